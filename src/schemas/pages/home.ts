import { group, line, list, paragraph, slug } from '../fields.ts';
import { meta, page, sourced } from '../shared.ts';
import { words } from './page-parts.ts';

export const home = group('Home', {
  ...sourced,
  meta,
  intro: group('Opening', {
    name: line('Name'),
    hint: line('How to go on'),
    touchHint: line('How to go on, without a keyboard'),
    button: line('Button'),
  }),
  hero: group('First screen', {
    headline: line('Headline', { most: 40 }),
    lead: paragraph('Lead', { most: 240 }),
    links: list(
      'Links',
      group('Link', { label: line('Words', { most: 40 }), page, fragment: slug('Place on the page').optional() }),
      { least: 1, most: 4, itemLabel: 'label' },
    ),
    reelLabel: line('Button of the reel'),
    reelNote: line('Beside it'),
  }),
  about: group('About', {
    statement: paragraph('Statement', {
      most: 320,
      help: 'One sentence. What stands between _low lines_ is set in italics.',
      emphasis: true,
    }),
    more: line('What the link says'),
    light: group('Light on the wall', {
      sun: line('By day'),
      moon: line('By night'),
      hold: line('Button that holds it still'),
    }),
  }),
  schools: group('Our Schools', {
    ...words,
    courses: line('Link to the index'),
    note: paragraph('Note', { most: 400 }).optional(),
  }),
  research: group('Research', words),
  innovation: group('Innovation', words),
  community: group('Community', words),
  whatson: group('What’s On', words),
});
