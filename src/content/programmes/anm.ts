import { byFee, formFeeText, noFigureButForm } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

export const anm: Programme = {
  id: 'anm',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'A.N.M: Auxiliary Nursing and Midwifery | PUNDIR',
    description: `A.N.M is a two-year diploma in community nursing and midwifery after 10+2. ${byFee('anm', (fee) => `What you study, the fee of ${fee} a year and where it leads.`, 'What you study, how to ask for the fee and where it leads.')}`,
  },
  shortName: 'A.N.M',
  fullName: 'Auxiliary Nursing and Midwifery',
  level: 'Diploma',
  length: '2 years, the last 6 months as internship',
  entrance: '10+2 in arts or science, with English; age 17 or over',
  lead: 'Nine in the morning at a village health centre: babies to vaccinate, a queue for blood pressure, and a woman in her eighth month who has walked two kilometres. A.N.M trains the person she has come to see.',
  body: [
    'An auxiliary nurse midwife is often the first trained health worker a family ever deals with. She keeps the list of pregnant women in her villages, gives the vaccines on immunisation day, weighs infants, dresses a burn, hands out iron tablets and asks a week later whether they were taken. She also knows her limits: when a woman’s blood pressure is too high for a sub-centre, she is the one who gets her to a hospital in time.',
    'The course is built around that work. In the syllabus followed across India, more than half of the hours over two years are spent outside the classroom, in wards, homes and health centres. You learn to conduct a normal delivery under supervision, to keep vaccines cold through a power cut, and to fill a register that a doctor can rely on.',
    'It suits someone who can talk to a stubborn grandmother and a frightened nineteen-year-old in the same visit, and who doesn’t mind heat, walking and paperwork. It suits less well anyone who pictures only a quiet hospital ward. You will see blood, you will see births, and some days end with bad news; the first weeks are hard for almost everybody.',
  ],
  why: [
    {
      title: 'Two years to a nursing register',
      text: 'It is the shortest of the nursing courses after 10+2. Those who pass apply to their state nursing council as auxiliary nurse midwives, and employers ask for that registration before the first salary.',
    },
    {
      title: 'A door for arts students',
      text: 'A girl who took history and political science in class 12 has not shut herself out of nursing. A.N.M usually accepts arts as well as science, and the biology you need is taught from the first week.',
    },
    {
      title: 'The whole of a pregnancy, not one hour of it',
      text: 'You meet the mother at her first check-up, plan with her where she will deliver, attend the birth and visit for six weeks afterwards. A hospital nurse on shifts seldom gets to follow one woman that far.',
    },
    {
      title: 'Work that exists close to home',
      text: 'Sub-centres and primary health centres stand in rural blocks all over India, and each needs staff. For a student who wants a profession without moving to a big city, that matters.',
    },
    {
      title: 'Posts that name the qualification',
      text: 'State health departments and the National Health Mission advertise for A.N.Ms by name. The posts are contested and the rules differ by state, so we would not call them promised, but you will know exactly which notices are yours.',
    },
    {
      title: 'You learn to teach adults',
      text: 'Persuading a family to boil water or finish a course of tablets is a skill with techniques: a demonstration in a courtyard, a flip chart, a second visit. You practise it on real households and are marked on it.',
    },
    {
      title: 'The first rung of a ladder',
      text: 'A registered A.N.M is among the candidates usually admitted to G.N.M, in many states with no upper age limit. Some work for a few years, save, and then come back to climb.',
    },
    {
      title: 'Your parents can see how it goes',
      text: 'LectureSphere is the school’s tracking platform for parents. It follows the hybrid lectures, the compulsory half-day hospital rotations and the internship, so a family three districts away need not wait for the result sheet.',
    },
  ],
  study: [
    {
      title: 'First year: the community',
      text: 'How a village is organised, how to survey a hundred households, what the sub-centre, the ASHA worker and the anganwadi each do, and how to win a family’s trust at their own door.',
    },
    {
      title: 'First year: food, body and surroundings',
      text: 'Nutrition on a small budget, the human body and hygiene, safe water and latrines, and the first signs that someone is troubled in mind.',
    },
    {
      title: 'First year: infection, medicines and first aid',
      text: 'How diseases spread and how vaccines stop them, tuberculosis and malaria programmes, simple treatments an A.N.M may give, snakebite, burns, fractures and when to refer.',
    },
    {
      title: 'First year: the child',
      text: 'Growth charts, breastfeeding, diarrhoea and pneumonia in infants, the school child and the adolescent, with time on a children’s ward.',
    },
    {
      title: 'Second year: midwifery',
      text: 'Antenatal check-ups, the stages of labour, normal delivery, care of the newborn, complications you must recognise at a glance, and family planning. It is the largest subject of the course.',
    },
    {
      title: 'Second year: running a health centre',
      text: 'Stock and the cold chain, records and monthly reports, planning an outreach session, and working with the doctor in charge.',
    },
    {
      title: 'Last six months: internship',
      text: 'Labour room, antenatal and postnatal wards, newborn care, then weeks in a health centre beside a working A.N.M, with a case book that has to be complete and signed.',
    },
  ],
  careers: [
    'Auxiliary nurse midwife at a sub-centre or primary health centre',
    'Multi-purpose health worker (female) in a state health department',
    'Vaccinator in an immunisation programme',
    'Labour room and postnatal ward staff in a nursing home',
    'Mother-and-child health worker with a voluntary organisation',
    'School or hostel health assistant',
    'Home care for newborns and mothers',
    'Student of G.N.M, and later of the nursing degree',
  ],
  questions: [
    {
      id: 'arts-students-eligible',
      provenance: 'general',
      q: 'I took arts in class 12. Can I join A.N.M?',
      a: 'Usually yes. The national rules for A.N.M accept 10+2 from a recognised board in arts or science, with English among the subjects, and the open-school board counts too. Commerce subjects are on many states’ lists as well. Some add conditions, such as minimum marks or a domicile certificate. Send your class 12 marksheet before you pay anything and ask whether it qualifies in this year’s admission.',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does A.N.M cost in the first year?',
      a: `${byFee('anm', (fee) => `The annual fee is ${fee}, and the admission form is ${formFeeText}, paid once.`, noFigureButForm)} Examination and enrolment fees are charged separately, so leave room for them. Ask as well what your family must buy itself: uniform, shoes, books, a delivery kit and bus fares to the field area are the usual items in a nursing course.`,
    },
    {
      id: 'fee-in-instalments',
      provenance: 'general',
      q: 'Can we pay the fee in parts?',
      a: `Ask before admission, at ${school.admissionsEmail}, and ask for the dates in writing. Say plainly how much you can manage and in which months; for families who live by a harvest or a season that is an ordinary request. Know too that the school may impose fines or dues on defaults, so agree only to dates you can keep.`,
    },
    {
      id: 'can-men-apply',
      provenance: 'general',
      q: 'Is A.N.M only for women?',
      a: 'In most states, yes: the course prepares the female health worker of the public health system, and seats and posts are reserved accordingly. A few notices word it differently, so a young man should check his state’s current rules. G.N.M and B.Sc. Nursing are the usual routes for men, and both lead to the title of nurse.',
      see: 'gnm',
    },
    {
      id: 'age-limits',
      provenance: 'general',
      q: 'What are the age limits?',
      a: 'Seventeen complete by 31 December of the year of admission is the usual minimum. The upper limit is commonly 30 or 35, depending on the state’s notification, with relaxation for reserved categories. Married women and mothers may apply. If you are near either edge, carry your class 10 certificate, since the date of birth printed there is the one that counts.',
    },
    {
      id: 'anm-or-gnm',
      provenance: 'general',
      q: 'What is the difference between A.N.M and G.N.M?',
      a: 'A.N.M takes two years and points to the community: villages, vaccines, mothers and infants. G.N.M takes three and points to the hospital as well, with medical, surgical, psychiatric and children’s wards, and leads to registration as nurse and midwife. If you have 40% with English in 10+2 and can afford the third year, compare both pages before you decide.',
      see: 'gnm',
    },
    {
      id: 'village-posting-safety',
      provenance: 'general',
      q: 'Will my daughter be sent to villages alone?',
      a: 'Field visits in A.N.M training are made in groups, usually with a tutor or a working A.N.M, and part of the internship is often residential at a health centre. Ask the school where its field area lies, who accompanies the group, how they travel and where they sleep. A good answer names places and people. Accept nothing vaguer.',
    },
    {
      id: 'night-duty',
      provenance: 'general',
      q: 'Is there night duty?',
      a: 'Babies arrive at three in the morning, so yes, expect some. It normally comes with midwifery in the second year and during the internship, in a supervised rota in the labour room. The regular rotations through hospitals are half-days. Before the second year starts, ask how many nights are planned and how students get back afterwards.',
    },
    {
      id: 'attendance-rule',
      provenance: 'general',
      q: `What if attendance drops to ${figures.attendance}?`,
      a: `Each module has a minimum of ${figures.attendance}. Don’t plan to live on that line: rules for A.N.M examinations commonly ask for 80% in theory and practical, and all of the clinical hours before the diploma is awarded. Hours missed on a ward are made up later, often in the holidays. Illness happens; report it the same day, with the doctor’s note.`,
      see: 'student-handbook',
    },
    {
      id: 'language-of-teaching',
      provenance: 'general',
      q: 'I went to a Hindi-medium school. Will I manage?',
      a: 'Many A.N.M students come from Hindi or regional-language schools. Names of drugs, instruments and complications are in English and you will learn several hundred of them; talk with patients is in their language, and that is half the job. Ask which language the lectures and the examination papers use, and begin a notebook of terms now.',
    },
  ],
  closing:
    'A.N.M asks for two years, steady nerves and a liking for people. In return it gives a young woman a skill that her own district needs. Before you apply, spend an hour at the nearest sub-centre on a vaccination day and watch what the A.N.M there does with her hands and with her voice. If you come home wanting to do it, send us your marksheet. Ask us which council registers the course, too; we would rather you asked now than after the second year.',
  picture: 'programme-anm',
  related: ['bscnursing', 'hso', 'dmlt'],
};
