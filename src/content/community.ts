/** The Community page: who else is here, what a week is like, and what a family asks about it. */
import { figures } from './figures.ts';
import { antiRagging } from './student-handbook.ts';
import type { PageMeta, Point, Question, Sourced, Stat } from './types.ts';

interface CommunityPage extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  picture: string;
  body: readonly string[];
  strandsHeading: string;
  strands: readonly Point[];
  weekHeading: string;
  week: readonly { day: string; what: string }[];
  figures: readonly Pick<Stat, 'value' | 'label' | 'qualifier'>[];
  questionsHeading: string;
  questions: readonly Question[];
}

export const community: CommunityPage = {
  provenance: 'sample',
  except: { figures: 'specification' },
  meta: {
    title: 'Community: clubs, service and a week here | PUNDIR',
    description: `Who you will meet at Pundir: students of nine schools, ${figures.clubs} clubs by the school’s own count, service in the neighbourhood, a firm line on ragging.`,
  },
  heading: 'A community of nine schools',
  lead: 'You will spend three years or so with these people, so here is who they are and what an ordinary week with them is like.',
  picture: 'community',
  body: [
    'Lunch mixes what the timetable keeps apart. A pharmacy student explains a dose to someone from commerce, who works out what the strip costs by the tablet, and a voice from the law end of the table asks who pays if the label is wrong. Nobody planned that conversation. It is the best argument we have for keeping nine schools in one place.',
    `The first fortnight can be lonely all the same. Many of you will be the first from your school to come here, some the first in the family to study after 10+2. Classes average ${figures.classSize}, as stated by the school, which is small enough for people to learn your name and to notice an empty seat. By the second test the girl who lent you a pen is usually the one you share notes with.`,
    `Then there are the clubs, ${figures.clubs} of them as the school counts, and the Saturdays when half the campus goes out to do something useful for the streets around it. Both are run mostly by students, which means that they are sometimes late and occasionally chaotic, and that you will be asked to organise something long before you feel ready.`,
    'We also ask a good deal of each other. Here a borrowed stethoscope comes back. A patient met at a camp is never a story for a group chat. People will disagree with you about politics, food and cricket, and the rule is that you can finish your meal together afterwards.',
    'On one thing there is no second opinion. Ragging is forbidden in every college in India under the UGC’s regulations, and it is forbidden here, whatever name it goes by: an introduction, a tradition, a bit of fun. Seniors are told so in the same week that first-years arrive, and the student handbook sets out what follows.',
  ],
  strandsHeading: 'The people around you',
  strands: [
    {
      title: 'Clubs',
      text: 'Debate, theatre, coding, photography, quizzing, chess and a running group that meets before the heat. Try three in the first month and keep one. If yours is missing, ten names and a willing teacher are enough to start it.',
    },
    {
      title: 'Service',
      text: 'Health students take blood pressure at neighbourhood camps with a teacher at their elbow. Law students help people find the right form; advice on a case has to come from an advocate. Science students test the water, designers paint the signs.',
    },
    {
      title: 'Your class',
      text: `With a faculty ratio of ${figures.facultyRatio}, as stated by the school, there is a teacher you can go to who has read your work. Every class chooses two representatives, who carry its complaints upstairs and bring the answers back down.`,
    },
    {
      title: 'Parents',
      text: 'LectureSphere, the school’s progress-tracking platform for parents, shows how hybrid lectures, half-day hospital rotations and internships are going. Families also come in person, for open day and for the evening when everybody performs.',
    },
    {
      title: 'Alumni',
      text: 'People who finished a few years ago come back to sit on the other side of the interview table. They remember which question made them freeze, they ask it, and then they tell you what they ought to have said.',
    },
    {
      title: 'Someone to complain to',
      text: `Hand a grievance in on paper, about a mark, a fine or a person, and it is to be resolved in ${figures.grievanceDays}, as stated by the school. You may bring a friend or a parent when it is discussed. Complaining costs you nothing in class.`,
    },
  ],
  weekHeading: 'One week, six scenes',
  week: [
    {
      day: 'Monday',
      what: 'A quarter to eight at the gate: the nursing batch in ironed coats, waiting to walk over to the ward, and one of them running because the bus was late.',
    },
    {
      day: 'Tuesday',
      what: 'A moot after the last lecture. Two second-years argue over a phone that arrived broken, while the bench, a teacher with a cold, interrupts every third sentence.',
    },
    {
      day: 'Wednesday',
      what: 'The language table at lunch, English on one side and Spanish on the other. Whoever slips into Hindi first brings the tea.',
    },
    {
      day: 'Thursday',
      what: 'Theatre has the hall until six, dance has it from six, and the two argue about the curtain. The B.C.A. student at the light board stays out of it.',
    },
    {
      day: 'Friday',
      what: 'Accounts surgery in the commerce corridor: a stall-holder from the market opens a shoebox of bills, and four students sort them into months.',
    },
    {
      day: 'Saturday',
      what: 'Classes in the morning, then cricket: pharmacy against IT, with a statistics student keeping score and refusing to round up.',
    },
  ],
  figures: [
    { value: figures.clubs, label: 'student clubs', qualifier: 'as stated by the school' },
    { value: figures.classSize, label: 'students in a class', qualifier: 'an average, as stated by the school' },
    { value: figures.facultyRatio, label: 'teachers to students', qualifier: 'as stated by the school' },
    { value: figures.grievanceDays, label: 'to resolve a grievance', qualifier: 'the school’s own time limit, as it states it' },
  ],
  questionsHeading: 'What families ask',
  questions: [
    {
      id: 'what-if-somebody-rags-me',
      q: 'What do I do if a senior rags me?',
      a: `Leave the place, then tell any teacher, the same day if you can. You do not have to be polite about it first, and being a witness is reason enough to report. If you would rather speak to someone outside the school, the national anti-ragging helpline is ${antiRagging.phone} and ${antiRagging.email}; a parent may call too. The student handbook says what happens next.`,
      see: { route: 'student-handbook', fragment: 'anti-ragging', label: 'Anti-Ragging, in the student handbook' },
      provenance: 'general',
    },
    {
      id: 'will-my-parents-see-everything',
      q: 'Will my parents be able to see everything I do?',
      a: 'They can follow your progress in LectureSphere, the platform the school has for parents: hybrid lectures, half-day hospital rotations if your course has them, and internships. Who you eat with is no part of that. The easiest way to settle it at home is to look at the screen together once, early in the first semester, and agree on how often it will be opened.',
      see: 'innovation',
      provenance: 'specification',
      except: { a: 'sample' },
    },
    {
      id: 'is-there-time-for-anything-else',
      q: `Classes run ${figures.teachingDays}. Is there time for anything else?`,
      a: `Some, if you guard it. Each module needs ${figures.attendance} attendance, and health students lose further half days to the hospital, so a club with one meeting a week is realistic and four clubs are not. Sundays are free of classes. In the fortnight before an examination most clubs go quiet of their own accord.`,
      provenance: 'specification',
      except: { a: 'sample' },
    },
    {
      id: 'i-am-shy-and-not-from-an-english-medium-school',
      q: 'I am shy, and my school was not English-medium. Will I manage?',
      a: 'The first two months will be tiring, mostly because of the textbooks. Write down ten new words a day, ask a teacher to explain a term in the language you think in, and answer one question aloud each week even if it comes out crooked. The wards and the shops speak the languages of the neighbourhood, and there you may well be the one the others turn to.',
      see: 'faq',
      provenance: 'general',
    },
  ],
};
