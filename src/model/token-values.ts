/** The values of tokens: shared facts, the institution's facts, claims, and values computed from the content. */
import { type FeeSentences, feeSentenceNames, feeSentenceTokens } from '#schemas/institution.ts';
import { admissionYear } from '#utils/dates.ts';
import { formatRupees } from '#utils/money.ts';
import { inWords, inWordsCapitalised } from '#utils/number-words.ts';
import { feeAmount, feePerYear } from './fee-text.ts';
import { fillTokens, type TokenValues } from './tokens.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The unvalidated files of a collection by id. */
export type RawEntries = ReadonlyMap<string, Fields>;
/** The content as parsed from YAML, not validated yet. */
export interface RawContent {
  institution: Fields;
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

const formatList = (items: readonly string[]) => new Intl.ListFormat('en-IN').format(items);
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
const sortByOrder = (entries: RawEntries) => [...entries].sort(([, a], [, b]) => Number(a.order) - Number(b.order));

/** Reads an amount in rupees. Returns null for anything else; the schema reports it. */
const amountOf = (fee: unknown): number | null => (typeof fee === 'number' && Number.isInteger(fee) && fee > 0 ? fee : null);

/** Reads the texts for fees from facts.yaml. A missing text is empty; the schema reports it. */
function feeSentencesOf(value: unknown): FeeSentences {
  const fields: Fields = typeof value === 'object' && value !== null ? (value as Fields) : {};
  return Object.fromEntries(feeSentenceNames.map((name) => [name, String(fields[name] ?? '')])) as FeeSentences;
}

/** Returns tokens for two to four years of a fee: `name.2` is '₹2,20,000'. */
const multiYearFeeTokens = (name: string, fee: number | null, sentences: FeeSentences) =>
  [2, 3, 4].map((years) => [`${name}.${years}`, feeAmount(fee && fee * years, sentences.totalOnRequest)] as const);

/** Returns the tokens that every file may use. `{{bpt.fee}}` is the fee of a programme, `{{bpt.fee.4}}` the fee for four years. */
export function sharedTokens({ institution, facts, claims, programmes, schools, categories, today }: RawContent): TokenValues {
  const { formFee, feeSentences, ...figures } = facts;
  const sentences = feeSentencesOf(feeSentences);
  const form = amountOf(formFee);
  const fees = sortByOrder(programmes).map(
    ([id, { shortName, fee }]): Fee => ({ id, name: String(shortName), fee: amountOf(fee) }),
  );
  const schoolCourses = [...schools.values()].flatMap(({ courses }) => (Array.isArray(courses) ? (courses as Fields[]) : []));
  const courseCount =
    fees.length +
    schoolCourses.filter(({ duration }) => duration).length +
    [...categories.values()].reduce((sum, { courses }) => sum + lengthOf(courses), 0);
  const values = new Map<string, string>([
    ...Object.entries(figures).map(([name, value]) => [name, String(value)] as const),
    ...[...claims].filter(([, { kind }]) => kind === 'headline').map(([id, { value }]) => [id, String(value)] as const),
    ...fees.flatMap(({ id, fee }) => [
      [`${id}.fee`, feePerYear(fee, sentences.onRequest)] as const,
      ...multiYearFeeTokens(`${id}.fee`, fee, sentences),
    ]),
    ['school', String(institution.name)],
    ['tagline', String(institution.tagline)],
    ['admissions', String(institution.admissionsEmail)],
    ['support', String(institution.supportEmail)],
    ['admissionYear', String(admissionYear(today))],
    ['formFee', form === null ? '' : formatRupees(form)],
    ['programmes', inWords(fees.length)],
    ['courseCount', String(courseCount)],
    ['feeSpan', feeSpan(fees, sentences)],
    ['everyFee', everyFee(fees, sentences)],
  ]);
  // A token's value may contain tokens: {{bptEntrance}} contains the minimum marks.
  return new Map([...values].map(([name, value]) => [name, String(fillTokens(value, values))]));
}

/** Returns the tokens of a programme's file. */
export function programmeTokens({ fee }: Fields, { feeSentences }: Fields, shared: TokenValues): TokenValues {
  const amount = amountOf(fee);
  const sentences = feeSentencesOf(feeSentences);
  const cost = fillTokens(
    amount === null ? sentences.costOnRequest : sentences.cost,
    new Map([...shared, ['amount', feeAmount(amount, '')]]),
  );
  return new Map([
    ...shared,
    ['fee', feePerYear(amount, sentences.onRequest)],
    ...multiYearFeeTokens('fee', amount, sentences),
    ['cost', String(cost)],
  ]);
}

/** Returns the tokens that facts.yaml may use. Those of its fee sentences stay as they are, because they are filled for each programme or list. */
export const factsTokens = (shared: TokenValues): TokenValues =>
  new Map([...shared, ...feeSentenceTokens.map((name) => [name, `{{${name}}}`] as const)]);

/** Returns the tokens of a school's file: the number of its courses, in words and in digits. */
export function schoolTokens(courseCount: number, shared: TokenValues): TokenValues {
  return new Map([
    ...shared,
    ['courses', inWords(courseCount)],
    ['Courses', inWordsCapitalised(courseCount)],
    ['courseDigits', String(courseCount)],
  ]);
}

/** Replaces the tokens of a text for fees. */
const fillFeeText = (text: string, values: Readonly<Record<string, string>>) =>
  String(fillTokens(text, new Map(Object.entries(values))));

/** Returns the lowest and the highest yearly fee: '₹8,000 to ₹1,60,000 a year'. */
function feeSpan(fees: readonly Fee[], sentences: FeeSentences): string {
  const known = fees.flatMap(({ fee }) => fee ?? []);
  if (known.length === 0) return sentences.onRequest;
  return fillFeeText(sentences.feeRange, { lowest: formatRupees(Math.min(...known)), highest: formatRupees(Math.max(...known)) });
}

/** Maximum number of programmes whose fees are listed. */
const maxListedFees = 20;

/** Returns a sentence with all published fees and one that names the other programmes; above `maxListedFees` only the lowest and the highest fee. */
function everyFee(fees: readonly Fee[], sentences: FeeSentences): string {
  if (fees.length > maxListedFees) return fillFeeText(sentences.tooManyFees, { span: feeSpan(fees, sentences) });
  const known = fees.filter(({ fee }) => fee !== null);
  const unknown = fees.filter(({ fee }) => fee === null);
  return [
    ...(known.length > 0
      ? [fillFeeText(sentences.allFees, { fees: formatList(known.map(({ name, fee }) => `${name} ${feeAmount(fee, '')}`)) })]
      : []),
    ...(unknown.length > 0
      ? [fillFeeText(sentences.programmesOnRequest, { names: formatList(unknown.map(({ name }) => name)) })]
      : []),
  ].join(' ');
}
