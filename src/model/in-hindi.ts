/** What the page of a school or programme says in Hindi: the same facts as in English, in the sentences of one file of the content. */
import { courseMonths } from '#schemas/course-words.ts';
import { type Entrance, months } from '#schemas/entrance.ts';
import type { RouteId } from '#schemas/page-list.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Programme } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import { hindiLength, hindiSpan } from '#utils/hindi-length.ts';
import { rupees } from '#utils/money.ts';
import { putValue } from '#utils/put-value.ts';
import type { Content } from './read-content.ts';

type Words = PageContent<'in-hindi'>;

/** A test, with its name as it is known everywhere. */
export interface HindiTest {
  name: string;
  /** When its form opens; null where that is not known. */
  form: string | null;
}

/** One matter: its heading, its sentences, and the tests that they are about. */
export interface HindiRow {
  label: string;
  sentences: readonly string[];
  tests?: readonly HindiTest[];
}

export interface InHindi {
  words: Words;
  /** What is taught. */
  name: string;
  rows: readonly HindiRow[];
}

type Given = Pick<Content, 'pages' | 'facts' | 'entrances' | 'school' | 'certificate-courses'>;

/** Returns what a programme's page says in Hindi. */
export function programmeInHindi(programme: Programme, given: Given): InHindi {
  const words = given.pages['in-hindi'];
  const { id, hindi, length, months: usual } = programme;
  return {
    words,
    name: hindi.name,
    rows: [
      { label: words.fee.label, sentences: programmeFee(programme, given) },
      { label: words.length.label, sentences: [putValue(words.length.course, hindiLength(length, usual))] },
      { label: words.after.label, sentences: [hindi.after] },
      ...entranceRows([id], given),
      ...lastRows(given, true),
    ],
  };
}

/** Returns what a school's page says in Hindi. The courses of the health school are its programmes. */
export function schoolInHindi(school: School, given: Given): InHindi {
  const words = given.pages['in-hindi'];
  const isHealth = school.route === 'paramedical';
  const name = given.pages.hindi.schools.find((one) => one.school === school.route)?.name ?? '';
  return {
    words,
    name,
    rows: [
      { label: words.fee.label, sentences: schoolFee(school, given) },
      ...lengthRows(school, words),
      ...entranceRows(isHealth ? school.courses.map(({ id }) => id as RouteId) : [school.route], given),
      ...lastRows(given, isHealth),
    ],
  };
}

function programmeFee({ fee, feeYears = 1 }: Programme, { pages, facts: { formFee } }: Given): string[] {
  const { fee: words } = pages['in-hindi'];
  const form = putValue(words.form, rupees(formFee));
  if (fee === null) return [words.onRequest, form, words.apart];
  return [
    putValue(words.year, rupees(fee)),
    form,
    putValue(words.first, rupees(fee + formFee)),
    ...(feeYears > 1 ? [putValue(words.whole, rupees(fee * feeYears + formFee))] : []),
    words.apart,
  ];
}

/** A school's fees are those of its courses, or the amounts that its own words for them name. */
function schoolFee(
  { courses, route, fee: own }: School,
  { pages, facts: { formFee }, 'certificate-courses': categories }: Given,
): string[] {
  const { fee: words } = pages['in-hindi'];
  const priced = route === 'certificates' ? categories.flatMap((category) => category.courses) : courses;
  const named = [...(own ?? '').matchAll(/₹([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
  const fees = [...priced.flatMap(({ fee }) => fee ?? []), ...named];
  return [
    ...(fees.length > 0 ? [feeOfYear(Math.min(...fees), Math.max(...fees), words)] : []),
    ...(named.length === 0 && fees.length < priced.length ? [fees.length > 0 ? words.someOnRequest : words.onRequest] : []),
    putValue(words.form, rupees(formFee)),
    words.apart,
  ];
}

const feeOfYear = (lowest: number, highest: number, words: Words['fee']): string =>
  lowest === highest
    ? putValue(words.year, rupees(lowest))
    : putValue(words.span, `${rupees(lowest)} ${words.to} ${rupees(highest)}`);

function lengthRows({ courses, card }: School, { length: words }: Words): HindiRow[] {
  const known = courses.flatMap(({ length = '' }) => courseMonths(length) ?? []);
  const usual = courseMonths(card.duration);
  const spans = known.length > 0 ? known : usual ? [usual] : [];
  if (spans.length === 0) return [];
  const text = hindiSpan(Math.min(...spans.map(({ least }) => least)), Math.max(...spans.map(({ most }) => most)));
  return [{ label: words.label, sentences: [putValue(words.courses, text)] }];
}

/** Of the tests that lead to some pages. Our own form is one of the entrances, and no test: it is asked for at our own address. */
function entranceRows(routes: readonly RouteId[], { pages, entrances, school }: Given): HindiRow[] {
  const words = pages['in-hindi'];
  const { label, form: formWords, ...under } = words.entrance;
  const leading = entrances.filter((entrance) => entrance.pages.some((page) => routes.includes(page)));
  const tests = leading.filter(({ look }) => look !== school.admissionsEmail);
  if (leading.length === 0) return [];
  if (tests.length === 0) return [{ label, sentences: [under.ownAlone] }];
  return [
    {
      label,
      tests: tests.map(({ name, form }) => ({ name, form: form ? putValue(formWords, monthsOf(form, words)) : null })),
      sentences: [tests.length === 1 ? under.test : under.tests, ...(tests.length < leading.length ? [under.own] : [])],
    },
  ];
}

function monthsOf({ from, to }: NonNullable<Entrance['form']>, { months: names, entrance }: Words): string {
  const [first = '', last = ''] = [from, to].map((month) => names[months.indexOf(month)]);
  return first === last ? first : `${first} ${entrance.to} ${last}`;
}

/** Telephone and WhatsApp, a sentence each, as far as the school has given them. */
export function telephonesInHindi({ pages, school: { telephone, whatsapp } }: Pick<Given, 'pages' | 'school'>): string[] {
  const { write } = pages['in-hindi'];
  return [...(telephone ? [putValue(write.call, telephone)] : []), ...(whatsapp ? [putValue(write.whatsapp, whatsapp)] : [])];
}

function lastRows(given: Given, isHealth: boolean): HindiRow[] {
  const { apply, hospital, write } = given.pages['in-hindi'];
  return [
    ...(isHealth ? [{ label: hospital.label, sentences: [hospital.text] }] : []),
    { label: apply.label, sentences: [apply.text] },
    {
      label: write.label,
      sentences: [putValue(write.text, given.school.admissionsEmail), ...telephonesInHindi(given)],
    },
  ];
}
