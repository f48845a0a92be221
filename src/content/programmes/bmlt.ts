import { byFee, costTheSame, formFeeText, isLowest, noFigure, yearlyFee } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

/** Said of the fee only while it is so. */
const lowestOfDegrees = isLowest('bmlt', 0, ['bpt', 'bpharm', 'bams', 'bscnursing']);

export const bmlt: Programme = {
  id: 'bmlt',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'B.M.L.T: Medical Laboratory Technology | PUNDIR',
    description:
      'Bachelor of Medical Laboratory Technology: a day at the bench, the three years of study, hospital rotations, the yearly fee, entrance and careers.',
  },
  shortName: 'B.M.L.T',
  fullName: 'Bachelor of Medical Laboratory Technology',
  level: 'Bachelor',
  length: '3–4 years, internship included',
  entrance: '10+2 with physics, chemistry and biology',
  lead: 'Between the needle in a patient’s arm and the word that the doctor says stands a laboratory. B.M.L.T trains the people who work in it.',
  body: [
    'The first tray comes down from the wards before eight: tubes with purple, red, grey and blue caps, each with a name on the outside and a question within. Has this fever come from malaria or from dengue? Is the sugar lower than last month? Which blood can safely go to the man in the operating theatre? A medical laboratory technologist receives the sample, prepares it, runs it and checks the result until the question has an answer that a doctor can act on.',
    'A degree asks for more than the steps of a test. You learn why a tube shaken too hard reports a false potassium, why a control value that has crept upwards for three days matters more than it looks, and when to refuse a sample and telephone the ward. At first everything is slow: your smear is too thick, your pipette hand shakes and all cells look alike. By the third year you read a slide much as other people read a page.',
    'It suits careful people who enjoy being right more than being noticed. Patients rarely learn your name, hospital laboratories run through the night, and some of what arrives smells. If you would rather spend the day talking to patients, look at nursing or physiotherapy first. If a mystery that is solved with a microscope sounds like a good morning, stay on this page.',
  ],
  why: [
    {
      title: 'The hospital laboratory is on your timetable',
      text: 'Half-day hospital rotations are compulsory. They show what a practical class cannot: a queue of fasting patients at the collection window, a clotted tube that has to be taken again, a ward on the telephone asking for its report.',
    },
    {
      title: 'LectureSphere keeps the family informed',
      text: 'Part of the teaching is hybrid, so some lectures reach you online. LectureSphere, the school’s own platform for parents, follows those lectures together with your hospital half-days and internships, and can be read on a phone in another town.',
    },
    {
      title: 'A class small enough for the microscope',
      text: `The average class has ${figures.classSize} students, as stated by the school. In haematology that decides how often the eyepiece is yours and how soon a teacher notices that your smear is too thick.`,
    },
    {
      title: 'Five sciences behind one report',
      text: 'Haematology, clinical biochemistry, microbiology, histopathology and transfusion science are all in the degree. You need not choose on the first day; a new technologist is usually moved through several sections of a laboratory anyway.',
    },
    {
      title: 'You learn to doubt a machine',
      text: 'An analyser prints a wrong number as neatly as a right one. Control samples, calibration and plain suspicion are taught as part of the job, because the initials on the worksheet will be yours.',
    },
    {
      title: 'Real worklists before you graduate',
      text: `Each student completes ${figures.internships} internships and a capstone, as stated by the school. In this field that means mornings when a supervisor is counting on your results, and a project whose data you collected yourself.`,
    },
    {
      title: lowestOfDegrees
        ? 'The lowest published fee of our health degrees'
        : byFee('bmlt', () => 'A fee with every item named', 'Every other charge named'),
      text: `${lowestOfDegrees ? `It is ${yearlyFee('bmlt')}, and no bachelor’s degree of ours in the health sciences is listed at less.` : `The fee is ${yearlyFee('bmlt')}.`} What comes ${byFee('bmlt', () => 'on top', 'beside it')} is listed below, item by item.`,
    },
    {
      title: 'Room above the first job',
      text: 'A graduate can apply for an M.Sc. in laboratory technology, microbiology or biochemistry, for blood-bank and supervisory posts that ask for a degree, and for work in laboratory quality.',
    },
  ],
  study: [
    {
      title: 'First year: the body in health',
      text: 'Anatomy, physiology and basic biochemistry, so that you know what normal looks like before you hunt for the abnormal. At the bench: safety, waste bags by colour, pipettes, the centrifuge, and drawing blood from a vein.',
    },
    {
      title: 'Second year: blood and its chemistry',
      text: 'Cell counts, stained films and clotting times; sugar, urea, liver enzymes and hormones. You do them by hand first and on an analyser afterwards, and learn which mistake each method invites.',
    },
    {
      title: 'Second year: microbes and immunity',
      text: 'Culture plates, Gram and acid-fast stains, malarial parasites, and which antibiotic still works against which organism. Serology follows: what an antibody test proves and what it merely suggests.',
    },
    {
      title: 'Third year: tissue and transfusion',
      text: 'Histopathology carries a piece of tissue from the formalin jar to a stained slide for the pathologist. In transfusion science you group, cross-match and store blood, and no error there is small.',
    },
    {
      title: 'Third year: keeping a laboratory honest',
      text: 'Quality-control charts, PCR and other molecular tests, laboratory software, stock, ethics and the rules for biomedical waste. This is the year in which you learn to defend a result to somebody who doubts it.',
    },
    {
      title: 'Internship and capstone',
      text: 'Supervised days in working laboratories, section by section, and a project of your own: for instance, one hundred haemoglobin readings taken by two methods and an explanation of why they differ.',
    },
  ],
  careers: [
    'Medical laboratory technologist in a hospital',
    'Technologist in a diagnostic chain’s reference laboratory',
    'Blood-centre technologist: grouping, cross-matching, storage',
    'Microbiology and infection-control sections',
    'Histopathology and cytology preparation',
    'Molecular and PCR testing',
    'Quality executive in a diagnostic laboratory',
    'Application specialist for analysers and reagents',
    'M.Sc. in laboratory technology, microbiology or biochemistry',
  ],
  questions: [
    {
      id: 'which-subjects-do-i-need',
      provenance: 'general',
      q: 'Which 10+2 subjects and marks do I need for B.M.L.T?',
      a: `Physics, chemistry and biology, with English as a subject, is the usual rule; some universities also accept the mathematics group. The minimum percentage is set by the university that awards the degree and commonly lies between 45% and 50%. Confirm it for your year with ${school.admissionsEmail} before you pay for the form.`,
    },
    {
      id: 'is-there-an-entrance-test',
      provenance: 'general',
      q: 'Is there an entrance test, and is NEET needed?',
      a: `Most Indian universities fill laboratory degrees on 10+2 marks or through a test held by the university or the state; NEET-UG has not been the usual route. National rules for allied health courses are changing, though, so ask ${school.admissionsEmail} what applies to this intake and how two applicants with equal marks are ranked.`,
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does B.M.L.T cost in the first year?',
      a: `${byFee('bmlt', (fee) => `The annual fee is ${fee}.`, noFigure)} The admission form is ${formFeeText}, paid once. Examination and enrolment fees are separate and depend on the year. Keep something aside for a white coat, closed shoes, a practical record book and the bus to the hospital; no fee table shows those.`,
    },
    {
      id: 'instalments-and-internship-fee',
      provenance: 'general',
      q: 'Can we pay in instalments, and is a fee due during the internship?',
      a: `Please ask ${school.admissionsEmail} and keep the reply. Ask for the due dates, whether the year’s amount can be split, and whether internship months carry a fee. Ask about late payment as well, because the school may impose fines or dues on defaults, and a date in the diary costs nothing.`,
    },
    {
      id: 'lateral-entry-with-dmlt',
      provenance: 'general',
      q: 'I hold a D.M.L.T. Can I enter the second year directly?',
      a: `Many universities in India allow it as lateral entry, when the diploma syllabus matches and a seat is free. It is never automatic. Send both years’ diploma marksheets to ${school.admissionsEmail}, and get the answer in writing before you give notice at a job.`,
      see: 'dmlt',
    },
    {
      id: 'degree-or-diploma',
      provenance: 'general',
      q: 'Why take a degree when D.M.L.T takes only two years?',
      a: `In a first job both may stand at the same bench. The degree goes deeper into tissue, transfusion, molecular tests and quality, and it counts where a post or a master’s course asks for a graduate. ${costTheSame('bmlt', 'dmlt') ? 'Our yearly fee is the same for both, so the diploma costs less in all and earns sooner.' : 'The diploma earns sooner; compare the fees over all the years of each.'} Diploma first, degree later is an honest plan.`,
      see: 'dmlt',
    },
    {
      id: 'is-handling-blood-safe',
      provenance: 'general',
      q: 'Our daughter will handle blood every day. Is that safe?',
      a: 'The risk is real, and it is managed. Gloves, needle disposal and spill drills come before the first sample, and vaccination against hepatitis B takes months to complete, so begin it with your doctor when you apply. Ask any college what it does in the hour after a needle prick. A good laboratory answers without looking it up.',
    },
    {
      id: 'attendance-below-minimum',
      provenance: 'specification',
      except: { a: 'general' },
      q: `What happens below ${figures.attendance} attendance?`,
      a: `The minimum of ${figures.attendance} holds for every module on its own: a full record in biochemistry does not repair missed weeks in microbiology. Under usual university rules a student who falls short may be kept out of that module’s examination. If illness is the reason, tell the school in the same week and bring the doctor’s paper.`,
      see: 'student-handbook',
    },
    {
      id: 'who-awards-the-degree',
      provenance: 'general',
      q: 'Who awards the degree, and can I register with it?',
      a: `Ask this of every college, ours included: which university’s name will be printed on the degree, and will its holders be able to enter the state register under the Allied and Healthcare Professions Act of 2021, which covers laboratory science? Put both questions to ${school.admissionsEmail} and file the reply with your fee receipts.`,
    },
  ],
  closing: `In every hospital, behind a door that patients do not open, somebody makes sure that the number on the report is true. It is quiet work, and a great deal rests on it. If that kind of responsibility appeals to you, visit a laboratory near your home and ask the technologist on duty about her worst night. Then write to ${school.admissionsEmail} with everything she could not tell you. Your parents’ questions are as welcome as yours.`,
  picture: 'programme-bmlt',
  related: ['bscnursing', 'bpharm'],
};
