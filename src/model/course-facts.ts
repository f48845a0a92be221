import type { Programme } from '#schemas/programme.ts';
import type { Course, School } from '#schemas/school.ts';
import { isPaidOnce } from './fee-text.ts';
import { hrefOf, pathOf } from './routes.ts';
import type { CourseFacts } from './structured-data-types.ts';

/** Returns the facts of a programme for structured data. */
export function programmeCourseFacts({ id, shortName, fullName, meta, months, fee }: Programme, origin: string): CourseFacts {
  return { shortName, fullName, about: meta.description, award: fullName, months, fee, url: origin + pathOf(id) };
}

/** Returns the facts of a school's courses for structured data, in the order of the school's page. */
export function schoolCourseFacts(school: School, programmes: readonly Programme[], origin: string): CourseFacts[] {
  const factsOf = ({ id, shortName, fullName, about, award, fee, duration }: Course): CourseFacts => {
    const programme = programmes.find((candidate) => candidate.id === id);
    return programme
      ? programmeCourseFacts(programme, origin)
      : { shortName, fullName, about, award, fee, isPaidOnce: isPaidOnce(duration), url: origin + hrefOf(school.route, id) };
  };
  return school.courses.map(factsOf);
}
