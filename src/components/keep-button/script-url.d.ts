/** The URL of a script that is built as a separate file (tools/script-url.ts). */
declare module '*?script-url' {
  const url: string;
  export default url;
}
