import { byFee, formFeeText, isLowest, noFigureButForm, yearlyFee } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

/** Said of the fee only while it is so. */
const small = isLowest('gda', 2);

export const gda: Programme = {
  id: 'gda',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'G.D.A: General Duty Assistant | PUNDIR',
    description: `G.D.A is the shortest way into hospital work: a bedside-care certificate after class 10${byFee('gda', (fee) => `, ${fee} a year`, '')}. Duties, limits, careers and the next step.`,
  },
  shortName: 'G.D.A',
  fullName: 'General Duty Assistant',
  level: 'Certificate',
  length: '6 months to 1 year',
  entrance: 'Class 10 from any recognised board, usually without an entrance test',
  lead: 'Before the doctors’ round at nine, forty people on a ward have to be washed, turned, fed and settled in clean sheets. The general duty assistant is the person who does it, and does it so that nobody feels ashamed.',
  body: [
    'A general duty assistant looks after what a sick person can no longer do alone: bathing, brushing teeth, eating, getting to the toilet, turning over, being wheeled to the scan and back. He or she also takes temperature and pulse, empties and measures a urine bag, keeps the bedside free of infection and tells the nurse at once when something looks wrong.',
    'The certificate is short and almost wholly practical. You learn on a classmate and a mannequin first, then in the ward. Nothing in it is difficult to understand; what is difficult is doing it gently for the eleventh patient of the morning, lifting with your legs and never with your back, and washing your hands each time.',
    `Some would call it low work, and you will hear that said. The families of patients do not. It suits kind, sturdy people who like to be useful and left class 10 or 12 without the marks or the money for a longer course. It is also ${small ? 'an inexpensive' : 'a short'} way of finding out whether a hospital is the place for you.`,
  ],
  why: [
    {
      title: 'Class 10 is enough',
      text: 'Most hospital careers begin with 10+2 in science. This one does not, which makes it one of the few open to a sixteen-year-old who could not continue at school, or to a mother returning to work.',
    },
    {
      title: small ? 'A fee for households on daily wages' : 'No coaching to pay for',
      text: small
        ? `At ${yearlyFee('gda')} it is among the smallest sums on our paramedical list, and no coaching for an entrance test has to be paid on top.`
        : `The fee is ${yearlyFee('gda')}, and no coaching for an entrance test has to be paid on top.`,
    },
    {
      title: 'Months rather than years',
      text: 'From six months to a year, according to the batch. You can be on a ward in uniform while your classmates are still preparing for entrance tests.',
    },
    {
      title: 'Hospitals and homes both need you',
      text: 'Wards, operation-theatre corridors, old people’s homes and private flats where a grandfather has come back after a stroke: wherever someone must be lifted and fed, an assistant is wanted.',
    },
    {
      title: 'Skills that also serve your own family',
      text: 'How to prevent bedsores, feeding without choking, a safe transfer from bed to chair. Almost every household will need these some day, and few know them.',
    },
    {
      title: 'A step, if you want one',
      text: 'With 10+2 completed, A.N.M is the natural next course, and people who have made beds for a year settle into nursing quickly. If you would rather stay at the bedside, you may.',
    },
    {
      title: 'Hands guided one by one',
      text: `The school states an average of ${figures.classSize} students to a class. You cannot learn to turn a heavy patient from the back of a hall, so ask how many share a mannequin as well.`,
    },
    {
      title: 'Nobody at home has to guess',
      text: 'Sixteen is young. LectureSphere shows parents how their child gets on, in the lectures (some in person, some online), in the required half-days at a hospital and in the internship.',
    },
  ],
  study: [
    {
      title: 'Hygiene and conduct',
      text: 'Hand washing step by step, gloves and masks, sorting waste by colour, how to speak to a patient, and what you must never repeat outside the ward.',
    },
    {
      title: 'Comfort and dignity',
      text: 'Bed making with the patient in it, bed bath, hair and mouth care, dressing someone with a plastered arm, screens and blankets used properly.',
    },
    {
      title: 'Lifting and moving',
      text: 'Turning every two hours, bed to wheelchair, stretcher and trolley, walking aids, and how to lower a falling person without hurting either of you.',
    },
    {
      title: 'Food, drink and elimination',
      text: 'Feeding positions, intake and output charts, bedpan, urinal and catheter bag, signs of dehydration.',
    },
    {
      title: 'Observing and reporting',
      text: 'Temperature, pulse, breathing and blood pressure, skin and mood, what to tell the nurse now and what can wait for the round.',
    },
    {
      title: 'Emergencies and last duties',
      text: 'Raising the alarm, chest compressions, fire drill, and caring for a body after death with the respect the family’s customs ask for.',
    },
    {
      title: 'To finish: the hospital posting',
      text: 'Supervised work on real wards, day after day, with a skills sheet that the nurse in charge signs item by item.',
    },
  ],
  careers: [
    'General duty assistant on a hospital ward',
    'Patient care attendant in a nursing home',
    'Home health aide for elderly or bedridden people',
    'Operation theatre or emergency room attendant',
    'Assistant in a dialysis or rehabilitation centre',
    'Carer in a home for the aged or a palliative care unit',
    'Ambulance attendant, with extra training',
    'Student of A.N.M, once 10+2 is complete',
  ],
  questions: [
    {
      id: 'class-ten-enough',
      provenance: 'general',
      q: 'I have only passed class 10. Is that really enough?',
      a: 'For courses of this kind, yes: class 10 is the common requirement, and nobody asks for science marks. What you do need is to read a label, write a number on a chart and be physically fit. If your certificate is from an open school or you repeated a subject, mention it when you apply; it is rarely an obstacle.',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does G.D.A cost in the first year?',
      a: `${byFee('gda', (fee) => `${fee} is the annual fee and ${formFeeText} the form, which is paid one time only.`, noFigureButForm)} The examination and the enrolment carry fees of their own. If your batch is shorter than a year, ask whether the amount covers the course from start to certificate; it is a fair question and you should have the answer before paying.`,
    },
    {
      id: 'pay-bit-by-bit',
      provenance: 'general',
      q: 'My father earns by the day. May we pay bit by bit?',
      a: `Please ask; that is what ${school.admissionsEmail} is for. Write two plain lines with what you can put down now and what each month after. Whatever is agreed should come back to you in writing. Do not borrow from a lender at interest for this fee before you have heard from us.`,
    },
    {
      id: 'is-gda-a-nurse',
      provenance: 'general',
      q: 'Is a G.D.A a nurse?',
      a: 'No. An assistant works under nurses and is not on the nursing register. Injections, drips, medicines and wound dressings are not yours to give, even if a busy ward asks you to, and a good assistant says so. What is yours is comfort, cleanliness, movement and a sharp eye. Anyone who wants the nurse’s work should plan for A.N.M or G.N.M.',
      see: 'anm',
    },
    {
      id: 'minimum-age',
      provenance: 'general',
      q: 'How old must I be?',
      a: 'Many institutes admit from sixteen, but hospitals generally employ from eighteen, and homes that hire a carer often prefer someone older. If you would finish at seventeen, use the gap to complete 10+2, which you will need for any nursing course. There is usually no upper limit: people of forty make calm, steady assistants.',
    },
    {
      id: 'boys-and-girls',
      provenance: 'general',
      q: 'Do they take both boys and girls?',
      a: 'Courses like this one take both and hospitals need both, because patients prefer to be washed by someone of their own sex. Boys are often placed in orthopaedics, emergency and transport, girls in maternity and women’s wards, though everyone learns the full set. For home care, families should ask any agency how it checks the house before it sends a young woman there.',
    },
    {
      id: 'shifts-and-nights',
      provenance: 'general',
      q: 'Are there night shifts during the course?',
      a: 'Training postings are normally by day, and the hospital rotations are half-days. Jobs are a different matter: wards run round the clock and most assistants rotate through mornings, evenings and nights. Try to see one evening shift before you finish. Someone who can never work nights should look at clinics, day-care units or daytime home care.',
    },
    {
      id: 'attendance-and-absence',
      provenance: 'general',
      q: 'What if I miss many days?',
      a: `Every module needs ${figures.attendance}, and in a course this short a single lost fortnight can take you under it. Expect then to repeat the module or wait for the next batch before you are assessed. Skills missed on the ward cannot be learnt from a friend’s notes. If money or an illness at home is the reason, tell a teacher in the first week.`,
      see: 'student-handbook',
    },
    {
      id: 'health-and-safety',
      provenance: 'general',
      q: 'Can I catch something, or hurt my back?',
      a: 'Both can happen to people who take shortcuts. Hepatitis B vaccination before the first posting is the standard advice; gloves, hand washing and never recapping a needle do the rest. Backs are saved by technique: two people, a sheet, bent knees. Tell us about a previous injury, a pregnancy or a long illness so that tasks can be chosen sensibly.',
    },
    {
      id: 'who-certifies',
      provenance: 'general',
      q: 'Who issues the certificate, and will employers know it?',
      a: 'Ask us precisely that before you enrol: which body assesses, whose name stands on the certificate and at what level of the national skills framework, if any. Then ring two hospitals near your home and ask what they look for in an assistant. Larger ones tend to prefer assessed candidates; small nursing homes look at your hands and your manner.',
    },
  ],
  closing:
    'You may be the last person a patient speaks to at night and the first one in the morning. That is worth learning to do well, and it takes a few months. Come if you are patient, clean in your habits and not too proud to empty a basin. Bring your class 10 marksheet and a parent with questions; we answer the ones about money first. Later, when 10+2 is done, the nursing courses will still be here.',
  picture: 'programme-gda',
  related: ['hso', 'gnm', 'dmlt'],
};
