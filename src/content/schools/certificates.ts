import { certificateCategories } from '../certificate-courses.ts';
import { formFeeText } from '../fees.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** A category of courses as one entry; its title and its count come from the list itself. */
function category(id: string, about: string, entrance: string): Course {
  const found = certificateCategories.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No category of certificate courses is called ${id}`);
  const count = found.courses.length;
  return {
    id,
    shortName: found.title,
    fullName: `${count} certificate ${count === 1 ? 'course' : 'courses'}`,
    about,
    length: '3–12 months',
    entrance,
    provenance: 'specification',
    except: { about: 'general', entrance: 'general' },
  };
}

const courses: readonly Course[] = [
  category(
    'computer-applications-and-programming',
    'For the desk you have or the one you want: letters, ledgers and layouts that come out right, and then, if you care to go on, the first language in which you tell a computer what to do.',
    'Usually class 10; programming goes easier after 10+2',
  ),
  category(
    'digital-and-online-marketing',
    'For a family shop that wants buyers beyond its own lane, or a graduate who wants to run other people’s campaigns. You spend small sums on real advertisements and explain in the morning where they went.',
    'Usually 10+2 in any stream, and ease with a phone and a keyboard',
  ),
  category(
    'bpo-and-call-center-training',
    'For a first office job that asks for a voice and patience before it asks for a degree. You learn to let an angry caller finish, to find the one question that matters, and to write the note that saves the next person from asking it again.',
    'Usually 10+2, with spoken English or Hindi to work on',
  ),
  category(
    'short-term-tech-courses',
    'For people who learn by opening things. Some courses end at a repair bench or on a roof with a solar panel, others in a server log or a data set, and all of them end with something that now works.',
    'Class 10 for repair and installation, usually 10+2 for the rest',
  ),
];

const courseCount = certificateCategories.reduce((sum, category) => sum + category.courses.length, 0);

export const certificates: School = {
  id: 'certificates',
  route: 'certificates',
  hue: 'leaf',
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
    title: 'Certificate Courses of 3–12 months | PUNDIR',
    description: `${courseCount} short courses in computers, programming, digital marketing, call center work and technology: codes, lengths, where to begin and what a certificate can’t do.`,
  },
  card: {
    name: 'Certificate Courses',
    description: `${courseCount} short courses, each about one useful thing: a set of books, a web page, a phone that rings again.`,
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courseCount} courses`,
    studentCount: '950 students',
    duration: '3-12 months',
    picture: 'school-certificates',
    route: 'certificates',
  },
  heading: 'School of Certificate Courses',
  lead: 'Walk down the street: every door is open, behind each somebody is learning one useful thing, and in 3–12 months they come out with it.',
  body: [
    'At the first door a commerce graduate, who has been asked about Excel in four interviews, is finding out what a pivot table does. At the next a shopkeeper’s daughter is moving her father’s accounts out of red cloth-bound books and into software, and has just found the month that never balanced. Further down a boy lifts the back off a phone with a plastic pick. Across the lane a woman with a headset lets a recorded customer shout to the end before she speaks. Look in at as many as you like. The doors are open so that you can choose with your eyes.',
    'A certificate is small on purpose. It is about one skill and it ends with a thing you can show: a page typed at forty words a minute, a campaign with its costs, a web form that saves. It is no degree, and four of them in a file do not add up to one; a post that asks for graduates will go on asking. What it answers is the second question of an interview, the one that follows your marks: and what can you do on Monday?',
    'Nobody here is the usual age. The bench has room for a girl waiting for her class 12 result and for a clerk of forty-five whose office changed its software over a weekend. The pace is quick, because there are few weeks, and a fortnight missed in a course of three months is a sixth of it gone. If you have never used a computer, start with the one called Computer Applications, since most other rooms take it for granted. If three months only make you hungry, the School of Information Technology is round the corner.',
  ],
  coursesHeading: `${courseCount} courses behind four doors`,
  coursesLead:
    'Each course has a short code, a name and a length. Quote the code when you write to us; several names sound alike.',
  courses,
  learning: [
    {
      title: 'A machine to each pair of hands',
      text: 'You sit at the keyboard or the repair bench from the first day, and the teacher walks about behind you. Ask when you visit how many share a machine at the hour you would come.',
    },
    {
      title: 'Real tasks, ugly ones',
      text: 'A supplier’s bill with the tax wrong. A list of nine hundred names in three spellings. A laptop that somebody’s tea went into. Tidy exercises are for the first week only.',
    },
    {
      title: 'One piece to keep',
      text: 'The last stretch of every course goes into one finished thing, with your name on it, that you can open on a phone in front of an employer and explain without notes.',
    },
    {
      title: 'Go over it at home',
      text: `The digital library needs no login. Its ${figures.digitalLibraryResources} resources, as stated by the school, include preparation for examinations, and they are there on the evening when the lesson has gone out of your head.`,
    },
  ],
  outcomes: [
    'Office and data-entry work',
    'Accounts assistant',
    'Layout and printing shops',
    'Junior programmer, with a portfolio',
    'Digital marketing assistant',
    'Selling your own goods online',
    'Customer support, by voice or chat',
    'Phone, laptop and CCTV service',
    'Network and desktop support',
    'A new skill in the job you already have',
  ],
  questions: [
    {
      id: 'is-a-certificate-a-degree',
      q: 'Is a certificate as good as a degree?',
      a: 'No, and distrust anyone who says so. It cannot replace a B.Sc. or a B.Com. on a form that asks for one. It costs months where a degree costs years, and it shows one skill clearly. It works best beside a degree, before one, or in a trade where customers judge the repair and ask for no papers.',
      provenance: 'general',
    },
    {
      id: 'where-do-i-begin',
      q: 'I have only ever used a phone. Where do I begin?',
      a: 'With CCA, the Certificate in Computer Applications: files, typing, documents, spreadsheets, mail, and how not to be cheated online. Say at the desk that you are new. People who start with Python because it sounds better often come back for this one.',
      provenance: 'sample',
    },
    {
      id: 'beside-college-or-a-job',
      q: 'Can I take one beside college or a job?',
      a: `Often, if the hours fit. Teaching at the school runs ${figures.teachingDays}; which batch meets at what hour is the thing to ask before paying. Count the practice as well as the class: an hour at a keyboard for each hour taught is about right. In examination month your degree goes first.`,
      provenance: 'general',
    },
    {
      id: 'certificate-or-three-years',
      q: 'Cyber security in four months, or in three years?',
      a: 'The short one shows you the field: what an attack looks like, how to protect an office or a family, whether you enjoy reading logs. Nobody should be handed a bank’s network after it. If it holds you, the degree adds the mathematics, the systems and the years of practice. The same goes for data and cloud.',
      provenance: 'general',
      see: 'it',
    },
    {
      id: 'will-it-get-me-a-job',
      q: 'Will a certificate get me a job?',
      a: `By itself, seldom. With a finished piece of work and a clear answer to ‘show me’, it may get you the first interview. Recruiters number ${figures.recruiters}, as stated by the school; ask how many of them take people from certificate courses, and for which posts. Repair and accounts work is mostly found locally, by walking in.`,
      provenance: 'general',
      see: 'career-support',
    },
    {
      id: 'night-shifts',
      q: 'Do call centres mean night shifts for my daughter?',
      a: 'Sometimes. Firms that serve callers abroad work at their hours; those that serve Indian customers mostly work by day. State rules generally ask for a woman’s consent to night work and for transport home. Let her put three questions to any employer: which shift, whose cab, and may it be changed. Ask us for the hours of the course itself, too.',
      provenance: 'general',
    },
    {
      id: 'what-a-certificate-costs',
      q: 'What does a course cost?',
      a: `It depends on the course and its length. Send the code to ${school.admissionsEmail} and ask for the whole amount: teaching, materials, examination, enrolment. The admission form is paid once, ${formFeeText}. Ask whether a second course needs a second form, because people often take two.`,
      provenance: 'general',
    },
  ],
  next: [
    { route: 'it', why: 'The same subjects as a degree' },
    { route: 'career-support', why: 'How to show what you can do, and to whom' },
    { route: 'digital-library', why: 'Something to practise with in the evening, open without a login' },
    allCourses,
    howToApply,
  ],
};
