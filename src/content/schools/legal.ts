import { inWordsFirst } from '../../lib/number-words.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

const courses: readonly Course[] = [
  {
    id: 'llb',
    provenance: 'specification',
    except: { fullName: 'general', about: 'general' },
    shortName: 'LLB 3-year',
    fullName: 'Bachelor of Laws',
    about:
      'Law for people who already have a degree: constitution, contract, crime, property, procedure, and the drafting that a court office will accept. An engineer or an accountant brings a second trade to the bar.',
    length: '3 years',
    entrance: `A bachelor’s degree, and ${figures.llbEntrances}`,
  },
  {
    id: 'ba-llb',
    provenance: 'specification',
    except: { fullName: 'general', about: 'general', entrance: 'general' },
    shortName: 'BA LLB 5-year',
    fullName: 'Bachelor of Arts and Bachelor of Laws, integrated',
    about:
      'Political science, history, sociology and economics in the early years, with law from the start and law alone by the end. The usual road from class 12 to litigation and the judicial service.',
    length: '5 years',
    entrance: '10+2 in any stream, usually at least 45%, and an entrance test',
  },
  {
    id: 'cyber-law',
    provenance: 'specification',
    except: { fullName: 'general', about: 'general', length: 'general', entrance: 'general' },
    shortName: 'Cyber Law certificate',
    fullName: 'Certificate in Cyber Law',
    about:
      'The Information Technology Act, data protection, online fraud, and what makes a screenshot or a call record good evidence. For law students, police and bank staff, and anyone who answers for other people’s data.',
    length: '6 months to 1 year',
    entrance: '10+2 or a degree, usually without an entrance test',
  },
  {
    id: 'bba-llb',
    provenance: 'specification',
    except: { fullName: 'general', about: 'general', entrance: 'general' },
    shortName: 'BBA LLB 5-year',
    fullName: 'Bachelor of Business Administration and Bachelor of Laws, integrated',
    about:
      'Accounts, marketing and organisation beside the law of companies, tax, competition and labour. For those who picture themselves reading a contract before it is signed more often than fighting over it afterwards.',
    length: '5 years',
    entrance: '10+2 in any stream, usually at least 45%, and an entrance test',
  },
  {
    id: 'llm',
    provenance: 'specification',
    except: { fullName: 'general', about: 'general', length: 'general', entrance: 'general' },
    shortName: 'LLM',
    fullName: 'Master of Laws',
    about:
      'One field of law, such as constitutional, criminal or corporate, read from its sources and ended with a dissertation. Chosen by those who want to teach, do research or be known for a speciality.',
    length: '1–2 years',
    entrance: 'A law degree, often with an entrance test',
  },
];

export const legal: School = {
  id: 'legal',
  route: 'legal',
  hue: 'sandstone',
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
    title: 'School of Legal Studies: LLB to LLM | PUNDIR',
    description:
      'LLB, BA LLB, BBA LLB, LLM and a Cyber Law certificate: how long each takes, which LLB entrance exams are accepted, what a moot is like, and the slow start.',
  },
  card: {
    name: 'Legal Studies',
    description:
      'Law after class 12 or after a degree, a master’s, and a certificate in cyber law. Much reading, some robes, and a bench that interrupts.',
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '420 students',
    duration: '3-5 years',
    picture: 'school-legal',
    route: 'legal',
  },
  heading: 'School of Legal Studies',
  lead: `${inWordsFirst(courses.length)} courses in law for people who read to the end of the sentence and then ask who said so.`,
  body: [
    '“May it please the court.” You have practised that line forty times on the terrace. You get eleven words into the next one before the judge on the left asks which paragraph of the judgment you rely on. You know the paragraph; it is in your folder, under the wrong tab. The judge waits. A classmate at the side holds up a card with a 9 on it, for minutes left. What you say now is the first thing today that you have not learnt by heart, and it turns out to be rather good.',
    'That is a moot: an argued appeal on invented facts, before people who have read your written memorial closely and mean to test it. It takes twenty minutes. The six weeks before it are the real life of a law student, and they are spent reading. A judgment of ninety pages may hold one sentence that decides your case, and the other side has found it too. India’s criminal codes were replaced in July 2024, so for years to come you will need the new section numbers and the old ones, because older cases speak only the old.',
    'Choose your door by where you stand. From class 12 there are the BA LLB and the BBA LLB. With a degree in hand there is the three-year LLB. Law graduates go on to the LLM, and the Cyber Law certificate suits many who will never wear a gown; it makes nobody an advocate. Talkers often assume that they are made for this. It is better to like detail, to write a plain paragraph, and to be able to argue for the side you would not have picked.',
    'A family should hear one thing early. After the degree a lawyer enrols with a State Bar Council and passes the All India Bar Examination, and then usually spends some years in a senior’s chamber, carrying files and earning little. Salaried work in companies, firms and government begins sooner. Both are honourable; only one of them pays a loan in the first year.',
  ],
  coursesHeading: `${inWordsFirst(courses.length)} courses in law`,
  coursesLead:
    'Two begin after class 12, one after any degree, one after a law degree. The certificate can stand beside almost anything.',
  courses,
  learning: [
    {
      title: 'The moot',
      text: 'You argue both for and against the same appeal before you leave. The bench marks what you did after the interruption, since anybody can recite up to it.',
    },
    {
      title: 'One case, read properly',
      text: 'A class may spend an hour on four pages: who sued, what was asked, what the court had to decide and what it only remarked on. Speed comes in the third year.',
    },
    {
      title: 'Drafting',
      text: 'A notice, a plaint, a bail application, a lease, each written, returned in red and written again. A missing date can lose what a fine argument won.',
    },
    {
      title: 'Courts and offices',
      text: `Everyone does ${figures.internships} internships and, towards the end, a capstone, as stated by the school. Lower courts are the best schoolroom: forty matters before lunch, most of them adjourned, and one clerk who knows where every file is.`,
    },
    {
      title: 'Books to hand',
      text: `The school’s library holds ${figures.libraryBooks} books, as stated by the school, and its digital library needs no login. Case law is searched on a screen now, but a commentary is still best read with a pencil.`,
    },
  ],
  outcomes: [
    'Advocate in trial courts or a High Court, after enrolment and the bar examination',
    'Judicial service, by competitive examination',
    'Public prosecutor or government law officer',
    'In-house counsel in a company or bank',
    'Associate in a law firm',
    'Contracts, compliance or company law work',
    'Data protection and cyber fraud work',
    'Mediation and arbitration',
    'Legal aid and policy organisations',
    'Law teaching and research, after the LLM',
  ],
  questions: [
    {
      id: 'which-entrance-tests-for-llb',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'Which entrance tests count for the LLB?',
      a: `The school accepts ${figures.llbEntrances}. MH CET LAW has separate papers for three-year and five-year courses, and CLAT’s undergraduate paper is written mainly for the five-year kind, so ask ${school.admissionsEmail} which score fits your course. Look on each test’s own website as well: a test may not be held every year.`,
    },
    {
      id: 'five-years-or-degree-first',
      provenance: 'general',
      q: 'Five years now, or another degree first and then three?',
      a: 'The five-year course saves about a year and puts you among people who chose law at seventeen. A degree first costs that year and buys a second subject, some age, and a way out if law turns out not to suit you. Clients trust lawyers of either sort. Undecided at seventeen? Take the degree.',
      see: 'humanities',
    },
    {
      id: 'english-is-not-my-first-language',
      provenance: 'general',
      q: 'My English is weak. Can I study law?',
      a: 'You can, if you are ready to read in it daily. The High Courts and the Supreme Court work mainly in English; many trial courts work in the state’s own language, where a lawyer who is at home in both is worth a good deal. Two judgments a week, read with a dictionary, change more than a speaking course does.',
    },
    {
      id: 'can-i-work-and-study-law',
      provenance: 'general',
      q: 'Can I keep my job and study for the LLB?',
      a: `Not a day job. An LLB meant for practice is a regular course in India, with classes and real attendance. Here classes run ${figures.teachingDays} and each module asks for ${figures.attendance}. Be wary of anyone who offers you a law degree without coming to class; enrolment can be refused on it. The Cyber Law certificate is easier to fit beside a job.`,
    },
    {
      id: 'how-do-we-check-the-law-college',
      provenance: 'general',
      q: 'How do we check that a law degree will let her practise?',
      a: 'The Bar Council of India publishes a list of law colleges whose degrees it accepts for enrolment, and for which years. Look there for the college and the course by name; do it yourself and keep the page. Ask the school which university awards the degree. This holds for every law school you visit, ours included.',
    },
    {
      id: 'judge-straight-after-college',
      provenance: 'general',
      q: 'Can she sit for the judicial service straight after college?',
      a: 'Plan on practising first. In 2025 the Supreme Court brought back a minimum of three years at the bar for entry to the lowest judicial posts; read the latest rules of your state before relying on it. Those years need not be lost: the papers ask about procedure, and procedure is learnt in court.',
    },
    {
      id: 'what-are-the-law-fees',
      provenance: 'general',
      q: 'What are the fees for law?',
      a: `They are not printed here, so put the question as a lawyer would, in writing and with numbered points: (1) tuition for each year, (2) examination and enrolment, (3) deposits and refunds, (4) fines. Send it to ${school.admissionsEmail} and keep the reply. A gown, some bare acts and court travel come on top.`,
    },
  ],
  next: [
    { route: 'awards', why: 'The 2024 state award for best law school, as stated by the school' },
    { route: 'student-handbook', why: 'The rules of this house, to be read as a lawyer would' },
    { route: 'career-support', why: 'Internships, and what may come after the degree' },
    allCourses,
    howToApply,
  ],
};
