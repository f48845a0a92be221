/** The values of tokens: shared figures, the school's facts, claims, and what is counted or computed from content. */
import { admissionYear } from '#utils/dates.ts';
import { rupees, yearly } from '#utils/money.ts';
import { inWords, inWordsFirst } from '#utils/number-words.ts';
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

/** A programme's fee for use in a sentence: '₹1,10,000 a year' or 'given on request'. */
const feeText = (fee: number | null) => (fee === null ? 'given on request' : yearly(fee));

/** Tokens for two to four years of a fee: `name.2` is '₹2,20,000'. */
const yearsOf = (name: string, fee: number | null) =>
  [2, 3, 4].map((years) => [`${name}.${years}`, fee === null ? 'a sum given on request' : rupees(fee * years)] as const);

/** The tokens that every file may use. `{{bpt.fee}}` is the fee of that programme, `{{bpt.fee.4}}` what four years of it come to. */
export function sharedTokens({ school, facts, claims, programmes, schools, categories, today }: RawContent): TokenValues {
  const { formFee, ...figures } = facts;
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
    ...fees.flatMap(({ id, fee }) => [[`${id}.fee`, feeText(fee)] as const, ...yearsOf(`${id}.fee`, fee)]),
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
    ['feeRange', feeRange(fees, String(figures.feeOnRequest))],
    ['feeSpan', feeSpan(fees)],
    ['everyFee', everyFee(fees, String(figures.feeOnRequest))],
  ]);
  // A token's value may contain tokens: {{bptEntrance}} names the minimum marks.
  return new Map([...values].map(([name, value]) => [name, String(fillTokens(value, values))]));
}

/** The tokens of one programme's file. */
export function programmeTokens({ fee }: Fields, shared: TokenValues): TokenValues {
  const known = amountOf(fee);
  const form = shared.get('formFee') ?? '';
  return new Map([
    ...shared,
    ['fee', feeText(known)],
    ...yearsOf('fee', known),
    ['cost', costSentence(known, form, shared.get('feeOnRequest') ?? '')],
  ]);
}

/** The tokens of one school's file: how many courses it has, in words and in figures. */
export function schoolTokens(courses: number, shared: TokenValues): TokenValues {
  return new Map([
    ...shared,
    ['courses', inWords(courses)],
    ['Courses', inWordsFirst(courses)],
    ['courseDigits', String(courses)],
  ]);
}

/** A sentence on the first year's cost, with or without a published fee. */
function costSentence(fee: number | null, form: string, onRequest: string): string {
  return fee === null
    ? `For this programme, ${onRequest}: we send the fee of every year on one sheet. The admission form is ${form}, paid once.`
    : `The annual fee is ${rupees(fee)}, and the admission form is ${form}, paid once.`;
}

/** The range of fees, and the programmes without a published fee. */
function feeRange(fees: readonly Fee[], onRequest: string): string {
  const known = fees.filter((one): one is Fee & { fee: number } => one.fee !== null);
  const unknown = listed(fees.filter(({ fee }) => fee === null).map(({ name }) => name));
  const amount = (fee: number) => `${rupees(fee)} for ${listed(known.filter((one) => one.fee === fee).map(({ name }) => name))}`;
  const all = known.map(({ fee }) => fee);
  return [
    ...(all.length > 0
      ? [`In health sciences the yearly fee runs from ${amount(Math.min(...all))} to ${amount(Math.max(...all))}.`]
      : []),
    ...(unknown ? [`For ${unknown}, ${onRequest}: we send the fee of every year on one sheet.`] : []),
  ].join(' ');
}

/** The lowest and the highest yearly fee: '₹8,000 to ₹1,60,000 a year'. */
function feeSpan(fees: readonly Fee[]): string {
  const known = fees.flatMap(({ fee }) => (fee === null ? [] : [fee]));
  return known.length > 0 ? `${rupees(Math.min(...known))} to ${rupees(Math.max(...known))} a year` : 'given on request';
}

/** More fees than this don't fit a sentence. */
const mostListed = 20;

/** All fees in one sentence, unpublished ones last; above `mostListed` only the lowest and the highest. */
function everyFee(fees: readonly Fee[], onRequest: string): string {
  if (fees.length > mostListed) return `Fees: ${feeSpan(fees)}. Each programme’s own page names its fee.`;
  const known = fees.filter(({ fee }) => fee !== null);
  const unknown = listed(fees.filter(({ fee }) => fee === null).map(({ name }) => name));
  return [
    ...(known.length > 0 ? [`Per year: ${listed(known.map(({ name, fee }) => `${name} ${rupees(fee ?? 0)}`))}.`] : []),
    ...(unknown ? [`${unknown}: ${onRequest}; we send it on one sheet.`] : []),
  ].join(' ');
}
