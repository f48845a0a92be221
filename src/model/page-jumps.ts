import type { School } from '#schemas/school.ts';
import { feesAnchor } from './admission.ts';
import { content } from './content.ts';

export interface Jump {
  href: `#${string}`;
  label: string;
}

/** What families look for on a programme's page. The fragments are the ids of its bands. */
export function programmeJumps(): Jump[] {
  const { headings, jumps } = content.pages['programme-pages'];
  return [
    { href: '#fees', label: headings.fees },
    { href: '#study', label: jumps.study },
    { href: '#leads', label: headings.outcomes },
    { href: '#questions', label: jumps.questions },
    { href: '#apply', label: jumps.apply },
  ];
}

/** What families look for on a school's page. Its fees stand beside its courses, or in the answer to a question. */
export function schoolJumps(school: Pick<School, 'route' | 'courses' | 'feesAt'>): Jump[] {
  const { headings, jumps } = content.pages['school-pages'];
  const feesAt = feesAnchor(school, content['certificate-courses']);
  const courses: Jump[] = feesAt === 'fees' ? [] : [{ href: '#courses', label: jumps.courses }];
  const fees: Jump[] = feesAt ? [{ href: `#${feesAt}`, label: jumps.fees }] : [];
  return [
    ...courses,
    ...fees,
    { href: '#tuesday', label: jumps.day },
    { href: '#study', label: jumps.study },
    { href: '#leads', label: headings.outcomes },
    { href: '#questions', label: jumps.questions },
    { href: '#apply', label: jumps.apply },
  ];
}
