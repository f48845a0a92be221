/** Returns what is wrong with a figure such as 75%, 25–30 or 12,000+, or undefined. */
export function figureFault(text: string): string | undefined {
  const percent = [...text.matchAll(/(\d+(?:\.\d+)?)\s*%/g)].find(([, value]) => Number(value) > 100);
  if (percent) return `'${percent[0]}' is more than the whole: write at most 100%`;
  // Years such as 2026–27 are no range.
  const range = /(?<![\d,.])(\d{1,3})\s*[–-]\s*(\d{1,3})(?![\d,.–-])/.exec(text);
  if (range && Number(range[1]) >= Number(range[2])) return `'${range[0]}' runs backwards: write the smaller number first`;
  return undefined;
}
