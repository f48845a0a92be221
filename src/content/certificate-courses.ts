import type { CourseCategory } from './types.ts';

/** The four titles and how many courses each holds are the school's own; codes, names and the length of each course stand in. */
const listed = {
  provenance: 'specification',
  except: { about: 'general', courses: 'sample' },
} as const;

export const certificateCategories: readonly CourseCategory[] = [
  {
    ...listed,
    id: 'computer-applications-and-programming',
    title: 'Computer Applications & Programming',
    about:
      'The upper lines are office skills: typing, spreadsheets, page layout, accounts. The lower ones are programming languages, for people who want to write the software rather than fill it in.',
    courses: [
      { code: 'CCA', name: 'Certificate in Computer Applications', length: '6 months' },
      { code: 'COA', name: 'Certificate in Office Automation', length: '3 months' },
      { code: 'CDE', name: 'Certificate in Data Entry and Computer Typing', length: '3 months' },
      { code: 'DTP', name: 'Certificate in Desktop Publishing', length: '4 months' },
      { code: 'CAS', name: 'Certificate in Advanced Spreadsheets', length: '3 months' },
      { code: 'CTA', name: 'Certificate in Computerised Accounting with Tally', length: '4 months' },
      { code: 'CCP', name: 'Certificate in C and C++ Programming', length: '4 months' },
      { code: 'CPY', name: 'Certificate in Python Programming', length: '4 months' },
      { code: 'CJP', name: 'Certificate in Java Programming', length: '6 months' },
      { code: 'CDN', name: 'Certificate in C# and .NET Programming', length: '6 months' },
      { code: 'CPW', name: 'Certificate in PHP and Web Programming', length: '6 months' },
      { code: 'CDB', name: 'Certificate in Databases and SQL', length: '4 months' },
      { code: 'CSD', name: 'Certificate in Software Development', length: '12 months' },
    ],
  },
  {
    ...listed,
    id: 'digital-and-online-marketing',
    title: 'Digital & Online Marketing',
    about:
      'Being found, being read and being bought from on a phone. The first course walks through the whole field; each of the others takes one part of it further.',
    courses: [
      { code: 'CDM', name: 'Certificate in Digital Marketing', length: '6 months' },
      { code: 'SEO', name: 'Certificate in Search Engine Optimisation', length: '3 months' },
      { code: 'SEM', name: 'Certificate in Paid Search Advertising', length: '3 months' },
      { code: 'SMM', name: 'Certificate in Social Media Marketing', length: '3 months' },
      { code: 'CCW', name: 'Certificate in Content Writing and Copywriting', length: '4 months' },
      { code: 'CEM', name: 'Certificate in E-mail and Messaging Campaigns', length: '3 months' },
      { code: 'CVM', name: 'Certificate in Video Marketing', length: '4 months' },
      { code: 'CWA', name: 'Certificate in Web Analytics', length: '3 months' },
      { code: 'COS', name: 'Certificate in Online Selling and E-Commerce', length: '6 months' },
    ],
  },
  {
    ...listed,
    id: 'bpo-and-call-center-training',
    title: 'BPO & Call Center Training',
    about:
      'A single course on the work of a call floor: listening, clear English and Hindi, typing while you talk, the script and when to leave it, and the figures by which a shift is judged.',
    courses: [{ code: 'BCT', name: 'Certificate in BPO and Call Center Training', length: '3 months' }],
  },
  {
    ...listed,
    id: 'short-term-tech-courses',
    title: 'Short-Term Tech Courses',
    about:
      'From a screwdriver to a neural network. The list runs from things you can hold in your hand, through networks and the web, to data and machines that learn.',
    courses: [
      { code: 'CHN', name: 'Certificate in Computer Hardware and Networking', length: '12 months' },
      { code: 'CLR', name: 'Certificate in Laptop Repair', length: '4 months' },
      { code: 'CMR', name: 'Certificate in Mobile Phone Repair', length: '3 months' },
      { code: 'CTV', name: 'Certificate in CCTV and Security Systems', length: '3 months' },
      { code: 'CSP', name: 'Certificate in Solar Panel Installation', length: '3 months' },
      { code: 'CAD', name: 'Certificate in Computer-Aided Drafting', length: '6 months' },
      { code: 'CTP', name: 'Certificate in 3D Printing', length: '3 months' },
      { code: 'CIT', name: 'Certificate in the Internet of Things', length: '4 months' },
      { code: 'CNA', name: 'Certificate in Network Administration', length: '6 months' },
      { code: 'CLX', name: 'Certificate in Linux Administration', length: '4 months' },
      { code: 'CCF', name: 'Certificate in Cloud Computing Foundations', length: '4 months' },
      { code: 'CSB', name: 'Certificate in Cyber Security Basics', length: '4 months' },
      { code: 'CST', name: 'Certificate in Software Testing', length: '4 months' },
      { code: 'CFW', name: 'Certificate in Front-End Web Development', length: '6 months' },
      { code: 'CAA', name: 'Certificate in Android App Development', length: '6 months' },
      { code: 'CUX', name: 'Certificate in UI and UX Basics', length: '4 months' },
      { code: 'CDA', name: 'Certificate in Data Analysis', length: '6 months' },
      { code: 'CML', name: 'Certificate in Machine Learning', length: '6 months' },
      { code: 'CAI', name: 'Certificate in Working with AI Tools', length: '3 months' },
    ],
  },
];
