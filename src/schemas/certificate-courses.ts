import type { z } from 'astro/zod';
import { group, line, list, paragraph } from './fields.ts';
import { admission, order, provenanceFields, searchTerms, sessionAfterLastDate, uniqueBy } from './shared.ts';

export const certificateCourse = group('Course', {
  // Its lower-case form is the course's id in addresses and on the visitor's device.
  code: line('Code', { max: 6, example: 'CPY' }).refine((code) => /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code), {
    error: ({ input }) => `'${input}' is not a code: write capital letters and digits, such as CPY`,
  }),
  name: line('Full name', { max: 80, example: 'Certificate in Python Programming' }),
  subject: line('What it teaches', { max: 60, help: 'Its name in the A–Z index.', example: 'Python Programming' }),
  searchTerms,
  duration: line('Usual duration', { max: 20, example: '4 months' }),
  ...admission,
}).refine(...sessionAfterLastDate);

/** One category of certificate courses. */
export const certificateCategory = group('Category', {
  order,
  title: line('Title', { max: 60 }),
  about: paragraph('Text above the list of courses'),
  audience: paragraph('Who it is for'),
  eligibility: line('Eligibility', { max: 160 }),
  ...provenanceFields,
  courses: list('Courses', certificateCourse, { min: 1, itemLabel: 'name' }).refine(...uniqueBy('code')),
});
export type CertificateCategory = z.infer<typeof certificateCategory> & { id: string };
