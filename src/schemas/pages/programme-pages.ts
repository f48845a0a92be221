import { group, line, list, paragraph } from '../fields.ts';
import { nextPages, provenanceFields } from '../shared.ts';
import { lineWithValue, text } from './page-parts.ts';

/** A heading that names the course. */
const courseHeading = (label: string) => lineWithValue(label, 'name of the course', 60);

export const programmePages = group('Texts of every programme page', {
  headings: group('Headings', {
    about: courseHeading('Heading of the text on the course'),
    why: courseHeading('Heading of the reasons for it'),
    study: line('Heading of the subjects', { max: 60 }),
    careers: line('Heading of the careers', { max: 60 }),
    path: courseHeading('Heading of the steps before and after it'),
    fees: line('Heading of the fees', { max: 60 }),
    questions: line('Heading of the questions', { max: 60 }),
  }),
  jumps: group('Links at the top of the page', {
    study: line('Link to the subjects', { max: 20 }),
    questions: line('Link to the questions', { max: 20 }),
    apply: line('Link to how to apply', { max: 20 }),
  }),
  forParents: line('Text before the link to the page in Hindi', { max: 80 }),
  feeRules: group('Rules beside the fees', {
    firstYear: line('First year', { max: 160 }),
    form: line('Form'),
    separate: line('Charged separately'),
    fines: line('Fines'),
  }),
  feeCard: group('Lines of the fee card', {
    annual: line('Fee of a year'),
    form: line('Form'),
    firstYear: line('First year'),
    completeCourse: line('Complete course'),
    separate: line('Charged separately'),
    fines: line('Late or missed payments'),
    table: line('Link to all fees'),
    writeLabel: line('Label of the button to write an e-mail', { max: 40 }),
  }),
  feeAdvice: group('If the fee is on request', {
    provenance: provenanceFields.provenance,
    text,
    questionsHeading: line('Heading of the questions'),
    questions: list('Questions for the e-mail', line('Line', { max: 160 }), { min: 1 }),
    subject: line('Subject of the e-mail', { help: 'The programme’s name is added after it.' }),
  }),
  ladder: group('Beside the steps to and from a programme', {
    singleStep: paragraph('If no other course leads to it or follows it', { max: 200 }),
    severalSteps: paragraph('If other courses lead to it or follow it', { max: 200 }),
  }),
  next: nextPages,
});
