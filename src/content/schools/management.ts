import { inWords, inWordsFirst } from '../../lib/number-words.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** The brief gives the names; the rest is the usual of an MBA in India. */
const usual = { about: 'general', length: 'general', entrance: 'general' } as const;
const graduate = 'A bachelor’s degree in any subject, usually at least 50%';

const courses: readonly Course[] = [
  {
    id: 'mba-marketing',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in Marketing',
    fullName: 'Master of Business Administration in Marketing',
    about:
      'Finding out who buys, who has stopped and what they would pay; then price, brand, distribution and a budget that you defend line by line. For brand, product and sales management.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mba-hr',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in HR',
    fullName: 'Master of Business Administration in Human Resources',
    about:
      'Hiring, pay structures, labour law, appraisal and the conversation in which somebody is let go. For those who would run the people side of a factory, a hospital or a software firm.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mba-it',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in IT',
    fullName: 'Master of Business Administration in Information Technology',
    about:
      'How a company chooses, buys and runs its software, and why the project is late: systems analysis, data, security, vendor contracts. For graduates who will stand between the engineers and the board.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mba-finance',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in Finance',
    fullName: 'Master of Business Administration in Finance',
    about:
      'What a business is worth and where its money should come from: valuation, corporate finance, banking, markets and risk, with a spreadsheet open most of the day. For treasury, credit and research desks.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mba-international-business',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in International Business',
    fullName: 'Master of Business Administration in International Business',
    about:
      'Exchange rates, shipping terms, customs and trade agreements, and how a contract gets signed by two sides who share neither a language nor a court. For exporters, importers and freight companies.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mba-hospitality-tourism',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in Hospitality & Tourism Management',
    fullName: 'Master of Business Administration in Hospitality & Tourism Management',
    about:
      'Hotels, restaurants, airlines and destinations as a trade that cannot store its goods: a room unsold tonight is gone. Revenue management, service operations and event planning, for hotel groups and travel companies.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mba-digital-marketing',
    provenance: 'specification',
    except: usual,
    shortName: 'MBA in Digital Marketing',
    fullName: 'Master of Business Administration in Digital Marketing',
    about:
      'Search, social media, content, paid campaigns and consent, taught around one question: what did that rupee bring back? For agencies, online sellers and the marketing desk of any firm.',
    length: '2 years',
    entrance: graduate,
  },
  {
    id: 'mca-mba',
    provenance: 'specification',
    except: { ...usual, fullName: 'general' },
    shortName: 'Integrated MCA & MBA',
    fullName: 'Integrated Master of Computer Applications & Master of Business Administration',
    about: `Software engineering, databases and networks alongside accounts, strategy and people. For graduates who want to build a product and also run the firm that sells it, and who do not mind the heaviest timetable of them all.`,
    length: '2–3 years',
    entrance: 'A bachelor’s degree, usually with mathematics at 10+2 or after, or a BCA',
  },
];

const mbas = courses.filter(({ shortName }) => shortName.startsWith('MBA')).length;

export const management: School = {
  id: 'management',
  route: 'management',
  hue: 'ochre',
  provenance: 'specification',
  except: {
    'card.description': 'general',
    'card.duration': 'general',
    'card.studentCount': 'sample',
    lead: 'general',
    coursesLead: 'general',
    body: 'general',
    learning: 'sample',
    outcomes: 'general',
  },
  meta: {
    title: `School of Management: ${inWords(courses.length)} MBA programmes | PUNDIR`,
    description: `${inWordsFirst(courses.length)} postgraduate programmes for graduates, from MBA in Marketing to an integrated MCA & MBA: what you study, who gets in, internships and a capstone.`,
  },
  card: {
    name: 'Management',
    description: `${inWordsFirst(mbas)} MBAs and an integrated MCA & MBA, for graduates of any subject who want to learn to decide in front of others and answer for it.`,
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '440 students',
    duration: '2 years',
    picture: 'school-management',
    route: 'management',
  },
  heading: 'School of Management',
  lead: `${inWordsFirst(courses.length)} postgraduate programmes for graduates who would rather make the decision than report it.`,
  body: [
    'A biscuit maker sells a packet for ₹10. Sugar and palm oil have gone up, and each packet now earns thirty paise less. Raise the price to ₹12 and every shopkeeper must find two-rupee coins. Take out four biscuits and somebody will count them on camera. Leave it alone and the year’s profit is gone. The head of sales, the head of finance and the factory manager each have the right answer, and it is not the same answer. The printers need to know about the wrapper by Thursday.',
    'An MBA is practice at Thursdays. In a case class the seats rise in a horseshoe, and the floor in the middle is called the well. You have read the papers the night before and worked the numbers. One of you comes down into the well and says what should be done, and everybody else takes the plan apart. Nobody in the well has all the facts. You learn to say which ones you lack, decide all the same, and be told on Friday that you were wrong.',
    'These programmes are for graduates only. An engineer, a nurse, a B.Com and somebody with a degree in history start together with accounts, statistics, economics and the law of contract, and the specialisation comes on top. The arithmetic is mostly class 10. What people find hard is thirty pages of reading a night and speaking before they feel sure. If you are thinking of an MBA chiefly to put off choosing a career, work for a year first; you will know what to ask for, and the fees will hurt less.',
  ],
  coursesHeading: `${inWordsFirst(courses.length)} programmes, all after a degree`,
  coursesLead: `The ${inWords(mbas)} MBAs share their foundations and part ways at the specialisation. The MCA & MBA adds a full course in computer applications.`,
  courses,
  learning: [
    {
      title: 'Cases, read the night before',
      text: 'A real company’s trouble, its figures and no solution at the back. Three people prepare it together in the evening, disagree, and bring the disagreement to class.',
    },
    {
      title: 'Your turn in the well',
      text: `With ${figures.classSize} in an average class, as stated by the school, nobody can hide for a whole term. Quiet students usually dread it for a month and miss it afterwards.`,
    },
    {
      title: 'Internships, more than one',
      text: `Everyone does ${figures.internships} internships, as stated by the school, so that the first may go badly. Pick a trade you think you know for the one and a trade you have never looked at for the other.`,
    },
    {
      title: 'A capstone',
      text: 'One problem of one business, worked on to the point of a recommendation that its owner could act on. Your report carries your name, and so do its mistakes.',
    },
    {
      title: 'A curriculum that is opened again',
      text: `What is taught is reviewed ${figures.curriculumReview}, as stated by the school. That is how last winter’s price war gets into this summer’s pricing class.`,
    },
  ],
  outcomes: [
    'Brand or product manager',
    'Area sales manager, with a territory and a target',
    'Human resources business partner or recruiter',
    'Credit, treasury or equity research analyst',
    'Business analyst or IT project manager',
    'Export–import and trade finance executive',
    'Hotel revenue or operations manager',
    'Performance marketing or e-commerce lead',
    'Product manager in a software company',
    'Running the family’s business, or a new one',
  ],
  questions: [
    {
      id: 'do-i-need-work-experience',
      provenance: 'general',
      q: 'Do I need work experience?',
      a: 'In India most MBA students come straight from a degree, and none of these programmes is reserved for people with jobs. A year or two at work helps all the same: you recognise what the case is about, and recruiters ask what you did. If you come as a fresher, use the first internship to catch up.',
    },
    {
      id: 'which-entrance-test',
      provenance: 'general',
      q: 'Which entrance test should I sit?',
      a: `Indian business schools usually look at CAT, XAT, MAT, CMAT or their own state’s common test, followed by an interview. Which of them counts here in your year is for admissions to say: write to ${school.admissionsEmail} before you pay for a test. Final-year students normally apply with the results they have.`,
    },
    {
      id: 'is-it-worth-two-years',
      provenance: 'general',
      q: 'Is it worth two years without a salary?',
      a: 'Sometimes. It pays when you want work that asks for the degree, or when you have stopped learning where you are. It pays badly when the loan is large and the reason vague. Add the fees to the two salaries you will not earn, then ask last year’s students what they do now.',
    },
    {
      id: 'what-does-the-placement-figure-mean',
      provenance: 'general',
      q: 'What does the school’s placement figure mean?',
      a: 'Ask of any placement figure: which batch, which programmes, a share of all students or only of those who registered, offers or people who joined? A school that answers all four in writing is telling you something. Ask also for the typical offer, since an average can be lifted by one person.',
      see: 'career-support',
    },
    {
      id: 'can-i-change-specialisation',
      provenance: 'general',
      q: 'What if I pick Marketing and find that I like Finance?',
      a: 'It happens every year, mostly in the first term, because the foundation subjects are where people meet accounts properly. Say so early. Whether a transfer is possible depends on seats and on the university’s rules, so get the last date for it when you enrol. Electives can mend a good deal even without a transfer.',
    },
    {
      id: 'how-is-it-different-from-bms-mba',
      provenance: 'general',
      q: 'How is this different from the five-year BMS-MBA?',
      a: 'Age and door. The integrated BMS-MBA in the School of Commerce and Management is joined after 10+2 and ends five years later. These programmes are joined after any bachelor’s degree. For a nurse or an engineer who has come to management late, this is the road; a seventeen-year-old who is already certain may prefer the other.',
      see: 'commerce',
    },
    {
      id: 'what-will-it-cost',
      provenance: 'general',
      q: 'What will it cost?',
      a: `No MBA fee is printed on this site, and we would rather say so than let you hunt for it. Ask ${school.admissionsEmail} for a sheet covering both years: tuition, examination, enrolment, any deposit and when it comes back. Take that sheet to the bank before you take the seat.`,
    },
  ],
  next: [
    { route: 'career-support', why: 'Interviews and internships, prepared for from the first term' },
    { route: 'awards', why: 'The 2024 award for best business school, as stated by the school' },
    { route: 'commerce', why: 'The same trades after 10+2, as a bachelor’s degree' },
    allCourses,
    howToApply,
  ],
};
