import type { z } from 'astro/zod';
import { group, line, prose } from './fields.ts';
import { order, provenanceFields } from './shared.ts';

const title = line('What it asks for', { max: 60 });
const subjectAndBody = {
  subject: line('Subject', { max: 80 }),
  body: prose('Text', {
    max: 900,
    help: 'An empty line begins a new paragraph. A blank for the family to fill in is a line that begins with - and ends with ….',
  }),
};

type Text = Readonly<{ subject: string; body: readonly string[] }>;
const blanksIn = ({ subject, body }: Text): number => [subject, ...body].join().split('…').length - 1;

/** An e-mail template for families who write to admissions, in English and Hindi. */
export const emailTemplate = group('E-mail template', {
  order,
  title,
  when: line('When to send it', { max: 160 }),
  english: group('In English', subjectAndBody),
  hindi: group('In Hindi', { title, ...subjectAndBody }),
  ...provenanceFields,
}).refine(({ english, hindi: translation }) => blanksIn(english) === blanksIn(translation), {
  error: ({ input }) => {
    const { english, hindi: translation } = input as Record<'english' | 'hindi', Text>;
    return `has ${blanksIn(translation)} blanks (…), but the English text has ${blanksIn(english)}: write the same number`;
  },
  path: ['hindi', 'body'],
});
export type EmailTemplate = z.infer<typeof emailTemplate> & { id: string };
