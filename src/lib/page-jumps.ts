import type { School } from '../schemas/school.ts';

export interface Jump {
  href: `#${string}`;
  label: string;
}

/** What families look for on a school's page, and on a programme's: the ids are those of its bands. */
const leads: Jump = { href: '#leads', label: 'Where it leads' };
const ends: readonly Jump[] = [
  { href: '#questions', label: 'Questions' },
  { href: '#apply', label: 'Apply' },
];

export const programmeJumps: readonly Jump[] = [
  { href: '#fees', label: 'Fees' },
  { href: '#study', label: 'Study' },
  leads,
  ...ends,
];

/** A school's jumps. Its fees stand beside its courses, or in the answer to a question. */
export function schoolJumps({ feesAt }: Pick<School, 'feesAt'>): Jump[] {
  const courses: Jump[] = feesAt === 'fees' ? [] : [{ href: '#courses', label: 'Courses' }];
  const fees: Jump[] = feesAt ? [{ href: `#${feesAt}`, label: 'Fees' }] : [];
  return [...courses, ...fees, { href: '#tuesday', label: 'A Tuesday' }, { href: '#study', label: 'Study' }, leads, ...ends];
}
