import { byFee, formFeeText, noFigureButForm } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

export const bpt: Programme = {
  id: 'bpt',
  provenance: 'general',
  except: { shortName: 'specification', entrance: 'specification' },
  meta: {
    title: 'B.P.T: Bachelor of Physiotherapy | PUNDIR',
    description:
      'B.P.T in full: eligibility, the clinical internship after the first semester, what each year brings, the fee, NEET, and what the work asks of you.',
  },
  shortName: 'B.P.T',
  fullName: 'Bachelor of Physiotherapy',
  level: 'Bachelor',
  length: '4½–5 years, internship included',
  entrance: `${figures.bptEntrance}; NEET-UG may bind your intake, ask`,
  lead: 'A man who could not hold a spoon after his stroke feeds himself in the third month. B.P.T is the degree behind that spoon.',
  body: [
    'By ten the physiotherapy department is loud. A fast bowler with a torn hamstring argues for one more match. A grandmother counts aloud as she bends a new knee. In the corner a child with cerebral palsy is learning to stand, from someone who has turned standing into a game. A physiotherapist examines how each of them moves, finds what is in the way, and plans the weeks of work that may change it.',
    'The tools are hands, exercise, heat, current, splints and walking aids, and above all explanation, since a patient who does not understand the exercise will not do it at home. Before any of that come the books. You will learn every muscle with its origin, its insertion and its nerve, partly in a dissection hall that smells of formalin, and you will recite them to your flatmates until they complain.',
    'You stand for most of the day and move people who are heavier than you. Recovery is slow and sometimes does not come, and you have to remain truthful and kind on the same afternoon. B.P.T is no side door to M.B.B.S: whoever wants to prescribe and operate should prepare for that. It rewards those who like people, bodies and small gains, and can be cheerful at the fortieth repetition.',
  ],
  why: [
    {
      title: 'A clinical internship after the first semester',
      text: 'B.P.T carries a guaranteed clinical internship after the first semester, as stated by the school. You see patients while the names of the muscles are still new, and that is when they begin to stick.',
    },
    {
      title: 'Wards as well as the gym',
      text: 'Physiotherapy happens beside ventilators and burns beds as much as on the treadmill. The compulsory half-day rotations in hospital bring you to the bedside, where a first sitting-up after surgery is a morning’s work.',
    },
    {
      title: 'Progress that parents can read',
      text: 'Four or five years is a long time to ask “and how is it going?”. LectureSphere, our platform for parents, answers from the record: hybrid lectures followed, half-days in hospital done, internships under way.',
    },
    {
      title: 'You are each other’s first patients',
      text: `Manual skills are learned by being handled. In a class of ${figures.classSize} on average (as stated by the school) you palpate, stretch and bandage one another, and hear at once when your grip hurts.`,
    },
    {
      title: 'You make the assessment yourself',
      text: 'A physiotherapist measures, reasons and writes a treatment plan under her own name. Indian law lists physiotherapy among the allied and healthcare professions, with a register for those who practise it.',
    },
    {
      title: 'Very different rooms to work in',
      text: 'An intensive care unit, a cricket academy, a school for children with disabilities, an old couple’s flat on the second floor: the same degree is used in all of them, and you may change rooms in mid-career.',
    },
    {
      title: 'The master’s degree is next door',
      text: 'M.P.T is taught in the same school. You can watch postgraduates argue over a case for four years before deciding whether to become one.',
    },
    {
      title: 'No tablet does this work',
      text: 'A country with longer lives, more bypass operations and more road accidents needs people who get others walking again. A film can show an exercise; it cannot feel why a shoulder stops at ninety degrees.',
    },
  ],
  study: [
    {
      title: 'First year: anatomy and physiology',
      text: 'Bones, muscles, nerves, heart and lungs, with biochemistry and the first exercises. This year is mostly memory, and most of those who give up give up here.',
    },
    {
      title: 'After the first semester: the early internship',
      text: 'The clinical internship that the school guarantees after the first semester (as stated by the school). Beginners watch, measure, steady a walker and write down what they saw; treating comes later.',
    },
    {
      title: 'Second year: movement and current',
      text: 'Biomechanics explains why a limp looks as it does. Exercise therapy and electrotherapy give you the tools; pathology, microbiology, pharmacology and psychology tell you when to leave them in the cupboard.',
    },
    {
      title: 'Third year: bones, joints and the diseases around them',
      text: 'Orthopaedics, general medicine and surgery as a physiotherapist needs them: fractures, backs, shoulders, sports injuries, the days after an operation. You begin to treat under supervision.',
    },
    {
      title: 'Fourth year: brain, heart, lungs and community',
      text: 'Stroke, spinal injury, cerebral palsy, cardiac and chest care, ageing, and rehabilitation in the village as well as in the ward. A research project teaches you to read evidence before you quote it.',
    },
    {
      title: 'Final internship: the whole day, every day',
      text: 'Full-time rotation through the departments, six months under older regulations and a year under the newer national curriculum. You carry your own list of patients and present it each morning.',
    },
  ],
  careers: [
    'Physiotherapist in a hospital: orthopaedic, neurological, cardiac or intensive care',
    'Rehabilitation centre for stroke and spinal injury',
    'Sports team, academy or gym',
    'Children’s therapy: early intervention and special schools',
    'Home-visit practice for elderly patients',
    'Own clinic, once registered and experienced',
    'Workplace ergonomics and injury prevention',
    'Community and disability programmes',
    'M.P.T, teaching and research',
  ],
  questions: [
    {
      id: 'am-i-eligible',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'Am I eligible for B.P.T?',
      a: `The school asks for ${figures.bptEntrance}. PCB means physics, chemistry and biology. Most universities also want a pass in English and an age of seventeen by 31 December of the admission year. If you are waiting for a compartment result or an improvement examination, ask ${school.admissionsEmail} whether a provisional place is possible.`,
    },
    {
      id: 'is-neet-needed-for-bpt',
      provenance: 'general',
      q: 'Do I need NEET for B.P.T?',
      a: `Until recently most universities took B.P.T students on 10+2 marks or a state test. The national curriculum for physiotherapy published in 2025 brings in NEET-UG, announced from the 2026–27 session. States apply such changes at different speeds. Sit NEET if you can, and ask ${school.admissionsEmail} which rule binds your intake.`,
    },
    {
      id: 'what-is-guaranteed',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What exactly is guaranteed about the internship?',
      a: `That there is a clinical internship after the first semester: this is guaranteed, as stated by the school. Where it takes place, for how many weeks and hours, whether any stipend is paid, and how it stands to the ${figures.internships} internships that each student completes by the school’s own count are fair things to ask ${school.admissionsEmail} before you enrol. It comes in addition to the long internship at the end.`,
      see: 'career-support',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does B.P.T cost in the first year?',
      a: `${byFee('bpt', (fee) => `${fee} is the annual fee. To it comes ${formFeeText} for the admission form, which you pay a single time.`, noFigureButForm)} The examination fee and the university’s enrolment fee are billed apart. Ask for those figures, and for instalment dates if you need them, at ${school.admissionsEmail}.`,
    },
    {
      id: 'how-long-does-it-take',
      provenance: 'general',
      q: 'Is it four and a half years or five?',
      a: 'Both are found. Older regulations have four years of study and six months of internship; the national curriculum of 2025 has four years and a full year. What counts is the regulation of the university in the year you join. Ask, too, whether the internship period carries a fee, since that changes the total.',
    },
    {
      id: 'will-i-be-a-doctor',
      provenance: 'general',
      q: 'Will I be a doctor after B.P.T?',
      a: 'You will be a physiotherapist, a health professional in your own right who does not prescribe medicines or operate. Whether physiotherapists may write “Dr” before the name has been argued over in India for years, with rules issued and withdrawn. Choose the degree for the work; a patient who climbs his own stairs again will not check the nameplate.',
    },
    {
      id: 'treating-men-and-women',
      provenance: 'general',
      q: 'Will our daughter have to treat male patients?',
      a: `Yes, as sons treat women. Touch is part of the profession, and it is taught with rules: explain first, ask consent, cover what need not be seen, and have another person in the room when patient or therapist wishes it. A student who feels unsafe should say so that day; the school states ${figures.grievanceDays} for settling a grievance.`,
      see: 'student-handbook',
    },
    {
      id: 'second-year-entry',
      provenance: 'general',
      q: 'Can a diploma holder join the second year of B.P.T?',
      a: `As a rule, no. Physiotherapy degrees are studied from the first year, because the anatomy of that year carries everything after it, and the correspondence or weekend versions that some advertise leave graduates unable to register. If you have begun B.P.T elsewhere, send your marksheets to ${school.admissionsEmail} and ask whether a transfer is allowed.`,
    },
    {
      id: 'attendance-and-rotations',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'How many days can I miss?',
      a: `At most a quarter: the floor is ${figures.attendance} in each module, and hospital half-days are compulsory. A physiotherapist who missed the neurology posting has never felt spasticity under her fingers, and no notes borrowed from a friend will tell her. Parents who look at LectureSphere may see a slide before the student mentions it.`,
      see: 'student-handbook',
    },
  ],
  closing:
    'Try this before you decide. Sit for an hour in the waiting room of a physiotherapy clinic and watch people go in and come out. If you find yourself guessing what is wrong from the way they walk, you have the eye for it; the rest can be taught, slowly, from the first bone to the last internship. Talk over the years, the fee and the NEET question with your parents, one at a time. Then come to us with your 10+2 marksheet and whatever is left.',
  picture: 'programme-bpt',
  related: ['bscnursing', 'bams'],
};
