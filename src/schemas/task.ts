import type { z } from 'astro/zod';
import { group, line, list, paragraph, reference, slug } from './fields.ts';
import type { ProgrammeId } from './programme.ts';
import { checked, differs, order, pagePlace, sourced } from './shared.ts';

const choice = group('Choice', {
  id: slug('Name in the program', { help: 'The drawing and the rules know it by this name: leave it as it is.' }),
  label: line('What the button says', { most: 100 }),
  note: line('Beside it, smaller', { most: 80, help: 'What the drawing shows, in words.' }).optional(),
  reply: paragraph('What follows when it is pressed', { most: 220 }),
});
export type TaskChoice = z.infer<typeof choice>;

const caption = line('What the drawing says', { most: 80 }).optional();

const step = group('Step', {
  ask: paragraph('What is asked', { most: 220 }),
  caption,
  hindi: line('A line in Hindi, below it', { most: 60 }).optional(),
  choices: list('Choices', choice, { least: 2, most: 6, itemLabel: 'label' }).refine(...differs('id')),
  finish: line('Button that ends the step', { most: 30, help: 'Only where several are pressed.' }).optional(),
  right: paragraph('When all is found', { most: 220, help: 'Only where several are to be found.' }).optional(),
});
export type TaskStep = z.infer<typeof step>;

const ending = group('Ending', {
  id: slug('Name in the program', { help: 'The rules know it by this name: leave it as it is.' }),
  heading: line('Heading', { most: 50 }),
  caption,
  text: paragraph('Text', { most: 300 }),
});

/**
 * One minute of a profession's work, on the page of the school of the same name. The words stand here; which choice is right and where it
 * leads, in src/features/tasks/rules.ts.
 */
export const task = group('Task', {
  order,
  title: line('Title', { most: 40 }),
  steps: list('Steps', step, { least: 2, most: 3, itemLabel: 'ask' }),
  endings: list('Endings', ending, { least: 2, most: 5, itemLabel: 'heading' }).refine(...differs('id')),
  says: paragraph('What it says about the work', { most: 260 }),
  answer: paragraph('How it goes on', { most: 420, help: 'The whole of it in a few sentences, for who reads without script.' }),
  course: pagePlace.meta({ title: 'Course that fits' }),
  invites: line('Line on other pages that leads here', { most: 100 }).optional(),
  invitesOn: list('Programmes whose pages have that line', reference<ProgrammeId>('programmes', 'Programme'), {
    help: 'Those whose work the task is about.',
  }).optional(),
  source: paragraph('Where the subject matter was looked up', { most: 400, help: 'No visitor reads it.', addresses: true }),
  checked,
  ...sourced,
});
export type Task = z.infer<typeof task> & { id: string };
