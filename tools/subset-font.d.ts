declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    noLayoutClosure?: boolean;
  }
  /** Returns a font with only the characters of a text. https://github.com/papandreou/subset-font */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
