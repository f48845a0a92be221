import { byFee, formFeeText, noFigureButForm } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

export const bpharm: Programme = {
  id: 'bpharm',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'B.Pharm: Bachelor of Pharmacy | PUNDIR',
    description:
      'B.Pharm over eight semesters: from organic chemistry to the tablet press, with the fee, entrance, lateral entry from D.Pharm and the work it leads to.',
  },
  shortName: 'B.Pharm',
  fullName: 'Bachelor of Pharmacy',
  level: 'Bachelor',
  length: '4 years',
  entrance: '10+2 with physics, chemistry and biology or mathematics',
  lead: 'A tablet has to survive the press, the lorry and the stomach, and then release the right amount at the right hour. B.Pharm is four years of learning how that is done.',
  body: [
    'Take a white paracetamol tablet and ask how it came about. Somebody synthesised the molecule and proved that it was pure. Somebody found a binder that holds it together in a strip and lets go in water. Somebody measured how fast it reaches the blood, wrote the leaflet, filed the papers, checked every batch, and reported the rash of one patient in ten thousand. All of these people may have held a B.Pharm.',
    'The degree therefore has four languages: chemistry, biology, engineering and law. In one week you may titrate aspirin, watch what a drug does to a heart rate on a simulator, press tablets that crumble, and read why a company was made to recall a syrup. Chemistry is in charge. Students who liked organic reactions in Class 12 are at home by Diwali; those who avoided them have a hard first year and ought to know it.',
    'It is a scientist’s degree with a shop door at the side. You can register as a pharmacist and stand at a counter, but factories, testing laboratories, drug safety offices and research also take graduates. It does not make you a doctor, and it is a poor choice for anybody who only wants a licence for the family store, because D.Pharm leads there in half the time.',
  ],
  why: [
    {
      title: 'Making, testing, explaining',
      text: 'Few degrees let you synthesise a substance in the second year, press it into a tablet in the third and explain its effect to a patient in the fourth. You find out which of those you like by doing all of them.',
    },
    {
      title: 'An industry that hires by department',
      text: 'Production, quality control, quality assurance, regulatory affairs and drug safety are separate careers inside one factory gate. India makes medicines for a large part of the world, so the gates are many.',
    },
    {
      title: 'Hospital half-days for future scientists',
      text: 'The rotations are compulsory for pharmacy students also. Whoever has seen an old man struggle with a child-proof cap designs the next one differently.',
    },
    {
      title: 'Four years, in view of those who pay',
      text: 'Eight semesters are easy to lose sight of from home. LectureSphere is our answer: a platform where parents follow a student’s hybrid lectures, hospital half-days and internships as they happen.',
    },
    {
      title: 'Laboratories where you hold the flask',
      text: `With ${figures.classSize} students in an average class (as stated by the school) you do a titration with your own hands and spoil it with your own hands, until you no longer spoil it.`,
    },
    {
      title: 'A capstone with your name on it',
      text: `Alongside the ${figures.internships} internships each student completes a capstone, as stated by the school. In pharmacy that might be a formulation that dissolves as promised, or a survey of how often antibiotics are sold without a prescription.`,
    },
    {
      title: 'The counter remains yours',
      text: 'Graduates can apply to be registered as pharmacists, so a position in a hospital pharmacy or a drug licence stays within reach even if the factory turns out to be too loud.',
    },
    {
      title: 'Clear next steps',
      text: 'M.Pharm through the national GPAT, an M.B.A. for those drawn to the business side, the drug inspector’s examination, or clinical research. None of them has to be decided before the sixth semester.',
    },
  ],
  study: [
    {
      title: 'First year: foundations, and filling the gap',
      text: 'Anatomy and physiology, pharmaceutical analysis, inorganic and organic chemistry, dosage forms, biochemistry. Remedial biology for the mathematics group, remedial mathematics for the biology group.',
    },
    {
      title: 'Second year: molecules and microbes',
      text: 'More organic and the first medicinal chemistry, physical pharmaceutics, microbiology, unit operations of a factory, and the beginnings of pharmacology and of drugs from plants.',
    },
    {
      title: 'Third year: from drug to product',
      text: 'Industrial pharmacy, pharmacology of every organ system, herbal technology, biotechnology, pharmacokinetics, quality assurance and the law of medicines. The tablet press arrives, and so do night-time calculations.',
    },
    {
      title: 'Between the semesters: industry',
      text: 'The national syllabus asks for 150 hours of training in a plant or hospital, usually between the sixth semester and the seventh. Hairnet, gown, airlock, logbook: you learn how clean clean is.',
    },
    {
      title: 'Fourth year: instruments and patients',
      text: 'Spectroscopy and chromatography, drug delivery that lasts a day or a month, pharmacy practice, and a practice-school module in a field that interests you.',
    },
    {
      title: 'Eighth semester: project and electives',
      text: 'Biostatistics, public health, two electives such as drug safety or cosmetic science, and a project with a report and a viva that asks what you would do with another six months.',
    },
  ],
  careers: [
    'Production or formulation in a medicine factory',
    'Quality control: testing raw materials and batches',
    'Quality assurance and documentation',
    'Regulatory affairs',
    'Pharmacovigilance: collecting and judging side effects',
    'Clinical research associate',
    'Hospital or community pharmacist, after registration',
    'Medical writing and product management',
    'Drug inspector, through the public service examination of a state',
    'M.Pharm and research',
  ],
  questions: [
    {
      id: 'who-is-eligible',
      provenance: 'general',
      q: 'Who is eligible, and from what age?',
      a: `Students with 10+2 in physics and chemistry and either biology or mathematics, with English; universities usually set 45–50% as the minimum for the general category, less for reserved ones. The lower age is commonly seventeen on 31 December of the year of admission. Send your stream and percentage to ${school.admissionsEmail} if you are near the line.`,
    },
    {
      id: 'state-entrance',
      provenance: 'general',
      q: 'Do I have to write a state CET?',
      a: `In many states pharmacy seats are given through the state’s common entrance test and counselling; private universities may use CUET, a test of their own or 10+2 marks. As tests are announced months before the board examinations, find out in winter. ${school.admissionsEmail} can say which scores count here this year.`,
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does B.Pharm cost in the first year?',
      a: `${byFee('bpharm', (fee) => `Count ${fee} for the year’s fee and ${formFeeText} for the form, which is not asked for again.`, noFigureButForm)} Enrolment and semester examinations come separately, and with eight semesters the latter come often. An apron, goggles, a calculator and textbooks are yours to buy; seniors sell good ones in June.`,
    },
    {
      id: 'which-pharmacy-course',
      provenance: 'general',
      q: 'D.Pharm, B.Pharm or Pharm.D?',
      a: 'D.Pharm takes two years and aims at the counter. B.Pharm takes four, adds manufacturing, analysis and regulation, and leads to M.Pharm. Pharm.D, which we do not list, takes six and is about patients in hospital. The deciding question is where you see yourself at ten in the morning: shop, plant or ward.',
      see: 'dpharm',
    },
    {
      id: 'third-semester-entry',
      provenance: 'general',
      q: 'Can I join in the third semester with a D.Pharm?',
      a: `The national regulations for the degree provide for it: diploma holders may enter the third semester, within the seats a university keeps for them. You then take up some first-year chemistry on your own. Send your diploma marksheets to ${school.admissionsEmail} in good time, since these seats are few.`,
      see: 'dpharm',
    },
    {
      id: 'weak-in-chemistry',
      provenance: 'general',
      q: 'Chemistry was my weakest subject. Should I still apply?',
      a: 'Find out why it was weak. If a bad teacher or a missed year was the cause, it can be repaired: take the Class 12 organic chapters again before July. If reactions bore you, believe that, because you will meet them in five of eight semesters. Laboratory technology or physiotherapy asks for far less of them.',
      see: 'bmlt',
    },
    {
      id: 'only-medical-shops',
      provenance: 'general',
      q: 'Relatives say that it leads only to a medical shop. Do they have a point?',
      a: 'About one door out of many. A counter is open to graduates, yet quality control, production, regulatory work and drug safety recruit B.Pharm holders too. It is fair to add that first posts in sales are easier to find than first posts in research, and that a good project and internship make the difference.',
      see: 'career-support',
    },
    {
      id: 'semester-attendance',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'Can a good examination make up for poor attendance?',
      a: `No: ${figures.attendance} per module is the minimum, whatever the marks. Practicals are where the percentage is lost, since one absence costs a whole afternoon and a column cannot be run twice. Note your own attendance monthly instead of hoping in November.`,
      see: 'student-handbook',
    },
    {
      id: 'yearly-payment-terms',
      provenance: 'general',
      q: 'Will the fee rise, and can it be paid in parts?',
      a: `Ask ${school.admissionsEmail} whether the first-year fee holds for all four years and in how many instalments each may be paid; have both confirmed by e-mail. A refund rule in case you leave for another seat after counselling is the third thing worth asking. Late payment may bring fines or dues from the school.`,
    },
    {
      id: 'hostel-and-travel',
      provenance: 'general',
      q: 'We live four hundred kilometres away. Where would our son stay?',
      a: `Ask ${school.admissionsEmail} plainly whether the school has hostel places this year, for whom and at what price, and what students from outside do otherwise. Visit in term time and on a working day. Laboratories often run until evening, so walk the way back after dark before you choose a room.`,
    },
  ],
  closing: `Two kinds of student are happy in pharmacy: those who always liked chemistry, and those who always read the label. Turn over a medicine strip tonight. Batch number, manufacturing licence, storage temperature, the salt in letters so small that they seem ashamed: every item is a job that somebody trained for. If you catch yourself wondering what would happen above thirty degrees, these four years will not bore you. They begin hard${byFee('bpharm', () => ` and cost what the table says, and ${school.admissionsEmail} answers whatever the table leaves open`, `, and ${school.admissionsEmail} answers what they cost and whatever else the table leaves open`)}.`,
  picture: 'programme-bpharm',
  related: ['bmlt', 'bams'],
};
