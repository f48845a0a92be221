/** Schemas of the standing pages' content, one for each page. */
import type { z } from 'astro/zod';
import { diagram } from './diagram.ts';
import { choice, day, figureText, group, line, list, paragraph, prose, reference, slug, tick } from './fields.ts';
import type { RouteId } from './page-list.ts';
import { disclosedFacts } from './school-facts.ts';
import {
  body,
  checked,
  differs,
  figures,
  meta,
  nextPage,
  nextPages,
  page,
  pagePlace,
  picture,
  points,
  questions,
  sourced,
  terms,
} from './shared.ts';

const heading = line('Heading', { most: 80 });
const lead = paragraph('Lead', { most: 400 });
const head = { ...sourced, meta, heading, lead };
const text = paragraph('Text', { most: 1200 });
const words = {
  heading: line('Heading', { most: 40 }),
  lead: paragraph('Lead', { most: 240 }),
  more: line('What the link says', { most: 60 }),
};

/** A sentence of the page's own, set large where there would be text alone. */
const saying = paragraph('Set large', {
  most: 180,
  help: 'A sentence of the page, word for word, that is not in sight beside it.',
}).optional();

const aloud = tick('Nobody should read past it', { help: 'It stands on a ground of its own, and a phone folds nothing of it.' });

/** A matter within a section that people are sent to. */
const sectionPart = group('Part', {
  id: slug('Address'),
  title: line('Heading', { most: 60 }),
  paragraphs: prose('Text'),
  terms,
});
/** A section of a long document, with its own fragment. */
const section = group('Section', {
  id: slug('Address'),
  title: line('Heading', { most: 80 }),
  paragraphs: prose('Text'),
  aloud,
  folds: tick('A phone folds all but the first paragraph'),
  parts: list('Parts with an address of their own', sectionPart, { itemLabel: 'title' })
    .refine(...differs('id'))
    .optional(),
  rules: list('Rules', paragraph('Rule')).optional(),
  after: prose('Text after the rules').optional(),
  points: points('Points').optional(),
  pointsAs: choice('Points stand', ['columns', 'numbered'], {
    help: 'Of equal rank, side by side; in time, one after another.',
  }).optional(),
  diagrams: list('Drawn', diagram, { most: 2, itemLabel: 'heading' }).optional(),
  saying,
  hindi: group('The section in Hindi', {
    summary: line('What opens it', { most: 60 }),
    id: slug('Address'),
    paragraphs: prose('Text'),
  }).optional(),
  terms,
  checked,
  ...sourced,
});
export type DocumentSection = z.infer<typeof section>;
const sections = (label: string) => list(label, section, { least: 1, itemLabel: 'title' }).refine(...differs('id'));

/** A heading that names the course. */
const courseHeading = (label: string) =>
  line(label, { most: 60, help: 'The name of the course takes the place of …' }).refine(
    (text) => text.includes('…'),
    'has no … for the name of the course: put one where it is to stand',
  );

/** A sentence in which a value takes the place of …. */
const withValue = (label: string, value: string) =>
  line(label, { most: 160, help: `The ${value} takes the place of …` }).refine(
    (words) => words.includes('…'),
    `has no … for the ${value}: put one where it is to stand`,
  );

/** A note about the site: a few sections with headings. */
const part = group('Part', { title: line('Heading', { most: 60 }), paragraphs: prose('Text') });
const note = { ...head, parts: list('Parts', part, { least: 1, itemLabel: 'title' }), next: nextPages };
export type NoteContent = z.infer<typeof pageSchemas.accessibility>;

const step = group('Step', {
  title: line('Heading', { most: 60 }),
  text,
  address: choice('What it needs', ['admissions', 'form'], { help: 'The office to write to, or the form.' }).optional(),
  ...sourced,
});
const papers = group('Papers', {
  id: choice('For whom', ['first', 'master']),
  title: line('Heading', { most: 60 }),
  papers: list('Papers', line('Paper', { most: 140 }), { least: 1 }),
  ...sourced,
});

/**
 * One thing that a college is asked to show. It is on the site where it has a place, or a fact that the school has given; otherwise it is
 * sent on request where a letter asks for it, and to come where none does.
 */
const disclosureItem = group('Thing', {
  what: line('What it is', { most: 120 }),
  places: list('Where it is on the site', pagePlace, { most: 3, itemLabel: 'label' }).optional(),
  once: choice('Only once there are some', ['calendar', 'notices'], {
    help: 'Until then the place counts for nothing.',
  }).optional(),
  fact: choice('Fact of the school', disclosedFacts, { help: 'Printed here once it is given.' }).optional(),
  letter: reference('letters', 'E-mail that asks for it').optional(),
});
const disclosureGroup = group('Group', {
  title: line('Heading', { most: 40 }),
  items: list('Things', disclosureItem, { least: 1, itemLabel: 'what' }),
});
export type DisclosureItem = z.infer<typeof disclosureItem>;

/** What stands around the text of an e-mail, in its language. */
const letterWords = (label: string) =>
  group(label, {
    language: line('Name of the language', { most: 20 }),
    subject: line('Before the subject', { most: 20 }),
    write: line('Button to write it', { most: 30 }),
    copy: line('Button to copy it', { most: 30 }),
    whatsapp: line('Link to send it on WhatsApp', { most: 30 }),
  });

export const pageSchemas = {
  home: group('Home', {
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
  }),
  about: group('About', {
    ...head,
    body,
    saying,
    missionHeading: line('Heading of the mission'),
    mission: list('Mission', paragraph('Point', { most: 300 }), { least: 3 }),
    factsHeading: line('Heading of the figures'),
    facts: figures,
    next: nextPages,
  }),
  research: group('Research', {
    ...head,
    body,
    areasHeading: line('Heading of the areas'),
    howHeading: line('Heading of how a student joins'),
    how: points('How a student joins'),
    next: nextPages,
  }),
  innovation: group('Innovation', {
    ...head,
    body,
    highlightsHeading: line('Heading of the highlights'),
    processHeading: line('Heading of the process'),
    process: points('Process'),
    next: nextPages,
  }),
  community: group('Community', {
    ...head,
    picture,
    bodyHeading: line('Heading of the text'),
    body,
    saying,
    strandsHeading: line('Heading of the strands'),
    strands: points('Strands'),
    weekHeading: line('Heading of the week'),
    week: list('Week', group('Day', { day: line('Day', { most: 20 }), what: paragraph('What happens', { most: 300 }) }), {
      least: 6,
      most: 7,
      itemLabel: 'day',
    }),
    figures,
    questionsHeading: line('Heading of the questions'),
    questions: questions(1),
    next: nextPages,
  }),
  whatson: group('What’s On', {
    ...head,
    datesHeading: line('Heading of the dates, for screen readers'),
    visitingHeading: line('Heading for visitors'),
    visiting: points('For visitors'),
    next: nextPages,
  }),
  gallery: group('Gallery', {
    meta,
    heading,
    introTitle: line('Title of the opening', { most: 40 }),
    introPicture: reference('pictures', 'Picture of the opening'),
    lead,
    hours: group('Hours', { label: line('What the way into the blocks is called') }),
    next: nextPages,
  }),
  'digital-library': group('Digital Library', {
    ...head,
    body,
    figuresHeading: line('Heading of the figures'),
    figures,
    blocksHeading: line('Heading of the four blocks'),
    blocks: list('Blocks', group('Block', { id: slug('Address'), title: line('Heading'), text }), {
      least: 4,
      most: 4,
      itemLabel: 'title',
    }).refine(...differs('id')),
    shelvesHeading: line('Heading of the shelves'),
    shelvesLead: paragraph('Lead of the shelves'),
    shelves: list(
      'Shelves',
      group('Shelf', {
        school: reference<RouteId>('schools', 'School'),
        items: list('Subjects', line('Subject', { most: 60 }), { least: 1 }),
      }),
      { itemLabel: 'school' },
    ),
    questionsHeading: line('Heading of the questions'),
    questions: questions(1),
    note: paragraph('Note on printed books', { most: 700 }),
    next: nextPages,
  }),
  'digital-learning': group('Digital Learning', {
    ...head,
    body,
    figures,
    bodyHeading: line('Heading of the text'),
    accessHeading: line('Heading of who may sign in'),
    access: list('Who may sign in', group('Group', { who: line('Who'), how: paragraph('How', { most: 300 }) }), {
      least: 4,
      itemLabel: 'who',
    }),
    stepsHeading: line('Heading of the steps'),
    steps: list('Steps', group('Step', { id: slug('Address'), title: line('Heading'), text }), {
      least: 4,
      most: 4,
      itemLabel: 'title',
    }).refine(...differs('id')),
    support: group('Support', { heading: line('Heading'), text }),
    lectureSphere: group('LectureSphere', { title: line('Heading'), text }),
    questionsHeading: line('Heading of the questions'),
    questions: questions(1),
    next: nextPages,
  }),
  'student-handbook': group('Student Handbook', {
    lawyer: line('Read by a lawyer', {
      help: 'Who, and when. Not shown; the launch check asks for it.',
      example: 'Adv. A. Kulkarni, 12 January 2027',
    }).optional(),
    ...head,
    sections: sections('Sections'),
    closing: text,
    next: nextPages,
  }),
  'academic-calendar': group('Academic Calendar', { ...sourced, meta, heading, text: line('Text'), next: nextPages }),
  'career-support': group('Career Support', {
    ...head,
    sections: sections('Sections'),
    figuresHeading: line('Heading of the figures'),
    figures: list(
      'Figures',
      group('Figure', {
        value: figureText('Figure'),
        label: line('What it is'),
        qualifier: line('What is counted', { most: 200 }).optional(),
        ...sourced,
      }),
      { itemLabel: 'label' },
    ),
    questionsHeading: heading,
    questions: questions(1),
    closing: text,
    next: nextPages,
  }),
  faq: group('FAQ', {
    meta,
    heading,
    lead,
    jumpsLabel: line('Name of the row of jumps'),
    jumps: list(
      'Jumps to what is asked most',
      group('Jump', { label: line('Words', { most: 24 }), question: slug('Question') }),
      {
        itemLabel: 'label',
      },
    ),
    next: nextPages,
  }),
  awards: group('Awards', {
    meta,
    heading,
    lead,
    picture,
    howToCheckHeading: line('Heading'),
    howToCheck: points('How to check'),
    note: text,
    next: nextPages,
  }),
  courses: group('All courses', {
    ...sourced,
    meta,
    heading,
    lead,
    schoolWords: list(
      'Short words for the filter',
      group('School', { school: reference('schools', 'School'), word: line('Word', { most: 24 }) }),
      { least: 9, itemLabel: 'word' },
    ),
    note: paragraph('Note', { most: 300 }),
    entrances: group('Entrance calendar', {
      heading: line('Heading'),
      lead: paragraph('Lead', { most: 400 }),
      why: line('What one finds there'),
    }),
    ladder: diagram,
    next: nextPages,
  }),
  'about-acrylic': group('The acrylic film', {
    ...sourced,
    meta,
    heading,
    text,
    pane: group('Pane', {
      hint: line('Hint', { most: 160 }),
      clear: line('Button that clears it'),
      still: line('Button that stops the drifting'),
    }),
  }),
  accessibility: group('Accessibility', note),
  privacy: group('Privacy', {
    ...note,
    othersWork: group('Licences', {
      title: line('Heading'),
      paragraphs: prose('Text'),
      link: line('What the link says'),
    }),
    analytics: group('Counting visits', { without: part, with: part }),
  }),
  'a-z': group('Everything from A to Z', {
    ...sourced,
    meta,
    heading,
    lead,
    lettersLabel: line('What the row of letters is called'),
    next: nextPages,
  }),
  letters: group('E-mails ready to send', {
    ...sourced,
    meta,
    heading,
    lead,
    terms,
    english: letterWords('In English'),
    hindi: letterWords('In Hindi'),
    next: nextPages,
  }),
  disclosure: group('What we publish, what we send', {
    ...sourced,
    meta,
    heading,
    lead,
    states: group('Words for where a thing is', {
      letter: line('Link to the e-mail that asks for it', { most: 40 }),
      toCome: line('Before what is to come', { most: 40 }),
    }),
    groups: list('Groups of the list', disclosureGroup, { least: 1, itemLabel: 'title' }),
    source: group('The list', {
      heading: line('Heading', { most: 40 }),
      title: line('Its title'),
      by: line('Who made it'),
      letter: line('Number of the letter it came with'),
      sent: day('Day of that letter'),
      text: paragraph('Text', { most: 400 }),
    }),
    checked,
    terms,
    next: nextPages,
  }),
  'not-found': group('Unknown address', {
    ...head,
    suggestion: line('Before the name of the page that may be meant'),
    schoolsHeading: line('Heading of the schools'),
    faqText: line('Way to the FAQ'),
  }),
  offline: group('No network', {
    ...head,
    keptHeading: line('Over the pages kept'),
    again: line('Button'),
    copy: group('A kept copy', {
      label: line('What the note is'),
      words: line('Words before the day'),
      again: line('Button'),
      newer: line('When the page has changed'),
    }),
  }),
  apply: group('How to apply', {
    heading,
    steps: list('Steps', step, { least: 2, most: 6, itemLabel: 'title' }),
    papers: list('Papers', papers, { least: 1, itemLabel: 'title' }),
    letters: line('Link to the e-mails ready to send', { most: 60 }),
  }),
  'contact-line': group('Line of contact', {
    write: line('Before the e-mail address', { most: 40 }),
    call: line('Before the telephone', { most: 40 }),
    whatsapp: line('Before the WhatsApp number', { most: 40 }),
    hours: withValue('When calls are answered', 'time'),
    reply: withValue('How soon e-mails are answered', 'time'),
  }),
  hindi: group('For parents, in Hindi', {
    readBy: line('Read by a native reader', {
      help: 'Who, and when: this page, the Hindi on other pages and the e-mails. Not shown; the launch check asks for it.',
    }).optional(),
    meta,
    heading,
    subtitle: line('Under the heading', { help: 'It stands on the page’s card too.' }),
    lead,
    english: line('Way to the English pages'),
    jumpsLabel: line('Name of the row of jumps'),
    jumps: list(
      'Jumps',
      group('Jump', {
        section: slug('Address of the section', { help: 'fees, apply, or that of a section below.' }),
        label: line('Label', { most: 40 }),
      }),
      { least: 1, itemLabel: 'label' },
    ),
    applyLabel: line('Jump to the steps, at the foot of a phone', { most: 30 }),
    schoolsHeading: line('Heading of the schools'),
    schoolsLead: paragraph('Lead of the schools'),
    schools: list(
      'Schools',
      group('School', { school: reference<RouteId>('schools', 'School'), name: line('Name in Hindi', { most: 90 }) }),
      { least: 9, itemLabel: 'name' },
    ),
    feesHeading: line('Heading of the fees'),
    feesLead: paragraph('Lead of the fees'),
    courseColumn: line('Column of the courses'),
    afterColumn: line('Column of who can join'),
    lengthColumn: line('Column of the lengths'),
    feeColumn: line('Column of the fees'),
    feeOnRequest: line('In a fee’s place where there is none'),
    ladder: diagram,
    applyHeading: line('Heading of the steps'),
    steps: list('Steps', group('Step', { title: line('Heading'), text }), { least: 4, most: 4, itemLabel: 'title' }),
    applyNow: line('Beside Apply Now', { most: 80 }),
    papersHeading: line('Heading of the papers'),
    papers: list('Papers', line('Paper', { most: 140 }), { least: 1 }),
    menu: group('The words of the menu', {
      heading: line('Heading'),
      lead: paragraph('Lead', { most: 200 }),
      pages: list('Pages', group('Page', { page, name: line('In Hindi', { most: 60 }) }), { least: 1, itemLabel: 'page' }),
    }),
    sections: list(
      'Sections',
      group('Section', {
        id: slug('Address'),
        title: line('Heading', { most: 80 }),
        paragraphs: prose('Text'),
        aloud,
        see: pagePlace.optional(),
        diagram: diagram.optional(),
      }),
      { least: 1, itemLabel: 'title' },
    ).refine(...differs('id')),
  }),
  'in-hindi': group('In Hindi, on the pages of schools and programmes', {
    summary: line('What opens it', { most: 60 }),
    months: list('Months, January first', line('Month', { most: 12 }), { least: 12, most: 12 }),
    fee: group('Fee', {
      label: line('Heading'),
      year: withValue('One year', 'amount'),
      span: withValue('From the lowest to the highest', 'two amounts'),
      to: line('Between the two amounts', { most: 10 }),
      form: withValue('The form', 'amount'),
      first: withValue('The first year', 'amount'),
      whole: withValue('All years', 'amount'),
      apart: line('Charged separately', { most: 200 }),
      onRequest: line('Where there is no fee', { most: 200 }),
      someOnRequest: line('Where some courses have none', { most: 200 }),
    }),
    length: group('Length', {
      label: line('Heading'),
      course: withValue('Of a programme', 'length'),
      courses: withValue('Of a school’s courses', 'lengths'),
    }),
    after: group('Who can join', { label: line('Heading') }),
    entrance: group('Entrance', {
      label: line('Heading'),
      form: withValue('When the form opens', 'months'),
      to: line('Between two months', { most: 10 }),
      test: line('Under a single test', { most: 200 }),
      tests: line('Under several tests', { most: 200 }),
      own: line('Where our own form is enough for some', { most: 200 }),
      ownAlone: line('Where our own form is enough', { most: 200 }),
    }),
    apply: group('How to apply', { label: line('Heading'), text, more: line('Link to the steps') }),
    hospital: group('Days in hospital', { label: line('Heading'), text: line('Sentence', { most: 200 }) }),
    write: group('Whom to write to', {
      label: line('Heading'),
      text: withValue('Sentence', 'address'),
      call: withValue('By telephone', 'number'),
      whatsapp: withValue('By WhatsApp', 'number'),
      letters: line('Link to the e-mails ready to send'),
    }),
    all: line('Link to the page in Hindi'),
  }),
  'school-pages': group('On every school page', {
    headings: group('Headings', {
      day: line('Above the day in pictures', { most: 60 }),
      learning: line('Above how one learns', { most: 60 }),
      outcomes: line('Above the roles that courses lead to', { most: 60 }),
      questions: line('Above the questions', { most: 60 }),
    }),
    jumps: group('Links at the top of the page', {
      courses: line('To the courses', { most: 20 }),
      fees: line('To the fees', { most: 20 }),
      day: line('To the day in pictures', { most: 20 }),
      study: line('To how one learns', { most: 20 }),
      questions: line('To the questions', { most: 20 }),
      apply: line('To how to apply', { most: 20 }),
    }),
    apply: paragraph('How one applies', { most: 300 }),
    allCourses: nextPage,
    howToApply: nextPage,
  }),
  'programme-pages': group('On every programme page', {
    headings: group('Headings', {
      about: courseHeading('Above what the course is'),
      why: courseHeading('Above the reasons for it'),
      study: line('Above what one studies', { most: 60 }),
      outcomes: line('Above the roles that it leads to', { most: 60 }),
      path: courseHeading('Above what comes before and after it'),
      fees: line('Above the fees', { most: 60 }),
      questions: line('Above the questions', { most: 60 }),
    }),
    jumps: group('Links at the top of the page', {
      study: line('To what one studies', { most: 20 }),
      questions: line('To the questions', { most: 20 }),
      apply: line('To how to apply', { most: 20 }),
    }),
    forParents: line('Before the link to the page in Hindi', { most: 80 }),
    feeRules: group('Beside the fees', {
      firstYear: line('First year', { most: 160 }),
      form: line('Form'),
      separate: line('Charged separately'),
      fines: line('Fines'),
    }),
    feeCard: group('Lines of the fee card', {
      annual: line('A year'),
      form: line('Form'),
      firstYear: line('First year'),
      whole: line('Whole course'),
      separate: line('Charged separately'),
      fines: line('Late or missed payments'),
      table: line('Link to all fees'),
      write: line('Button to write an e-mail', { most: 40 }),
    }),
    feeAdvice: group('Where there is no fee', {
      provenance: sourced.provenance,
      text,
      askHeading: line('Heading'),
      ask: list('What to ask for', line('Line', { most: 160 }), { least: 1 }),
      subject: line('Subject of the e-mail', { help: 'The programme’s name follows.' }),
    }),
    ladder: group('Beside the steps to and from a programme', {
      alone: paragraph('Where no other course leads to it or follows', { most: 200 }),
      among: paragraph('Where others do', { most: 200 }),
    }),
    next: nextPages,
  }),
} as const;

export type PageName = keyof typeof pageSchemas;
export const pageNames = Object.keys(pageSchemas) as PageName[];
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;
