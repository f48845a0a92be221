import { group, line, prose } from '../fields.ts';
import { note, part } from './page-parts.ts';

export const privacy = group('Privacy', {
  ...note,
  othersWork: group('Licences', {
    title: line('Heading'),
    paragraphs: prose('Text'),
    link: line('What the link says'),
  }),
  analytics: group('Counting visits', { without: part, with: part }),
});
