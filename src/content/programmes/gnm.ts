import { byFee, costsLessInAll, formFeeText, noFigureButForm } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

/** Said of the fee only while it is so. */
const cheaper = costsLessInAll('gnm', 3, 'bscnursing', 4);

export const gnm: Programme = {
  id: 'gnm',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'G.N.M: General Nursing and Midwifery | PUNDIR',
    description: `G.N.M is the three-year diploma that makes a ward nurse, open to arts and science students. Subjects, wards, ${byFee('gnm', (fee) => `careers and the fee of ${fee} a year.`, 'careers and how to ask for the fee.')}`,
  },
  shortName: 'G.N.M',
  fullName: 'General Nursing and Midwifery',
  level: 'Diploma',
  length: '3 years, internship included',
  entrance: '10+2 with English and at least 40%, science preferred; or registered A.N.M',
  lead: 'At a quarter to eight the night nurse goes from bed to bed with the day nurse and hands over thirty lives: who slept, who vomited, whose drip runs out at ten. G.N.M is for the one who takes the clipboard.',
  body: [
    'A staff nurse is the person a patient sees most. The surgeon comes for ten minutes; the nurse is there for eight hours, giving medicines at the right time in the right dose, changing dressings, watching a monitor, noticing that a face has turned grey. She or he writes everything down, because the next shift will act on it.',
    'G.N.M has trained the nurses of Indian hospitals for decades. You begin with the body and with bed-making, blood pressure and injections on a dummy arm, and within months you are on real wards in a supervised group. By the third year you look after patients of your own under a ward sister’s eye, assist at births and stand in as junior staff during the internship.',
    'Be ready for the physical side. A ward shift means several kilometres of walking, lifting with a partner, bodily fluids and grief that is not yours but stays with you. People who are exact and calm do well, and shy ones often surprise themselves. If you faint at the first dressing, you are in good company; if you still dread every morning after three months, talk to your tutor early.',
  ],
  why: [
    {
      title: 'Nurse and midwife in one diploma',
      text: 'Graduates register with a state nursing council as both, usually written R.N.R.M. It lets you work in a surgical ward this year and a maternity home the next.',
    },
    {
      title: 'Open to men and to arts students',
      text: 'Science is preferred but seldom compulsory, and male nurses are wanted in emergency, orthopaedic and psychiatric departments. Forty per cent with English is the usual threshold.',
    },
    {
      title: 'A year shorter than the degree',
      text: 'Three years against four, with many of the same wards. For a family counting each annual fee, starting to earn one year earlier is a real argument.',
    },
    {
      title: 'Ward time from the first year',
      text: 'Lectures in the syllabus are matched by clinical hours nearly from the start, so you find out early whether you like the smell, the noise and the pace of a hospital.',
    },
    {
      title: 'Every department once',
      text: 'Medicine, surgery, operation theatre, children, mental health, labour room, community: the rotation plan takes you through all of them, and most students discover a favourite they had not expected.',
    },
    {
      title: 'A diploma that can become a degree',
      text: 'The two-year Post Basic B.Sc. in Nursing exists for registered G.N.M nurses. You can work first and study later, and you join it with experience that school leavers lack.',
    },
    {
      title: 'A view for the family',
      text: 'Parents get their own view of the course through LectureSphere, where the school tracks progress in hybrid lectures, in the half-day hospital rotations that every student must do, and in internships.',
    },
    {
      title: 'Skills that travel',
      text: 'Inserting a cannula or reading a fluid chart is the same work in any state, and with experience and a licensing examination in other countries too. Ask each destination’s nursing board what it requires of diploma nurses.',
    },
  ],
  study: [
    {
      title: 'Year 1: how the body and the mind work',
      text: 'Anatomy, physiology and microbiology, then psychology and sociology, so that you understand both the infected wound and the worried man it belongs to.',
    },
    {
      title: 'Year 1: fundamentals and first aid',
      text: 'Bed bath, positioning, temperature and pulse, sterile technique, injections, catheters and the first minutes of an emergency. You pass on a dummy before you touch a patient.',
    },
    {
      title: 'Year 1: community nursing',
      text: 'Home visits, nutrition, clean surroundings and health talks, with English and computer classes alongside for notes, e-mail and hospital software.',
    },
    {
      title: 'Year 2: medical and surgical nursing',
      text: 'Two papers and the longest ward blocks: heart, lung, kidney and diabetes patients, care before and after operations, theatre, cancer, eye and ear cases.',
    },
    {
      title: 'Year 2: children and mental health',
      text: 'Calculating a dose for a child of six kilograms, feeding a premature baby, speaking with someone who hears voices, and nursing without locking doors where it can be helped.',
    },
    {
      title: 'Year 3, first half: midwifery and public health',
      text: 'Pregnancy, labour, newborn and gynaecology, with a count of deliveries to witness and conduct, and a second course in community nursing.',
    },
    {
      title: 'Year 3, second half: internship',
      text: 'About six months of full working weeks on the wards, with ward management, an introduction to research and professional conduct taught in between.',
    },
  ],
  careers: [
    'Staff nurse in a general or speciality hospital',
    'Intensive care or emergency nurse, after further training on the unit',
    'Operation theatre nurse',
    'Midwife in a maternity home',
    'Nurse in a dialysis, cancer or cardiac unit',
    'Industrial or school nurse',
    'Community health nurse in a public programme',
    'Home-care nurse for elderly or post-operative patients',
    'Student of the Post Basic B.Sc. in Nursing',
  ],
  questions: [
    {
      id: 'marks-and-subjects',
      provenance: 'general',
      q: 'Which marks and subjects do I need for G.N.M?',
      a: 'The usual rule in India is 10+2 with 40% overall and 40% in English itself; Physics, Chemistry and Biology are preferred, yet arts and vocational health-care students are eligible too. Registered A.N.Ms may apply with their certificate. Where a state runs an entrance test or a merit list, its date decides. Write to us for the route used this year.',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does G.N.M cost in the first year?',
      a: `${byFee('gnm', (fee) => `Budget ${fee} for the year and ${formFeeText} once for the admission form.`, noFigureButForm)} On top come examination and enrolment fees, which are billed on their own. The fee falls due again in the second and third years, so plan for all three before you start, and ask whether the internship months are charged as part of the third.`,
    },
    {
      id: 'paying-in-portions',
      provenance: 'general',
      q: 'We cannot pay a full year at once. What then?',
      a: `Tell us early. Write to ${school.admissionsEmail} with the name, the programme and what you could pay and when, and wait for a written reply before counting on it. Banks lend for nursing courses if the institution fits their list; ask the bank which papers it wants from us, because letters take a few days to prepare.`,
    },
    {
      id: 'documents-to-bring',
      provenance: 'general',
      q: 'Which papers should we have ready?',
      a: 'Class 10 and 12 marksheets and certificates, transfer and character certificates, an identity card, photographs, and category, domicile or gap certificates where they apply. Nursing courses normally want a medical fitness certificate with hepatitis B vaccination as well. Keep three photocopied sets, and hand over an original only against a signed receipt.',
    },
    {
      id: 'gnm-or-degree',
      provenance: 'general',
      q: 'G.N.M or B.Sc. Nursing: which is better?',
      a: `Both make registered nurses and both work on the same wards. The degree takes a fourth year, demands Physics, Chemistry and Biology, and opens teaching, M.Sc. and several recruitments directly. G.N.M is ${cheaper ? 'shorter, easier to enter and cheaper over its length' : 'shorter and easier to enter'}. With science and money for four years, take the degree; otherwise the diploma plus Post Basic B.Sc. arrives at much the same place.`,
      see: 'bscnursing',
    },
    {
      id: 'is-gnm-ending',
      provenance: 'general',
      q: 'We heard that G.N.M will be stopped. Is that true?',
      a: 'A move to degree-only nursing has been discussed for years, and dates once named for it have passed. The diploma still admits students and still leads to registration, but states differ. Check your state nursing council’s latest circular for your year of admission and ask us which council will examine and register this batch.',
    },
    {
      id: 'night-shifts',
      provenance: 'general',
      q: 'When do night shifts begin?',
      a: 'Usually from the second year, a block of nights at a time, always beside qualified staff. First-year rotations are half-days. Most students find the third night the worst and learn to nap in the afternoon. Parents should ask about transport after late shifts, the ratio of students to supervisors at night and the rest day that follows.',
    },
    {
      id: 'below-attendance',
      provenance: 'general',
      q: `What happens if I fall below ${figures.attendance} attendance?`,
      a: `The school’s minimum is ${figures.attendance} for each module, and whoever is under it should not count on being allowed to sit that module’s examination. Nursing boards often set 80% for theory and practical and require the missed ward hours to be completed in full. Classes run ${figures.teachingDays}, so a fortnight at a cousin’s wedding costs more than it seems.`,
      see: 'student-handbook',
    },
    {
      id: 'hostel-and-uniform',
      provenance: 'general',
      q: 'Are hostel and uniform part of the fee?',
      a: `Do not assume so. Neither is listed in the annual fee, so ask ${school.admissionsEmail} what a hostel place costs if one is free, what the meals are like on early-shift days, how many uniforms you need and where they are stitched. White shoes, a watch with a second hand and a stethoscope are small costs that add up.`,
    },
    {
      id: 'problem-on-the-ward',
      provenance: 'general',
      q: 'Whom does a student tell when something goes wrong on a ward?',
      a: `First the clinical tutor who supervises the posting, the same day, whether it is a needle prick, a rude relative or a senior who demands personal errands. If that does not settle it, the school’s grievance procedure aims, as stated by the school, at an answer within ${figures.grievanceDays}. A needle injury can’t wait for any procedure: wash, report, and see the hospital’s duty doctor within the hour.`,
      see: 'student-handbook',
    },
  ],
  closing:
    'There are gentler ways to spend three years. There are few after which a stranger’s mother asks for you by name. If you are precise, can keep your head when an alarm sounds and want a profession that is short of people, G.N.M deserves a serious look. Talk with a working nurse about her worst shift and her best one, then read the fee card again with your parents. When the sums and the stomach both say yes, press Apply Now.',
  picture: 'programme-gnm',
  related: ['gda', 'dmlt', 'bpt'],
};
