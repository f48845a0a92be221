/**
 * The kinds of fields that content has. Each carries its limit, the message that an editor reads, and the label and help that the
 * form in the CMS shows: a limit stands here or in the schema that uses it, and nowhere else.
 */
import { z } from 'astro/zod';
import { isCalendarDay } from '#utils/dates.ts';
import { splitBlocks } from '#utils/markdown.ts';
import { figureFault } from './figure-faults.ts';
import { phoneFault } from './phone-number.ts';
import { type TextRules, textFault } from './text-faults.ts';
import { readWebAddress } from './web-address.ts';

/** What a form shows beside a field's label. */
interface Help {
  /** One sentence: the purpose of the field and where it appears. */
  help?: string;
  example?: string;
}

interface Length {
  least?: number;
  most?: number;
}

/** What the CMS needs to know of a field and JSON Schema has no word for. */
export type Widget = 'line' | 'paragraph' | 'prose' | 'day' | 'time' | 'reference' | 'rupees';

declare module 'zod' {
  interface GlobalMeta {
    widget?: Widget;
    /** The collection whose entries a reference chooses from. */
    collection?: string;
    /** What a list's item is called in the form: the field of the item that names it. */
    itemLabel?: string;
  }
}

const string = (label: string, { least = 1, most = 100_000 }: Length, rules?: TextRules) =>
  z
    .string({
      error: ({ input }) =>
        isTokenMap(input) ? 'put the text in quotes: YAML takes {{…}} alone for a map' : `${label}: write a text`,
    })
    .refine((text) => textFault(text, rules) === undefined, { error: ({ input }) => textFault(String(input), rules) })
    .refine((text) => text.trim().length >= least, {
      error: ({ input }) =>
        least === 1 ? 'is empty: write a text' : `is too short: ${String(input).trim().length} characters, at least ${least}`,
    })
    .refine((text) => text.trim().length <= most, {
      error: ({ input }) => `is too long: ${String(input).trim().length} characters, at most ${most}`,
    });

/** `fee: {{fee}}` without quotes is, to YAML, a map whose key is a map. */
function isTokenMap(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    /\[object Object\]|^\{/.test(Object.keys(input)[0] ?? '')
  );
}

const limits = ({ least = 1, most }: Length) => ({ minLength: least, ...(most ? { maxLength: most } : {}) });
const shown = (label: string, { help, example }: Help) => ({
  title: label,
  ...(help ? { description: help } : {}),
  ...(example ? { examples: [example] } : {}),
});

/** A single line of text. */
export function line(label: string, { least = 1, most = 120, addresses, ...help }: Help & Length & TextRules = {}) {
  return string(label, { least, most }, { addresses })
    .transform((text) => text.trim())
    .meta({ ...shown(label, help), widget: 'line', ...limits({ least, most }) });
}

/** A few sentences in one paragraph. */
export function paragraph(
  label: string,
  { least = 1, most = 900, addresses, emphasis, ...help }: Help & Length & TextRules = {},
) {
  return string(label, { least, most }, { addresses, emphasis })
    .transform((text) => text.trim().replace(/\s*\n\s*/g, ' '))
    .meta({ ...shown(label, help), widget: 'paragraph', ...limits({ least, most }) });
}

const proseHelp =
  'An empty line begins a new paragraph. **Bold**, [a link](/faq), and a line that begins with - for an item of a list.';

/** Long text in Markdown, without HTML. Returns its blocks, each a paragraph, a list or, with `headings`, a heading (utils/markdown.ts). */
export function prose(
  label: string,
  { least = 1, most = 12_000, headings, help = proseHelp, ...shows }: Help & Length & TextRules = {},
) {
  return string(label, { least, most }, { markdown: true, headings })
    .transform(splitBlocks)
    .meta({ ...shown(label, { help, ...shows }), widget: 'prose', ...limits({ least, most }) });
}

/** A figure with its unit: 75%, 25–30, ₹1,000, twice a year. */
export function figureText(label: string, options: Help & Length = {}) {
  return line(label, options).refine((text) => figureFault(text) === undefined, {
    error: ({ input }) => figureFault(String(input)),
  });
}

/** An https address. Returns its normal form, as `URL.href` gives it. */
export function webAddress(label: string, help: Help = {}) {
  const read = (text: string) => readWebAddress(text);
  return z
    .string({ error: `${label}: write an address` })
    .superRefine((text, slips) => {
      const result = read(text);
      if ('fault' in result) slips.addIssue({ code: 'custom', message: result.fault });
    })
    .transform((text) => {
      const result = read(text);
      return 'href' in result ? result.href : text;
    })
    .meta({ ...shown(label, help), widget: 'line' });
}

/** A telephone number as Indian readers dial it. */
export function phone(label: string, help: Help = {}) {
  return string(label, {})
    .refine((text) => phoneFault(text) === undefined, { error: ({ input }) => phoneFault(String(input)) })
    .transform((text) => text.trim())
    .meta({ ...shown(label, help), widget: 'line' });
}

/** A whole number between two limits. */
export function whole(label: string, least: number, most: number, help: Help = {}) {
  const says = `${label}: write a whole number from ${least.toLocaleString('en-IN')} to ${most.toLocaleString('en-IN')}, without sign or separators`;
  return z.int({ error: says }).min(least, says).max(most, says).meta(shown(label, help));
}

/** An amount in whole rupees between two limits. */
export function wholeRupees(label: string, least: number, most: number, help: Help = {}) {
  return whole(label, least, most, help).meta({ ...shown(label, help), widget: 'rupees' });
}

/** A choice from a fixed list. */
export function choice<const Words extends readonly [string, ...string[]]>(label: string, words: Words, help: Help = {}) {
  return z
    .enum(words, {
      error: ({ input }) =>
        input ? `'${String(input)}' is not one of ${words.join(', ')}` : `${label}: choose one of ${words.join(', ')}`,
    })
    .meta(shown(label, help));
}

/** A checkbox; false if absent. */
export function tick(label: string, help: Help = {}) {
  return z
    .boolean({ error: `${label}: write true or false` })
    .default(false)
    .meta(shown(label, help));
}

/** A required true or false: leaving it out by accident would change what visitors get. */
export function requiredSwitch(label: string, help: Help = {}) {
  return z.boolean({ error: `${label}: write true or false` }).meta(shown(label, help));
}

/** A list. `itemLabel` is the field of an item by which the form names it. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { least = 0, most = 200, itemLabel, ...help }: Help & Length & { itemLabel?: string } = {},
) {
  return z
    .array(item, { error: `${label}: write a list, one line each beginning with '- '` })
    .min(least, `${label}: ${least === 1 ? 'there is none' : `too few, at least ${least}`}`)
    .max(most, `${label}: too many, at most ${most}`)
    .meta({ ...shown(label, help), ...(itemLabel ? { itemLabel } : {}) });
}

/** A group of fields. Unknown names are refused, because a mistyped name would be ignored otherwise. */
export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, help: Help = {}) {
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `'${issue.keys.join(', ')}' is no field here: mend the name`
          : `${label}: fields are missing`,
    })
    .meta(shown(label, help));
}

/** The site has no days before this year, and none further ahead than this number of years: a year beyond them is mistyped. */
const firstYear = 2000;
const yearsAhead = 3;
const isNearYear = (year: number) => year >= firstYear && year <= new Date().getFullYear() + yearsAhead;
const farYear = ({ input }: { input?: unknown }) => `'${String(input)}' is in a year that can't be meant: correct the year`;

/** A date such as 2026-12-05. */
export function day(label: string, help: Help = {}) {
  const none = `${label}: write a day such as 2026-12-05`;
  return z
    .string({ error: none })
    .refine(isCalendarDay, {
      error: ({ input }) => (input ? `'${input}' is no day of the calendar: write one such as 2026-12-05` : none),
      abort: true,
    })
    .refine((text) => isNearYear(Number(text.slice(0, 4))), { error: farYear })
    .meta({ ...shown(label, help), widget: 'day' });
}

/** A time by the clock in India, as 2026-12-05T10:00. Gives it with India's offset, which never changes in the year. */
export function time(label: string, help: Help = {}) {
  const form = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)$/;
  const none = `${label}: write a time such as 2026-12-05T10:00`;
  return z
    .string({ error: none })
    .refine((text) => isCalendarDay(form.exec(text)?.[1] ?? ''), {
      error: ({ input }) =>
        input
          ? `'${input}' is not a time: write the day and the hour in India, such as 2026-12-05T10:00${/(?:Z|[+-]\d\d:?\d\d)$/.test(String(input)) ? ', without a time zone' : ''}`
          : none,
      abort: true,
    })
    .refine((text) => isNearYear(Number(text.slice(0, 4))), { error: farYear, abort: true })
    .transform((text) => text.replace(form, '$1T$2:$3:00+05:30'))
    .meta({ ...shown(label, help), widget: 'time' });
}

/** The id of an entry of another collection. Whether there is one is checked once all files are read (references.ts). */
export function reference<Id extends string = string>(collection: string, label: string, help: Help = {}) {
  const none = `${label}: choose one of ${collection}`;
  return z
    .string({ error: none })
    .min(1, none)
    .transform((id) => id as Id)
    .meta({ ...shown(label, help), widget: 'reference', collection });
}

/** Whether a text is a valid slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** A slug: lowercase letters, digits and hyphens. */
export function slug(label: string, help: Help = {}) {
  const none = `${label}: write a short name`;
  return z
    .string({ error: none })
    .refine(isSlug, {
      error: ({ input }) => (input ? `'${input}' can't stand in an address: use small letters, digits and hyphens` : none),
    })
    .meta({ ...shown(label, help), widget: 'line' });
}
