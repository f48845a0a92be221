import type { ProgrammeSection } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import { courseFeesId } from './admission.ts';
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

/** Whether a school's list of courses is a table of their fees. */
export const listsFees = ({ route }: Pick<School, 'route'>): boolean => route === 'paramedical';

/** Returns the jump links of a school's page. `hasFees`: whether it has a section with the fees of its courses. */
export function schoolJumps(school: Pick<School, 'route'>, hasFees: boolean): JumpLink[] {
  const { headings, jumps } = content.pages['school-pages'];
  const courses: JumpLink = { href: '#courses', label: jumps.courses };
  const feesLink = (id: string): JumpLink => ({ href: `#${id}`, label: jumps.fees });
  return [
    ...(listsFees(school) ? [feesLink('fees')] : hasFees ? [courses, feesLink(courseFeesId)] : [courses]),
    { href: '#day', label: jumps.day },
    { href: '#study', label: jumps.study },
    { href: '#leads', label: headings.careers },
    { href: '#questions', label: jumps.questions },
    { href: '#apply', label: jumps.apply },
  ];
}
