/** The school's facts and the figures that several pages share. */
import { z } from 'astro/zod';
import { choice, figureText, group, line, paragraph, phone, requiredSwitch, tick, webAddress, wholeRupees } from './fields.ts';
import { isSameHost } from './web-address.ts';

const email = (label: string, help?: string) =>
  z
    .string({ error: `${label}: write an e-mail address` })
    .regex(/^[\w+-]+(\.[\w+-]+)*@([a-z\d]+(-+[a-z\d]+)*\.)+[a-z]{2,}$/i, {
      error: ({ input }) => `'${input}' is not one e-mail address, such as admissions@school.in`,
    })
    .meta({ title: label, ...(help ? { description: help } : {}), widget: 'line' });

/** Of Google Analytics 4. */
export const analyticsId = z
  .string()
  .regex(/^G-[A-Z0-9]{4,}$/, 'write a Google Analytics 4 ID such as G-AB12CD34EF, or leave it away')
  .meta({ title: 'Google Analytics 4 ID', description: 'Empty: no visit is counted.', widget: 'line' });

/** The fields whose addresses lead to other sites than this one. */
export const otherSites = ['applyUrl', 'libraryUrl', 'portalUrl'] as const;
/** Whether an address leads to the site itself, where nothing but its own pages is found. */
export const leadsToSite = (address: string | undefined, site: string): boolean =>
  address !== undefined && isSameHost(address, site);
export const ownAddress = (address: string | undefined): string =>
  `'${address}' leads to this site itself: write the address of the other site`;

export const schoolFacts = group('The school', {
  name: line('Name', { most: 60 }),
  nameConfirmed: tick('The name is the registered one'),
  shortName: line('Short name', { most: 20 }),
  tagline: line('Tagline', { most: 60 }),
  description: paragraph('Description', { most: 260 }),
  country: choice('Country', ['IN']),
  language: choice('Language', ['en-IN']),
  siteUrl: webAddress('The site’s own address', {
    help: 'Without a path. SITE_URL in the environment overrides it when the site is built.',
  })
    .refine(
      (address) => /^https:\/\/[^/]+\/$/.test(address),
      'write the address of the site without a path, such as https://www.school.in',
    )
    .transform((address) => address.replace(/\/$/, '')),
  applyUrl: webAddress('Application form', { help: 'Where ‘Apply Now’ leads.' }),
  admissionsEmail: email('E-mail of admissions'),
  supportEmail: email('E-mail of support'),
  analyticsId: analyticsId.optional(),
  strictTransport: choice('Promise to be reached by https alone', ['host', 'subdomains', 'preload'], {
    help: 'Browsers remember it for a year. subdomains takes in every name below the domain; preload asks browsers to know it before the first visit. Both can lock out a part of the school that has no https yet.',
  }),
  offlineCopies: requiredSwitch('Pages that were seen open again without a network', {
    help: 'false deletes the copies on every device (docs/offline.md).',
  }),
  place: line('Town', { example: 'Nashik, Maharashtra' }).optional(),
  address: line('Street and number').optional(),
  telephone: phone('Telephone', { example: '+91 253 000 0000' }).optional(),
  whatsapp: phone('WhatsApp', { example: '+91 90000 00000' }).optional(),
  officeHours: line('When calls are answered', {
    most: 60,
    example: 'Monday to Saturday, 10 am to 5 pm',
  }).optional(),
  replyTime: line('How soon e-mails are answered', { most: 40, example: 'within two working days' }).optional(),
  university: line('Awarding university').optional(),
  hostel: paragraph('Hostel', { most: 300 }).optional(),
  hospital: line('Hospital of training').optional(),
  lastDate: line('Last date of applying').optional(),
  scholarships: paragraph('Scholarships', { most: 300 }).optional(),
  libraryUrl: webAddress('Digital Library', { help: 'Where the library is read.' }).optional(),
  portalUrl: webAddress('Digital Learning', { help: 'Where one signs in.' }).optional(),
}).superRefine((school, slips) => {
  for (const name of otherSites)
    if (leadsToSite(school[name], school.siteUrl))
      slips.addIssue({ code: 'custom', message: ownAddress(school[name]), path: [name] });
});
export type SchoolFacts = z.infer<typeof schoolFacts>;

/** The facts that the page on public self-disclosure prints. */
export const disclosedFacts = ['university', 'hostel', 'address', 'place', 'telephone', 'admissionsEmail'] as const;

const figure = (label: string) => figureText(label, { most: 60 });
const percent = (label: string) =>
  figure(label).refine((text) => /^\d+(?:\.\d+)?%$/.test(text), {
    error: ({ input }) => `'${input}' is not a percentage: write one such as 75%`,
  });

/** One wording for what several pages say alike. */
const sentence = (label: string) => line(label, { most: 200, help: 'The one wording of it, for every page.' });

/** What the words for fees name besides the shared figures; each is filled in where a fee is told. */
export const feeWordTokens = ['amount', 'lowest', 'highest', 'fees', 'names', 'span'] as const;

const feeSentence = (label: string, names: string) => line(label, { most: 200, help: `${names} are filled in.` });
const feeWords = group(
  'Words for fees',
  {
    none: line('In a sentence, where a programme has no fee', { most: 60 }),
    noSum: line('In a sentence, for several years where it has none', { most: 60 }),
    cost: feeSentence('What the first year costs', '{{amount}} and {{formFee}}'),
    costOnRequest: feeSentence('What the first year costs, without a fee', '{{feeOnRequest}} and {{formFee}}'),
    span: feeSentence('The lowest and the highest fee', '{{lowest}} and {{highest}}'),
    all: feeSentence('All fees', '{{fees}}'),
    without: feeSentence('The programmes without a fee', '{{names}} and {{feeOnRequest}}'),
    tooMany: feeSentence('In place of all fees, where they are too many for a sentence', '{{span}}'),
  },
  { help: 'Of these the sentences are made that name fees.' },
);
export type FeeWords = z.infer<typeof feeWords>;
export const feeWordNames = Object.keys(feeWords.shape) as readonly (keyof FeeWords)[];

/** Prose names each by its token: {{attendance}}. */
export const facts = group('Shared figures', {
  attendance: percent('Attendance, at least'),
  classSize: figure('Students in a class'),
  facultyRatio: figure('Teachers to students').refine((text) => /^[1-9]\d*:[1-9]\d*$/.test(text), {
    error: ({ input }) => `'${input}' is not a ratio: write one such as 1:15`,
  }),
  grievanceDays: figure('To resolve a grievance'),
  teachingDays: figure('Teaching days'),
  clubs: figure('Clubs'),
  recruiters: figure('Recruiters'),
  libraryBooks: figure('Books in the library'),
  internships: figure('Internships of each student'),
  curriculumReview: figure('Review of the curriculum'),
  digitalLibraryResources: figure('Resources of the Digital Library'),
  digitalLibraryDisciplines: figure('Disciplines of the Digital Library'),
  digitalLearningResources: figure('Resources of Digital Learning'),
  llbEntrances: figure('Entrance tests of the LLB'),
  bptMarks: percent('Least marks for B.P.T'),
  bptEntrance: figure('Entrance of B.P.T'),
  formFee: wholeRupees('Price of the admission form in rupees', 1, 100_000),
  feeOnRequest: figure('In a fee’s place where there is none'),
  feeWords,
  formOnce: sentence('The form’s price, as a sentence'),
  attendanceRule: sentence('Attendance, as a sentence'),
  classRule: sentence('Class size, as a sentence'),
  internshipRule: sentence('Internships, as a sentence'),
  hospitalDays: sentence('Half-days in hospital, as a sentence'),
  facultyRule: sentence('Teachers to students, as a sentence'),
  lectureSphere: sentence('LectureSphere, as a sentence'),
  lectureSphereShort: sentence('LectureSphere, where another page explains it'),
  feesApart: line('What is charged separately'),
  ownCosts: sentence('What families buy themselves'),
  fines: line('Fines'),
  refundRule: sentence('What comes back of a fee'),
  readingCharge: line('What reading costs'),
  raggingPhone: phone('Helpline against ragging', { help: 'The national one.' }),
  raggingEmail: email('E-mail address of the helpline'),
  noticeTerm: figure('Discipline: notice'),
  hearingTerm: figure('Discipline: hearing'),
  decisionTerm: figure('Discipline: decision'),
  appealTerm: figure('Discipline: appeal'),
  answerTerm: figure('Discipline: answer to an appeal'),
});
export type Facts = z.infer<typeof facts>;
