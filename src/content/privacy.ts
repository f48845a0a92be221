import { school } from './school.ts';
import type { NoteContent } from './types.ts';

/** The privacy note. Its part on analytics follows the setting (`analyticsParts`), so that it is true of the site as it was built. */
export const privacy: NoteContent = {
  provenance: 'general',
  meta: {
    title: 'Privacy | PUNDIR',
    description: `What the website of ${school.name} does and does not keep about the people who read it, what happens when you apply or write, and whom to ask.`,
  },
  heading: 'Privacy',
  lead: 'You can read everything here without telling us who you are. This is what the website does, in full.',
  parts: [
    {
      title: 'No accounts, no forms, no cookies',
      paragraphs: [
        'This website has nothing to sign up for and nothing to fill in. It sets no cookies. Letters, pictures and films come from the site’s own address, and from nobody else’s.',
        'The school’s web host sees, as every host does, the address of your connection and the page that you ask for, because it could not answer otherwise.',
      ],
    },
    {
      title: 'What your own browser remembers',
      paragraphs: [
        'The home page notes in your browser that you have seen its opening, so that it is not shown twice. The note is one mark, stays on your device, and is gone when you close the tab.',
        'Your browser may also keep copies of the pages that you open, so that they open sooner and without a network. They stay on your device, are renewed when the site changes, and go when you clear the site’s data in the browser’s settings.',
      ],
    },
    {
      title: 'When you apply or write to us',
      paragraphs: [
        '‘Apply Now’ opens the school’s application form, which is another website with terms of its own. It is not told which page you came from.',
        `If you write to ${school.admissionsEmail}, the school has your message and your address, and uses them to answer you. Ask at the same address what the school holds about you, to have it put right, or to have it removed. If you are under eighteen, a parent may ask for you.`,
      ],
    },
  ],
  next: [
    { route: 'accessibility', why: 'How the site is made for everyone, and where it still falls short.' },
    { route: 'faq', why: 'Fees, admission and daily life, asked by families and answered.' },
    { route: 'student-handbook', why: 'What the school asks of a student, and what a student may expect.' },
  ],
};

/** What the site is made with that others wrote, and where their licences stand. */
export const othersWork = {
  title: 'What others made',
  paragraphs: [
    'Some of this site’s code, and its letters, were made by others who let everyone use them, on terms that travel along.',
  ],
  link: 'Read their licences (a text file)',
} as const;

/** What is said of counting visits: without analytics, and with. */
export const analyticsParts = {
  without: {
    title: 'Nobody counts you',
    paragraphs: ['There is no analytics tool on this website and no advertising.'],
  },
  with: {
    title: 'How visits are counted',
    paragraphs: [
      'The school counts visits with Google Analytics, set so that it stores nothing on your device and serves no advertising: consent is refused from the start and no cookie is set. Google’s servers are told which page was opened and, as with any request, the address of your connection.',
      'If your browser asks not to be tracked (Global Privacy Control or Do Not Track), nothing is sent at all.',
    ],
  },
} as const;
