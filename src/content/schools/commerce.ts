import { inWords, inWordsFirst } from '../../lib/number-words.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** The brief gives the names; the rest is the usual of such courses in India. */
const usual = { fullName: 'general', about: 'general', length: 'general', entrance: 'general' } as const;
const anyStream = '10+2 in any stream; in some states a common entrance test';

const courses: readonly Course[] = [
  {
    id: 'bba-retail-management',
    provenance: 'specification',
    except: usual,
    shortName: 'BBA in Retail Management',
    fullName: 'Bachelor of Business Administration in Retail Management',
    about:
      'The shop as a machine: footfall, shelf space, stock turn, theft and breakage, franchises, and the online order picked from the same aisle. For store, category and buying jobs.',
    length: '3 years',
    entrance: anyStream,
  },
  {
    id: 'bba-sales-marketing',
    provenance: 'specification',
    except: usual,
    shortName: 'BBA in Sales & Marketing',
    fullName: 'Bachelor of Business Administration in Sales & Marketing',
    about:
      'How soap gets from a factory gate to a kirana counter and into a bag: territories, distributors, targets, advertising and why people buy at all. For those who like talking to strangers and can bear a no.',
    length: '3 years',
    entrance: anyStream,
  },
  {
    id: 'bba-banking-finance',
    provenance: 'specification',
    except: usual,
    shortName: 'BBA in Banking & Finance',
    fullName: 'Bachelor of Business Administration in Banking & Finance',
    about:
      'Deposits, loans, payments and insurance, and what a bank wants to see before it lends to a man with a tractor. Useful in banks and finance companies, and to anyone preparing for the bank examinations.',
    length: '3 years',
    entrance: anyStream,
  },
  {
    id: 'bba-project-office-management',
    provenance: 'specification',
    except: usual,
    shortName: 'BBA in Project & Office Management',
    fullName: 'Bachelor of Business Administration in Project & Office Management',
    about:
      'Schedules, budgets, purchase orders, contracts, minutes, and the follow-up call without which nothing happens. For project coordinators and administrators in construction, software, hospitals and events.',
    length: '3 years',
    entrance: anyStream,
  },
  {
    id: 'bba-logistic-operations',
    provenance: 'specification',
    except: usual,
    shortName: 'BBA in Logistic Operations',
    fullName: 'Bachelor of Business Administration in Logistic Operations',
    about:
      'Warehouses, lorries, containers, customs papers and the cold chain that keeps a mango or a vaccine sound. It leads to freight firms, e-commerce hubs and the despatch side of manufacturing.',
    length: '3 years',
    entrance: anyStream,
  },
  {
    id: 'bba-business-process-management',
    provenance: 'specification',
    except: usual,
    shortName: 'BBA in Business Process Management',
    fullName: 'Bachelor of Business Administration in Business Process Management',
    about:
      'How a claim, an order or a complaint travels through a company. You map its steps, time them, take out the waiting and give to software what needs no judgement, as shared-service centres and back offices do.',
    length: '3 years',
    entrance: anyStream,
  },
  {
    id: 'bca',
    provenance: 'specification',
    except: usual,
    shortName: 'BCA',
    fullName: 'Bachelor of Computer Applications',
    about:
      'Programming, data structures, databases, networks and the web, among students of business rather than of physics. For software and support jobs, and for an MCA afterwards.',
    length: '3 years',
    entrance: '10+2, in many universities with mathematics or computer science; in some states a common entrance test',
  },
  {
    id: 'bms-mba',
    provenance: 'specification',
    except: { fullName: 'general', about: 'general', entrance: 'general' },
    shortName: '5-year integrated BMS-MBA',
    fullName: 'Integrated Bachelor of Management Studies and Master of Business Administration',
    about:
      'A bachelor’s course in management and an MBA run together, with no second admission in the middle. For somebody who is sure at seventeen and whose family can plan for five years of fees.',
    length: '5 years',
    entrance: anyStream,
  },
];

const bbas = courses.filter(({ shortName }) => shortName.startsWith('BBA')).length;
const fiveYears = courses.filter(({ length }) => length?.startsWith('5')).length;

export const commerce: School = {
  id: 'commerce',
  route: 'commerce',
  hue: 'turmeric',
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
    title: 'School of Commerce and Management | PUNDIR',
    description: `${inWordsFirst(bbas)} BBA programmes, BCA and a five-year integrated BMS-MBA after class 12, in any stream: what each one studies, which job it fits and how to choose.`,
  },
  card: {
    name: 'Commerce and Management',
    description: `${inWordsFirst(bbas)} BBAs, a BCA and a five-year BMS-MBA, taken straight after class 12: the shop floor in the morning, the ledger that explains it in the afternoon.`,
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '720 students',
    duration: '3-5 years',
    picture: 'school-commerce',
    route: 'commerce',
  },
  heading: 'School of Commerce and Management',
  lead: `${inWordsFirst(courses.length)} programmes after class 12 for students who look at a full shop and wonder whether it is making money.`,
  body: [
    'Stand in a supermarket at six in the evening and look around for half an hour. The biscuits a child likes are at the height of a child. Bread came in at four because somebody counted back from the office crowd. There is one cashier too few, and a woman with two items puts them down and leaves. By ten the last loaves will be written off. Each of these was decided by a person, and each will be a line in a book by midnight.',
    'The book is the other half. Tonight the till says ₹48,760 and the drawer holds ₹48,720. Forty rupees is the price of a coffee, and a good clerk will not go home until she knows where it went: a wrong coin, a bill entered twice, a hand. Accounting is learnt in that spirit: it is the one story of the day that may not flatter anybody. Students from science and arts begin it on the first page, along with everyone else.',
    `All ${inWords(bbas)} BBAs rest on the same base of accounting, economics, business law, statistics and how people behave in organisations; each then goes to its own corner of the trade. BCA is a computing course and should be chosen for its programming. The integrated BMS-MBA is the long road with both degrees on it.`,
    'It suits people who notice prices, keep lists and like a day with other people in it. The harder truth is that much of first year is slow: entries, formats, definitions, six days a week. A student who wants only the speeches and the suits will be bored by October, and a shy one who reads the figures properly will be the person everybody asks.',
  ],
  coursesHeading: `${inWordsFirst(bbas)} BBAs, a BCA and a BMS-MBA`,
  coursesLead: `${inWordsFirst(courses.length - fiveYears)} take three years and ${inWords(fiveYears)} takes five. Where a university offers the fourth, honours year of a BBA or BCA, staying for it is usually a choice.`,
  courses,
  learning: [
    {
      title: 'The floor',
      text: 'Assignments send you out with a notebook: count who enters a shop and who pays, follow a carton through a godown, time a queue. You write down what happened before you explain it.',
    },
    {
      title: 'The ledger',
      text: 'Books are kept by hand first, then in a spreadsheet, then in accounting software. Whoever has once hunted forty rupees on paper knows what the software is hiding.',
    },
    {
      title: 'A stall of your own',
      text: 'In the first year a group runs something small for a week, with money that must be returned. Nearly everyone prices too low and forgets the cost of the auto-rickshaw.',
    },
    {
      title: 'Six days, in one batch',
      text: `Classes run ${figures.teachingDays} in batches that average ${figures.classSize}, by the school’s own figure. Each module asks for ${figures.attendance} attendance, so a part-time job has to fit around the timetable.`,
    },
    {
      title: 'Out to work',
      text: `Before the end each student does ${figures.internships} internships and a capstone, as stated by the school. A distributor’s back office in the week before Diwali teaches more supply chain than a chapter does.`,
    },
  ],
  outcomes: [
    'Store or department manager',
    'Buyer or category executive in retail and e-commerce',
    'Sales officer with a territory',
    'Bank or finance company executive',
    'Project coordinator or office administrator',
    'Warehouse, transport or despatch supervisor',
    'Customs and freight forwarding executive',
    'Process analyst in a shared-service centre',
    'Junior software developer or support engineer, after BCA',
    'The family shop, run from its own figures',
    'MBA, MCA or a professional accounting course',
  ],
  questions: [
    {
      id: 'do-i-need-commerce-in-class-12',
      provenance: 'general',
      q: 'I took science. Is commerce in class 12 necessary?',
      a: 'For the BBAs and the BMS-MBA, usually not: any stream will do, and accounts begin at the beginning. You will work harder than your neighbours until about November, then stop noticing. BCA is different, since many universities want mathematics or computer science at 10+2. Ask before you apply if you had neither.',
    },
    {
      id: 'is-there-a-common-entrance-test',
      provenance: 'general',
      q: 'Is there an entrance test for BBA and BCA?',
      a: `It depends on the state and the year. Some states now fill BBA, BMS and BCA seats through a common entrance test, and its form can close months before the board results. Find out in January of class 12, from ${school.admissionsEmail}, which rule will hold for your admission.`,
    },
    {
      id: 'why-specialise-at-eighteen',
      provenance: 'general',
      q: 'Must I really choose between retail and logistics at eighteen?',
      a: 'You choose a direction, and most of the first year is common ground. Employers of a twenty-one-year-old look at the degree, the internships and how you talk about what you did; a logistics graduate who sold well will be let into sales. Pick the trade whose ordinary Tuesday you would not mind.',
    },
    {
      id: 'bba-or-bcom',
      provenance: 'general',
      q: 'Is a BBA better than a B.Com?',
      a: 'They do different jobs. A B.Com goes deeper into accounts, tax and company law, and fits somebody set on becoming a chartered accountant. A BBA spreads wider over selling, people and operations, and asks for more projects and presentations. Both admit you to an MBA later. This school teaches the BBA.',
    },
    {
      id: 'what-if-i-leave-the-five-year-course-early',
      provenance: 'general',
      q: 'What if I want to stop after three years of the BMS-MBA?',
      a: 'Get the answer in writing before you join. Many integrated courses let a student leave after the third year with the bachelor’s degree; some do not. Ask also what marks carry you into the fourth year, and whether you could go elsewhere for the MBA. Five years is a long promise to make at seventeen.',
    },
    {
      id: 'can-i-prepare-for-bank-exams-or-ca',
      provenance: 'general',
      q: 'Can my son prepare for bank examinations or CA alongside?',
      a: `Bank examinations, yes; the third year is the time, an hour a day. CA is harder to combine, because its later stage needs long full-time training in a firm and this course needs ${figures.attendance} attendance in every module. Some students finish the degree and then turn to CA. That takes longer and is easier to bear.`,
    },
    {
      id: 'what-about-the-fee',
      provenance: 'general',
      q: 'The fee is missing from this page. Why?',
      a: `Because we have no confirmed figure for these ${inWords(courses.length)} programmes to print. A student of accounts would ask for a statement, so do: each year’s tuition, examinations, enrolment, and anything refundable on a separate line. ${school.admissionsEmail} is the address. For the five-year course, ask for all five columns.`,
    },
  ],
  next: [
    { route: 'management', why: 'The MBA, for after the degree' },
    { route: 'career-support', why: 'Internships, and how the search for a first post goes' },
    { route: 'it', why: 'If BCA tempts you: the B.Sc. degrees in computing' },
    allCourses,
    howToApply,
  ],
};
