import { school } from './school.ts';
import type { AwardCard, PageMeta, Point } from './types.ts';

interface Awards {
  meta: PageMeta;
  heading: string;
  lead: string;
  /** The banner. */
  picture: string;
  cards: readonly AwardCard[];
  howToCheckHeading: string;
  howToCheck: readonly Point[];
  note: string;
}

const qualifier = 'Issuer as stated by the school; ask to see the certificate.';
const card = (id: string, title: string, category: string, details: readonly string[]): AwardCard => ({
  id,
  title,
  category,
  details,
  picture: `award-${id}`,
  qualifier,
  provenance: 'specification',
  except: { details: 'general', category: 'general' },
});

export const awards: Awards = {
  meta: {
    title: 'Awards and Accreditations | PUNDIR',
    description:
      'Two academy partnerships, a state award for best law school 2024 and a brand award for best business school 2024, with ways for a family to check each.',
  },
  heading: 'Awards and Accreditations',
  lead: 'Two academy partnerships and two awards of 2024. Beside each stands what it can mean for a student and what to ask before you rely on it.',
  picture: 'awards',
  cards: [
    card('cybersecurity-academy', 'Cybersecurity Academy Partner', 'Academy partnership', [
      'As the school states it: an academy partner in cybersecurity.',
      'Such partnerships usually bring the partner’s lessons and practice labs into a course, so that a student attacks and repairs a system built for the purpose.',
      'Nearest courses: Cyber Security and the certified hacking course in the IT school.',
      'Ask which certificate you would sit for, who sets the test, who pays for it and how long it stays valid.',
    ]),
    card('it-certification-academy', 'IT Certification Academy Partner', 'Academy partnership', [
      'In the school’s own words, an academy partner for IT certification.',
      'A certification is a test outside your degree, set by the maker of a technology or an industry body. It shows that you can do one thing on the day; it adds to a degree and cannot stand in for one.',
      'Nearest courses: the B.Sc. programmes in the IT school and the programming certificates.',
      'Find out whether the test is included in what you pay, and how many of last year’s class took it and passed.',
    ]),
    card('best-law-school-2024', 'State Award for Best Law School 2024', 'Award', [
      'Stated by the school as a state award for best law school, 2024.',
      'For the law programmes: LLB, BA LLB, BBA LLB, LLM and the Cyber Law certificate.',
      'It is for one year and has no bearing on the right to practise, which in India depends on the law degree, enrolment with a State Bar Council and the All India Bar Examination.',
      'Ask who chose, from how many schools, and what was looked at: results, moots, library or a visit.',
    ]),
    card('best-business-school-2024', 'Brand Award for Best Business School 2024', 'Award', [
      'A brand award for best business school, 2024, as reported by the school.',
      'Brand awards are commonly decided on entries, surveys or a jury’s vote. Ask which it was here; the classroom needs a look of its own.',
      'Take that look: sit in on a class in management or commerce, and ask a second-year what last week’s assignment was.',
    ]),
  ],
  howToCheckHeading: 'How a family can check',
  howToCheck: [
    {
      title: 'Read the certificate',
      text: `Ask ${school.admissionsEmail} for a copy. It should name the issuer, the year, the exact title of the award and the institution it was given to. If one of the four is missing, ask why.`,
    },
    {
      title: 'Find the issuer without our help',
      text: 'Search for the issuer yourself and reach its site from there. Look for a published list of winners, the rules of entry, and whether entrants paid. An issuer you can’t find outside its own certificate tells you something too.',
    },
    {
      title: 'Look up a partnership at the other end',
      text: 'Organisations that run academies usually keep a public directory of them. A partnership that is alive is listed there under the institution’s name, with a date until which it runs.',
    },
    {
      title: 'Keep awards and recognition apart',
      text: 'No award makes a degree valid. Ask the school which university awards yours and which council the programme is registered with. Then check for yourself: the University Grants Commission lists universities, the Bar Council of India law colleges, and the nursing, pharmacy and other councils the institutions under them.',
    },
  ],
  note: `Awards age, and partnerships end. An accreditation is always one body’s word on one institution or programme for a stated period, so ask for all three, for the programme you want, in the year you would join. If you have only one question to spend, ask about the degree first and the award second. Write to ${school.admissionsEmail}.`,
};
