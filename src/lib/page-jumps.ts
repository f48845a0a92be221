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

/** A school's jumps. Its fees stand beside its courses, or in the answer to its last question about them. */
export function schoolJumps({ id, questions }: Pick<School, 'id' | 'questions'>): Jump[] {
  const study: Jump = { href: '#study', label: 'Study' };
  if (id === 'paramedical') return [{ href: '#fees', label: 'Fees' }, study, leads, ...ends];
  const answer = questions.findLast(({ q }) => /\b(fees|cost)\b/.test(q));
  const fees: Jump[] = answer ? [{ href: `#${answer.id}`, label: 'Fees' }] : [];
  return [{ href: '#courses', label: 'Courses' }, ...fees, study, leads, ...ends];
}
