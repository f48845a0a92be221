import { group, line, list } from '../fields.ts';
import { text, withValue } from './page-parts.ts';

export const inHindi = group('In Hindi, on the pages of schools and programmes', {
  summary: line('What opens it', { most: 60 }),
  months: list('Months, January first', line('Month', { most: 12 }), { least: 12, most: 12 }),
  fee: group('Fee', {
    label: line('Heading'),
    year: withValue('One year', 'amount'),
    span: withValue('From the lowest to the highest', 'two amounts'),
    to: line('Between the two amounts', { most: 10 }),
    form: withValue('The form', 'amount'),
    first: withValue('The first year', 'amount'),
    whole: withValue('All years', 'amount'),
    apart: line('Charged separately', { most: 200 }),
    onRequest: line('Where there is no fee', { most: 200 }),
    someOnRequest: line('Where some courses have none', { most: 200 }),
  }),
  length: group('Length', {
    label: line('Heading'),
    course: withValue('Of a programme', 'length'),
    courses: withValue('Of a school’s courses', 'lengths'),
  }),
  after: group('Who can join', { label: line('Heading') }),
  entrance: group('Entrance', {
    label: line('Heading'),
    form: withValue('When the form opens', 'months'),
    to: line('Between two months', { most: 10 }),
    test: line('Under a single test', { most: 200 }),
    tests: line('Under several tests', { most: 200 }),
    own: line('Where our own form is enough for some', { most: 200 }),
    ownAlone: line('Where our own form is enough', { most: 200 }),
  }),
  apply: group('How to apply', { label: line('Heading'), text, more: line('Link to the steps') }),
  hospital: group('Days in hospital', { label: line('Heading'), text: line('Sentence', { most: 200 }) }),
  write: group('Whom to write to', {
    label: line('Heading'),
    text: withValue('Sentence', 'address'),
    call: withValue('By telephone', 'number'),
    whatsapp: withValue('By WhatsApp', 'number'),
    letters: line('Link to the e-mails ready to send'),
  }),
  all: line('Link to the page in Hindi'),
});
