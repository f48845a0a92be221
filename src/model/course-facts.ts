import type { Programme } from '#schemas/programme.ts';
import type { Course, School } from '#schemas/school.ts';
import { pathOf, placeOf } from './routes.ts';
import type { CourseFacts } from './structured-data-types.ts';

/** What search engines are told of a programme of the health school, which has a page and a fee of its own. */
export function programmeFacts({ id, shortName, fullName, meta, months, fee }: Programme, origin: string): CourseFacts {
  return { shortName, fullName, about: meta.description, award: fullName, months, fee, address: origin + pathOf(id) };
}

/** What search engines are told of the courses of a school, in the order of its page. */
export function schoolCourseFacts(school: School, programmes: readonly Programme[], origin: string): CourseFacts[] {
  const factsOf = ({ id, shortName, fullName, about, award }: Course): CourseFacts => {
    const programme = programmes.find((one) => one.id === id);
    return programme
      ? programmeFacts(programme, origin)
      : { shortName, fullName, about, award, address: origin + placeOf(school.route, id) };
  };
  return school.courses.map(factsOf);
}
