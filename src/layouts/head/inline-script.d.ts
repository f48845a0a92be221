/** A script as it stands in the page: bundled and minified by tools/inline-scripts.ts. */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
