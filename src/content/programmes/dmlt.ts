import { byFee, costTheSame, formFeeText, noFigureButForm, yearlyFee } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

/** Said of the fee only while it is so. */
const asDegree = costTheSame('dmlt', 'bmlt');

export const dmlt: Programme = {
  id: 'dmlt',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'D.M.L.T: Diploma in Medical Lab Technology | PUNDIR',
    description:
      'Two years to the sample counter: what a D.M.L.T student learns, the fee and what it leaves out, who can apply, and how the diploma leads to the degree.',
  },
  shortName: 'D.M.L.T',
  fullName: 'Diploma in Medical Laboratory Technology',
  level: 'Diploma',
  length: '2 years',
  entrance: '10+2 with science',
  lead: 'Two years lie between the 10+2 marksheet and the sample counter of a working laboratory. D.M.L.T is for those who want a skill in their hands soon and the degree still open to them later.',
  body: [
    'Almost every small town has a pathology laboratory with a wooden bench outside, and the bench is full by half past seven because people come fasting. Somebody has to find the vein of an eighty-year-old, calm a child, write the right name on the right tube and have the sugar report ready before the clinic opens. Very often that person holds a D.M.L.T.',
    'The diploma is built around the tests that are asked for daily: haemoglobin and blood counts, sugar, urine, liver and kidney function, blood groups, malaria, typhoid. You repeat them until your hands know the order without you. Theory is taught as far as the bench needs it, which is further than most beginners expect, because nobody can spot an impossible creatinine without knowing what a kidney does.',
    'Two honest warnings. In India a qualified doctor signs the report, so a technician cannot run a diagnostic laboratory on the diploma alone. And a first job may mean a six o’clock start and home collections on a two-wheeler in July. Those who like to have been useful before breakfast seldom mind; those who want a desk should know it now.',
  ],
  why: [
    {
      title: 'Earning age comes early',
      text: 'A student who begins at eighteen can be at a counter at twenty. For a family that counts years as carefully as rupees, that is the plainest argument for the diploma.',
    },
    {
      title: 'The needle, until it stops frightening you',
      text: 'Patients forget the report and remember the prick. You start on a model arm, go on to supervised collection, and keep at it until a thin, rolling vein is a problem to be solved and no longer a reason to call someone else.',
    },
    {
      title: 'Half-days in hospital, no exceptions',
      text: 'The rotations are compulsory for diploma students too. Two years have little time to spare, and a crowded collection room teaches labelling and patience faster than any lecture.',
    },
    {
      title: 'Home can follow along',
      text: 'Parents often hear “college is fine” and nothing more. On LectureSphere, the progress platform that the school runs for families, they see how the hybrid lectures, the half-days in hospital and the internships are going.',
    },
    {
      title: 'Someone to look over your shoulder',
      text: `The ratio of faculty to students is ${figures.facultyRatio}, as stated by the school. When thirty things can go wrong between the vein and the report, a teacher within earshot is worth a chapter.`,
    },
    {
      title: 'The everyday tests, done often',
      text: 'You will meet rare diseases in the textbook and the common ones at the bench. Employers ask a new technician for a clean smear, a correct blood group and a urine report that can be trusted, and those are what you practise.',
    },
    {
      title: 'Work that need not take you far',
      text: 'Nursing homes, collection centres and district hospitals are found well beyond the big cities. Few health careers let a young person stay in the home district as easily as this one.',
    },
    {
      title: 'The degree stays open',
      text: 'Universities in many states admit diploma holders to the second year of B.M.L.T. You can work first, save, and return when you know which part of the laboratory you like.',
    },
  ],
  study: [
    {
      title: 'First months: safety and the sample',
      text: 'Gloves, waste bags, glassware, the centrifuge, the autoclave. Which cap colour means which additive, why the order of draw matters, and what to do when a tube arrives without a name: send it back.',
    },
    {
      title: 'First year: blood and urine',
      text: 'Haemoglobin, total and differential counts, ESR, clotting, blood films. Urine and stool are examined by eye, by strip and under the microscope, until crystals and casts stop looking like dust.',
    },
    {
      title: 'First year: chemistry with a purpose',
      text: 'Sugar, urea, creatinine, bilirubin and cholesterol, with as much anatomy and physiology as explains them. A semi-automatic analyser comes in once you can do the sum on paper.',
    },
    {
      title: 'Second year: germs and antibodies',
      text: 'Staining, culture, the sputum smear for tuberculosis, malaria slides, rapid cards and serology. You learn to tell a contaminated plate from a sick patient.',
    },
    {
      title: 'Second year: blood bank and tissue basics',
      text: 'Grouping, cross-matching and the storage of blood units, then the first steps of histopathology: fixing, embedding, cutting with a microtome, staining.',
    },
    {
      title: 'Second year: internship and logbook',
      text: 'Longer postings in working laboratories, each procedure counted and signed in a logbook. At an interview that book says more about you than a percentage.',
    },
  ],
  careers: [
    'Laboratory technician in a hospital or nursing home',
    'Phlebotomist at a collection centre',
    'Home-collection technician',
    'Blood-bank technician',
    'Technician in a primary health centre or a public health programme',
    'Sample processing in a large diagnostic laboratory',
    'Laboratory assistant in a medical or science college',
    'B.M.L.T by lateral entry, where the university allows it',
  ],
  questions: [
    {
      id: 'can-arts-students-apply',
      provenance: 'general',
      q: 'Can a commerce or arts student apply for D.M.L.T?',
      a: `Usually no. Most examining bodies ask for 10+2 with physics, chemistry and biology, some accept mathematics in place of biology, and a few take students of a vocational laboratory course. From another stream, look at the G.D.A or ask ${school.admissionsEmail} which health course you can join without repeating two years.`,
      see: 'gda',
    },
    {
      id: 'how-are-students-chosen',
      provenance: 'general',
      q: 'My marks are ordinary. How are students chosen?',
      a: `For diplomas of this kind the 10+2 result usually decides, and some states run central counselling with a closing date of its own. Ordinary marks are no bar by themselves; a shaky hand improves faster than a careless habit. Ask ${school.admissionsEmail} for the minimum this year and whether seats are filled in order of application.`,
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does D.M.L.T cost in the first year?',
      a: `${byFee('dmlt', (fee) => `You pay ${fee} for the year and ${formFeeText} for the admission form, the latter only once.`, noFigureButForm)} Enrolment with the examining body and each examination have fees of their own, charged separately. Those two are the lines that surprise families at examination time, so ask for last year’s amounts when you apply.`,
    },
    {
      id: 'same-fee-as-the-degree',
      provenance: 'specification',
      except: { a: 'general' },
      q: asDegree ? 'Why does the diploma cost as much a year as B.M.L.T?' : 'How does the fee compare with that of B.M.L.T?',
      a: `${asDegree ? 'The yearly fee is the same for both; a blood-count practical uses the same reagents whoever does it. The difference is in the number of years:' : `The fee of D.M.L.T is ${yearlyFee('dmlt')}, that of B.M.L.T ${yearlyFee('bmlt')}. Count the years too:`} two here, at least three there. Set against that, the degree opens posts and master’s courses that a diploma does not, so compare what you want at twenty-five, and not the first bill alone.`,
      see: 'bmlt',
    },
    {
      id: 'pay-by-instalment',
      provenance: 'general',
      q: 'Can the year’s fee be split?',
      a: `Write to ${school.admissionsEmail} before the admission date, say honestly what you can pay and when, and ask what the school offers. An arrangement made beforehand is a plan. The same delay without one can be treated as a default, on which the school may impose fines or dues.`,
    },
    {
      id: 'papers-to-bring',
      provenance: 'general',
      q: 'Which papers should we bring to admission?',
      a: 'Usually the Class 10 and 10+2 marksheets, the school leaving or transfer certificate, a photo identity such as Aadhaar, passport photographs, and caste, income or domicile certificates where you claim a concession. Students from another board are often asked for a migration certificate. Carry originals and two sets of copies; originals should be seen and returned.',
    },
    {
      id: 'own-laboratory',
      provenance: 'general',
      q: 'Can I open my own laboratory after D.M.L.T?',
      a: 'Not by yourself. Diagnostic reports in India need the signature of a qualified doctor, and many states register laboratories as clinical establishments. Technicians do own or share collection centres and laboratories with a doctor who signs. Whoever promises you an independent laboratory on a diploma is selling something.',
    },
    {
      id: 'missed-days',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What if I miss classes because of work or illness at home?',
      a: `Every module has its own minimum of ${figures.attendance} attendance, and teaching runs from ${figures.teachingDays}. A job in class hours will not fit. When something happens at home, speak up in the first week: a posting can sometimes be moved before it is missed, hardly ever afterwards.`,
      see: 'student-handbook',
    },
    {
      id: 'hostel-and-uniform',
      provenance: 'general',
      q: 'Is there a hostel, and do I need a uniform?',
      a: `Do not assume a room: ask ${school.admissionsEmail} whether there is a hostel this year, what it costs and who is responsible at night. For the bench you need a knee-length white coat, closed shoes and tied hair at the very least. Buy nothing with a crest on it until the school has told you what it wants.`,
    },
  ],
  closing: `The promise of a diploma is modest and has a date on it: two years, ${byFee('dmlt', () => 'a fee you know beforehand', 'a fee to be had in writing')}, and a pair of hands that can be trusted with other people’s blood. It will not make you a doctor or, by itself, the owner of a laboratory. It can put you at a counter where people are glad to see you at seven in the morning, and it leaves the degree for later. If that is enough to begin with, apply. If something on this page worried you, write to ${school.admissionsEmail} first and read the answer together.`,
  picture: 'programme-dmlt',
  related: ['dpharm', 'gnm'],
};
