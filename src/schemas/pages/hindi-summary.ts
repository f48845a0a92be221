import { group, line, list } from '../fields.ts';
import { lineWithValue, lineWithValues, text } from './page-parts.ts';

export const hindiSummary = group('Hindi summaries and notices', {
  summary: line('Label of the button that opens it', { max: 60 }),
  months: list('Months, January first', line('Month', { max: 12 }), { min: 12, max: 12 }),
  fee: group('Fee', {
    label: line('Heading'),
    yearlyFee: lineWithValue('One year: fee', 'amount'),
    yearlyFeeRange: lineWithValue('One year: range of fees', 'two amounts'),
    courseFee: lineWithValue('A course of up to a year: fee', 'amount'),
    courseFeeRange: lineWithValue('Courses of up to a year: range of fees', 'two amounts'),
    rangeWord: line('Word between the two amounts', { max: 10 }),
    formFee: lineWithValue('Price of the form', 'amount'),
    firstYearTotal: lineWithValue('Total of the first year', 'amount'),
    courseTotal: lineWithValue('Total of a course of up to a year', 'amount'),
    allYearsTotal: lineWithValues('Total of all years of study', ['number of years', 'amount']),
    internship: line('Cost of an internship after the paid years', { max: 200 }),
    extraCosts: line('Charged separately', { max: 200 }),
    hospitalExtraCosts: line('Charged separately in the health courses', { max: 200 }),
    onRequest: line('If the fee is on request', { max: 200 }),
    someOnRequest: line('If the fees of some courses are on request', { max: 200 }),
  }),
  duration: group('Duration', {
    label: line('Heading'),
    text: lineWithValue('Sentence', 'duration'),
  }),
  eligibility: group('Eligibility', {
    label: line('Heading'),
    variesByCourse: line('If the courses of a school differ', { max: 200 }),
  }),
  admissionRoutes: group('Entrance tests and forms', {
    label: line('Heading'),
    formMonths: lineWithValue('When the form opens', 'months'),
    rangeWord: line('Word between two months', { max: 10 }),
    singleTestNote: line('Text below a single test', { max: 200 }),
    severalTestsNote: line('Text below several tests', { max: 200 }),
    ownFormForSome: line('If our own form is enough for some courses', { max: 200 }),
    ownFormOnly: line('If our own form is enough', { max: 200 }),
  }),
  apply: group('How to apply', { label: line('Heading'), text, stepsLink: line('Link to the steps') }),
  hospital: group('Days in hospital', { label: line('Heading'), text: line('Sentence', { max: 200 }) }),
  contact: group('Contact', {
    label: line('Heading'),
    text: lineWithValue('Sentence', 'e-mail address'),
    phone: lineWithValue('By telephone', 'number'),
    whatsapp: lineWithValue('By WhatsApp', 'number'),
    emailTemplates: line('Link to the e-mails ready to send'),
  }),
  hindiPageLink: line('Link to the page in Hindi'),
  notice: group('Notices with a text in Hindi', {
    admission: line('Admissions', { max: 20 }),
    closure: line('Closed', { max: 20 }),
    result: line('Results', { max: 20 }),
    until: lineWithValue('Last day', 'day'),
    dismiss: line('Label of the dismiss button', { max: 40 }),
  }),
});
