import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The ids of the audits that have the metrics. */
const metricAudits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Lighthouse's results for a page on its simulated slow phone. Scores from 0 to 100, times in milliseconds. */
export type Scores = Record<(typeof categories)[number] | keyof typeof metricAudits, number>;

/**
 * Runs Lighthouse in a browser whose DevTools listen at `port`. Returns the scores and the failed audits. Skips the audit on crawling for pages
 * with `noindex`. Repeats a run that fails, because Chromium sometimes starts the trace too late. Throws after three failed runs.
 */
export async function audit(
  url: string,
  port: number,
  html: string,
  retries = 2,
): Promise<{ scores: Scores; failedAudits: string[] }> {
  const skipAudits = /<meta name="robots" content="[^"]*noindex/.test(html) ? ['is-crawlable'] : [];
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories], skipAudits });
  const { lhr } = result ?? {};
  if (retries > 0 && (!lhr || lhr.runtimeError)) return audit(url, port, html, retries - 1);
  if (!lhr || lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
  const metrics = Object.entries(metricAudits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]);
  const weightedAudits = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failedAudits = weightedAudits
    .map(({ id }) => lhr.audits[id])
    .filter((result) => result?.score !== null && (result?.score ?? 1) < 0.9)
    .map((result) => `${result?.id} (${result?.displayValue ?? result?.title})`);
  return { scores: Object.fromEntries([...scores, ...metrics]), failedAudits };
}
