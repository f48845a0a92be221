import { formFeeText } from '../fees.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** The school's list names the four; contents, lengths and usual requirements are general knowledge. */
const listed = {
  provenance: 'specification',
  except: { fullName: 'general', about: 'general', length: 'general', entrance: 'general' },
} as const;

const courses: readonly Course[] = [
  {
    ...listed,
    id: 'ba-english',
    shortName: 'B.A. English',
    fullName: 'Bachelor of Arts in English',
    about:
      'Poems, plays and novels from Shakespeare to Indian writing in English, with grammar, criticism and a great deal of your own prose. For editors, teachers, copywriters, future lawyers, and anyone who wants to be believed on paper.',
    length: '3 years',
    entrance: '10+2 in any stream',
  },
  {
    ...listed,
    id: 'ba-spanish',
    shortName: 'B.A. Spanish',
    fullName: 'Bachelor of Arts in Spanish',
    about:
      'The language of some twenty countries from the first verb, then their history, films and literature, then translation in both directions. For work with clients in Spain and Latin America, for interpreting, tourism and teaching.',
    length: '3 years',
    entrance: '10+2 in any stream; no Spanish needed',
  },
  {
    ...listed,
    id: 'digital-media-and-design',
    shortName: 'Digital Media & Design',
    fullName: 'Certificate in Digital Media & Design',
    about:
      'Type, colour, photographs, short video and layout, made for the small screen where nearly everyone will see them. You leave with a portfolio to show at a studio, a newsroom or a shop that needs its festival posters done properly.',
    length: '6–12 months',
    entrance: 'Usually 10+2 in any stream',
  },
  {
    ...listed,
    id: 'aesthetics-and-beauty-therapy',
    shortName: 'Aesthetics & Beauty Therapy',
    fullName: 'Certificate in Aesthetics & Beauty Therapy',
    about:
      'The structure of skin, hair and nails, hygiene, facials, threading, waxing, manicure and make-up for a camera or a wedding. Mostly standing, mostly hands, and the person under them has to feel safe; it leads to salons, spas and a chair of your own.',
    length: '6–12 months',
    entrance: 'Usually class 10 or 10+2',
  },
];

export const humanities: School = {
  id: 'humanities',
  route: 'humanities',
  hue: 'rose',
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
    title: 'School of Humanities and Applied Arts | PUNDIR',
    description:
      'B.A. English, B.A. Spanish and certificates in Digital Media & Design and Aesthetics & Beauty Therapy: the work, who it suits and what a family should ask.',
  },
  card: {
    name: 'Humanities and Applied Arts',
    description:
      'English, Spanish, digital media and beauty therapy: four kinds of close attention, two degrees and two certificates.',
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '260 students',
    duration: '3 years',
    picture: 'school-humanities',
    route: 'humanities',
  },
  heading: 'School of Humanities and Applied Arts',
  lead: 'Sit on the river steps with one sentence until you know why every word is where it is, and then take it across the water into another language.',
  body: [
    '‘The boat leaves on time, without my brother.’ Why the comma? Take it out and the line is a timetable; put it back and somebody is standing on the bank. Who is speaking, and is she sorry? Would it hurt more if the brother came first? Three years of English are three years of such questions, put to poems and novels, to court judgements and soap advertisements, until you can see what a page is doing to you and can write one that does what you meant.',
    'Now cross over. ‘El barco sale a tiempo, sin mi hermano.’ It matches word for word, and still the boat has turned masculine, and Spanish could leave it out altogether: sale, it leaves, is a whole sentence. Or stay on this bank and set the line as a poster, where the place you break it does the work of the comma; that is digital media. Higher up the steps a therapist studies a client’s skin under a lamp before she touches it. Beauty therapy belongs here because it too starts with looking, and because it is a craft that pays a wage.',
    'The work is quiet and there is plenty of it: eighty pages for Thursday, forty irregular verbs, an essay handed back with a question beside every paragraph. Class is talk. You will be asked what you think, and at once afterwards where in the text you found it. If you read on the bus, or listen well, you will be at home. If you are coming because your marks shut other gates, come and sit in on a lesson first. The cut-off for arts may be lower than for commerce; the reading list is not shorter.',
  ],
  coursesHeading: 'Two degrees and two certificates',
  coursesLead:
    'English and Spanish take three years and end in a B.A. The two certificates are practical, take 6–12 months as a rule, and can follow a degree or come before one.',
  courses,
  learning: [
    {
      title: 'Aloud, round a table',
      text: `A poem is read out before it is explained, and a Spanish hour is held in Spanish. With ${figures.classSize} in an average class, as stated by the school, nobody stays silent for a whole week.`,
    },
    {
      title: 'Everything twice',
      text: 'The first draft gets comments and no mark; the second gets the mark. Most students find that the second draft is half as long.',
    },
    {
      title: 'Practice on real faces',
      text: 'Beauty students sanitise, patch-test and ask about allergies before any product is opened, first on one another and later on clients who have agreed to be practised on.',
    },
    {
      title: 'A shelf and a screen',
      text: `The campus library holds ${figures.libraryBooks} books, as stated by the school. Bring a pencil. What is not on the shelf, an old journal or a Chilean newspaper, is looked for in the digital library.`,
    },
    {
      title: 'Proof of work',
      text: `With ${figures.internships} internships and a capstone, as stated by the school, you have something to lay on a table: a translated story, an edited magazine, a campaign, a bridal album.`,
    },
  ],
  outcomes: [
    'Publishing and editing',
    'Content writing and advertising copy',
    'Journalism and broadcasting',
    'School teaching, with a B.Ed.',
    'Translation and interpreting',
    'Spanish-speaking client and support teams',
    'Travel and tourism',
    'Civil service and other graduate examinations',
    'Law, through the three-year LLB',
    'Graphic, video and social-media work',
    'Salon, spa and bridal make-up work',
    'A studio or parlour of your own',
  ],
  questions: [
    {
      id: 'what-is-a-ba-english-for',
      q: 'What does one do with a B.A. in English?',
      a: 'It names no single job, which is the honest worry. Graduates go into content, publishing, media, human resources, teaching after a B.Ed., law after an LLB, and public examinations that take any degree. What decides is what you have written and where you have interned by the third year, so begin both in the first.',
      provenance: 'general',
      see: 'career-support',
    },
    {
      id: 'from-a-hindi-medium-school',
      q: 'She went to a Hindi-medium school. Will she cope with English?',
      a: 'If she reads for pleasure in any language, she has the harder half already. The first two semesters will be slow and she should expect to use a dictionary daily. Ask what bridge classes there are in the year you apply. Accent is not examined; understanding is.',
      provenance: 'general',
    },
    {
      id: 'how-good-will-my-spanish-be',
      q: 'How good will my Spanish be after three years?',
      a: 'With daily practice a B.A. commonly brings people to about B2 on the European scale: you follow a film, hold a meeting, write a clear letter and still make mistakes. Employers trust an outside examination more than a degree title, so plan to sit DELE, the diploma of Spain’s education ministry, in your last year.',
      provenance: 'general',
    },
    {
      id: 'digital-media-or-school-of-design',
      q: 'Digital Media & Design here, or the School of Design?',
      a: 'They answer different wishes. The certificate is months of making posters, pictures, short films and pages. The School of Design teaches UI/UX over four years: research, interfaces, testing, and in the end a live website built and launched. To see whether you like the work, start small; to be a product designer, go there.',
      provenance: 'general',
      see: 'design',
    },
    {
      id: 'what-a-beauty-therapist-may-do',
      q: 'Can a beauty therapist treat acne or give injections?',
      a: 'Injections, prescriptions and skin disease belong to doctors. A therapist cleans, cares for and makes up healthy skin, and her most useful sentence is ‘please show this to a dermatologist’. Be wary of any short course, anywhere, that promises more. Men take this course too, and bridal and film work hires them.',
      provenance: 'general',
    },
    {
      id: 'opening-a-parlour',
      q: 'Can I open my own parlour with the certificate?',
      a: 'The certificate shows that you were trained; the shop needs more. Find out from the municipal office which registration and trade licence apply where you live, and work two years in somebody else’s salon first. You will learn rent, stock and the month after the wedding season there, on another person’s money.',
      provenance: 'general',
    },
    {
      id: 'what-humanities-costs',
      q: 'How much are the fees, and is the certificate cheaper?',
      a: `Fees of this school are given on request, so write to ${school.admissionsEmail} and name the course. A certificate is shorter and as a rule costs less, but ask whether its kit, software or products are included. For any admission the form is ${formFeeText}, once, and examination and enrolment come as separate lines.`,
      provenance: 'general',
    },
  ],
  next: [
    { route: 'design', why: 'Words and pictures on a screen, arranged so that people can use them' },
    { route: 'legal', why: 'For those who read closely and like to argue' },
    { route: 'certificates', why: 'Short courses in content writing, video and page layout' },
    allCourses,
    howToApply,
  ],
};
