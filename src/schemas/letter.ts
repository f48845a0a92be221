import type { z } from 'astro/zod';
import { group, line, prose } from './fields.ts';
import { order, sourced } from './shared.ts';

const title = line('What it asks for', { most: 60 });
const wording = {
  subject: line('Subject', { most: 80 }),
  body: prose('Text', {
    most: 900,
    help: 'An empty line begins a new paragraph. What the family fills in ends with … on a line that begins with -.',
  }),
};

/** An e-mail to admissions that a family can send as it stands, in two languages. */
export const letter = group('Letter', {
  order,
  title,
  when: line('When to send it', { most: 160 }),
  english: group('In English', wording),
  hindi: group('In Hindi', { title, ...wording }),
  ...sourced,
});
export type Letter = z.infer<typeof letter> & { id: string };
