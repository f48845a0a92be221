/** Data of the course comparison: every course of the nine schools. All amounts are computed from the fees in the content. */

import { type AdmissionRoute, type Month, months } from '#schemas/admission-route.ts';
import { parseCourseDuration } from '#schemas/level-and-duration.ts';
import type { RouteId } from '#schemas/page-list.ts';
import type { Level, Programme } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import type { Admission } from '#schemas/shared.ts';
import { hindiDay, shortDay } from '#utils/dates.ts';
import { fillPlaceholder } from '#utils/fill-placeholder.ts';
import { hindiDuration } from '#utils/hindi-duration.ts';
import { formatRupees } from '#utils/money.ts';
import { isClosed } from './admission.ts';
import { type AdmissionTests, splitAdmissionRoutes, translateEligibility } from './admission-routes.ts';
import {
  type ComparisonCourse,
  type ComparisonData,
  type ComparisonLanguage,
  designId,
  type RowId,
  rowIds,
} from './comparison.ts';
import type { Content } from './content-types.ts';
import { courseAnchor, isLongerName } from './course-names.ts';
import { hasUnpaidTraining, isPaidOnce, wholeYears, yearlyFeeIn } from './fee-text.ts';
import { hindiAdmissionSentences, hindiFormMonths } from './hindi-summary.ts';
import { labelOf, pathOf } from './routes.ts';

type SourceContent = Pick<
  Content,
  'schools' | 'programmes' | 'certificate-courses' | 'admission-routes' | 'facts' | 'pages' | 'institution'
>;
type Cells = Partial<Record<RowId, string | readonly string[] | null | undefined>>;

/** A course of any school with the fields that its cells are made from. */
interface SourceCourse extends Admission {
  id: string;
  name: string;
  full: string;
  school: School;
  /** The page that entrance tests refer to: the course's own, or that of its school. */
  page: RouteId;
  feeYears?: number | undefined;
  duration?: string | undefined;
  durationWithInternship?: string | undefined;
  /** Usual duration in months, for the Hindi text. */
  months: number;
  levels: readonly Level[];
  eligibility: string | undefined;
  /** Whether nobody can join without the entrance test. */
  requiresTest?: boolean;
  about: string | null;
  careers: readonly string[] | null;
  hindiEligibility: string | undefined;
  /** The Hindi sentences of a programme. */
  hindiTexts?: Programme['hindi'];
}

/** Maximum number of roles in a course's cell. */
const maxRoles = 4;

/** Returns all courses in the order of the schools. */
export function comparisonData(content: SourceContent, today: Date): ComparisonData {
  const sourceCourses = content.schools.flatMap((school) => coursesOf(school, content));
  const texts = new Map<string, number>();
  const indexOf = (text: string) => {
    if (!text) return -1;
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  };
  return {
    schools: content.schools.map(({ route, hue }) => ({
      ...{ label: labelOf(route), hue, href: pathOf(route) },
      ...(route === 'paramedical' ? { hasPages: true } : {}),
    })),
    courses: sourceCourses.map((course) => comparisonCourse(course, content, today, indexOf)),
    tests: content['admission-routes'].map(({ id, name, hindi = name }) => ({ id, names: { en: name, hi: hindi } })),
    texts: [...texts.keys()],
  };
}

/** Returns the courses of a school. */
function coursesOf(school: School, { programmes, 'certificate-courses': categories, pages }: SourceContent): SourceCourse[] {
  const { route } = school;
  const shared = { school, page: route, about: null, careers: null } as const;
  if (route === 'paramedical')
    return programmes.map((programme) => ({
      ...programme,
      ...{ school, page: programme.id, name: programme.shortName, full: programme.fullName },
      ...{
        fee: programme.fee ?? undefined,
        feeYears: programme.feeYears ?? 1,
        levels: [programme.level] as const,
        about: withoutFeeSentence(programme.lead),
      },
      ...{ hindiEligibility: programme.hindi.eligibility, hindiTexts: programme.hindi },
    }));
  if (route === 'certificates')
    return categories.flatMap(({ eligibility, courses }) =>
      courses.map((course) => ({
        ...course,
        ...shared,
        ...{ id: courseAnchor(course.code), name: course.subject, full: `${course.name} (${course.code})` },
        ...{ months: monthsOf(course.duration), levels: ['Certificate'] as const },
        ...{ eligibility, hindiEligibility: translateEligibility(pages.compare, eligibility) },
      })),
    );
  // The School of Design has one course, whose fee is that of the school; its entries are the subjects of that course.
  if (route === designId) {
    const { duration } = school.card;
    const { heading: full, eligibility, lead } = school;
    const name = labelOf(route);
    return [
      {
        ...{
          ...shared,
          id: designId,
          name,
          full,
          duration,
          months: monthsOf(duration),
          levels: school.level ? [school.level] : [],
          fee: yearlyFeeIn(school.fee),
        },
        ...{ eligibility, hindiEligibility: translateEligibility(pages.compare, eligibility), about: lead },
      },
    ];
  }
  return school.courses.map(({ shortName, fullName, levels = [], eligibility = school.eligibility, ...course }) => ({
    ...course,
    ...shared,
    ...{ name: shortName, full: fullName, months: monthsOf(course.duration), levels },
    ...{ eligibility, hindiEligibility: translateEligibility(pages.compare, eligibility), about: course.about },
  }));
}

/** Returns a lead without its beginning up to the sentence on the fee, because the comparison has a row for fees. */
const withoutFeeSentence = (lead: string): string => lead.replace(/^.*? Fee: .*?\. /, '');

/** Returns the first sentence. A cell has no room for more. */
const firstSentence = (text: string): string => text.replace(/(?<=[.!?]) .*$/s, '');

const monthsOf = (duration = ''): number => parseCourseDuration(duration)?.max ?? 0;

function comparisonCourse(
  course: SourceCourse,
  content: SourceContent,
  today: Date,
  indexOf: (text: string) => number,
): ComparisonCourse {
  const { id, name, full, school, careers, fee } = course;
  const cellsIn = (language: ComparisonLanguage) => {
    const textIn = textSelector(language);
    const cells = {
      ...feeCells(course, content, textIn),
      ...admissionCells(course, content, textIn, today),
      ...firstStepCell(course, content, textIn),
      ...(language === 'en' ? englishCells(course, content) : hindiCells(course, content)),
    };
    return rowIds.map((row) => indexOf(linesOf(cells[row]).join('\n')));
  };
  return {
    ...{ id, name, full: isLongerName(full, name) ? full : null, school: content.schools.indexOf(school) },
    ...(course.hindiTexts ? { hindiName: course.hindiTexts.name } : {}),
    cells: { en: cellsIn('en'), hi: cellsIn('hi') },
    tests: testsOf(course, content).tests.map((test) => content['admission-routes'].indexOf(test)),
    ...(fee ? {} : { asksFee: true }),
    ...(careers ? { hasOwnCareers: true } : {}),
  };
}

const linesOf = (value: Cells[RowId]): readonly string[] => (typeof value === 'string' ? [value] : (value ?? []));

type BilingualText = Readonly<Record<'english' | 'hindi', string>>;
type TextSelector = (text: BilingualText) => string;

/** Returns a function that selects the text in a language. */
const textSelector =
  (language: ComparisonLanguage): TextSelector =>
  (text) =>
    text[language === 'hi' ? 'hindi' : 'english'];

function feeCells({ fee, feeYears, duration }: SourceCourse, { facts, pages }: SourceContent, textIn: TextSelector): Cells {
  const { cells: texts } = pages.compare;
  // The fee of a programme is for a year, even if the programme is shorter.
  const isForCourse = feeYears === undefined && isPaidOnce(duration);
  const paidYears = feeYears ?? (isForCourse ? 1 : wholeYears(duration));
  const years = paidYears && paidYears > 1 ? fillPlaceholder(textIn(texts.years), String(paidYears)) : textIn(texts.oneYear);
  return {
    yearlyFee: fee ? [formatRupees(fee), ...(isForCourse ? [textIn(texts.forCourse)] : [])] : textIn(texts.onRequest),
    // Without the number of paid years there is no total.
    totalCost: fee && paidYears ? [formatRupees(fee * paidYears + facts.formFee), years] : null,
    firstYearCost: fee ? formatRupees(fee + facts.formFee) : null,
    formFee: formatRupees(facts.formFee),
    classSize: facts.classSize,
  };
}

function admissionCells(
  { fee, feeYears = 1, months: durationInMonths, seats, lastDate, sessionStart }: SourceCourse,
  { pages }: SourceContent,
  textIn: TextSelector,
  today: Date,
): Cells {
  const { closed, asks } = pages.compare.cells;
  const formatDay = (day: string) => textIn({ english: shortDay(day), hindi: hindiDay(day, pages['hindi-summary'].months) });
  const lastDay = lastDate && formatDay(lastDate);
  const facts = { fee, seats, lastDate, session: sessionStart };
  const missing = (['fee', 'seats', 'lastDate', 'session'] as const).filter((fact) => !facts[fact]);
  const hasInternship = hasUnpaidTraining({ feeYears, months: durationInMonths });
  return {
    seats: seats?.toString(),
    lastDate: lastDay && (isClosed({ lastDate }, today) ? fillPlaceholder(textIn(closed), lastDay) : lastDay),
    sessionStart: sessionStart && formatDay(sessionStart),
    openQuestions: [...missing, ...(hasInternship ? (['internship'] as const) : [])].map((fact) => textIn(asks[fact])),
  };
}

/** Returns the cell of the first step, which depends on the number of entrance tests. */
function firstStepCell(course: SourceCourse, content: SourceContent, textIn: TextSelector): Cells {
  const { cells: texts } = content.pages.compare;
  const [first, second] = testsOf(course, content).tests;
  const step = !first
    ? textIn(texts.stepOwnForm)
    : second
      ? textIn(texts.stepTests)
      : fillPlaceholder(
          textIn(course.requiresTest ? texts.stepRequired : texts.stepTest),
          textIn({ english: first.name, hindi: first.hindi ?? first.name }),
        );
  return { firstStep: step };
}

/**
 * Returns the entrance tests of a course. An admission route that names courses of a page applies only to those.
 */
export function testsOf(
  { id, page, school }: Pick<SourceCourse, 'id' | 'page' | 'school'>,
  {
    'admission-routes': admissionRoutes,
    institution: { admissionsEmail },
  }: Pick<SourceContent, 'admission-routes' | 'institution'>,
): AdmissionTests {
  const matching = admissionRoutes.filter(({ pages, courses = [] }) => {
    const namedCourses = courses.filter((courseId) => school.courses.some((course) => course.id === courseId));
    return pages.includes(page) && (namedCourses.length === 0 || namedCourses.includes(id));
  });
  return splitAdmissionRoutes(matching, admissionsEmail);
}

function englishCells(course: SourceCourse, content: SourceContent): Cells {
  const { facts } = content;
  const { cells: texts } = content.pages.compare;
  const { duration, durationWithInternship = duration, levels, eligibility, about, careers } = course;
  const { tests, hasOwnForm } = testsOf(course, content);
  const monthsOfTest = ({ form, testMonths }: AdmissionRoute) =>
    [
      form && fillPlaceholder(texts.form, form.from === form.to ? form.from : `${form.from} ${texts.to} ${form.to}`),
      testMonths.length > 0 && fillPlaceholder(texts.test.english, listFormat.format(testMonths)),
    ]
      .filter(Boolean)
      .join(', ');
  return {
    duration: durationWithInternship,
    level: levels.join(' and '),
    eligibility,
    entranceTests:
      tests.length === 0
        ? texts.ownForm
        : [...tests.map((test) => withMonths(testName(test), monthsOfTest(test))), ...(hasOwnForm ? [texts.ownFormToo] : [])],
    about: about && firstSentence(about),
    careers: careers?.slice(0, maxRoles) ?? texts.leadsSchool,
    hospitalDays: isHealth(course) ? facts.hospitalDays : null,
    extraCosts: [facts.feesApart, ...(isHealth(course) ? [facts.ownCosts] : [])],
  };
}

const listFormat = new Intl.ListFormat('en-IN');
const isHealth = ({ school }: SourceCourse) => school.route === 'paramedical';
/** Returns the name of a test, with its state if it is for one state. */
const testName = ({ name, state }: AdmissionRoute) => (state ? `${name} (${state})` : name);
const withMonths = (name: string, monthsText: string) => (monthsText ? `${name}: ${monthsText}` : name);

/** Returns the Hindi cells, from the sentences of the Hindi summaries (model/hindi-summary.ts). Rows without a Hindi sentence are empty. */
function hindiCells(course: SourceCourse, content: SourceContent): Cells {
  const { 'hindi-summary': hindi, compare, hindi: page } = content.pages;
  const { duration, months: durationInMonths, levels, eligibility, hindiEligibility = eligibility, hindiTexts } = course;
  const schoolTexts = page.schools.find(({ school }) => school === course.school.route);
  const { tests, hasOwnForm } = testsOf(course, content);
  const monthName = (month: Month) => hindi.months[months.indexOf(month)] ?? month;
  const testLine = ({ name, hindi: hindiName = name, form, testMonths }: AdmissionRoute) => {
    const monthTexts = [
      form && fillPlaceholder(hindi.admissionRoutes.formMonths, hindiFormMonths(form, hindi)),
      testMonths.length > 0 && fillPlaceholder(compare.cells.test.hindi, testMonths.map(monthName).join(', ')),
    ].filter(Boolean);
    return monthTexts.length > 0 ? `${hindiName} (${monthTexts.join('; ')})` : hindiName;
  };
  // The sentence of a school is about its tests, so a course without tests gets the general one.
  const sentence = hindiTexts?.admissionRoutes ?? (tests.length > 0 ? schoolTexts?.admissionRoutes : undefined);
  return {
    duration: hindiTexts?.duration ?? (duration && durationInMonths > 0 ? hindiDuration(duration, durationInMonths) : null),
    level: levels.map((level) => compare.levels[level]).join(' + '),
    eligibility: hindiEligibility,
    entranceTests: [
      ...tests.map(testLine),
      ...hindiAdmissionSentences(tests.length, hasOwnForm, hindi.admissionRoutes, sentence),
    ],
    hospitalDays: isHealth(course) ? (hindiTexts?.training ?? hindi.hospital.text) : null,
    extraCosts: schoolTexts?.extraCosts ?? (isHealth(course) ? hindi.fee.hospitalExtraCosts : hindi.fee.extraCosts),
  };
}
