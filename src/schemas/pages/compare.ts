import { group, line, list, paragraph, slug } from '../fields.ts';
import { meta, nextPages, provenanceFields, searchTerms } from '../shared.ts';
import { heading, lead, lineWithValue } from './page-parts.ts';

/** A text of the comparison in both languages. */
const bilingual = (label: string, max = 80) =>
  group(label, { english: line('In English', { max }), hindi: line('In Hindi', { max }) });
const bilingualWithValue = (label: string, value: string) =>
  group(label, { english: lineWithValue('In English', value), hindi: lineWithValue('In Hindi', value) });

export const compare = group('Comparison of courses', {
  ...provenanceFields,
  meta,
  heading,
  lead,
  searchTerms,
  hindiHeading: line('Heading of the comparison in Hindi', { max: 80 }),
  empty: group('Shown if no course is chosen', {
    keep: bilingual('How to keep a course'),
    keepDetails: bilingual('Where kept courses are', 160),
    pairs: bilingual('Heading of the pairs', 60),
    and: bilingual('Word between two courses', 10),
    comparePair: bilingual('Link below a pair', 40),
  }),
  pairs: list('Pairs of courses to compare', group('Pair', { first: slug('First course'), second: slug('Second course') }), {
    min: 2,
    max: 6,
    itemLabel: 'first',
  }),
  noScript: group('Shown without JavaScript', {
    text: paragraph('How to compare without JavaScript'),
    fees: line('Link to the fee table', { max: 60 }),
    courses: line('Link to all courses', { max: 60 }),
  }),
  rows: group('Rows', {
    yearlyFee: bilingual('Fee of one year'),
    totalCost: bilingual('Fees of all years, and the form'),
    firstYearCost: bilingual('First year, and the form'),
    formFee: bilingual('Form'),
    extraCosts: bilingual('Charged separately'),
    duration: bilingual('Length'),
    level: bilingual('Level'),
    eligibility: bilingual('Entrance'),
    entranceTests: bilingual('Entrance tests'),
    classSize: bilingual('Students in a class'),
    hospitalDays: bilingual('Days in hospital'),
    about: bilingual('What it is about'),
    careers: bilingual('Careers'),
    seats: bilingual('Seats'),
    lastDate: bilingual('Last date to apply'),
    sessionStart: bilingual('First day of the session'),
    openQuestions: bilingual('Facts to ask the school for'),
    firstStep: bilingual('First step'),
  }),
  levels: group('Levels in Hindi', {
    Certificate: line('Certificate', { max: 40 }),
    Diploma: line('Diploma', { max: 40 }),
    Bachelor: line('Bachelor', { max: 40 }),
    Master: line('Master', { max: 40 }),
  }),
  eligibilityInHindi: list(
    'Eligibility in Hindi',
    group('Translation', {
      english: line('Eligibility of the course, in English', {
        max: 200,
        help: 'Copy the text of the course exactly. If that text changes, the comparison shows it in English until this text is changed too.',
      }),
      hindi: line('In Hindi', { max: 200 }),
    }),
    { itemLabel: 'english' },
  ),
  cells: group('Texts in the rows', {
    onRequest: bilingual('Shown for a fee on request'),
    letter: bilingual('Link to the e-mail that asks for it'),
    forCourse: bilingual('Text below a fee for the complete course'),
    oneYear: bilingual('Text below the total of one year'),
    years: bilingualWithValue('Text below the total of several years', 'number'),
    form: lineWithValue('Months of a form, in English', 'months'),
    to: line('Word between two months, in English', { max: 10 }),
    test: bilingualWithValue('Months of a test', 'months'),
    ownForm: line('If our own form is enough, in English', { max: 120 }),
    ownFormToo: line('If our own form is enough for some courses, in English', { max: 120 }),
    leadsAll: line('Link to all roles of a course', { max: 60 }),
    leadsSchool: line('Link to the roles of a school', { max: 60 }),
    stepOwnForm: bilingual('First step with our own form', 160),
    stepRequired: bilingualWithValue('First step with a test for everybody', 'test'),
    stepTest: bilingualWithValue('First step with one test', 'test'),
    stepTests: bilingual('First step with several tests', 160),
    closed: bilingualWithValue('Text of a last date that is past', 'day'),
    asks: group('Facts to ask the school for', {
      fee: bilingual('Fee'),
      seats: bilingual('Seats'),
      lastDate: bilingual('Last date to apply'),
      session: bilingual('First day of the session'),
      internship: bilingual('Charges of the internship'),
    }),
  }),
  controls: group('Buttons and links', {
    same: bilingual('Button that opens the rows that are the same for all'),
    apply: bilingual('Link to how to apply'),
    add: bilingual('List of courses to add'),
    addButton: bilingual('Button that adds a course', 30),
    remove: bilingualWithValue('Button that removes a course', 'course'),
    language: bilingual('Button that shows the comparison in the other language'),
    whatsapp: bilingual('Link that sends the comparison by WhatsApp'),
    print: bilingual('Button that prints the comparison'),
    calendar: bilingual('Button that downloads the calendar file'),
    calendarNote: bilingual('Note beside the calendar file', 160),
    keep: bilingual('Button that keeps the courses of the comparison'),
    forget: bilingual('Button that forgets all kept courses'),
    printed: bilingualWithValue('Note on printed comparisons', 'day'),
  }),
  hindiShareButton: group('Share button in Hindi', {
    share: line('Label on devices that can share', { max: 40 }),
    copy: line('Label on devices that copy the link', { max: 40 }),
    copied: line('Message once the link is copied', { max: 40 }),
  }),
  messages: group('Messages', {
    added: bilingualWithValue('A course was added', 'course'),
    removed: bilingualWithValue('A course was removed', 'course'),
    gone: bilingualWithValue('A course is no longer on the site', 'addresses'),
    full: bilingual('Six courses are in the comparison', 160),
    kept: bilingual('The courses of the comparison are kept', 160),
    forgotten: bilingual('No course is kept any more', 160),
    notKept: bilingual('The browser blocks storage', 160),
    noCalendar: bilingual('The calendar file failed to load', 160),
  }),
  next: nextPages,
});
