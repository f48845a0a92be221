/** The values of tokens: shared figures, the school's facts, claims, and what is counted or computed from content. */
import { type FeeWords, feeWordNames, feeWordTokens } from '#schemas/school-facts.ts';
import { admissionYear } from '#utils/dates.ts';
import { rupees } from '#utils/money.ts';
import { inWords, inWordsFirst } from '#utils/number-words.ts';
import { feeAmount, feePerYear } from './fee-text.ts';
import { fillTokens, type TokenValues } from './tokens.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Files of a collection as they stand, by id. */
export type RawEntries = ReadonlyMap<string, Fields>;
/** The content as parsed from YAML, not validated yet. */
export interface RawContent {
  school: Fields;
  facts: Fields;
  claims: RawEntries;
  programmes: RawEntries;
  schools: RawEntries;
  categories: RawEntries;
  /** The day on which the site is built. */
  today: Date;
}

interface Fee {
  id: string;
  name: string;
  fee: number | null;
}

const listed = (items: readonly string[]) => new Intl.ListFormat('en-IN').format(items);
const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
const inOrder = (entries: RawEntries) => [...entries].sort(([, a], [, b]) => Number(a.order) - Number(b.order));

/** Reads an amount in rupees. Returns null for anything else; the schema reports it. */
const amountOf = (fee: unknown): number | null => (typeof fee === 'number' && Number.isInteger(fee) && fee > 0 ? fee : null);

/** The words for fees as they stand in the file; empty where one is missing, which the schema reports. */
function feeWordsOf(given: unknown): FeeWords {
  const fields: Fields = typeof given === 'object' && given !== null ? (given as Fields) : {};
  return Object.fromEntries(feeWordNames.map((name) => [name, String(fields[name] ?? '')])) as FeeWords;
}

/** Tokens for two to four years of a fee: `name.2` is '₹2,20,000'. */
const yearsOf = (name: string, fee: number | null, words: FeeWords) =>
  [2, 3, 4].map((years) => [`${name}.${years}`, feeAmount(fee && fee * years, words.noSum)] as const);

/** The tokens that every file may use. `{{bpt.fee}}` is the fee of that programme, `{{bpt.fee.4}}` what four years of it come to. */
export function sharedTokens({ school, facts, claims, programmes, schools, categories, today }: RawContent): TokenValues {
  const { formFee, feeWords, ...figures } = facts;
  const words = feeWordsOf(feeWords);
  const form = amountOf(formFee);
  const fees = inOrder(programmes).map(([id, { shortName, fee }]): Fee => ({ id, name: String(shortName), fee: amountOf(fee) }));
  const courses = [...schools.values()].flatMap(({ courses: own }) => (Array.isArray(own) ? (own as Fields[]) : []));
  const named =
    fees.length +
    courses.filter(({ length }) => length).length +
    [...categories.values()].reduce((sum, category) => sum + countOf(category.courses), 0);
  const subjects = courses.filter(({ length }) => !length).length;
  const values = new Map<string, string>([
    ...Object.entries(figures).map(([name, value]) => [name, String(value)] as const),
    ...[...claims].filter(([, { kind }]) => kind === 'headline').map(([id, { value }]) => [id, String(value)] as const),
    ...fees.flatMap(({ id, fee }) => [[`${id}.fee`, feePerYear(fee, words.none)] as const, ...yearsOf(`${id}.fee`, fee, words)]),
    ['school', String(school.name)],
    ['tagline', String(school.tagline)],
    ['admissions', String(school.admissionsEmail)],
    ['support', String(school.supportEmail)],
    ['admissionYear', String(admissionYear(today))],
    ['formFee', form === null ? '' : rupees(form)],
    ['programmes', inWords(fees.length)],
    ['courseCount', String(named)],
    ['subjectCount', String(subjects)],
    ['listedCount', String(named + subjects)],
    ['feeSpan', feeSpan(fees, words)],
    ['everyFee', everyFee(fees, words)],
  ]);
  // A token's value may contain tokens: {{bptEntrance}} names the minimum marks.
  return new Map([...values].map(([name, value]) => [name, String(fillTokens(value, values))]));
}

/** The tokens of one programme's file. */
export function programmeTokens({ fee }: Fields, { feeWords }: Fields, shared: TokenValues): TokenValues {
  const known = amountOf(fee);
  const words = feeWordsOf(feeWords);
  const cost = fillTokens(
    known === null ? words.costOnRequest : words.cost,
    new Map([...shared, ['amount', feeAmount(known, '')]]),
  );
  return new Map([...shared, ['fee', feePerYear(known, words.none)], ...yearsOf('fee', known, words), ['cost', String(cost)]]);
}

/** The tokens of the shared figures' own file: the words for fees name what is filled in afterwards. */
export const factsTokens = (shared: TokenValues): TokenValues =>
  new Map([...shared, ...feeWordTokens.map((name) => [name, `{{${name}}}`] as const)]);

/** The tokens of one school's file: how many courses it has, in words and in figures. */
export function schoolTokens(courses: number, shared: TokenValues): TokenValues {
  return new Map([
    ...shared,
    ['courses', inWords(courses)],
    ['Courses', inWordsFirst(courses)],
    ['courseDigits', String(courses)],
  ]);
}

/** Fills the words for fees in, with what they are about beside the shared figures. */
const filled = (words: string, values: Readonly<Record<string, string>>) =>
  String(fillTokens(words, new Map(Object.entries(values))));

/** The lowest and the highest yearly fee: '₹8,000 to ₹1,60,000 a year'. */
function feeSpan(fees: readonly Fee[], words: FeeWords): string {
  const known = fees.flatMap(({ fee }) => fee ?? []);
  if (known.length === 0) return words.none;
  return filled(words.span, { lowest: rupees(Math.min(...known)), highest: rupees(Math.max(...known)) });
}

/** More fees than this don't fit a sentence. */
const mostListed = 20;

/** All fees in one sentence, unpublished ones last; above `mostListed` only the lowest and the highest. */
function everyFee(fees: readonly Fee[], words: FeeWords): string {
  if (fees.length > mostListed) return filled(words.tooMany, { span: feeSpan(fees, words) });
  const known = fees.filter(({ fee }) => fee !== null);
  const unknown = fees.filter(({ fee }) => fee === null);
  return [
    ...(known.length > 0
      ? [filled(words.all, { fees: listed(known.map(({ name, fee }) => `${name} ${feeAmount(fee, '')}`)) })]
      : []),
    ...(unknown.length > 0 ? [filled(words.without, { names: listed(unknown.map(({ name }) => name)) })] : []),
  ].join(' ');
}
