import { byFee, formFeeText, noFigureButForm } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

export const bscnursing: Programme = {
  id: 'bscnursing',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'B.Sc. Nursing: degree, subjects and fees | PUNDIR',
    description: `Four years to a nursing degree: what is taught in each year, entrance with PCB and English, ${byFee('bscnursing', (fee) => `a fee of ${fee} a year`, 'whom to ask for the fee')} and honest answers.`,
  },
  shortName: 'B.Sc. Nursing',
  fullName: 'Bachelor of Science in Nursing',
  level: 'Bachelor',
  length: '4 years (8 semesters)',
  entrance: '10+2 with PCB and English, at least 45% in PCB, and an entrance test',
  lead: 'In intensive care one nurse has one or two patients, a ventilator, four infusion pumps and a decision to make before the doctor arrives. The degree in nursing is the education behind that decision.',
  body: [
    'A graduate nurse is expected to know why. Why this antibiotic needs a slow infusion, why the potassium must be checked before the next dose, why an old man’s sudden confusion is likelier to be an infection than age. B.Sc. Nursing puts biochemistry, pharmacology, pathology and research beside the bed bath and the dressing trolley, and examines you in both.',
    'Over eight semesters the weight moves from the classroom to the hospital. Early terms are anatomy, communication and fundamentals; the middle years run through adult, child and mental health nursing; the last year is midwifery, community work and a long internship on full duty. Students write care plans, defend them to a tutor at the bedside, and carry out a small research project of their own.',
    'This is a demanding four years. You study like a science student and work like a nurse, often on the same day, and friends in other degrees will have freer evenings. It rewards those who enjoyed biology, write clearly and can stand being corrected in front of others. Choose the diploma if you want to be on the ward as soon as possible and books tire you.',
  ],
  why: [
    {
      title: 'A degree that makes you a registered nurse and keeps the next doors open',
      text: 'Graduates apply to their state council as registered nurse and midwife. M.Sc. Nursing, hospital administration, public health and teaching all ask for a bachelor’s degree first.',
    },
    {
      title: 'Science you will use before lunch',
      text: 'Pharmacology stops being a list when you must explain to a patient why his blood thinner and his painkiller don’t agree. In this degree the lecture and the ward week fall in the same semester.',
    },
    {
      title: 'Preparation for officer-level recruitment',
      text: 'Large public hospitals recruit nursing officers through written tests, and the degree satisfies the qualification directly, where diploma holders are often asked for experience on top. The competition is stiff in every such test.',
    },
    {
      title: 'Specialities you can name by the end',
      text: 'Critical care, neonatal, cancer, dialysis, theatre, psychiatry: enough time on each to know which you would like to do for ten years.',
    },
    {
      title: 'A route abroad that starts with paperwork',
      text: 'Foreign boards look at transcripts hour by hour, and a four-year degree is the simplest case to put before them. Expect a language test, a licensing examination and usually a year or two of experience as well.',
    },
    {
      title: 'Leadership is on the timetable',
      text: 'Duty rosters, stock, conflict between two tired colleagues, an audit of falls on the ward: nursing management is a subject with marks, since graduates are put in charge early.',
    },
    {
      title: 'A tutor who knows your handwriting',
      text: `An average class has ${figures.classSize} students and the ratio of faculty to students is ${figures.facultyRatio}, both as stated by the school. At that size a teacher can go through each care plan line by line.`,
    },
    {
      title: 'A record parents can open',
      text: 'Four years away from home is long. LectureSphere, the school’s progress platform made for parents, covers lectures held in the hybrid way, the obligatory half-days in hospital and the internships, term after term.',
    },
  ],
  study: [
    {
      title: 'Semesters 1 and 2: foundations',
      text: 'Applied anatomy and physiology, psychology and sociology for nurses, English, biochemistry, nutrition, health informatics, and two courses of nursing foundations with first aid.',
    },
    {
      title: 'Semester 3: microbes and medicines',
      text: 'Microbiology with infection control, first pharmacology and pathology, and adult health nursing: fluids, pain, breathing, digestion, theatre routine.',
    },
    {
      title: 'Semester 4: the sick adult',
      text: 'Second pharmacology and pathology with genetics, kidney, nerve, bone, cancer, burns and emergency nursing, and a course in professional values and ethics.',
    },
    {
      title: 'Semesters 5 and 6: child, mind and management',
      text: 'Paediatric nursing, mental health nursing, the first community course, teaching methods, an introduction to forensic nursing, management and leadership.',
    },
    {
      title: 'Semesters 6 and 7: midwifery',
      text: 'Normal pregnancy and birth, then high-risk labour, newborn resuscitation and gynaecology, with a logbook of cases and respectful care as an examined skill.',
    },
    {
      title: 'Semester 7: community and research',
      text: 'Family care in an urban or rural area, disaster and occupational health, nursing research and statistics, and a project done in a group.',
    },
    {
      title: 'Semester 8: internship',
      text: 'About five months of full-time duty in medicine, surgery, critical care, children, midwifery and community, on the rota like staff but under supervision.',
    },
  ],
  careers: [
    'Nursing officer in a public hospital',
    'Staff nurse in intensive care, neonatal or cardiac units',
    'Ward in-charge and later nursing supervisor',
    'Community health officer, where the state asks for a nursing graduate',
    'Clinical instructor in a school of nursing',
    'Nurse in the defence services, through their own selection',
    'Infection control or quality nurse',
    'Coordinator of clinical trials at a hospital',
    'Nurse abroad, after the destination’s licensing examination',
    'M.Sc. Nursing or hospital administration, for those who go on',
  ],
  questions: [
    {
      id: 'pcb-and-percentage',
      provenance: 'general',
      q: 'What are the requirements in class 12?',
      a: 'Physics, Chemistry, Biology and English, with at least 45% in the three sciences taken together (40% in reserved categories), and seventeen years of age by 31 December of the year you enter. The upper age is usually 35. Students with Mathematics but no Biology are not eligible for this degree; G.N.M is the route to look at in that case.',
      see: 'gnm',
    },
    {
      id: 'entrance-test',
      provenance: 'general',
      q: 'Is NEET required for B.Sc. Nursing?',
      a: `Not everywhere. National rules want selection by an entrance test, and states fill that in differently: some hold a nursing test of their own with physics, chemistry, biology, English and nursing aptitude, some use NEET-UG ranks. Forms close months before term begins. Ask ${school.admissionsEmail} which test counts for this admission, and register for it before anything else.`,
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does B.Sc. Nursing cost in the first year?',
      a: `${byFee('bscnursing', (fee) => `Two amounts are fixed: an annual fee of ${fee} and a one-time ${formFeeText} for the form.`, noFigureButForm)} Enrolment with the examining university and the examinations are separate charges. Since there are two examinations a year, find out what one semester’s costs. Uniforms, a laboratory coat and textbooks belong in the family’s own budget.`,
    },
    {
      id: 'loan-or-instalments',
      provenance: 'general',
      q: 'Do you accept instalments or a bank loan?',
      a: `For instalments, ask ${school.admissionsEmail} what can be arranged for your semester and have the schedule sent to you. For a loan, banks normally want the offer of admission, a fee statement for all four years and details of the awarding university. Begin with the bank in the month you apply; sanction is slower than admission.`,
    },
    {
      id: 'which-university',
      provenance: 'general',
      q: 'Which university awards the degree?',
      a: `Ask exactly that, in writing, and ask which nursing council the programme stands with. Then look up both on the university’s and the council’s own websites. In India a nursing degree is only as useful as the registration that follows it, so every family should do this with every college, including this one. Our admissions office answers at ${school.admissionsEmail}.`,
    },
    {
      id: 'after-gnm',
      provenance: 'general',
      q: 'I already have G.N.M. Do I start from the beginning?',
      a: 'Normally no. Registered G.N.M nurses have a course of their own, the two-year Post Basic B.Sc. in Nursing, which builds on the diploma. This page describes the four-year degree for those who come from class 12. Tell us your registration number and years of service, and ask which of the two is open to you here.',
    },
    {
      id: 'day-in-second-year',
      provenance: 'general',
      q: 'What does a normal day look like in the second year?',
      a: `Up at half past five, on the ward before eight, four or five hours with patients: medicines, charting, one procedure you have never done before. Lunch, then lectures until late afternoon, some in the room and some online. In the evening a care plan to write by hand. The week runs ${figures.teachingDays}; Sunday is for laundry and sleep.`,
    },
    {
      id: 'clinical-attendance',
      provenance: 'general',
      q: 'How many classes and ward days may I miss?',
      a: `Fewer than in most degrees. The school-wide minimum is ${figures.attendance} per module, and the national regulations for this degree go further: 80% in theory and practical to sit an examination and every clinical hour completed before the degree is awarded. A student at the bare minimum therefore has postings to make up. Plan family functions around the roster.`,
      see: 'student-handbook',
    },
    {
      id: 'medium-of-instruction',
      provenance: 'general',
      q: 'Is everything taught in English?',
      a: 'Textbooks, charts and university papers are in English as a rule, and communicative English is a subject in the first semester. Teachers usually explain again in the students’ own language when a class is lost. You do not need polished speech; you need to write a report that cannot be misread at two in the morning. That improves quickly with daily practice.',
    },
    {
      id: 'men-in-nursing',
      provenance: 'general',
      q: 'Do boys study B.Sc. Nursing?',
      a: 'Certainly. Critical care, emergency, theatre and psychiatric departments employ many men, and the syllabus is the same for all, midwifery included, where hospitals make their own arrangements for privacy. Seats for men can be limited by state rules, and some public recruitments set shares. Ask how that stands in your admission year.',
    },
  ],
  closing:
    'Four years is a long promise to make at seventeen, so test it first. Borrow a nursing textbook and read a chapter on fluid balance; visit a relative in hospital and watch the nurses instead of your telephone. If the chapter interested you and the ward did not frighten you away, you have most of what the degree needs. Register for the entrance test of your state in good time, check the university and the council as we suggest above, and send us your questions along with your marks.',
  picture: 'programme-bscnursing',
  related: ['anm', 'bpt', 'bams'],
};
