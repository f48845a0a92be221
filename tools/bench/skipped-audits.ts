/**
 * What can't be asked of a page: that search engines may have it, where its own HTML asks them not to. Its other audits count as everywhere.
 */
export const auditsToSkip = (html: string): string[] =>
  /<meta name="robots" content="[^"]*noindex/.test(html) ? ['is-crawlable'] : [];
