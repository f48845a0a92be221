import { group, line, list, paragraph, slug } from '../fields.ts';
import { meta, page, provenanceFields } from '../shared.ts';
import { sectionIntro } from './page-parts.ts';

export const home = group('Home', {
  ...provenanceFields,
  meta,
  intro: group('Opening', {
    name: line('Name'),
    hint: line('Hint on how to continue'),
    touchHint: line('Hint on how to continue without a keyboard'),
    button: line('Label of the button'),
  }),
  hero: group('First screen', {
    headline: line('Headline', { max: 40 }),
    lead: paragraph('Lead', { max: 240 }),
    links: list(
      'Links',
      group('Link', { label: line('Text', { max: 40 }), page, fragment: slug('Section of the page').optional() }),
      { min: 1, max: 4, itemLabel: 'label' },
    ),
    reelLabel: line('Label of the button that plays the reel'),
    reelNote: line('Text beside the button'),
  }),
  about: group('About', {
    statement: paragraph('Statement', {
      max: 320,
      help: 'One sentence. Words between _underscores_ are in italics.',
      emphasis: true,
    }),
    linkLabel: line('Label of the link'),
    light: group('Light on the wall', {
      sun: line('By day'),
      moon: line('By night'),
      pauseLabel: line('Label of the button that stops it'),
    }),
  }),
  schools: group('Our Schools', {
    ...sectionIntro,
    courses: line('Label of the link to all courses'),
    note: paragraph('Note', { max: 400 }).optional(),
  }),
  research: group('Research', sectionIntro),
  innovation: group('Innovation', sectionIntro),
  community: group('Community', sectionIntro),
  whatson: group('What’s On', sectionIntro),
});
