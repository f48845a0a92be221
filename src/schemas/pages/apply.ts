import { choice, group, line, list } from '../fields.ts';
import { sourced } from '../shared.ts';
import { heading, text } from './page-parts.ts';

const step = group('Step', {
  title: line('Heading', { most: 60 }),
  text,
  address: choice('What it needs', ['admissions', 'form'], { help: 'The office to write to, or the form.' }).optional(),
  ...sourced,
});

const papers = group('Papers', {
  id: choice('For whom', ['first', 'master']),
  title: line('Heading', { most: 60 }),
  papers: list('Papers', line('Paper', { most: 140 }), { least: 1 }),
  ...sourced,
});

export const apply = group('How to apply', {
  heading,
  steps: list('Steps', step, { least: 2, most: 6, itemLabel: 'title' }),
  papers: list('Papers', papers, { least: 1, itemLabel: 'title' }),
  letters: line('Link to the e-mails ready to send', { most: 60 }),
});
