import type { ProgrammeSection } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import { feesAnchor } from './admission.ts';
import { content } from './content.ts';

export interface JumpLink {
  href: `#${string}`;
  label: string;
}

/** Returns the jump links of a programme's page, in the order of `sections`. The fragments are the ids of the sections. */
export function programmeJumps(sections: readonly ProgrammeSection[]): JumpLink[] {
  const { headings, jumps } = content.pages['programme-pages'];
  const sectionLinks: Partial<Record<ProgrammeSection, JumpLink>> = {
    fees: { href: '#fees', label: headings.fees },
    study: { href: '#study', label: jumps.study },
    careers: { href: '#leads', label: headings.careers },
  };
  return [
    ...sections.flatMap((section) => sectionLinks[section] ?? []),
    { href: '#questions', label: jumps.questions },
    { href: '#apply', label: jumps.apply },
  ];
}

/** Returns the jump links of a school's page. Its fees are in the fee table or in the answer to a question. */
export function schoolJumps(school: Pick<School, 'route' | 'courses' | 'feesSection'>): JumpLink[] {
  const { headings, jumps } = content.pages['school-pages'];
  const feesFragment = feesAnchor(school, content['certificate-courses']);
  // The health school's fee table is its list of courses.
  const courses: JumpLink[] = feesFragment === 'fees' ? [] : [{ href: '#courses', label: jumps.courses }];
  const fees: JumpLink[] = feesFragment ? [{ href: `#${feesFragment}`, label: jumps.fees }] : [];
  return [
    ...courses,
    ...fees,
    { href: '#day', label: jumps.day },
    { href: '#study', label: jumps.study },
    { href: '#leads', label: headings.careers },
    { href: '#questions', label: jumps.questions },
    { href: '#apply', label: jumps.apply },
  ];
}
