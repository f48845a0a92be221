/** The text of an inline script, bundled and minified by tools/inline-scripts.ts. */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
