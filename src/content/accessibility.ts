import { school } from './school.ts';
import type { NoteContent } from './types.ts';

/** The accessibility note. What it says was tested is what `npm test` and the commands in docs/quality do. */
export const accessibility: NoteContent = {
  provenance: 'general',
  meta: {
    title: 'Accessibility | PUNDIR',
    description: `How the website of ${school.name} is made so that everyone can use it, what was tested, what is known to fall short, and whom to write to.`,
  },
  heading: 'Accessibility',
  lead: 'This website is for everyone who is thinking of studying here, and for the people who help them decide.',
  parts: [
    {
      title: 'What we aim for',
      paragraphs: [
        'The site is built to the Web Content Accessibility Guidelines 2.2 at level AA; where we know that it falls short stands further down. Every page can be read and worked with a keyboard alone, with a screen reader, at 400 % zoom, on a screen 320 pixels wide, in the high-contrast colours of your own system, and with scripts switched off.',
        'If your device asks for less motion, nothing on the site moves by itself. Films wait until you ask for them on a phone, have no speech, and come with a description of what is seen and heard. Every picture that says something has a text in its place.',
      ],
    },
    {
      title: 'What was tested, and how',
      paragraphs: [
        'Each change to the site is tested by programs before it goes out: every page, on a small phone and on a laptop, and each menu and dialog in its open state, with the axe rules for WCAG 2.2 AA; the contrast of words over pictures, measured on the screen; menus, dialogs, filters and films worked by keyboard; the size of what is to be tapped; and that nothing is wider than a screen of 320 pixels.',
        'Programs find many faults and not all. No outside expert has audited the site, and it has not yet been tried by people who use assistive technology every day. If you do, your word is worth more than our tests.',
      ],
    },
    {
      title: 'What we know falls short',
      paragraphs: [
        'The short film on the home page, the reel, has pictures and music, and nobody says aloud what is seen in it, as level AA asks. Its text tells what is seen and heard; programs that read the page aloud read it.',
        'On phones the home page names its four research areas and leaves out the panel beside them; the Research page has every area in full.',
        'The application form is another website. This note does not speak for it.',
        'A few links in the footer lead nowhere yet. They are announced as unavailable.',
      ],
    },
    {
      title: 'Tell us what stops you',
      paragraphs: [
        `Write to ${school.admissionsEmail}: the page, what you wanted to do, and what you use (browser, screen reader, phone). Ask for anything on this site in another form, for instance the fees as plain text in a message; you need give no reason.`,
      ],
    },
  ],
  next: [
    { route: 'privacy', why: 'What this website knows of you, and what it does not.' },
    { route: 'faq', why: 'Fees, admission and daily life, asked by families and answered.' },
    { route: 'student-handbook', why: 'What the school asks of a student, and what a student may expect.' },
  ],
};
