import { inWords, inWordsFirst } from '../../lib/number-words.ts';
import { formFeeText } from '../fees.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** The school's list names them; their degree titles, contents and usual requirements are general knowledge. */
const listed = {
  provenance: 'specification',
  except: { fullName: 'general', about: 'general', length: 'general', entrance: 'general' },
} as const;

const courses: readonly Course[] = [
  {
    ...listed,
    id: 'bsc-it',
    shortName: 'B.Sc. IT',
    fullName: 'Bachelor of Science in Information Technology',
    about:
      'The systems an organisation runs on: networks, databases, servers, web applications, and the people who have to use them at nine in the morning. Choose it if you would rather make a hospital’s booking system work than prove a theorem about it.',
    length: '3 years',
    entrance: '10+2, often with Mathematics',
  },
  {
    ...listed,
    id: 'bsc-computer-science',
    shortName: 'B.Sc. Computer Science',
    fullName: 'Bachelor of Science in Computer Science',
    about: `Algorithms, data structures, operating systems, compilers and the mathematics beneath them. The most theoretical of them all and the slowest to age, because languages go out of fashion and sorting does not.`,
    length: '3 years',
    entrance: '10+2 with Mathematics',
  },
  {
    ...listed,
    id: 'bsc-data-analytics',
    shortName: 'B.Sc. Data Analytics',
    fullName: 'Bachelor of Science in Data Analytics',
    about:
      'Statistics, SQL, Python and the drawing of an honest chart, after the long dull business of cleaning what people typed in. Firms hire for it when they want to know why sales fell in March.',
    length: '3 years',
    entrance: '10+2 with Mathematics or Statistics',
  },
  {
    ...listed,
    id: 'bsc-cyber-security',
    shortName: 'B.Sc. Cyber Security',
    fullName: 'Bachelor of Science in Cyber Security',
    about:
      'How systems are broken into and how they are kept whole: networks, cryptography, secure programming, reading logs, and what to do in the first hour after an attack. Monitoring rooms work in shifts, so ask yourself about nights.',
    length: '3 years',
    entrance: '10+2, often with Mathematics',
  },
  {
    ...listed,
    id: 'bsc-cloud-computing',
    shortName: 'B.Sc. Cloud Computing',
    fullName: 'Bachelor of Science in Cloud Computing',
    about:
      'Renting a hundred computers for an hour without frightening the accountant: virtual machines, containers, storage, automation and the reading of the bill. It leads to operations work in any company that has given up its own server room.',
    length: '3 years',
    entrance: '10+2, often with Mathematics',
  },
  {
    ...listed,
    id: 'bsc-gaming',
    shortName: 'B.Sc. Gaming',
    fullName: 'Bachelor of Science in Gaming',
    about:
      'Making games: engines, graphics, the physics of a jump, level design, sound, and watching a stranger get lost in a level you thought was obvious. You finish several, most of them small; being good at playing is a pleasure and no qualification.',
    length: '3 years',
    entrance: '10+2 in any stream; Mathematics helps',
  },
  {
    ...listed,
    id: 'certified-ethical-hacking',
    shortName: 'Certified hacking course',
    fullName: 'Certified Ethical Hacking',
    about:
      'Scanning, passwords, web and wireless weaknesses, attacked only on practice machines or with written permission, and then the report that tells the owner how to mend each hole. It sits on top of a degree or a job and replaces neither.',
    length: '3–6 months',
    entrance: 'Usually 10+2, and some ease with networks and Linux',
  },
];

const degrees = courses.filter(({ shortName }) => shortName.startsWith('B.Sc.')).length;

export const it: School = {
  id: 'it',
  route: 'it',
  hue: 'indigo',
  provenance: 'specification',
  except: {
    'card.studentCount': 'sample',
    'card.description': 'general',
    lead: 'general',
    coursesLead: 'general',
    body: 'general',
    learning: 'sample',
    outcomes: 'general',
  },
  meta: {
    title: 'School of Information Technology | PUNDIR',
    description: `${inWordsFirst(degrees)} B.Sc. programmes in IT, computer science, data, security, cloud and gaming, and a certified hacking course: what the days are like, what is legal.`,
  },
  card: {
    name: 'IT and Specializations',
    description: 'Code, data, security, clouds and games, for people who stay until they know why it broke.',
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '540 students',
    duration: '3 years',
    picture: 'school-it',
    route: 'it',
  },
  heading: 'School of Information Technology and Specializations',
  lead: `At ten at night one window is still lit, and behind it somebody is about to find out why; these ${inWords(courses.length)} programmes are for people who would stay to see.`,
  body: [
    'Look in. On the fourth floor a payment that should take two seconds is taking forty, and a young woman reads the database’s own account of what it did until she comes to the search that goes through every row. Next door a man restores last night’s backup, to prove that it can be done before anybody needs it. Below, two people play the same fifteen seconds of a game for the sixtieth time because the jump feels heavy. And across the stairs a security tester, with a signed letter in the drawer that allows it, is trying to get into her own client’s website.',
    'None of them was born knowing how. They learned to read an error message to the end, to change one thing at a time and to write down what they had tried. Your days will train that. There is theory first: networks, data structures, operating systems, discrete mathematics. Then comes the lab, where a program runs or does not, and the machine takes no interest in how long you have been sitting there. Expect to lose an hour to a missing bracket. Expect the bracket to be yours.',
    'You need not have written any code before. You do need to be on speaking terms with mathematics, to read instructions in English without hurrying, and to bear a problem that makes you feel slow. If an uncle has told you that there is money in computers, try a free programming lesson this evening before you believe him. Should you look up and find it is midnight, apply. Should you look up and find that it is ten past seven, this site has eight other schools.',
  ],
  coursesHeading: `${inWordsFirst(courses.length)} programmes, ${inWords(courses.length - degrees)} of them short`,
  coursesLead: `${inWordsFirst(degrees)} are B.Sc. degrees of three years, which usually begin alike (programming, networks, mathematics) and part company in the second year. The last on the list is a certified hacking course of some months, taught for defence and inside the law.`,
  courses,
  learning: [
    {
      title: 'Lab hours are the course',
      text: `A lecture on recursion is forgotten by Friday; a recursion you debugged is yours. Classes run ${figures.teachingDays}, with ${figures.classSize} students in an average class, as stated by the school.`,
    },
    {
      title: 'Somebody reads your code',
      text: 'From the first year your work goes into version control and a classmate must approve it. Being told politely that your function does three things is a skill to acquire on both sides.',
    },
    {
      title: 'Machines meant to be broken',
      text: 'Attacks are practised on a closed network of deliberately weak computers. Nothing outside it may be touched, your own college’s Wi-Fi included, and you sign that before you log in.',
    },
    {
      title: 'A syllabus with a date on it',
      text: `The curriculum is reviewed ${figures.curriculumReview}, as stated by the school. Tools come and go at those reviews; networks, data structures and statistics stay.`,
    },
    {
      title: 'Something that runs in public',
      text: `As stated by the school, everybody completes ${figures.internships} internships and a capstone. The internships show you other people’s systems; the capstone is your own, deployed, documented and shown to somebody who was not there when you built it.`,
    },
  ],
  outcomes: [
    'Software developer',
    'Web and mobile app developer',
    'Software tester',
    'Network and systems administrator',
    'Database administrator',
    'Data analyst',
    'Security operations analyst',
    'Penetration tester, with some years behind you',
    'Cloud operations engineer',
    'Game programmer or level designer',
    'Technical support engineer',
    'MCA or M.Sc., then teaching or research',
  ],
  questions: [
    {
      id: 'bsc-or-btech',
      q: 'Is a B.Sc. second best to a B.Tech?',
      a: 'It is a year shorter, usually cheaper, and has no engineering drawing. For development, testing, support and data work many employers take both. Some large recruiters keep certain grades for engineers, and a post that names B.E. or B.Tech is closed to you. An MCA or M.Sc. afterwards makes up most of the distance.',
      provenance: 'general',
      see: 'management',
    },
    {
      id: 'it-computer-science-or-bca',
      q: 'B.Sc. IT, B.Sc. Computer Science or BCA?',
      a: 'Computer Science leans towards theory, IT towards the systems an organisation runs, BCA towards applications with some business around them. First-year papers overlap a good deal, so compare the third-year ones and ask which you would read without being told to. BCA is taught in our School of Commerce and Management.',
      provenance: 'general',
      see: 'commerce',
    },
    {
      id: 'is-hacking-legal',
      q: 'A certified hacking course: is that legal?',
      a: 'To learn it, yes. Testing a system with its owner’s written permission is an ordinary profession. Entering one without permission can be an offence under the Information Technology Act, 2000, punishable with up to three years in prison, even when nothing was taken and it was ‘only to check’. That lesson comes before the first tool does.',
      provenance: 'general',
    },
    {
      id: 'which-hacking-certificate',
      q: 'Which certificate will I hold after the hacking course?',
      a: 'Ask for its exact title and for the body whose examination it is: employers look for that name, and some such examinations carry a fee and an expiry date of their own. Our awards page lists a cybersecurity academy partner and an IT certification academy partner, as stated by the school.',
      provenance: 'general',
      see: 'awards',
    },
    {
      id: 'artificial-intelligence-and-jobs',
      q: 'Won’t artificial intelligence do these jobs by the time she finishes?',
      a: 'Some of them, and nobody honest can tell you which. Routine code is already written faster with such tools, so a beginner’s day has less typing in it and more checking, testing and asking what the system is for. Choose the programme with fundamentals you enjoy; a person who can show why the machine’s answer is wrong is hard to spare.',
      provenance: 'general',
    },
    {
      id: 'following-progress-from-home',
      q: 'He will not tell us how it is going. How can we know?',
      a: `LectureSphere is the school’s progress-tracking platform for parents. It covers hybrid lectures, internships and, for students of the health programmes, compulsory half-day hospital rotations. Ask at admission how you get access and how often it is brought up to date. The figure to watch is attendance: each module requires ${figures.attendance}.`,
      provenance: 'specification',
      except: { a: 'general' },
    },
    {
      id: 'cost-and-laptop',
      q: 'What will it cost, with a laptop?',
      a: `For the yearly fee write to ${school.admissionsEmail}; ask for examination and enrolment fees in the same letter, since they are charged apart, and count ${formFeeText} once for the form. A used laptop with 8 GB of memory will do for most subjects, 16 GB for gaming and data. See the labs before you buy anything.`,
      provenance: 'general',
    },
  ],
  next: [
    { route: 'certificates', why: 'One skill in a few months, before a degree or beside it' },
    { route: 'design', why: 'How a screen is thought out before it is programmed' },
    { route: 'career-support', why: 'A portfolio, an internship, a first interview' },
    allCourses,
    howToApply,
  ],
};
