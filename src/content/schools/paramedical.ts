import { inWords, inWordsFirst } from '../../lib/number-words.ts';
import { annualFeeText, formFeeText } from '../fees.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { programmes } from '../programmes/programmes.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** The programmes have pages of their own: what is said of them here is taken from there. */
const courses: readonly Course[] = Object.values(programmes).map((programme) => ({
  id: programme.id,
  shortName: programme.shortName,
  fullName: programme.fullName,
  about: programme.lead,
  length: programme.length,
  entrance: programme.entrance,
  provenance: programme.provenance,
}));

export const paramedical: School = {
  id: 'paramedical',
  route: 'paramedical',
  hue: 'neem',
  provenance: 'specification',
  except: {
    'card.description': 'general',
    'card.studentCount': 'sample',
    lead: 'general',
    coursesLead: 'general',
    body: 'general',
    learning: 'sample',
    outcomes: 'general',
  },
  meta: {
    title: 'Paramedical and Health Sciences | PUNDIR',
    description: `${inWordsFirst(courses.length)} courses from G.D.A to M.P.T: nursing, pharmacy, physiotherapy, laboratory, Ayurveda. Yearly fees, entrance, hospital rotations and LectureSphere.`,
  },
  card: {
    name: 'Paramedical and Health Sciences',
    description: `${inWordsFirst(courses.length)} courses in nursing, pharmacy, physiotherapy, laboratory science and Ayurveda. Half-day hospital rotations are compulsory, and parents can follow attendance and progress on LectureSphere.`,
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '1,100 students',
    duration: '3-4 years',
    picture: 'school-paramedical',
    route: 'paramedical',
  },
  heading: 'School of Paramedical and Health Sciences',
  lead: `${inWordsFirst(courses.length)} courses for people who want to be of use in a hospital, a laboratory or a pharmacy, taught in the classroom and in compulsory half-days among patients.`,
  body: [
    'At eight in the morning a ward changes hands. The night nurse reads out her list: bed four ran a fever until two, bed nine must stay on an empty stomach for a blood test, bed eleven goes home today. A rack of tubes leaves for the laboratory. An assistant rolls a heavy patient on to his side so that the sheet can be changed. In the corridor a physiotherapist is helping an old man to walk and counting his steps aloud; downstairs the pharmacist opens his shutter. The doctor has not come round yet. The people who have been at work so far are the ones this school trains.',
    `The ${inWords(courses.length)} courses begin at different doors. General Duty Assistant usually takes students after class 10; A.N.M and G.N.M take any stream of 10+2; most of the others want physics, chemistry and biology; M.P.T wants a physiotherapy degree. Nobody should come merely because medicine did not work out. A laboratory suits somebody who can run the same control sample every morning and still be curious on the day it drifts. Physiotherapy suits somebody who is pleased by five more degrees of knee. Nursing suits somebody who stays civil at the end of a night shift to a family that is shouting because it is frightened.`,
    'LectureSphere is the school’s progress-tracking platform, and it faces the parents. It covers the ways a health student learns here: hybrid lectures, some in the classroom and some online; half-day rotations in a hospital, which are compulsory; and internships. A mother two hundred kilometres away can see whether her son was present and how he is getting on, and the Sunday phone call can be about something else.',
    `Know the hard part before you pay. A student who has been on her feet on a ward all morning still has pharmacology to learn. Classes run ${figures.teachingDays}, at least ${figures.attendance} attendance is required in each module, and the first bad wound or grieving family does not arrive on a day of your choosing. Some people find within a month that they cannot bear hospitals. Spend a morning in one as a visitor before you fill in the form.`,
  ],
  coursesHeading: `The ${inWords(courses.length)} courses`,
  coursesLead:
    'Most degrees here run three to four years. The certificates, the diplomas and M.P.T are shorter; physiotherapy and B.A.M.S, with their internships, are longer. Each course has a page with its fee, its subjects and how one gets in.',
  courses,
  learning: [
    {
      title: 'Hybrid lectures',
      text: 'Part of the theory is taught in the classroom and part online. The names of the cranial nerves can be learnt from a screen and need not use up a morning; how to hold a child still for an injection is shown in the room.',
    },
    {
      title: 'Half a day in hospital, compulsory',
      text: 'On rotation you are the most junior person in the building, in a clean uniform, and you watch for a good while before you touch. The other half of the day explains what you saw.',
    },
    {
      title: 'Internships',
      text: `The rule is ${figures.internships} internships and a capstone for every student, as stated by the school. An internship is whole working days under supervision: a collection counter with forty people waiting, a night on a surgical ward, a dispensary on the morning after a holiday.`,
    },
    {
      title: 'Parents can look',
      text: `LectureSphere shows a parent attendance and progress while the module is still running, when a bad fortnight can be put right. The line to watch is ${figures.attendance}: below it in a module, a student has not attended enough.`,
    },
    {
      title: 'Corrected at the wrist',
      text: `The angle of a needle is put right by a person standing next to you. An average class has ${figures.classSize} students, and the ratio of teachers to students is ${figures.facultyRatio}, both as stated by the school.`,
    },
  ],
  outcomes: [
    'Medical laboratory technologist or technician in a hospital or diagnostic centre',
    'Staff nurse, after registration with the state nursing council',
    'Auxiliary nurse midwife at a sub-centre, primary health centre or maternity home',
    'Pharmacist in a shop or hospital dispensary, once registered',
    'Production, quality control or regulatory work at a medicine manufacturer',
    'Physiotherapist with a hospital, a rehabilitation centre or a sports team',
    'Ayurvedic physician, after registration',
    'Sanitation and food hygiene inspection for a municipality, factory or hotel',
    'Patient care assistant in a hospital, an old people’s home or a family’s own house',
    'Specialist practice or teaching after a master’s degree',
  ],
  questions: [
    {
      id: 'which-course-fits-my-subjects',
      provenance: 'general',
      q: `Which of the ${inWords(courses.length)} can I join with my subjects?`,
      a: `With physics, chemistry and biology nearly all are open; B.A.M.S also needs NEET-UG and M.P.T a physiotherapy degree. With mathematics in place of biology, look at D.Pharm and B.Pharm. From arts or commerce, A.N.M, G.N.M and H.S.O are the usual ways in. After class 10, G.D.A. Send your marksheet to ${school.admissionsEmail} if you are unsure.`,
    },
    {
      id: 'what-does-a-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does one year cost in each course?',
      a: `${Object.values(programmes)
        .map((programme) => `${programme.shortName} ${annualFeeText(programme.id)}`)
        .join(
          ', ',
        )}. The form costs ${formFeeText} once. Examination and enrolment fees are charged separately, and the school may impose fines or dues on defaults. Budget for uniform, travel and a hostel or room too.`,
    },
    {
      id: 'what-can-parents-see',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What can I, as a parent, see on LectureSphere, and what can I not?',
      a: 'You see your child’s attendance and progress through the lectures, the half-day hospital rotations and the internships. You will not learn from it whether she is eating or unhappy; for that you must still ring. Most students are adults at eighteen, so agree together how often you will look.',
    },
    {
      id: 'anm-gnm-or-bsc-nursing',
      provenance: 'general',
      q: 'A.N.M, G.N.M or B.Sc. Nursing: which one?',
      a: 'A.N.M is two years and aims at village and maternity care. G.N.M is three and makes a staff nurse at the bedside, from any stream. B.Sc. Nursing is four, needs biology, and opens the most doors later, teaching and a master’s among them. None is a dead end: A.N.M can usually lead on to G.N.M, and G.N.M to a post-basic B.Sc.',
      see: 'bscnursing',
    },
    {
      id: 'is-neet-needed',
      provenance: 'general',
      q: 'Is NEET needed?',
      a: 'For B.A.M.S, yes: seats are filled through NEET-UG everywhere in India. For B.P.T, national rules published in 2025 bring NEET-UG in from the 2026–27 session. Some states also ask for it, or for a test of their own, in B.Sc. Nursing. Ask admissions what applies to your year before the NEET form closes.',
    },
    {
      id: 'is-the-ward-safe',
      provenance: 'general',
      q: 'Will she be safe among patients with infections?',
      a: 'Needle pricks and infections are a real risk of the work, and the first things taught should be hand washing, gloves and what to do in the ten minutes after a prick. Hepatitis B vaccination before the first rotation is usual. Ask which hospital it is, how students travel, and who is on duty with them.',
    },
    {
      id: 'what-to-check-before-paying',
      provenance: 'general',
      q: 'What should we check before we pay?',
      a: 'Ask in writing which university or board awards the qualification, and which council the course is registered with. Nurses, pharmacists and Ayurvedic physicians may work only once they are on a council’s register, and a register takes only courses it accepts. Then look the course up yourself on that council’s public list.',
      see: 'faq',
    },
  ],
  next: [
    { route: 'career-support', why: 'Internships, and how the search for a first post goes' },
    { route: 'digital-learning', why: 'How the online part of the lectures is reached' },
    { route: 'faq', why: 'Fees, attendance, hospital days: what families asked before you' },
    allCourses,
    howToApply,
  ],
};
