import { inWords, inWordsFirst } from '../../lib/number-words.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** The brief gives the first and the last subject and says that there are eight; the six between are to be confirmed. */
const courses: readonly Course[] = [
  {
    id: 'ui-ux-fundamentals',
    provenance: 'specification',
    except: { about: 'general' },
    shortName: 'UI/UX Fundamentals',
    fullName: 'UI/UX fundamentals',
    about:
      'Why one ticket machine makes people late and another does not. Sketching on paper, the vocabulary of screens, and the habit of asking what a person came to do.',
  },
  {
    id: 'user-research',
    provenance: 'sample',
    shortName: 'User Research',
    fullName: 'User research and interviewing',
    about:
      'Sitting beside a shopkeeper while he bills a customer, and keeping quiet. Interviews, diaries, surveys that do not lead the witness, and how to turn thirty pages of notes into three findings.',
  },
  {
    id: 'visual-design',
    provenance: 'sample',
    shortName: 'Visual Design',
    fullName: 'Visual design and typography',
    about:
      'Type, colour, grid and contrast, in Devanagari as well as Latin letters. You learn why a page feels crowded and how to mend it by taking away.',
  },
  {
    id: 'information-architecture',
    provenance: 'sample',
    shortName: 'Information Architecture',
    fullName: 'Information architecture and content',
    about:
      'Where things live and what they are called. Card sorting, menus, search, and writing the words on the button, which is most of the job and rarely praised.',
  },
  {
    id: 'interaction-design',
    provenance: 'sample',
    shortName: 'Interaction Design',
    fullName: 'Interaction design and prototyping',
    about:
      'What happens between two screens: waiting, errors, the OTP that comes late, the finger that slips. Prototypes from paper up to ones a stranger takes for the real thing.',
  },
  {
    id: 'usability-accessibility',
    provenance: 'sample',
    shortName: 'Usability and Accessibility',
    fullName: 'Usability testing and accessibility',
    about:
      'Watching five people fail at your design and writing down what they did. Then the same with a screen reader, one hand, bright sun and a grandmother’s eyesight.',
  },
  {
    id: 'front-end-development',
    provenance: 'sample',
    shortName: 'Front-end Development',
    fullName: 'Front-end development and design systems',
    about:
      'HTML, CSS and enough JavaScript to build what you draw, and the library of parts that keeps forty screens consistent. A designer who can build argues better with engineers.',
  },
  {
    id: 'capstone-project',
    provenance: 'specification',
    except: { about: 'general' },
    shortName: 'Capstone Project',
    fullName: 'Capstone project: building and launching a live website',
    about:
      'You find somebody who needs a website, design it, build it and put it on the internet under an address that strangers can open. Then you stay to repair what they break.',
  },
];

export const design: School = {
  id: 'design',
  route: 'design',
  hue: 'rani',
  provenance: 'specification',
  except: {
    'card.description': 'general',
    'card.studentCount': 'sample',
    lead: 'general',
    coursesLead: 'general',
    body: 'general',
    learning: 'sample',
    outcomes: 'general',
  },
  meta: {
    title: 'School of Design (UI/UX) | PUNDIR',
    description: `UI/UX design in ${inWords(courses.length)} core subjects, from fundamentals to a live website you build and launch. How critique works, who it suits, and questions families ask.`,
  },
  card: {
    name: 'Design',
    description: `UI/UX design in ${inWords(courses.length)} core subjects, from fundamentals to a capstone in which you build and launch a live website.`,
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} core subjects`,
    studentCount: '110 students',
    duration: '4 years',
    picture: 'school-design',
    route: 'design',
  },
  heading: 'School of Design',
  lead: `UI/UX design in ${inWords(courses.length)} core subjects, from the first sketch of a screen to a website of your own that anybody can open.`,
  body: [
    'Your screen is pinned to the wall, and for two minutes you are not allowed to speak. A classmate stands in front of it and tries to book a train ticket for her grandfather. She puts a finger where she thinks the button is. It is not there. Somebody asks where you expected his eyes to go first; somebody else has noticed that the fare is set in a grey he could not read. Nobody says that it is nice. Then the next sheet goes up. That is critique. In a design studio it is the main meal.',
    'UI is the part of a product you look at and touch. UX is everything that happens to a person while using it: finding the form, waiting for the code, going back to correct one letter in a name and losing the rest. A good deal of Indian life now passes through such screens, from a gas booking to a hospital report, and many of them were plainly never tried on anyone. Making them fit people is a trade. It begins with watching, and colour comes rather late.',
    'You do not need to draw well. You do need to put up half-finished work in front of others, and to throw away a week of it when the person you tested it on could not find the door. Students who want to be told the right answer are unhappy here. So are those who love only their own taste. The ones who do well are nosy about other people’s difficulties and stubborn about small things, such as the four pixels that nobody else has noticed.',
  ],
  coursesHeading: `${inWordsFirst(courses.length)} core subjects of UI/UX`,
  coursesLead:
    'They build on each other in this order. One learns to look before one learns to make, and the last subject uses all the rest.',
  courses,
  learning: [
    {
      title: 'The wall',
      text: 'Work goes up unfinished and is read by everyone. You learn to say what a design does before saying whether you like it, and to hear the same about your own.',
    },
    {
      title: 'People from outside the studio',
      text: 'A design is tried on somebody who owes you nothing: a watchman, an aunt, the man at the photocopy shop. What they do counts for more than what they say.',
    },
    {
      title: 'Cheap phones, weak networks',
      text: 'Everything is judged on a small, slow phone in daylight. A page that works only on the studio’s best monitor has not been finished.',
    },
    {
      title: 'A room of a teachable size',
      text: `With ${figures.classSize} students in a class on average, as the school states it, everyone’s work can be on the wall in one afternoon, and yours cannot be skipped.`,
    },
    {
      title: 'Internships, then the launch',
      text: `Every student completes ${figures.internships} internships and a capstone, as stated by the school. In this school the capstone is the live website, and its readers are the last examiners.`,
    },
  ],
  outcomes: [
    'UI designer',
    'UX designer',
    'Interaction designer',
    'User researcher',
    'UX writer or content designer',
    'Product designer in a start-up',
    'Front-end developer with a designer’s eye',
    'Accessibility tester',
    'Designer for a government or bank service',
    'Freelance website designer',
  ],
  questions: [
    {
      id: 'do-i-have-to-draw',
      provenance: 'general',
      q: 'I can’t draw. Should I apply?',
      a: 'Yes, if you can explain a thing with boxes and arrows. Sketching here is thinking on paper, and a wobbly rectangle labelled “pay” is enough. An eye for type and spacing can be trained in a year. Being curious about why your uncle always presses the wrong button is harder to teach.',
    },
    {
      id: 'which-stream-do-i-need',
      provenance: 'general',
      q: 'Which stream do I need in class 12?',
      a: `Design courses in India usually take 10+2 in any stream, with a portfolio, an aptitude test or an interview to choose between applicants. Ask ${school.admissionsEmail} which of these applies this year. For a portfolio, six pieces with your reasons beside them beat thirty pretty ones.`,
    },
    {
      id: 'machines-that-draw-screens',
      provenance: 'general',
      q: 'A machine can draw a screen in ten seconds now. Why learn to?',
      a: 'Because a tidy-looking screen was never the difficult part. If that is all you wish to make, this is a poor plan. Finding out what people need, choosing what to leave out, noticing that the ten-second answer shuts out a blind user and saying so in a meeting takes somebody who can be held to account. Study those parts hardest.',
    },
    {
      id: 'four-years-or-a-bootcamp',
      provenance: 'general',
      q: 'Why four years, when a bootcamp takes four months?',
      a: 'A bootcamp teaches the tools, which change, and gives you one project. It suits a graduate who already works beside designers. At seventeen you also need the slow things: research, writing, code, being wrong many times in company. If money or time is short, look at our certificate courses first.',
      see: 'certificates',
    },
    {
      id: 'what-award-at-the-end',
      provenance: 'general',
      q: 'What will be written on the certificate?',
      a: 'Four years is the usual length of a bachelor’s degree in design in India, but the name on the paper matters more than the length. Ask the school in writing which university awards it and what it is called. Employers will look at the portfolio first; a master’s course or a government post will look at the paper.',
    },
    {
      id: 'what-equipment-do-we-buy',
      provenance: 'general',
      q: 'What equipment must we buy?',
      a: 'A laptop that can hold a browser and a design program open at once; a middling one of recent make will do, and a used one often does. Much of the software has a free or student plan. Keep an old phone as well: you will test on it. Buy nothing before the first month’s list.',
    },
    {
      id: 'how-much-are-the-fees',
      provenance: 'general',
      q: 'How much are the fees?',
      a: `We have no design fee to print here. Before a visit, write to ${school.admissionsEmail} for the yearly amount and for what comes on top, such as examinations and enrolment. Four years is long enough to ask one thing more: by how much the fee may rise between the first year and the last.`,
    },
  ],
  next: [
    { route: 'gallery', why: 'Pictures to look at slowly, for an eye in training' },
    { route: 'it', why: 'If you would sooner write the code behind the screen' },
    { route: 'certificates', why: 'A short course in UI and UX, to find out whether you like it' },
    allCourses,
    howToApply,
  ],
};
