import { annualFeeText, byFee, costsLessInAll, costsMore, formFeeText, noFigureButForm, yearlyFee } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

/** Said of the fee only while it is so. */
const dearer = costsMore('dpharm', 'bpharm');
const lessInAll = costsLessInAll('dpharm', 2, 'bpharm', 4);

export const dpharm: Programme = {
  id: 'dpharm',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'D.Pharm: Diploma in Pharmacy | PUNDIR',
    description:
      'D.Pharm explained: two years and 500 hours of training, the exit examination and registration, the fee, and how a chemist’s counter really works.',
  },
  shortName: 'D.Pharm',
  fullName: 'Diploma in Pharmacy',
  level: 'Diploma',
  length: '2 years and about 3 months of practical training',
  entrance: '10+2 with physics, chemistry and biology or mathematics',
  lead: 'The pharmacist is the last person to look at a prescription before it is swallowed. D.Pharm is the shortest way to that place behind the counter.',
  body: [
    'Six in the evening at a medical store: a queue to the pavement, a prescription in a hand that could be Hindi or Latin, a boy asking for something for his father’s cough, and a woman whose two doctors have prescribed the same drug under different brand names without knowing it. The shopkeeper sees four sales. The pharmacist sees one double dose, one cough that should go to a doctor, and one strip that must not be sold without a slip of paper.',
    'Two years teach you to be the second of these. You weigh, mix and label in the laboratory, learn what each class of drug does in the body and what it does to other drugs, read the law on scheduled medicines, and practise saying “twice daily, after food, for all five days” so that an anxious person remembers it. Practical training at a pharmacy follows, with real stock and real customers.',
    'There is a lot to memorise: doses, salts, schedules, side effects, and brand names that differ by one letter. The working day is long and mostly spent standing. It fits a person with a good memory, a steady temper and the courage to say no to a regular customer. If your interest is in how medicines are invented or manufactured, B.Pharm goes further in that direction.',
  ],
  why: [
    {
      title: 'The shortest qualification for the register',
      text: 'In India medicines are dispensed by a registered pharmacist or under one’s eye, and D.Pharm is the minimum qualification that leads to the register. Since the regulations of 2022 an exit examination stands between the two, and you should plan for it.',
    },
    {
      title: 'Biology or mathematics, either will do',
      text: 'Students of both science groups sit in the same class. The mathematics student finds dilution sums easy and the kidney new; for the biology student it is the other way round.',
    },
    {
      title: '500 hours with real prescriptions',
      text: 'The national diploma syllabus closes with 500 hours of practical training over at least three months, and at least half of the hours are spent dispensing. You finish having handed medicine to strangers and answered for it.',
    },
    {
      title: 'A ward shows where the strip goes',
      text: 'During the compulsory half-days in hospital you see the drug trolley, the night stock, the refrigerator for insulin, and the nurse who rings because a dose looks too high.',
    },
    {
      title: 'A window for parents',
      text: 'The school shows families what is happening through LectureSphere, its progress-tracking platform. It covers lectures given in hybrid form, hospital rotations and internships, which is useful when the student is away and brief on the telephone.',
    },
    {
      title: 'Few enough to be asked by name',
      text: `Classes average ${figures.classSize} students, as stated by the school. In a viva on drug schedules there is nowhere to hide, and that is a service to your later customers.`,
    },
    {
      title: 'A shop of one’s own is possible',
      text: 'A retail drug licence needs a registered pharmacist and premises that meet the rules. Many families in the trade have needed to hire one for years; a daughter or son with the diploma changes that.',
    },
    {
      title: 'B.Pharm from its second year',
      text: 'Universities commonly let D.Pharm holders join the degree in the third semester. The diploma then counts as a first step and no year of it is wasted.',
    },
  ],
  study: [
    {
      title: 'First year: making and naming medicines',
      text: 'Pharmaceutics covers powders, syrups, ointments, tablets and how they keep; pharmaceutical chemistry, what is in them and how purity is tested. Expect a balance, a mortar and many labels.',
    },
    {
      title: 'First year: body, plants and public health',
      text: 'Human anatomy and physiology, the drugs that come from plants, and social pharmacy: vaccination, nutrition, epidemics, and what a pharmacist does about them.',
    },
    {
      title: 'Second year: what drugs do',
      text: 'Pharmacology, biochemistry and clinical pathology, and pharmacotherapeutics, which takes one illness at a time and asks what is given, how much and why. The heaviest reading of the course.',
    },
    {
      title: 'Second year: the shop and the ward',
      text: 'Community pharmacy and management, hospital and clinical pharmacy: stock and expiry dates, billing, counselling, the drug store of a hospital, reporting a bad reaction.',
    },
    {
      title: 'Second year: law and ethics',
      text: 'Which schedule a drug belongs to, what must be written in which register, narcotics, price control, and the limits of advice. One paper, on which a licence can depend.',
    },
    {
      title: 'After the examinations: practical training',
      text: '500 hours under a registered pharmacist, entered in a record that you keep and she signs. After it come the exit examination and the application to the State Pharmacy Council.',
    },
  ],
  careers: [
    'Registered pharmacist in a medical store',
    'Dispensing pharmacist in a hospital or nursing home',
    'Owner of a retail pharmacy, with a drug licence',
    'Wholesale and distribution of medicines',
    'Pharmacist in government health services, through their recruitment tests',
    'Store and stock keeping in a hospital chain or online pharmacy',
    'Medical representative',
    'B.Pharm by lateral entry',
  ],
  questions: [
    {
      id: 'mathematics-group',
      provenance: 'general',
      q: 'I had mathematics and no biology. Can I do D.Pharm?',
      a: 'Yes, by the national rule: 10+2 with physics and chemistry, and either biology or mathematics. Anatomy is then new to you, so borrow a Class 11 biology book in the summer. Arts and commerce students do not qualify, and a diploma arranged for them could never be registered.',
    },
    {
      id: 'how-are-seats-filled',
      provenance: 'general',
      q: 'Is admission by merit list or by test?',
      a: `Most states fill diploma seats by the 10+2 marks in physics, chemistry and the third science; some run a polytechnic entrance test or central counselling with fixed dates. Ask ${school.admissionsEmail} which it is for this intake, and do it in May, since counselling windows close quickly after the board results.`,
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does D.Pharm cost in the first year?',
      a: `${byFee('dpharm', (fee) => `The fee is ${fee} a year, and the form adds ${formFeeText} in the first year only. What you pay for enrolment and for examinations is not part of it and is charged separately.`, `${noFigureButForm} Enrolment and examinations are charged separately.`)} Ask for a receipt that names each item.`,
    },
    {
      id: 'dearer-than-the-degree',
      provenance: 'specification',
      except: { a: 'general' },
      q: dearer
        ? 'Why does a year of the diploma cost more than a year of B.Pharm?'
        : 'How does the fee compare with that of B.Pharm?',
      a: dearer
        ? `You have read the fee table correctly: ${annualFeeText('dpharm')} here against ${annualFeeText('bpharm')} there. The diploma has two such years and the degree four, so ${lessInAll ? 'the diploma costs less in all, but ' : ''}a family should weigh both totals. For the reason behind the yearly difference, ask ${school.admissionsEmail} directly, along with instalment dates.`
        : `The fee of D.Pharm is ${yearlyFee('dpharm')}, that of B.Pharm ${yearlyFee('bpharm')}. The diploma has two years and the degree four, so a family should weigh both totals. Ask ${school.admissionsEmail} for each of them in writing, along with instalment dates.`,
      see: 'bpharm',
    },
    {
      id: 'exit-examination',
      provenance: 'general',
      q: 'What is the exit examination?',
      a: 'A national test for D.Pharm holders, introduced by regulations in 2022, that has to be passed before a State Pharmacy Council enters one as a pharmacist. Its first sitting, planned for October 2024, was deferred, so check the present position with your state council. Plan to revise for it during the practical training, while doses are still in your head.',
    },
    {
      id: 'will-i-be-registered',
      provenance: 'general',
      q: 'How can we be sure that the diploma leads to registration?',
      a: `Registration depends on the institution’s standing with the Pharmacy Council of India in your year of admission. Its website publishes the list. Look there yourself, ask ${school.admissionsEmail} for the current letter and the name of the examining authority, and do this with any pharmacy college before paying the first rupee.`,
    },
    {
      id: 'enrol-without-attending',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'Can I enrol now and keep working at a shop?',
      a: `No. Pharmacy cannot be studied by correspondence, and each module here requires ${figures.attendance} attendance as a minimum. Beyond the rule there is a reason: the customer who asks whether two tablets go together cannot be told that you were absent that day. Evenings are free, if you have strength left.`,
      see: 'student-handbook',
    },
    {
      id: 'language-of-teaching',
      provenance: 'general',
      q: 'I studied in Hindi medium. Will I cope?',
      a: `Textbooks, labels and usually the question papers are in English, and the Latin on a prescription is new to everybody. The vocabulary is limited and repeats itself, so three months of a notebook with thirty words a week carry most students over. Ask ${school.admissionsEmail} in which language classes are held and which the examiner accepts.`,
    },
    {
      id: 'age-and-gap',
      provenance: 'general',
      q: 'My brother is twenty-nine. Is he too old?',
      a: 'Diploma courses in pharmacy generally have a lower age, about seventeen by the end of the admission year, and no upper one. People from the trade often study late, to put their own name on the licence. He needs his original 10+2 marksheet, a transfer or migration certificate, an identity card, and usually an affidavit that explains the gap.',
    },
  ],
  closing: `Next time you buy medicine, watch who hands it over and whether she reads the whole prescription. A good pharmacist checks the name, the dose and the date, asks one question, and has perhaps just prevented an admission to hospital. If you would like to be the one who asks, take the form, look up the council’s list, compare both pharmacy courses with your parents, and put the rest to ${school.admissionsEmail}. We prefer an applicant with questions.`,
  picture: 'programme-dpharm',
  related: ['dmlt', 'anm'],
};
