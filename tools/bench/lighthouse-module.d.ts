// Types of the used part of Lighthouse's API, so that types can be checked without its package (tools/bench/package.json).
declare module 'lighthouse' {
  interface Flags {
    port: number;
    output: 'json';
    logLevel: 'silent';
    onlyCategories: string[];
    skipAudits: string[];
  }
  interface Audit {
    id: string;
    title: string;
    score: number | null;
    displayValue?: string;
    numericValue?: number;
  }
  interface Category {
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }
  interface Result {
    lhr: { runtimeError?: { message: string }; categories: Record<string, Category>; audits: Record<string, Audit> };
  }
  /** Measures a page in a browser that listens for DevTools at `port`. https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md */
  export default function lighthouse(url: string, flags: Flags): Promise<Result | undefined>;
}
