/** What the customer's specification fixes, written out by hand (section in brackets). The school edits everything else. */

const health = '/schoolofparamedicalandhealthsciences';

/** The other address of the IT school, which leads to its page (2). */
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

/** Every route (2): what the bar and its menus name, home, the acrylic and the twelve programmes. */
export const paths: readonly string[] = [
  ...[menus.top, menus.resources].flatMap((links) => Object.values(links)),
  ...menus.education,
  ...['/', '/about-acrylic'],
  ...['bmlt', 'dmlt', 'bpt', 'mpt', 'dpharm', 'bpharm'].map((id) => `${health}/${id}`),
  ...['anm', 'gnm', 'bams', 'bscnursing', 'hso', 'gda'].map((id) => `${health}/${id}`),
];

/** The footer (2), and what was added because the phone's menu lacks it. */
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
