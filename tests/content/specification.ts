/**
 * What the customer's specification says, written out once by hand, section in brackets. The tests compare the site with this
 * page, never the site with itself.
 *
 * It is what the site began with, and the least that it has. What the school adds (a question, an event, a course, a programme) needs no
 * line here; what the school itself changes or gives up (a fee, the name of a course) is changed here too.
 */

const health = '/schoolofparamedicalandhealthsciences';

/** Every route (2). */
export const paths = [
  '/',
  '/about',
  '/research',
  '/innovation',
  '/community',
  '/whatson',
  '/gallery',
  '/digital-library',
  '/digital-learning',
  '/student-handbook',
  '/academic-calendar',
  '/career-support',
  '/faq',
  '/awardandaccreditions',
  '/about-acrylic',
  health,
  `${health}/bmlt`,
  `${health}/dmlt`,
  `${health}/bpt`,
  `${health}/mpt`,
  `${health}/dpharm`,
  `${health}/bpharm`,
  `${health}/anm`,
  `${health}/gnm`,
  `${health}/bams`,
  `${health}/bscnursing`,
  `${health}/hso`,
  `${health}/gda`,
  '/schoolofcommerceandmanagement',
  '/schooloflegalstudies',
  '/schoolofscience',
  '/schoolofinformationtechnologyandspecializations',
  '/schoolofhumanitiesandappliedarts',
  '/schoolofcertificatecourses',
  '/schoolofmanagement',
  '/schoolofdesign',
] as const;

/** The other address of the IT school, which leads to its page (2, and READINGS.md). */
export const alias = {
  from: '/schooloftechnologyandspecializations',
  to: '/schoolofinformationtechnologyandspecializations',
} as const;

/** The bar and the phone's menu, in their order (2). */
export const menus = {
  top: { About: '/about', Research: '/research', Innovation: '/innovation', Community: '/community', "What's On?": '/whatson' },
  education: [
    health,
    '/schoolofmanagement',
    '/schoolofdesign',
    '/schoolofcommerceandmanagement',
    '/schooloflegalstudies',
    '/schoolofscience',
    '/schoolofinformationtechnologyandspecializations',
    '/schoolofhumanitiesandappliedarts',
    '/schoolofcertificatecourses',
  ],
  resources: {
    'Digital Library': '/digital-library',
    'Digital Learning': '/digital-learning',
    'Student Handbook': '/student-handbook',
    'Academic Calendar': '/academic-calendar',
    'Career Support': '/career-support',
    Gallery: '/gallery',
    FAQs: '/faq',
    'Award & Accreditions': '/awardandaccreditions',
  },
  mobileResources: [
    '/digital-library',
    '/digital-learning',
    '/student-handbook',
    '/academic-calendar',
    '/career-support',
    '/gallery',
  ],
} as const;

/** The footer (2), and what READINGS.md adds because the phone's menu lacks it. */
export const footer = {
  specified: [
    '/about',
    '/digital-library',
    '/career-support',
    '/digital-learning',
    '/academic-calendar',
    '/student-handbook',
    '/whatson',
    '/community',
  ],
  added: ['/faq', '/awardandaccreditions', '/gallery', '/research', '/innovation'],
  placeholders: ['Leadership', 'Campus Life', 'Alumni Network', 'Publications', 'Contact Us'],
} as const;

/** The yearly fees (9), in the order of the table and of the school's list (2). */
export const fees = {
  'B.M.L.T': '₹55,000',
  'D.M.L.T': '₹55,000',
  'B.P.T': '₹1,10,000',
  'M.P.T': '₹1,60,000',
  'D.Pharm': '₹1,25,000',
  'B.Pharm': '₹90,000',
  'A.N.M': '₹70,000',
  'G.N.M': '₹1,00,000',
  'B.A.M.S': 'consult for fee structure',
  'B.Sc. Nursing': '₹1,25,000',
  'H.S.O': '₹12,000',
  'G.D.A': '₹8,000',
} as const;

/** The courses of the schools that name theirs (2). */
export const courses = {
  commerce: [
    'BBA in Retail Management',
    'BBA in Sales & Marketing',
    'BBA in Banking & Finance',
    'BBA in Project & Office Management',
    'BBA in Logistic Operations',
    'BBA in Business Process Management',
    'BCA',
    '5-year integrated BMS-MBA',
  ],
  legal: ['LLB 3-year', 'BA LLB 5-year', 'Cyber Law certificate', 'BBA LLB 5-year', 'LLM'],
  science: [
    'B.Sc. Plain',
    'B.Sc. Science',
    'B.Sc. Physics',
    'B.Sc. Chemistry',
    'B.Sc. Mathematics',
    'B.Sc. Statistics',
    'B.Sc. Botany',
    'B.Sc. Zoology',
    'B.Sc. Microbiology',
    'B.Sc. Biotechnology',
    'B.Sc. Life Sciences',
    'B.Sc. Geography',
    'B.Sc. Geology',
    'B.Sc. Forensic Science',
    'B.Sc. Bio-analytical',
  ],
  it: [
    'B.Sc. IT',
    'B.Sc. Computer Science',
    'B.Sc. Data Analytics',
    'B.Sc. Cyber Security',
    'B.Sc. Cloud Computing',
    'B.Sc. Gaming',
    'Certified hacking course',
  ],
  humanities: ['B.A. English', 'B.A. Spanish', 'Digital Media & Design', 'Aesthetics & Beauty Therapy'],
  management: [
    'MBA in Marketing',
    'MBA in HR',
    'MBA in IT',
    'MBA in Finance',
    'MBA in International Business',
    'MBA in Hospitality & Tourism Management',
    'MBA in Digital Marketing',
    'Integrated MCA & MBA',
  ],
} as const;

/** The categories of certificate courses and how many each holds at least (2). */
export const certificates = {
  'Computer Applications & Programming': 13,
  'Digital & Online Marketing': 9,
  'BPO & Call Center Training': 1,
  'Short-Term Tech Courses': 19,
} as const;

/** How many of each the specification asks for where it gives no names (2, 9). What the school adds comes on top. */
export const least = { events: 6, questions: 57, coreSubjectsOfDesign: 8 } as const;

/** How many of the questions go to search engines (2): the site shows these and no more. */
export const questionsForSearchEngines = 9;

/** How long each school's courses take, on its card (9, and READINGS.md). */
export const durations = {
  [health]: '3-4 years',
  '/schoolofmanagement': '2 years',
  '/schoolofdesign': '4 years',
  '/schoolofcommerceandmanagement': '3-5 years',
  '/schooloflegalstudies': '3-5 years',
  '/schoolofscience': '3 years',
  '/schoolofinformationtechnologyandspecializations': '3 years',
  '/schoolofhumanitiesandappliedarts': '3 years',
  '/schoolofcertificatecourses': '3-12 months',
} as const;

/** The headline figures (9). */
export const stats = {
  learners: '25,000+',
  programs: '250+',
  geographies: '80+',
  placement: '98%',
  partners: '1,200+',
  alumni: '50,000+',
  satisfaction: '95%',
} as const;

/** Thresholds and lengths (4, 9). */
export const limits = { barSolidAbove: 0.35, barTransparentBelow: 0.25, barHeight: '96px' } as const;
