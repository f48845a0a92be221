/** The About page: the long description, the mission and the figures behind it. */

import { figures } from './figures.ts';
import { school } from './school.ts';
import type { NextPage, PageMeta, Sourced, Stat } from './types.ts';

interface AboutPage extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  body: readonly string[];
  missionHeading: string;
  mission: readonly string[];
  factsHeading: string;
  facts: readonly Pick<Stat, 'value' | 'label' | 'qualifier'>[];
  next: readonly NextPage[];
}

export const about: AboutPage = {
  provenance: 'sample',
  except: { facts: 'specification' },
  meta: {
    title: 'About the school | PUNDIR',
    description: `What kind of school Pundir is: nine schools under one roof, classes of ${figures.classSize} by the school’s own count, teaching ${figures.teachingDays}, internships for all.`,
  },
  heading: 'About the school',
  lead: 'We teach professions, so most of what you learn here is learned beside somebody who is already doing it.',
  body: [
    `${school.name} is a private business and professional school in India. Under one roof it keeps nine schools: paramedical and health sciences, management, design, commerce, law, science, information technology, humanities and applied arts, and short certificate courses. A girl who wants to run a blood bank can start here. So can her cousin who likes to argue, and the neighbour who needs three months of computer training before his next interview.`,
    `The nine look different and work alike. Each prepares you for a task that other people depend on and can check. A laboratory report goes out with your initials under it. A balance sheet balances or it doesn’t, and a patient stands up from the plinth with less pain or with the same pain as before. We teach towards that moment, which is why a timetable here has so many hours in rooms with a bench, a bed or a screen in them, and fewer with rows of chairs.`,
    `Teaching runs from ${figures.teachingDays}. A class averages ${figures.classSize} students and the faculty ratio is ${figures.facultyRatio}, both as stated by the school, which has two consequences worth knowing. A teacher notices by the second week that you have gone quiet. And you cannot hide: if the case was not read or the record book not filled, everyone in the room will know it by ten past nine.`,
    `The attendance rule is ${figures.attendance} at least, and it is counted module by module. Full marks for turning up to microbiology do not cover an empty column under biochemistry. Families often hear of such rules in the examination month, when it is too late to do anything. Please hear of this one now.`,
    `Every student completes ${figures.internships} internships and a capstone before leaving, as stated by the school. The internships put you in somebody else’s workplace, at their hours. The capstone is a piece of work of your own, shown to people who may ask anything they like about it. The school counts ${figures.recruiters} recruiters. What a recruiter’s visit brings you is an interview, and we practise those with you; the rest you win yourself.`,
    `What we teach has to keep up with what is done outside, so the curriculum is reviewed ${figures.curriculumReview}, as stated by the school. By the school’s own count the campus library holds ${figures.libraryBooks} books, for the slow reading that a screen is bad at, and there are ${figures.clubs} clubs for the hours after class. The digital library needs no login, so an idea that strikes you on the bus home can be looked up on the bus home.`,
    'Parents have their own window into all this. LectureSphere, our progress-tracking platform, follows a student through hybrid lectures (part in the room, part on a screen), the half-day hospital rotations that are compulsory in the health programmes, and internships. It exists so that nobody’s mother learns about a missed month at the end of a year.',
    `When something goes wrong, a written grievance is to be resolved in ${figures.grievanceDays}, as stated by the school. It may be a mark you think is mistaken, a fine, or a person who made you uncomfortable. Write it down, keep a copy and hand it in.`,
    'Who should think twice? Anyone who must hold a full-time weekday job, because the wards and workshops cannot be attended from an office. Anyone who was pushed into a course and cannot name one thing in it they would like to do. And whatever you choose, ask us before you pay which university awards the degree, which council a health or law course answers to, and which students a placement figure counts. A good school should be able to answer on paper.',
  ],
  missionHeading: 'What we have set ourselves to do',
  mission: [
    'Put students in front of the real work of their profession early, and often enough for it to become ordinary.',
    `Keep classes near ${figures.classSize} on average, as stated by the school, so that a question from the last row is heard and answered.`,
    'Teach future nurses, managers and advocates to explain what they are doing in words their own grandmother would follow.',
    `Review the curriculum ${figures.curriculumReview}, as stated by the school, and stop teaching what the profession has stopped using.`,
    'State fees by the year wherever they are fixed, with one-time and separate charges named beside them.',
    'Print a figure only with a note on how it is counted, or an admission that we cannot say.',
    'Tell parents how a student is getting on while there is still time to help.',
    `Resolve a grievance in ${figures.grievanceDays}, as stated by the school, whoever it is about.`,
    'Mix the nine schools wherever we can, because a hospital needs a lawyer, a website and an honest set of accounts.',
    'Send people out who sign their own work, admit a mistake the same day and know when to call for help.',
  ],
  factsHeading: 'The school in figures',
  facts: [
    { value: figures.classSize, label: 'students in a class', qualifier: 'an average, as stated by the school' },
    { value: figures.facultyRatio, label: 'teachers to students', qualifier: 'as stated by the school' },
    { value: figures.attendance, label: 'attendance, at least', qualifier: 'counted for each module by itself' },
    {
      value: figures.internships,
      label: 'internships, and a capstone',
      qualifier: 'completed by each student, as stated by the school',
    },
    { value: figures.recruiters, label: 'recruiters', qualifier: 'as stated by the school; ask how many came this year' },
    { value: figures.libraryBooks, label: 'books in the library', qualifier: 'as stated by the school; printed books on campus' },
    { value: figures.clubs, label: 'student clubs', qualifier: 'as stated by the school' },
    { value: figures.grievanceDays, label: 'to resolve a grievance', qualifier: 'the school’s own time limit, as it states it' },
  ],
  next: [
    { route: 'community', why: 'Clubs, service, and a week here by the day' },
    { route: 'career-support', why: 'Internships, and what the placement figure counts' },
    { route: 'faq', why: 'Fees, attendance, safety: what families asked before you' },
    { route: 'awards', why: 'What the school has been given, as it states it, and what to ask' },
    { route: 'about-acrylic', why: 'A short film of light, with no words in it' },
  ],
};
