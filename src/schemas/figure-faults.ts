/** Returns the mistake in a number such as 75%, 25–30 or 12,000+, and how to fix it. Returns undefined if there is none. */
export function figureFault(text: string): string | undefined {
  const percent = [...text.matchAll(/(\d+(?:\.\d+)?)\s*%/g)].find(([, value]) => Number(value) > 100);
  if (percent) return `'${percent[0]}' is more than 100%: write at most 100%`;
  // School years such as 2026–27 are not ranges.
  const range = /(?<![\d,.])(\d{1,3})\s*[–-]\s*(\d{1,3})(?![\d,.–-])/.exec(text);
  if (range && Number(range[1]) >= Number(range[2]))
    return `'${range[0]}' is a range from the larger to the smaller number: write the smaller number first`;
  return undefined;
}
