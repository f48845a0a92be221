import { choice, group, line, list } from '../fields.ts';
import { provenanceFields } from '../shared.ts';
import { heading, text } from './page-parts.ts';

const step = group('Step', {
  title: line('Heading', { max: 60 }),
  text,
  address: choice('Link of the step', ['admissions', 'form'], {
    help: 'The e-mail address of admissions, or the form.',
  }).optional(),
  ...provenanceFields,
});

const documentList = group('List of documents', {
  id: choice('For whom', ['first', 'master']),
  title: line('Heading', { max: 60 }),
  documents: list('Documents', line('Document', { max: 140 }), { min: 1 }),
  ...provenanceFields,
});

export const apply = group('How to apply', {
  heading,
  steps: list('Steps', step, { min: 2, max: 6, itemLabel: 'title' }),
  documentLists: list('Lists of documents', documentList, { min: 1, itemLabel: 'title' }),
  emailTemplates: line('Label of the link to the e-mails ready to send', { max: 60 }),
});
