/** A number as course lengths are written: '3', '4½', '4½–5'. */
const span = String.raw`(\d+½?|½)(?:–(\d+½?))?`;
const unit = '(months?|years?)';
/** '3–4 years', '6 months to 1 year', 'About 1 year', '2 years and about 3 months of practical training'. What follows is left alone. */
const written = new RegExp(`^(?:about )?${span} ${unit}(?: to ${span} ${unit})?(?: and (?:about )?${span} ${unit})?`, 'i');

/**
 * How many months a course usually takes, from its length as text; the middle of a span, so that '3–4 years' stands after '3 years'.
 * For sorting only. Throws, naming the mend, on a text that does not begin with a number of months or years.
 */
export function usualMonths(length: string): number {
  const found = length.match(written);
  if (!found) throw new Error(`'${length}' is not a length that can be sorted: begin it like '3 years' or '6 months to 1 year'.`);
  const [, from, to, first, until, , second, more, , third] = found;
  const least = months(from, first);
  const most = until ? months(until, second) : months(to ?? from, first);
  return (least + most) / 2 + (more ? months(more, third) : 0);
}

function months(number = '', of = ''): number {
  const count = Number.parseInt(number.replace('½', '') || '0', 10) + (number.endsWith('½') ? 0.5 : 0);
  return of.toLowerCase().startsWith('year') ? count * 12 : count;
}
