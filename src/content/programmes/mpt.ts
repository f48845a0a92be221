import { byFee, formFeeText, isHighest, noFigureButForm } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

export const mpt: Programme = {
  id: 'mpt',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'M.P.T: Master of Physiotherapy | PUNDIR',
    description:
      'M.P.T for B.P.T graduates: the two years, specialisation, dissertation, hospital work and teaching practice, the fee, entrance, and who should wait.',
  },
  shortName: 'M.P.T',
  fullName: 'Master of Physiotherapy',
  level: 'Master',
  length: '2 years',
  entrance: 'A bachelor’s degree in physiotherapy',
  lead: 'You already know how to treat a knee. M.P.T asks why this knee, why this treatment, and how you would show a sceptic that it worked.',
  body: [
    'A case conference in the second semester: a fifty-year-old teacher, eight weeks after a stroke, whose arm has stopped improving. You have ten minutes. You show the film of her reaching for a cup, name what limits her, propose a change of plan and cite three trials. Then the questions start. How large was the effect? Would she have recovered anyway? What will you do on Monday? A master’s degree in physiotherapy is largely this, week after week, with a patient waiting at the end of it.',
    'The two years narrow and deepen. You take one field, commonly musculoskeletal, neurological, cardio-respiratory, sports, paediatric or community physiotherapy, treat its difficult cases under a senior, and carry a dissertation from the first idea through the ethics committee to the last table. You also stand in front of undergraduates and find out that explaining a gait cycle is harder than knowing it.',
    'Take it because a field has hold of you. A graduate who only wants to postpone the first job is better served by a year at work, and comes back with better questions. If you are reading this in Class 12, treat it as a map: the road begins with B.P.T, and nobody needs to choose a specialisation at seventeen.',
  ],
  why: [
    {
      title: 'One field, with the hard cases in it',
      text: 'Undergraduates meet the textbook patient. You are given the one who failed two courses of treatment elsewhere, and the time to work out why.',
    },
    {
      title: 'A dissertation somebody could use',
      text: 'A question from your own clinic, a protocol, consent forms, measurements, statistics. Whether the answer is yes or no, you will have found out something that was not in the book.',
    },
    {
      title: 'You learn to read a trial',
      text: 'Machines and methods are sold to physiotherapists every month. After a year of journal clubs you can tell a sound study from a brochure with a graph in it.',
    },
    {
      title: 'Teaching practice',
      text: 'Postgraduates guide juniors at the bedside and take demonstrations. Physiotherapy colleges in India normally ask for a master’s degree in those they appoint to teach, so this is practice for a post as well.',
    },
    {
      title: 'Close supervision',
      text: `The faculty ratio is ${figures.facultyRatio}, as stated by the school. A dissertation goes wrong in its first chapter, and it takes a guide with time for you to notice.`,
    },
    {
      title: 'The hospital keeps its half of the day',
      text: 'Half-day rotations in hospital remain compulsory at master’s level. You treat, you document, you are asked to justify the dose of an exercise as a doctor would be asked about a drug.',
    },
    {
      title: 'Even now, the family may look',
      text: 'LectureSphere is the school’s service for parents, showing how a student gets on with hybrid lectures, hospital half-days and internships. At twenty-three you may smile at that. Whoever helps to pay the fee often likes to know.',
    },
  ],
  study: [
    {
      title: 'First semester: tools for thinking',
      text: 'Research methods, biostatistics, ethics, exercise physiology, and the principles of clinical reasoning. Slow reading after the pace of an internship, and the part that separates the two degrees.',
    },
    {
      title: 'Second semester: movement under measurement',
      text: 'Advanced biomechanics, electrophysiology, functional assessment and outcome scales. The synopsis of the dissertation is defended and goes to the ethics committee.',
    },
    {
      title: 'Third semester: your specialisation',
      text: 'Assessment and treatment in the chosen field, from surgical protocols to long-term care. Data collection begins, which means patients who cancel and a spreadsheet that must still be honest.',
    },
    {
      title: 'Fourth semester: dissertation and viva',
      text: 'Analysis, writing, and an examination in front of a patient you have never met. What you claim, you defend.',
    },
    {
      title: 'Throughout: clinic, seminars, teaching',
      text: 'A caseload of your own under a senior, weekly case presentations and journal clubs, and supervised teaching of B.P.T students.',
    },
  ],
  careers: [
    'Senior or specialist physiotherapist in a hospital',
    'Neurological and spinal rehabilitation',
    'Sports physiotherapist with a team or an academy',
    'Cardiac and pulmonary rehabilitation, intensive care',
    'Paediatric therapist',
    'Lecturer in a physiotherapy college',
    'Coordinator of clinical trials',
    'Specialist practice of your own',
    'Doctoral study (Ph.D.)',
  ],
  questions: [
    {
      id: 'who-can-apply',
      provenance: 'general',
      q: 'Who can apply for M.P.T?',
      a: `Graduates with a B.P.T and its compulsory internship completed, usually with at least 50% and registration as a physiotherapist where the state keeps a register. Final interns are sometimes given a provisional place. Ask ${school.admissionsEmail} about the cut-off date by which the internship must end.`,
      see: 'bpt',
    },
    {
      id: 'which-specialisations',
      provenance: 'general',
      q: 'Which specialisations can I take?',
      a: `Ask before you apply, since it decides everything: a field can open only where there is a qualified guide and enough patients. Write to ${school.admissionsEmail} for this year’s fields, the seats in each, the order in which they are allotted, and the name of the specialisation as it will appear on the degree.`,
    },
    {
      id: 'how-is-selection-made',
      provenance: 'general',
      q: 'Is there an entrance test?',
      a: 'Universities differ: some hold a written test on the B.P.T syllabus, some rank by B.P.T marks, and many add an interview. At an interview, expect to be asked for a patient you treated and what you would do differently. Revise that case rather than a guidebook, and ask us which procedure applies this session.',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does M.P.T cost in the first year?',
      a: `${byFee('mpt', (fee) => `One year costs ${fee}. The form is another ${formFeeText}, for which you are asked only once.`, noFigureButForm)} University enrolment and examinations are paid for separately. The dissertation has small costs of its own, such as printing, travel to participants and perhaps a statistician.`,
    },
    {
      id: 'why-the-highest-fee',
      provenance: 'general',
      q: isHighest('mpt') ? 'It has your highest yearly fee. Is it worth it?' : 'Is it worth its fee?',
      a: 'For teaching posts, specialist departments and research, a master’s degree is often the condition of entry. For general practice in a small town it may change little at first. Speak to two physiotherapists who have it and two who have not, ask each what changed, and only then decide. Two years of lost earnings belong in the sum.',
    },
    {
      id: 'loan-and-instalments',
      provenance: 'general',
      q: 'Do you help with an education loan or instalments?',
      a: `Banks usually want an admission letter and a fee structure on letterhead; ask ${school.admissionsEmail} for both, and for what is possible by instalments. Check the first due date against the bank’s processing time. A default may bring fines or dues, even where the bank was the slow one.`,
    },
    {
      id: 'working-alongside',
      provenance: 'general',
      q: 'Can I work as a physiotherapist while I study?',
      a: `Hardly in the daytime. Teaching runs from ${figures.teachingDays}, with hospital half-days that nobody skips and data to collect. Some postgraduates see a few patients in the evening; check first that the university’s regulations permit practice during a full-time course, as several do not.`,
    },
    {
      id: 'attendance-for-postgraduates',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'Does the attendance rule apply to postgraduates?',
      a: `It does: ${figures.attendance} in each module at the least. Weekly seminars are few in number, so two absences weigh more than they did in the first year of B.P.T. Conference leave is normally counted if it was sanctioned beforehand, and a paper of your own is the best reason to ask.`,
      see: 'student-handbook',
    },
    {
      id: 'documents-for-mpt',
      provenance: 'general',
      q: 'Which documents will be checked?',
      a: 'Expect to show the B.P.T degree or provisional certificate, marksheets of all years, the internship completion certificate, registration where you have it, a migration certificate from your university, 10+2 and Class 10 marksheets, photo identity, and proof for any reservation claimed. Names should be spelt alike on all of them; corrections take months.',
    },
  ],
  closing: `Before you apply, write one page: the patient you could not help, what you tried, and what you would need to know to do better. If the page comes easily, it is the seed of your dissertation and the best preparation for an interview. If it does not come, work for a year and write it then; the degree will still be here. Questions about fields, guides and dates reach us at ${school.admissionsEmail}. Keep the page; a good guide will want to see it.`,
  picture: 'programme-mpt',
  // No other course of the school is of its level.
  related: ['bams', 'bscnursing'],
};
