/**
 * The requirements of the customer's specification, copied by hand (section numbers in brackets). The school may change everything else, so tests must
 * not rely on it.
 */

const healthSchoolPath = '/schoolofparamedicalandhealthsciences';

/** The redirect from the second path of the IT school to its page (2). */
export const itSchoolRedirect = {
  from: '/schooloftechnologyandspecializations',
  to: '/schoolofinformationtechnologyandspecializations',
} as const;

/** The links of the navigation bar and the mobile menu, in order (2). */
export const menus = {
  top: { About: '/about', Research: '/research', Innovation: '/innovation', Community: '/community', "What's On?": '/whatson' },
  education: [
    healthSchoolPath,
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

/** Every route (2): the links of the navigation bar and its menus, /, /about-acrylic and the twelve programmes. */
export const paths: readonly string[] = [
  ...[menus.top, menus.resources].flatMap((links) => Object.values(links)),
  ...menus.education,
  ...['/', '/about-acrylic'],
  ...['bmlt', 'dmlt', 'bpt', 'mpt', 'dpharm', 'bpharm'].map((id) => `${healthSchoolPath}/${id}`),
  ...['anm', 'gnm', 'bams', 'bscnursing', 'hso', 'gda'].map((id) => `${healthSchoolPath}/${id}`),
];

/** The links of the footer (2), and links added because the mobile menu lacks them. */
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
