import type { z } from 'astro/zod';
import { choice, day, group, line, list } from './fields.ts';
import { page, pagePlace, sourced } from './shared.ts';

/** What a notice is about: it names and colours the line. */
export const noticeKinds = ['admission', 'closure', 'result'] as const;

const most = 140;

/** A short notice that stands below the bar of every page, or of some, for a few days or weeks. */
export const notice = group('Notice', {
  text: line('Text', { most, help: 'One sentence, shown below the bar.', example: 'Admission forms are open until 15 June.' }),
  hindi: line('Text in Hindi', { most, help: 'Shown on the page in Hindi. Empty: the English text stands there.' }).optional(),
  kind: choice('Kind', noticeKinds, { help: 'Its colour and its first word.' }),
  link: pagePlace.optional(),
  from: day('First day', { help: 'It appears with the first publication on or after this day.' }),
  until: day('Last day', { help: 'It is hidden after this day by itself.' }),
  pages: list('Pages', page, { most: 12, help: 'Where it is shown. Empty: on every page.' }).optional(),
  ...sourced,
}).refine(({ from, until }) => from <= until, { error: 'is before the first day: change one of the two', path: ['until'] });
export type Notice = z.infer<typeof notice> & { id: string };
