import type { z } from 'astro/zod';
import { choice, day, figureText, group, line, list, paragraph } from './fields.ts';
import { order, picture, sourced } from './shared.ts';

/** What stands behind a claim. Shown beside it once it is filled in; the launch check asks for it while it is empty. */
export const evidence = group('Evidence', {
  basis: line('What was counted', { help: 'Shown beside the figure.', example: 'graduates of 2025–26 who asked for a post' }),
  asOf: day('As of').optional(),
  outOf: line('Of how many', { example: '412 of 420' }).optional(),
  holder: line('Who holds the document').optional(),
  document: line('Which document', { addresses: true }).optional(),
});
export type Evidence = z.infer<typeof evidence>;

/** Something that the school claims and may be asked to show: a headline figure, an award, a promise, a figure that stands in sentences. */
export const claim = group('Claim', {
  kind: choice('Kind', ['headline', 'award', 'promise', 'figure']),
  order,
  value: figureText('Figure or title', { most: 60 }),
  label: line('What it is', { most: 80 }),
  counted: paragraph('What is counted', { most: 200 }).optional(),
  qualifier: line('How it is counted', { most: 160 }).optional(),
  details: list('Details', paragraph('Detail')).optional(),
  picture: picture.optional(),
  wanted: line('What would prove it', { most: 160, help: 'The launch check asks for it.' }),
  evidence: evidence.optional(),
  ...sourced,
});
export type Claim = z.infer<typeof claim> & { id: string };
