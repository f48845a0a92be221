import { group, line, list, paragraph, prose } from '../fields.ts';
import { body, figures, nextPages } from '../shared.ts';
import { pageHeadFields, secondPicture } from './page-parts.ts';

export const about = group('About', {
  ...pageHeadFields,
  body,
  parts: list('Parts', group('Part', { heading: line('Heading', { max: 60 }), text: prose('Text') }), {
    itemLabel: 'heading',
    help: 'They follow the text above.',
  }),
  secondPicture,
  missionHeading: line('Heading of the mission'),
  mission: list('Mission', paragraph('Point', { max: 300 }), { min: 3 }),
  factsHeading: line('Heading of the figures'),
  facts: figures,
  next: nextPages,
});
