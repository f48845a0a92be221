import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Of its figures the first and the largest paint, the time in which the main thread could not answer, and what moved. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** What Lighthouse says of a page on its slow phone. Scores from 0 to 100, times in milliseconds. */
export type Verdict = Record<(typeof categories)[number] | keyof typeof audits, number>;

/**
 * One run in a browser that listens for the DevTools protocol at a port, and the audits that lost points. Where a page's own HTML asks search
 * engines to stay away, it is not asked whether they may have it. Chromium now and then begins a trace too late, which Lighthouse
 * can't read: such a run counts for nothing and is made anew. Throws where the page can't be measured in three.
 */
export async function audit(url: string, port: number, html: string, left = 2): Promise<{ verdict: Verdict; lost: string[] }> {
  const skipAudits = /<meta name="robots" content="[^"]*noindex/.test(html) ? ['is-crawlable'] : [];
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories], skipAudits });
  const { lhr } = result ?? {};
  if (left > 0 && (!lhr || lhr.runtimeError)) return audit(url, port, html, left - 1);
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
  const figures = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]);
  const counted = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const lost = counted
    .map(({ id }) => lhr.audits[id])
    .filter((one) => one?.score !== null && (one?.score ?? 1) < 0.9)
    .map((one) => `${one?.id} (${one?.displayValue ?? one?.title})`);
  return { verdict: Object.fromEntries([...scores, ...figures]), lost };
}
