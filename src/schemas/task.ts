import type { z } from 'astro/zod';
import { group, line, list, paragraph, reference, slug } from './fields.ts';
import type { ProgrammeId } from './ids.ts';
import { lastChecked, order, pageLink, provenanceFields, uniqueBy } from './shared.ts';

const choice = group('Choice', {
  id: slug('Name in the program', { help: 'The drawing and the rules use this name: do not change it.' }),
  label: line('Label of the button', { max: 100 }),
  note: line('Small text beside it', { max: 80, help: 'It says in words what the drawing shows.' }).optional(),
  reply: paragraph('Reply once it is pressed', { max: 220 }),
});
export type TaskChoice = z.infer<typeof choice>;

const caption = line('Caption of the drawing', { max: 80 }).optional();

const step = group('Step', {
  question: paragraph('Question', { max: 220 }),
  caption,
  hindi: line('A line in Hindi, below it', { max: 60 }).optional(),
  hint: line('What to press', { max: 60, help: 'Write it only if the choices are parts of the drawing.' }).optional(),
  choices: list('Choices', choice, { min: 2, max: 6, itemLabel: 'label' }).refine(...uniqueBy('id')),
  finishLabel: line('Label of the button that ends the step', {
    max: 30,
    help: 'Write it only if several choices are pressed.',
  }).optional(),
  solvedReply: paragraph('Reply once all are found', {
    max: 220,
    help: 'Write it only if several choices are right.',
  }).optional(),
});
export type TaskStep = z.infer<typeof step>;

const ending = group('Ending', {
  id: slug('Name in the program', { help: 'The rules use this name: do not change it.' }),
  heading: line('Heading', { max: 50 }),
  caption,
  text: paragraph('Text', { max: 300 }),
});

/**
 * One minute of a profession's work, on the page of the school with the same id. Its texts are here; src/features/tasks/rules.ts has the rules:
 * which choices are right, and which ending they lead to.
 */
export const task = group('Task', {
  order,
  title: line('Title', { max: 40 }),
  steps: list('Steps', step, { min: 2, max: 3, itemLabel: 'question' }),
  endings: list('Endings', ending, { min: 2, max: 5, itemLabel: 'heading' }).refine(...uniqueBy('id')),
  lesson: paragraph('What it says about the work', { max: 260 }),
  answer: paragraph('The answer', {
    max: 420,
    help: 'The complete task in a few sentences, for readers without JavaScript.',
  }),
  course: pageLink.meta({ title: 'Course of this profession' }),
  teaser: line('Label of the link to it on other pages', { max: 100 }).optional(),
  teaserProgrammes: list('Programmes whose pages have that link', reference<ProgrammeId>('programmes', 'Programme'), {
    help: 'Choose the programmes whose work the task shows.',
  }).optional(),
  source: paragraph('Sources of the subject matter', { max: 400, help: 'They are not shown to visitors.', addresses: true }),
  lastChecked,
  ...provenanceFields,
});
export type Task = z.infer<typeof task> & { id: string };
