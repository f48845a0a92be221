import type { z } from 'astro/zod';
import { choice, day, figureText, group, line, list, paragraph } from './fields.ts';
import { order, pageLink, picture, provenanceFields } from './shared.ts';

/** The evidence for a claim. Shown beside the claim once it is filled in; the launch check lists claims without it. */
export const evidence = group('Evidence', {
  basis: line('What was counted', {
    help: 'It is shown beside the figure.',
    example: 'graduates of 2025–26 who asked for a post',
  }),
  asOf: day('As of').optional(),
  outOf: line('Of how many', { example: '412 of 420' }).optional(),
  holder: line('Who holds the document').optional(),
  document: line('Which document', { addresses: true }).optional(),
});
export type Evidence = z.infer<typeof evidence>;

/** A claim that the school may have to prove: a headline number, an award, a promise, or a number used in sentences. */
export const claim = group(
  'Claim',
  {
    kind: choice('Kind', ['headline', 'award', 'promise', 'figure']),
    order,
    value: figureText('Figure or title', { max: 60 }),
    label: line('What it is', { max: 80 }),
    definition: paragraph('What is counted', { max: 200 }).optional(),
    qualifier: line('How it is counted', { max: 160 }).optional(),
    details: list('Details', group('Detail', { label: line('Label', { max: 40, example: 'For' }), text: paragraph('Text') }), {
      itemLabel: 'label',
    }).optional(),
    pages: list('Pages of its courses', pageLink, {
      max: 2,
      itemLabel: 'page',
      help: 'An award shows a link to each.',
    }).optional(),
    picture: picture.optional(),
    requiredProof: line('What would prove it', { max: 160, help: 'The launch check asks for it.' }),
    evidence: evidence.optional(),
    ...provenanceFields,
  },
  { help: 'A claim of the school and its proof. Texts refer to a figure by its file name.' },
).refine(({ kind, picture: chosen }) => kind !== 'award' || chosen, {
  error: 'is empty: an award needs a picture',
  path: ['picture'],
});
export type Claim = z.infer<typeof claim> & { id: string };
