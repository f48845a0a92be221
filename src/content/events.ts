/** The events, in the order of their dates, and the words of the What's On page around them. */
import { school } from './school.ts';
import type { PageMeta, Point, SchoolEvent, Sourced } from './types.ts';

export const events: readonly SchoolEvent[] = [
  {
    id: 'nine-school-games',
    title: 'The Nine-School Games',
    category: 'Sports',
    starts: '2026-12-05T08:00:00+05:30',
    ends: '2026-12-05T16:30:00+05:30',
    announced: '2026-11-20',
    location: 'Sports ground, main campus',
    attendees: 'about 600 students and staff',
    picture: 'event-nine-school-games',
    description:
      'Each of the nine schools sends a team: athletics in the morning, kabaddi and volleyball after lunch, and last of all the relay that the physiotherapy students always expect to win. They also tape the ankles of everyone who beats them. Families may watch from the steps. Bring a cap and a bottle of water, since there is little shade before three o’clock.',
    featured: false,
    provenance: 'sample',
  },
  {
    id: 'open-day',
    title: 'Open Day: see it on a working Saturday',
    category: 'Academic',
    starts: '2026-12-12T10:00:00+05:30',
    ends: '2026-12-12T15:00:00+05:30',
    announced: '2026-11-20',
    location: 'All nine schools; start at the main hall',
    attendees: 'about 400 students and families',
    picture: 'event-open-day',
    description:
      'Classes go on as usual and you walk in on them. Look down a microscope, try to find a pulse on a patient model, hear ten minutes of a moot, then sit down with an admissions officer and go through one year’s costs line by line. There is a showing of LectureSphere, our progress-tracking platform for parents, at eleven and again at two.',
    featured: true,
    provenance: 'sample',
  },
  {
    id: 'moot-final',
    title: 'Moot Court Final',
    category: 'Academic',
    starts: '2027-01-23T14:00:00+05:30',
    ends: '2027-01-23T17:30:00+05:30',
    announced: '2026-11-20',
    location: 'Moot court, School of Legal Studies',
    attendees: 'about 120 students and guests',
    picture: 'event-moot-final',
    description:
      'Two teams of law students, one invented dispute: a hospital’s records have leaked, and a patient wants to know who must pay. The bench interrupts, as benches do. It is worth coming if you are thinking about law and have only seen it in films, because most of the afternoon is reading, waiting and being asked where exactly the statute says so.',
    featured: false,
    provenance: 'sample',
  },
  {
    id: 'lamps-and-stages',
    title: 'Lamps and Stages: the annual evening',
    category: 'Cultural',
    starts: '2027-02-06T17:00:00+05:30',
    ends: '2027-02-06T21:00:00+05:30',
    announced: '2026-11-20',
    location: 'Open-air theatre, main campus',
    attendees: 'about 900 students, parents and alumni',
    picture: 'event-lamps-and-stages',
    description:
      'Two short plays, a dozen dances, a qawwali group made up mostly of accountants, and a poem in Spanish that somebody will have to translate for her grandfather. The stage belongs to students from the first bulb to the last broom. Food stalls open at five and the curtain goes up at six. Evenings are cold in February, so bring a shawl.',
    featured: true,
    provenance: 'sample',
  },
  {
    id: 'internship-day',
    title: 'Internship Day',
    category: 'Career',
    starts: '2027-03-13T09:30:00+05:30',
    ends: '2027-03-13T16:00:00+05:30',
    announced: '2026-11-20',
    location: 'Main hall and seminar rooms',
    attendees: 'about 300 second-year and final-year students',
    picture: 'event-internship-day',
    description:
      'A day of first interviews for summer internships. Students come with one printed page about themselves and are questioned for a quarter of an hour at each table. Alumni run practice interviews next door until noon, for anyone whose voice shakes. Nothing is promised on the day; those chosen hear within two weeks, and the others are told what to work on.',
    featured: false,
    provenance: 'sample',
  },
  {
    id: 'after-the-boards',
    title: 'After the Boards: a Saturday of advice',
    category: 'Career',
    starts: '2027-04-17T10:00:00+05:30',
    ends: '2027-04-17T16:00:00+05:30',
    announced: '2026-11-20',
    location: 'Library reading room and main hall',
    attendees: 'about 350 students of Class 12 and their families',
    picture: 'event-after-the-boards',
    description:
      'The papers are written, the results are not out, and every uncle has an opinion. Bring your Class 10 marksheet, your subjects and your worries. Teachers from the nine schools talk to one family at a time: what the course is like in its worst week, which entrance test it needs, what it costs by the year, and what else you might do instead.',
    featured: false,
    provenance: 'sample',
  },
];

interface WhatsOnPage extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  visitingHeading: string;
  visiting: readonly Point[];
}

export const whatson: WhatsOnPage = {
  provenance: 'sample',
  meta: {
    title: 'What’s On? Events for students and families | PUNDIR',
    description:
      'Open day, games, a moot final, the annual evening, internship interviews and advice after the boards: dates, hours and places at Pundir Business School.',
  },
  heading: 'What’s On?',
  // No number: days pass after the page is built.
  lead: 'Days when you can come through the gate, watch people at work and ask them whether they would choose this course again.',
  visitingHeading: 'If your family is coming',
  visiting: [
    {
      title: 'Before you set out',
      text: `Write to ${school.admissionsEmail} with the name of the event and how many of you there are. You will get directions, a gate to come to and a warning if the date has moved. If somebody needs a wheelchair route or a seat near the front, say so then, so that it is ready.`,
    },
    {
      title: 'What to bring',
      text: 'A photo identity card for each adult, and the student’s marksheets if you want advice on a course. Leave the fee at home. Nobody needs to pay anything at an event, and you should walk away from anyone who says a seat will be gone by evening.',
    },
    {
      title: 'Whom to ask',
      text: 'Ask a student first, out of a teacher’s hearing: how many came to the last class, who taught it, what went wrong this term. Then ask the office for the yearly fee, the separate charges and the name of the awarding university, and take the answers home in writing.',
    },
  ],
};
