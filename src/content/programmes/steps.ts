import type { StudyStep } from '../types.ts';

/** Which programme leads to which: each step once. The pages of both programmes show the whole ladder that it belongs to. */
export const studySteps: readonly StudyStep[] = [
  {
    from: 'dmlt',
    to: 'bmlt',
    provenance: 'general',
    how: 'Many universities take diploma holders into the second year, where the syllabus matches and a seat is free. It is never automatic: ask first.',
  },
  {
    from: 'bpt',
    to: 'mpt',
    provenance: 'general',
    how: 'With the bachelor’s degree and its internship behind you.',
  },
  {
    from: 'dpharm',
    to: 'bpharm',
    provenance: 'general',
    how: 'The national regulations let diploma holders enter the third semester, within the seats that a university keeps for them.',
  },
  {
    from: 'gda',
    to: 'anm',
    provenance: 'general',
    how: 'With 10+2, which A.N.M asks for and G.D.A does not. The months on a ward are not required; they are good to have.',
  },
  {
    from: 'anm',
    to: 'gnm',
    provenance: 'general',
    how: 'Registered A.N.Ms are among those usually admitted, in many states with no upper age limit.',
  },
  {
    from: 'gnm',
    to: 'bscnursing',
    provenance: 'general',
    how: 'Registered nurses usually take a post-basic B.Sc., shorter than the four years after 10+2. Ask admissions which of the two is open to you.',
  },
];
