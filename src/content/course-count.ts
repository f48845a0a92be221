/**
 * How many programmes and courses the site names, counted once for every page that says it. A subject within a course has no length of
 * its own: the core subjects of Design are counted apart.
 */
import { certificateCategories } from './certificate-courses.ts';
import { schools } from './schools/schools.ts';

const ofSchools = schools.filter(({ id }) => id !== 'certificates').flatMap(({ courses }) => courses);
const certificates = certificateCategories.flatMap(({ courses }) => courses);

export const coursesNamed = ofSchools.filter(({ length }) => length).length + certificates.length;
export const subjectsNamed = ofSchools.filter(({ length }) => !length).length;
