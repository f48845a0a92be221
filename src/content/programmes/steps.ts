import { figures } from '../figures.ts';
import type { ProgrammeId, StudyStage, StudyStep } from '../types.ts';

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
    how: 'Registered A.N.Ms are among those usually admitted, in many states with no upper age limit. So is whoever comes straight from class 12, with English.',
  },
  {
    from: 'gnm',
    to: 'bscnursing',
    provenance: 'general',
    how: 'Straight from class 12, with physics, chemistry and biology. Registered G.N.Ms usually take the two-year Post Basic B.Sc. instead of these four years. That shorter course is not listed here: ask admissions whether it is offered.',
  },
];

/**
 * What comes before a programme that no other of the school leads to, and after one that leads to no other. Every ladder begins and ends
 * with one of these.
 */
export const studyStages: Readonly<Partial<Record<ProgrammeId, { before?: StudyStage; after?: StudyStage }>>> = {
  dmlt: {
    before: {
      title: 'Class 12 with science',
      text: 'Physics, chemistry and, as a rule, biology. Usually without an entrance examination. Whoever is sure of the degree may begin B.M.L.T at once.',
      provenance: 'general',
    },
  },
  bmlt: {
    after: {
      title: 'A laboratory, or a master’s degree',
      text: 'With the degree one works in hospital and diagnostic laboratories. An M.Sc. in laboratory technology, microbiology or biochemistry usually takes two years more; it is not among the courses here.',
      provenance: 'general',
    },
  },
  bpt: {
    before: {
      title: 'Class 12 with PCB',
      text: `Physics, chemistry and biology, with at least ${figures.bptMarks}. NEET-UG may bind your intake: ask before you plan without it.`,
      provenance: 'specification',
      except: { text: 'general' },
    },
  },
  mpt: {
    after: {
      title: 'A practice, a college or a Ph.D.',
      text: 'One treats in the speciality that one has chosen, or teaches at a college of physiotherapy. A doctorate can follow at a university that offers it; it is not among the courses here.',
      provenance: 'general',
    },
  },
  dpharm: {
    before: {
      title: 'Class 12 with physics and chemistry',
      text: 'Biology or mathematics is the third subject. Whoever is sure of the degree may begin B.Pharm at once.',
      provenance: 'general',
    },
  },
  bpharm: {
    after: {
      title: 'Registration, or M.Pharm',
      text: 'With the degree one registers with the pharmacy council of the state and may work as a pharmacist. M.Pharm usually takes two years more, after a national test; it is not among the courses here.',
      provenance: 'general',
    },
  },
  gda: {
    before: {
      title: 'Class 10',
      text: 'From any recognised board. Nobody asks for marks in science, and there is usually no entrance test.',
      provenance: 'general',
    },
  },
  bscnursing: {
    after: {
      title: 'Registration, or M.Sc. Nursing',
      text: 'One registers as nurse and midwife with the nursing council of the state, and may work. M.Sc. Nursing takes two years and usually asks for a year at work first; it is not among the courses here.',
      provenance: 'general',
    },
  },
  bams: {
    before: {
      title: 'Class 12 with PCB, and NEET-UG',
      text: 'Physics, chemistry, biology and English, then the score and the counselling of that year. No diploma shortens it, and no other door leads in.',
      provenance: 'general',
    },
    after: {
      title: 'Registration, or M.D. and M.S. (Ayurveda)',
      text: 'After the internship one registers and may practise. A speciality usually takes three years more; its seats are filled by a national test, and it is not among the courses here.',
      provenance: 'general',
    },
  },
  hso: {
    before: {
      title: 'Class 12 in any stream',
      text: 'Arts and commerce as well as science. Some come with a degree in hand, for the practical side.',
      provenance: 'general',
    },
    after: {
      title: 'Work, and the advertised posts',
      text: 'Hospitals, hotels and contractors employ directly; inspectors’ posts come through examinations, where the notice accepts the diploma. It seldom counts towards a degree: who wants one begins it with 10+2.',
      provenance: 'general',
    },
  },
};
