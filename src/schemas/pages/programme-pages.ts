import { group, line, list, paragraph } from '../fields.ts';
import { nextPages, sourced } from '../shared.ts';
import { text, withValue } from './page-parts.ts';

/** A heading that names the course. */
const courseHeading = (label: string) => withValue(label, 'name of the course', 60);

export const programmePages = group('On every programme page', {
  headings: group('Headings', {
    about: courseHeading('Above what the course is'),
    why: courseHeading('Above the reasons for it'),
    study: line('Above what one studies', { most: 60 }),
    outcomes: line('Above the roles that it leads to', { most: 60 }),
    path: courseHeading('Above what comes before and after it'),
    fees: line('Above the fees', { most: 60 }),
    questions: line('Above the questions', { most: 60 }),
  }),
  jumps: group('Links at the top of the page', {
    study: line('To what one studies', { most: 20 }),
    questions: line('To the questions', { most: 20 }),
    apply: line('To how to apply', { most: 20 }),
  }),
  forParents: line('Before the link to the page in Hindi', { most: 80 }),
  feeRules: group('Beside the fees', {
    firstYear: line('First year', { most: 160 }),
    form: line('Form'),
    separate: line('Charged separately'),
    fines: line('Fines'),
  }),
  feeCard: group('Lines of the fee card', {
    annual: line('A year'),
    form: line('Form'),
    firstYear: line('First year'),
    whole: line('Whole course'),
    separate: line('Charged separately'),
    fines: line('Late or missed payments'),
    table: line('Link to all fees'),
    write: line('Button to write an e-mail', { most: 40 }),
  }),
  feeAdvice: group('Where there is no fee', {
    provenance: sourced.provenance,
    text,
    askHeading: line('Heading'),
    ask: list('What to ask for', line('Line', { most: 160 }), { least: 1 }),
    subject: line('Subject of the e-mail', { help: 'The programme’s name follows.' }),
  }),
  ladder: group('Beside the steps to and from a programme', {
    alone: paragraph('Where no other course leads to it or follows', { most: 200 }),
    among: paragraph('Where others do', { most: 200 }),
  }),
  next: nextPages,
});
