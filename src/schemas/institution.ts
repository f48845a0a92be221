/** Facts about the institution as a whole, with the settings of its site, and the numbers that several pages share. */
import { z } from 'astro/zod';
import { checkbox, choice, figureText, group, line, paragraph, phone, requiredBoolean, rupees, webAddress } from './fields.ts';
import { isSameHost } from './web-address.ts';

const email = (label: string, help?: string) =>
  z
    .string({ error: `${label}: write an e-mail address` })
    .regex(/^[\w+-]+(\.[\w+-]+)*@([a-z\d]+(-+[a-z\d]+)*\.)+[a-z]{2,}$/i, {
      error: ({ input }) => `'${input}' is not an e-mail address: write one such as admissions@school.in`,
    })
    .meta({ title: label, ...(help ? { description: help } : {}), widget: 'line' });

/** A Google Analytics 4 measurement ID. */
export const analyticsId = z
  .string()
  .regex(/^G-[A-Z0-9]{4,}$/, 'write a Google Analytics 4 ID such as G-AB12CD34EF, or leave it empty')
  .meta({ title: 'Google Analytics 4 ID', description: 'If it is empty, visits are not counted.', widget: 'line' });

/** The fields whose addresses must lead to other sites. */
export const externalAddresses = ['applyUrl', 'libraryUrl', 'portalUrl'] as const;
/** Returns whether an address is on this site, which has none of the external services. */
export const isOwnSite = (address: string | undefined, site: string): boolean =>
  address !== undefined && isSameHost(address, site);
export const ownSiteFault = (address: string | undefined): string =>
  `'${address}' leads to this site: write the address of the other site`;

export const institution = group('The school', {
  name: line('Name', { max: 60 }),
  shortName: line('Short name', { max: 20 }),
  tagline: line('Tagline', { max: 60 }),
  description: paragraph('Description', { max: 260 }),
  place: line('Town', { example: 'Nashik, Maharashtra' }).optional(),
  address: line('Street and number').optional(),
  telephone: phone('Telephone', { example: '+91 253 000 0000' }).optional(),
  whatsapp: phone('WhatsApp', { example: '+91 90000 00000' }).optional(),
  officeHours: line('When calls are answered', {
    max: 60,
    example: 'Monday to Saturday, 10 am to 5 pm',
  }).optional(),
  replyTime: line('How soon e-mails are answered', { max: 40, example: 'within two working days' }).optional(),
  university: line('Awarding university').optional(),
  hostel: paragraph('Hostel', { max: 300 }).optional(),
  hospital: line('Hospital of training').optional(),
  lastDate: line('Last date to apply').optional(),
  scholarships: paragraph('Scholarships', { max: 300 }).optional(),
  applyUrl: webAddress('Application form', { help: 'The address to which ‘Apply Now’ leads.' }),
  admissionsEmail: email('E-mail of admissions'),
  supportEmail: email('E-mail of support'),
  libraryUrl: webAddress('Digital Library', { help: 'The website of the library.' }).optional(),
  portalUrl: webAddress('Digital Learning', { help: 'The website where students sign in.' }).optional(),
  nameConfirmed: checkbox('The name is the registered one'),
  country: choice('Country', ['IN']),
  language: choice('Language', ['en-IN']),
  siteUrl: webAddress('The site’s own address', {
    help: 'Write it without a path. Search engines list the site under it.',
  })
    .refine(
      (address) => /^https:\/\/[^/]+\/$/.test(address),
      'write the address of the site without a path, such as https://www.school.in',
    )
    .transform((address) => address.replace(/\/$/, '')),
  analyticsId: analyticsId.optional(),
  strictTransport: choice('Require https (HSTS)', ['host', 'subdomains', 'preload'], {
    help: 'Browsers remember it for a year. subdomains includes every subdomain; preload also applies before the first visit. Both block services of the school that have no https yet.',
  }),
  offlineCopies: requiredBoolean('Visitors can read pages again without a network', {
    help: 'If it is off, the copies are deleted from every device.',
  }),
}).superRefine((fields, context) => {
  for (const name of externalAddresses)
    if (isOwnSite(fields[name], fields.siteUrl))
      context.addIssue({ code: 'custom', message: ownSiteFault(fields[name]), path: [name] });
});
export type Institution = z.infer<typeof institution>;

/** The facts on the page on public self-disclosure. */
export const disclosedFacts = ['university', 'hostel', 'address', 'place', 'telephone', 'admissionsEmail'] as const;

const figure = (label: string) => figureText(label, { max: 60 });
const percent = (label: string) =>
  figure(label).refine((text) => /^\d+(?:\.\d+)?%$/.test(text), {
    error: ({ input }) => `'${input}' is not a percentage: write one such as 75%`,
  });

/** A sentence that several pages share. */
const sentence = (label: string) => line(label, { max: 200, help: 'It is used on every page that states this.' });

/** The tokens of the fee sentences, besides the shared numbers. Filled in where a fee is shown. */
export const feeSentenceTokens = ['amount', 'lowest', 'highest', 'fees', 'names', 'span'] as const;

const feeSentence = (label: string, tokens: string) => line(label, { max: 200, help: `${tokens} are filled in.` });
const feeSentences = group(
  'Sentences on fees',
  {
    onRequest: line('For a programme with a fee on request, within a sentence', { max: 60 }),
    totalOnRequest: line('For several years of a programme with a fee on request, within a sentence', { max: 60 }),
    cost: feeSentence('Cost of the first year', '{{amount}} and {{formFee}}'),
    costOnRequest: feeSentence('Cost of the first year if the fee is on request', '{{feeOnRequest}} and {{formFee}}'),
    feeRange: feeSentence('The lowest and the highest fee', '{{lowest}} and {{highest}}'),
    allFees: feeSentence('All fees', '{{fees}}'),
    programmesOnRequest: feeSentence('The programmes with a fee on request', '{{names}} and {{feeOnRequest}}'),
    tooManyFees: feeSentence('Shown instead of all fees if there are too many for a sentence', '{{span}}'),
  },
  { help: 'The site forms its sentences on fees from these.' },
);
export type FeeSentences = z.infer<typeof feeSentences>;
export const feeSentenceNames = Object.keys(feeSentences.shape) as readonly (keyof FeeSentences)[];

/** Numbers and sentences that texts refer to by a token such as {{attendance}}. */
export const facts = group('Shared figures', {
  formFee: rupees('Price of the admission form in rupees', 1, 100_000),
  attendance: percent('Minimum attendance'),
  classSize: figure('Students in a class'),
  facultyRatio: figure('Teachers to students').refine((text) => /^[1-9]\d*:[1-9]\d*$/.test(text), {
    error: ({ input }) => `'${input}' is not a ratio: write one such as 1:15`,
  }),
  grievanceDays: figure('Time to resolve a grievance'),
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
  bptMarks: percent('Minimum marks for B.P.T'),
  bptEntrance: figure('Eligibility for B.P.T'),
  feeOnRequest: figure('Shown for a fee on request'),
  feeSentences,
  formOnce: sentence('The form’s price, as a sentence'),
  attendanceRule: sentence('Attendance, as a sentence'),
  classRule: sentence('Class size, as a sentence'),
  internshipRule: sentence('Internships, as a sentence'),
  hospitalDays: sentence('Half-days in hospital, as a sentence'),
  facultyRule: sentence('Teachers to students, as a sentence'),
  lectureSphere: sentence('LectureSphere, as a sentence'),
  lectureSphereShort: sentence('LectureSphere, where another page explains it'),
  feesApart: line('Charged separately'),
  ownCosts: sentence('What families buy themselves'),
  fines: line('Fines'),
  refundRule: sentence('Refund of a fee'),
  readingCharge: line('Cost of reading'),
  raggingPhone: phone('Helpline against ragging', { help: 'Write the national helpline.' }),
  raggingEmail: email('E-mail address of the helpline'),
  noticeTerm: figure('Discipline: notice'),
  hearingTerm: figure('Discipline: hearing'),
  decisionTerm: figure('Discipline: decision'),
  appealTerm: figure('Discipline: appeal'),
  answerTerm: figure('Discipline: answer to an appeal'),
});
export type Facts = z.infer<typeof facts>;
