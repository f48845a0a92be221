/** The words of the home page. What its cards and figures say stands with the schools, the stats, the areas and the events. */

import { statValue } from './career-support.ts';
import { school } from './school.ts';
import { studentsNamed } from './student-count.ts';
import type { PageMeta } from './types.ts';

const meta: PageMeta = {
  title: `${school.name} | ${school.tagline}`,
  description:
    'Nine schools in India for health sciences, management, law, commerce, science, IT, design and the arts. Courses, yearly fees, and answers for families.',
};

export const home = {
  meta,
  provenance: 'sample',
  except: { 'hero.headline': 'specification' },
  intro: {
    name: school.name,
    hint: 'Scroll, tap or press any key',
    button: 'Enter',
  },
  hero: {
    headline: school.tagline,
    lead: 'Nine schools for people who would like to be good at a real job, and for the parents who want to know what it costs.',
    links: [
      { label: 'Fees of the health courses', route: 'paramedical', fragment: 'fees' },
      { label: 'All courses', route: 'courses', fragment: null },
    ],
    reelLabel: 'Play the reel',
    reelNote: 'Under a minute, with sound',
  },
  about: {
    /** One sentence. The runs carry their own spaces, so they are set one after the other. */
    statement: [
      { text: 'We are nine schools under one roof, where you meet the work itself, ', emphasis: false },
      { text: 'the ward at eight, the balance sheet at ten, the moot bench at two', emphasis: true },
      { text: ', before you write an examination about it.', emphasis: false },
    ],
    more: 'How the school works, week by week',
    /** Under the light on the wall, by day and by night: the time follows. The button stops the light from moving. */
    light: {
      sun: 'Light through a jali, as the sun stands at',
      moon: 'Light through a jali, as the moon stands at',
      hold: 'Hold the light still',
    },
  },
  schools: {
    heading: 'Our Schools',
    lead: 'Start with the one whose day sounds like yours. Its page names its courses, what you need to get in and where they lead.',
    courses: 'All programmes and courses, by school and A to Z',
    more: 'Not sure which? Read what other families ask',
    note: `Numbers of students in each school: to be confirmed by the school. Together they come to ${studentsNamed}; whom else the school’s figure of ${statValue('learners')} learners counts, it has not said.`,
  },
  research: {
    heading: 'Research',
    lead: 'A spoiled tube of blood, a shop’s account book, a village tap, a form nobody can read: four things we are studying.',
    more: 'The four areas, and how a student joins',
  },
  innovation: {
    heading: 'Innovation',
    lead: 'We try a new idea on one class, count what changed and keep it only if the class learned better.',
    more: 'What we tried, and what we kept',
  },
  community: {
    heading: 'Community',
    lead: 'Nurses, coders, advocates and accountants in training eat at the same tables, and their parents are told how it is going.',
    more: 'A week on campus, Monday to Saturday',
  },
  whatson: {
    heading: 'What’s On',
    lead: 'Come and see the place on a working day before you decide, and bring the relative with the most questions.',
    more: 'All the dates',
  },
} as const;
