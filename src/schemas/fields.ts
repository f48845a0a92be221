/**
 * The types of content fields. Each has its limits, its error messages, and the label and help text of its form field in the CMS. Limits are
 * defined only here or in the schema that uses the field.
 */
import { z } from 'astro/zod';
import { isCalendarDay } from '#utils/dates.ts';
import { splitBlocks } from '#utils/markdown.ts';
import { figureFault } from './figure-faults.ts';
import { phoneFault } from './phone-number.ts';
import { type TextRules, textFault } from './text-faults.ts';
import { readWebAddress } from './web-address.ts';

/** Text that a form shows beside a field's label. */
interface Help {
  /** One sentence: the purpose of the field and where it appears. */
  help?: string;
  example?: string;
}

interface Length {
  min?: number;
  max?: number;
}

/** The widget of a field in the CMS, where its JSON Schema type doesn't determine it. */
export type Widget = 'line' | 'paragraph' | 'prose' | 'day' | 'time' | 'reference' | 'rupees' | 'slug';

declare module 'zod' {
  interface GlobalMeta {
    widget?: Widget;
    /** The collection whose entries a reference chooses from. */
    collection?: string;
    /** The field whose value labels an item of a list in the form. */
    itemLabel?: string;
    /** Labels of the options of a choice in the form. */
    optionLabels?: Readonly<Partial<Record<string, string>>>;
  }
}

const string = (label: string, { min = 1, max = 100_000 }: Length, rules?: TextRules) =>
  z
    .string({
      error: ({ input }) =>
        isTokenMap(input) ? 'put the text in quotes: YAML reads unquoted {{…}} as a map' : `${label}: write a text`,
    })
    .refine((text) => textFault(text, rules) === undefined, { error: ({ input }) => textFault(String(input), rules) })
    .refine((text) => text.trim().length >= min, {
      error: ({ input }) =>
        min === 1 ? 'is empty: write a text' : `is too short: ${String(input).trim().length} characters, at least ${min}`,
    })
    .refine((text) => text.trim().length <= max, {
      error: ({ input }) => `is too long: ${String(input).trim().length} characters, at most ${max}: shorten it`,
    });

/** Returns whether a value is an unquoted token: YAML reads `fee: {{fee}}` as a map whose key is a map. */
function isTokenMap(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    /\[object Object\]|^\{/.test(Object.keys(input)[0] ?? '')
  );
}

const lengthLimits = ({ min = 1, max }: Length) => ({ minLength: min, ...(max ? { maxLength: max } : {}) });
const formText = (label: string, { help, example }: Help) => ({
  title: label,
  ...(help ? { description: help } : {}),
  ...(example ? { examples: [example] } : {}),
});

/** A single line of text. */
export function line(label: string, { min = 1, max = 120, addresses, ...help }: Help & Length & TextRules = {}) {
  return string(label, { min, max }, { addresses })
    .transform((text) => text.trim())
    .meta({ ...formText(label, help), widget: 'line', ...lengthLimits({ min, max }) });
}

/** A few sentences in one paragraph. */
export function paragraph(label: string, { min = 1, max = 900, addresses, emphasis, ...help }: Help & Length & TextRules = {}) {
  return string(label, { min, max }, { addresses, emphasis })
    .transform((text) => text.trim().replace(/\s*\n\s*/g, ' '))
    .meta({ ...formText(label, help), widget: 'paragraph', ...lengthLimits({ min, max }) });
}

const proseHelp = 'An empty line begins a new paragraph. Write **bold**, [a link](/faq), and - before an item of a list.';

/** Long text in Markdown, without HTML. Parsed into paragraphs, lists and, with `headings`, headings (utils/markdown.ts). */
export function prose(
  label: string,
  { min = 1, max = 12_000, headings, help = proseHelp, example }: Help & Length & TextRules = {},
) {
  return string(label, { min, max }, { markdown: true, headings })
    .transform(splitBlocks)
    .meta({ ...formText(label, { help, ...(example ? { example } : {}) }), widget: 'prose', ...lengthLimits({ min, max }) });
}

/** A number with its unit: 75%, 25–30, ₹1,000, twice a year. */
export function figureText(label: string, options: Help & Length = {}) {
  return line(label, options).refine((text) => figureFault(text) === undefined, {
    error: ({ input }) => figureFault(String(input)),
  });
}

/** An https address, normalised as `URL.href` is. */
export function webAddress(label: string, help: Help = {}) {
  return z
    .string({ error: `${label}: write an address` })
    .superRefine((text, context) => {
      const result = readWebAddress(text);
      if ('fault' in result) context.addIssue({ code: 'custom', message: result.fault });
    })
    .transform((text) => {
      const result = readWebAddress(text);
      return 'href' in result ? result.href : text;
    })
    .meta({ ...formText(label, help), widget: 'line' });
}

/** A telephone number, as dialled in India. */
export function phone(label: string, help: Help = {}) {
  return string(label, {})
    .refine((text) => phoneFault(text) === undefined, { error: ({ input }) => phoneFault(String(input)) })
    .transform((text) => text.trim())
    .meta({ ...formText(label, help), widget: 'line' });
}

/** A whole number between two limits. */
export function integer(label: string, min: number, max: number, help: Help = {}) {
  const error = `${label}: write a whole number from ${min.toLocaleString('en-IN')} to ${max.toLocaleString('en-IN')}, without sign or separators`;
  return z.int({ error }).min(min, error).max(max, error).meta(formText(label, help));
}

/** An amount in whole rupees between two limits. */
export function rupees(label: string, min: number, max: number, help: Help = {}) {
  return integer(label, min, max, help).meta({ ...formText(label, help), widget: 'rupees' });
}

/** A choice from a fixed list. The form shows `labels` for options whose values aren't clear enough. */
export function choice<const Options extends readonly [string, ...string[]]>(
  label: string,
  options: Options,
  { labels, ...help }: Help & { labels?: Partial<Record<Options[number], string>> } = {},
) {
  return z
    .enum(options, {
      error: ({ input }) =>
        input
          ? `'${String(input)}' is not an option: choose one of ${options.join(', ')}`
          : `${label}: choose one of ${options.join(', ')}`,
    })
    .meta({ ...formText(label, help), ...(labels ? { optionLabels: labels } : {}) });
}

/** A checkbox. False if absent. */
export function checkbox(label: string, help: Help = {}) {
  return z
    .boolean({ error: `${label}: write true or false` })
    .default(false)
    .meta(formText(label, help));
}

/** A boolean that has no default, because omitting it by accident would change the site for visitors. */
export function requiredBoolean(label: string, help: Help = {}) {
  return z.boolean({ error: `${label}: write true or false` }).meta(formText(label, help));
}

/** A list. `itemLabel` is the field whose value labels an item in the form. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { min = 0, max = 200, itemLabel, ...help }: Help & Length & { itemLabel?: string } = {},
) {
  return z
    .array(item, { error: `${label}: write a list, one line each beginning with '- '` })
    .min(min, `${label}: ${min === 1 ? 'add at least one' : `too few, add items until there are ${min}`}`)
    .max(max, `${label}: too many, delete items until there are ${max}`)
    .meta({ ...formText(label, help), ...(itemLabel ? { itemLabel } : {}) });
}

/** A group of fields. Unknown names are errors, because a mistyped name would otherwise be ignored. */
export function group<Shape extends z.ZodRawShape>(label: string, shape: Shape, help: Help = {}) {
  return z
    .strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `'${issue.keys.join(', ')}' is not a field here: correct the name`
          : `${label}: fields are missing`,
    })
    .meta(formText(label, help));
}

/** Years outside these limits are taken for typing mistakes. */
const minYear = 2000;
const maxYearsAhead = 3;
const isPlausibleYear = (year: number) => year >= minYear && year <= new Date().getFullYear() + maxYearsAhead;
const implausibleYear = ({ input }: { input?: unknown }) => `'${String(input)}' has an unlikely year: correct it`;

/** A date such as 2026-12-05. */
export function day(label: string, help: Help = {}) {
  const missing = `${label}: write a day such as 2026-12-05`;
  return z
    .string({ error: missing })
    .refine(isCalendarDay, {
      error: ({ input }) => (input ? `'${input}' is not a date: write one such as 2026-12-05` : missing),
      abort: true,
    })
    .refine((text) => isPlausibleYear(Number(text.slice(0, 4))), { error: implausibleYear })
    .meta({ ...formText(label, help), widget: 'day' });
}

/** A date and time in India, such as 2026-12-05T10:00. Parsed into a text with India's offset, which has no daylight saving time. */
export function time(label: string, help: Help = {}) {
  const pattern = /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)$/;
  const missing = `${label}: write a time such as 2026-12-05T10:00`;
  return z
    .string({ error: missing })
    .refine((text) => isCalendarDay(pattern.exec(text)?.[1] ?? ''), {
      error: ({ input }) =>
        input
          ? `'${input}' is not a time: write the day and the hour in India, such as 2026-12-05T10:00${/(?:Z|[+-]\d\d:?\d\d)$/.test(String(input)) ? ', without a time zone' : ''}`
          : missing,
      abort: true,
    })
    .refine((text) => isPlausibleYear(Number(text.slice(0, 4))), { error: implausibleYear, abort: true })
    .transform((text) => text.replace(pattern, '$1T$2:$3:00+05:30'))
    .meta({ ...formText(label, help), widget: 'time' });
}

/** The id of an entry of another collection. Whether the entry exists is checked after all files have been read (references.ts). */
export function reference<Id extends string = string>(collection: string, label: string, help: Help = {}) {
  const missing = `${label}: choose one of ${collection}`;
  return z
    .string({ error: missing })
    .min(1, missing)
    .transform((id) => id as Id)
    .meta({ ...formText(label, help), widget: 'reference', collection });
}

/** Returns whether a text is a valid slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** A slug: lowercase letters, digits and hyphens. */
export function slug(label: string, help: Help = {}) {
  const missing = `${label}: write a short name`;
  return z
    .string({ error: missing })
    .refine(isSlug, {
      error: ({ input }) => (input ? `'${input}' can't be part of an address: use small letters, digits and hyphens` : missing),
    })
    .meta({ ...formText(label, help), widget: 'slug' });
}

/** The slug of an item, which is its fragment on the page. The CMS generates it from the item's name if it is empty. */
export const itemSlug = (example?: string) =>
  slug('Id on the page', {
    help: 'Leave it empty: it is made from the name. Do not change it later, because links may lead to it.',
    ...(example ? { example } : {}),
  });
