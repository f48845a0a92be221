/** Schemas of research areas and innovations. */
import type { z } from 'astro/zod';
import { figureText, group, line, list, paragraph } from './fields.ts';
import { body, order, picture, provenanceFields } from './shared.ts';

export const researchArea = group('Area', {
  order,
  title: line('Title', { max: 60 }),
  description: paragraph('Description', { max: 300 }),
  projects: list('Projects', line('Project', { max: 160 }), { min: 1 }),
  funding: line('Funding', { max: 160 }),
  publications: line('Publications', { max: 160 }),
  body,
  picture,
  ...provenanceFields,
});
export type ResearchArea = z.infer<typeof researchArea> & { id: string };

export const innovation = group('Innovation', {
  order,
  title: line('Title', { max: 60 }),
  metric: figureText('Figure', { max: 30 }),
  metricLabel: line('What it counts', { max: 160 }),
  description: paragraph('Description', { max: 700 }),
  picture,
  ...provenanceFields,
});
export type Innovation = z.infer<typeof innovation> & { id: string };
