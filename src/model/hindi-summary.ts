/** The Hindi summary on the page of a school or programme: the same facts as in English, in the sentences of pages/hindi-summary.yaml. */

import { type AdmissionRoute, months } from '#schemas/admission-route.ts';
import { parseCourseDuration } from '#schemas/level-and-duration.ts';
import type { RouteId } from '#schemas/page-list.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Programme } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import { hindiDuration, hindiDurationRange } from '#utils/hindi-duration.ts';
import { formatRupees } from '#utils/money.ts';
import { splitAdmissionRoutes, translateEligibility } from './admission-routes.ts';
import type { Content } from './content-types.ts';
import { amountsIn, hasUnpaidTraining, isPaidOnce } from './fee-text.ts';

type Labels = PageContent<'hindi-summary'>;

/** An entrance test, with its English name if it has no Hindi name. */
export interface HindiTest {
  name: string;
  lang: 'hi' | 'en-IN';
  /** When its form opens; null if that is not known. */
  form: string | null;
}

/** A row of the summary: its label, its sentences and the tests that they mention. */
export interface HindiRow {
  label: string;
  sentences: readonly string[];
  tests?: readonly HindiTest[];
}

export interface HindiSummaryFacts {
  labels: Labels;
  /** The Hindi name of the programme or school. */
  name: string;
  rows: readonly HindiRow[];
}

type HindiContent = Pick<Content, 'pages' | 'facts' | 'admission-routes' | 'institution' | 'certificate-courses'>;

/** Returns the Hindi summary of a programme. */
export function programmeHindiSummary(programme: Programme, content: HindiContent): HindiSummaryFacts {
  const labels = content.pages['hindi-summary'];
  const { id, hindi, duration, months: durationInMonths } = programme;
  return {
    labels,
    name: hindi.name,
    rows: [
      { label: labels.fee.label, sentences: programmeFee(programme, content) },
      {
        label: labels.duration.label,
        sentences: [hindi.duration ?? fillPlaceholder(labels.duration.text, hindiDuration(duration, durationInMonths))],
      },
      { label: labels.eligibility.label, sentences: [hindi.eligibility] },
      ...admissionRows([id], content, hindi.admissionRoutes),
      ...closingRows(content, hindi.training ?? labels.hospital.text),
    ],
  };
}

/** Returns the Hindi summary of a school. The courses of the health school are its programmes. */
export function schoolHindiSummary(school: School, content: HindiContent): HindiSummaryFacts {
  const labels = content.pages['hindi-summary'];
  const isHealth = school.route === 'paramedical';
  const entry = content.pages.hindi.schools.find((candidate) => candidate.school === school.route);
  const extraCosts = entry?.extraCosts ?? (isHealth ? labels.fee.hospitalExtraCosts : labels.fee.extraCosts);
  return {
    labels,
    name: entry?.name ?? '',
    rows: [
      { label: labels.fee.label, sentences: [...schoolFee(school, content), extraCosts] },
      ...durationRows(school, labels),
      ...eligibilityRows(school, content),
      ...admissionRows(
        isHealth ? school.courses.map(({ id }) => id as RouteId) : [school.route],
        content,
        entry?.admissionRoutes,
      ),
      ...closingRows(content, isHealth ? labels.hospital.text : undefined),
    ],
  };
}

function programmeFee(
  { fee, feeYears = 1, months: durationInMonths }: Programme,
  { pages, facts: { formFee } }: HindiContent,
): string[] {
  const { fee: sentences } = pages['hindi-summary'];
  const form = fillPlaceholder(sentences.formFee, formatRupees(formFee));
  if (fee === null) return [sentences.onRequest, form, sentences.hospitalExtraCosts];
  const first = formatRupees(fee + formFee);
  return [
    fillPlaceholder(sentences.yearlyFee, formatRupees(fee)),
    form,
    fillPlaceholder(durationInMonths > 12 ? sentences.firstYearTotal : sentences.courseTotal, first),
    ...(feeYears > 1
      ? [fillPlaceholder(fillPlaceholder(sentences.allYearsTotal, String(feeYears)), formatRupees(fee * feeYears + formFee))]
      : []),
    ...(hasUnpaidTraining({ feeYears, months: durationInMonths }) ? [sentences.internship] : []),
    sentences.hospitalExtraCosts,
  ];
}

/** Returns the sentences on a school's fees, from the fees of its courses and the yearly amounts in its fee text. */
function schoolFee(
  { courses, route, fee: feeText = '' }: School,
  { pages, facts: { formFee }, 'certificate-courses': categories }: HindiContent,
): string[] {
  const { fee: sentences } = pages['hindi-summary'];
  const allCourses = route === 'certificates' ? categories.flatMap((category) => category.courses) : courses;
  const feesInText = amountsIn(feeText);
  const feesOf = (isOnce: boolean) =>
    allCourses.flatMap(({ fee, duration }) => (fee && isPaidOnce(duration) === isOnce ? [fee] : []));
  const [yearly, once] = [[...feesOf(false), ...feesInText], feesOf(true)];
  const count = yearly.length + once.length;
  return [
    ...feeBetween(yearly, sentences.yearlyFee, sentences.yearlyFeeRange, sentences.rangeWord),
    ...feeBetween(once, sentences.courseFee, sentences.courseFeeRange, sentences.rangeWord),
    ...(feesInText.length === 0 && count < allCourses.length ? [count > 0 ? sentences.someOnRequest : sentences.onRequest] : []),
    fillPlaceholder(sentences.formFee, formatRupees(formFee)),
  ];
}

/** Returns the sentence on a fee, or on the lowest and the highest of several; none without fees. */
function feeBetween(fees: readonly number[], single: string, range: string, rangeWord: string): string[] {
  if (fees.length === 0) return [];
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
  return lowest === highest
    ? [fillPlaceholder(single, formatRupees(lowest))]
    : [fillPlaceholder(range, `${formatRupees(lowest)} ${rangeWord} ${formatRupees(highest)}`)];
}

function durationRows({ courses, card }: School, { duration: labels }: Labels): HindiRow[] {
  const courseSpans = courses.flatMap(({ duration = '' }) => parseCourseDuration(duration) ?? []);
  const spans = courseSpans.length > 0 ? courseSpans : [parseCourseDuration(card.duration) ?? []].flat();
  if (spans.length === 0) return [];
  const text = hindiDurationRange(Math.min(...spans.map(({ min }) => min)), Math.max(...spans.map(({ max }) => max)));
  return [{ label: labels.label, sentences: [fillPlaceholder(labels.text, text)] }];
}

/** Returns the row of what the courses of a school ask for. The health school has none: its programmes have pages of their own. */
function eligibilityRows(
  { route, courses, eligibility: sharedEligibility }: School,
  { pages, 'certificate-courses': categories }: HindiContent,
): HindiRow[] {
  const { eligibility } = pages['hindi-summary'];
  if (route === 'paramedical') return [];
  const items = route === 'certificates' ? categories : courses;
  const english = new Set(items.length > 0 ? items.map((item) => item.eligibility ?? sharedEligibility) : [sharedEligibility]);
  const [onlyText] = english;
  const hindi = english.size === 1 ? translateEligibility(pages.compare, onlyText) : undefined;
  return [{ label: eligibility.label, sentences: [hindi ?? eligibility.variesByCourse] }];
}

/**
 * Returns the row of the entrance tests that lead to the courses of `routes`. `sentence` replaces the general sentences.
 */
function admissionRows(
  routes: readonly RouteId[],
  { pages, 'admission-routes': admissionRoutes, institution }: HindiContent,
  sentence?: string,
): HindiRow[] {
  const labels = pages['hindi-summary'];
  const { label, formMonths, ...generalSentences } = labels.admissionRoutes;
  const matching = admissionRoutes.filter((admissionRoute) => admissionRoute.pages.some((page) => routes.includes(page)));
  const { tests, hasOwnForm } = splitAdmissionRoutes(matching, institution.admissionsEmail);
  if (matching.length === 0) return [];
  return [
    {
      label,
      tests: tests.map(({ name, hindi, form }) => ({
        name: hindi ?? name,
        lang: hindi ? 'hi' : 'en-IN',
        form: form ? `(${fillPlaceholder(formMonths, hindiFormMonths(form, labels))})` : null,
      })),
      sentences: hindiAdmissionSentences(tests.length, hasOwnForm, generalSentences, sentence),
    },
  ];
}

/** Returns the sentences below the entrance tests: `ownSentence`, or the general ones. */
export function hindiAdmissionSentences(
  testCount: number,
  hasOwnForm: boolean,
  sentences: Pick<Labels['admissionRoutes'], 'singleTestNote' | 'severalTestsNote' | 'ownFormForSome' | 'ownFormOnly'>,
  ownSentence?: string,
): string[] {
  if (ownSentence) return [ownSentence];
  if (testCount === 0) return [sentences.ownFormOnly];
  return [
    testCount === 1 ? sentences.singleTestNote : sentences.severalTestsNote,
    ...(hasOwnForm ? [sentences.ownFormForSome] : []),
  ];
}

/** Formats the months in which a form is open: 'जनवरी से मार्च', or one month. */
export function hindiFormMonths(
  { from, to }: NonNullable<AdmissionRoute['form']>,
  { months: names, admissionRoutes }: Labels,
): string {
  const [first = '', last = ''] = [from, to].map((month) => names[months.indexOf(month)]);
  return first === last ? first : `${first} ${admissionRoutes.rangeWord} ${last}`;
}

/** Returns a sentence each for the telephone and the WhatsApp number that are set. */
export function hindiTelephoneSentences({
  pages,
  institution: { telephone, whatsapp },
}: Pick<HindiContent, 'pages' | 'institution'>): string[] {
  const { contact } = pages['hindi-summary'];
  return [
    ...(telephone ? [fillPlaceholder(contact.phone, telephone)] : []),
    ...(whatsapp ? [fillPlaceholder(contact.whatsapp, whatsapp)] : []),
  ];
}

/** Returns the last rows of every summary. `training` is the sentence on training in a hospital. */
function closingRows(content: HindiContent, training: string | undefined): HindiRow[] {
  const { apply, hospital, contact } = content.pages['hindi-summary'];
  return [
    ...(training ? [{ label: hospital.label, sentences: [training] }] : []),
    { label: apply.label, sentences: [apply.text] },
    {
      label: contact.label,
      sentences: [fillPlaceholder(contact.text, content.institution.admissionsEmail), ...hindiTelephoneSentences(content)],
    },
  ];
}
