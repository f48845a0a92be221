import type { z } from 'astro/zod';
import { choice, day, group, line, list } from './fields.ts';
import { page, pageLink, provenanceFields } from './shared.ts';

/** The kinds of notices. The kind determines the label and the colour. */
export const noticeKinds = ['admission', 'closure', 'result'] as const;

const max = 140;

/** A short notice below the navigation bar of every page, or of some pages, for a few days or weeks. */
export const notice = group('Notice', {
  text: line('Text', {
    max,
    help: 'One sentence. It is shown below the navigation bar.',
    example: 'Admission forms are open until 15 June.',
  }),
  hindi: line('Text in Hindi', {
    max,
    help: 'It is shown on the page in Hindi. If it is empty, the English text is shown there.',
  }).optional(),
  kind: choice('Kind', noticeKinds, { help: 'It determines the colour and the first word of the notice.' }),
  link: pageLink.optional().meta({ title: 'Link', description: 'The page that the notice links to, if any.' }),
  from: day('First day', { help: 'It appears with the first publication on or after this day.' }),
  until: day('Last day', { help: 'It is hidden automatically after this day.' }),
  pages: list('Pages', page, { max: 12, help: 'If it is empty, the notice is on every page.' }).optional(),
  ...provenanceFields,
}).refine(({ from, until }) => from <= until, { error: 'is before the first day: change one of them', path: ['until'] });
export type Notice = z.infer<typeof notice> & { id: string };
