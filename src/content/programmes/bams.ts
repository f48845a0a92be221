import { byFee, formFeeText, noFigure } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

export const bams: Programme = {
  id: 'bams',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'B.A.M.S: Ayurvedic Medicine and Surgery | PUNDIR',
    description:
      'B.A.M.S takes five and a half years, internship included, and starts with NEET-UG. The subjects in order, the doctor’s work, and what to ask about the fee.',
  },
  shortName: 'B.A.M.S',
  fullName: 'Bachelor of Ayurvedic Medicine and Surgery',
  level: 'Bachelor',
  length: '5½ years: 4½ years of study and a 1-year internship',
  entrance: '10+2 with PCB and English, and a qualifying NEET-UG score',
  lead: 'A woman of fifty describes her knees, her sleep and what she eats at night, and the physician listens to all three before he reaches for the X-ray. B.A.M.S is the degree of doctors who read both Charaka and the blood report.',
  body: [
    'B.A.M.S is a medical degree. Its graduates examine patients, make a diagnosis and treat with medicines, diet, oils, purification procedures and, within what the law of each state allows, minor surgery. They dissect in the anatomy hall like every student of medicine, and they also learn Sanskrit, because the classical texts are the textbooks.',
    'The study runs in three professionals of eighteen months each. The first is about the normal body and the thinking of Ayurveda; the second about plants, minerals, the making of medicines, poisons and the causes of disease; the third about treatment in all its branches. Then comes a year of rotating internship in which you are on duty with patients nearly every day.',
    'It asks for patience. You will memorise verses, recognise dozens of dried roots by look and smell, and be asked at weddings whether you are a real doctor. It suits a student who likes biology and languages equally and wants to know patients over years. Somebody who took it only because an M.B.B.S rank did not come through should think hard: five and a half years is too long to spend on a second choice you resent.',
  ],
  why: [
    {
      title: 'You become a physician',
      text: 'After the degree, the internship and registration you may practise Ayurveda in your own name. Few other courses after class 12 lead to seeing patients independently.',
    },
    {
      title: 'Two ways of seeing the body',
      text: 'You learn dosha and dhatu, and also physiology, pathology and imaging. Patients bring you their lab reports in a plastic folder, and you have to be able to read every page.',
    },
    {
      title: 'Medicines from plant to dose',
      text: 'Dravyaguna teaches the plant and Bhaishajya Kalpana teaches what to make of it: decoction, powder, ghee, fermented arishta. You will have ground, boiled and filtered before you prescribe.',
    },
    {
      title: 'Panchakarma learnt by doing',
      text: 'Oil massage, steam, therapeutic emesis and enema need judgement about who is fit for them and who is not. Procedure rooms are where most students first feel like clinicians.',
    },
    {
      title: 'Eight branches to choose from later',
      text: 'Internal medicine, surgery, eye and ear, women’s health, children, toxicology and more all stand in the syllabus. M.D. and M.S. (Ayurveda) seats in these fields are filled by a national test.',
    },
    {
      title: 'A profession you can open at home',
      text: 'A consulting room, a small pharmacy and a good name are enough to begin in a tehsil town. Others join hospitals, wellness centres or medicine makers; the degree does not force one kind of life.',
    },
    {
      title: 'A full year on the wards before you sign',
      text: 'The rotating internship is part of the course. By its end you have taken histories by the hundred and know what you can treat and what you must send on.',
    },
    {
      title: 'Parents see more than the yearly mark sheet',
      text: 'Through LectureSphere, which tracks a student’s progress for the family’s eyes, they can keep up with hybrid lectures, the half-day hospital rotations that nobody may skip, and the internship at the end.',
    },
  ],
  study: [
    {
      title: 'Opening weeks: induction',
      text: 'A short transitional course of about fifteen days: what Ayurveda is, how a medical student learns, first aid, conduct with patients, and first steps in Sanskrit.',
    },
    {
      title: 'First professional, 18 months: the body and the texts',
      text: 'Rachana Sharir (anatomy, with dissection), Kriya Sharir (physiology), Padartha Vigyan (the philosophy behind the method), Sanskrit and the history of Ayurveda, and the first of the Samhita readings.',
    },
    {
      title: 'Second professional, 18 months: medicines and causes',
      text: 'Dravyaguna (medicinal plants), Rasashastra and Bhaishajya Kalpana (minerals, metals, pharmacy), Roga Nidan (diagnosis and pathology), Agada Tantra (poisons and forensic medicine), Swasthavritta and yoga.',
    },
    {
      title: 'Third professional, 18 months: medicine and procedures',
      text: 'Kayachikitsa (internal medicine with mental disorders and rejuvenation), Panchakarma, emergency care, and Kaumarabhritya (children).',
    },
    {
      title: 'Third professional: surgery and women’s health',
      text: 'Shalya Tantra with fistula and wound techniques, Shalakya Tantra (eye, ear, nose, throat, teeth), Prasuti Tantra and Stri Roga (obstetrics and gynaecology), research methods and statistics.',
    },
    {
      title: 'Final year: rotating internship',
      text: 'Twelve months through the departments of a teaching hospital, with part of the time usually served at primary health centres or district hospitals. Logbook and attendance decide whether it is signed off.',
    },
  ],
  careers: [
    'Ayurvedic physician in private practice',
    'AYUSH medical officer in a state service, through its recruitment',
    'Resident doctor in an Ayurveda or integrated hospital',
    'Panchakarma consultant',
    'Physician at a wellness or rehabilitation centre',
    'Quality or regulatory executive with a maker of herbal medicines',
    'Research associate in clinical or plant research',
    'Community health officer, where the state admits Ayurveda graduates',
    'M.D. or M.S. (Ayurveda) scholar, and teacher after it',
  ],
  questions: [
    {
      id: 'neet-needed',
      provenance: 'general',
      q: 'Can I get B.A.M.S without NEET?',
      a: 'No. For students coming from class 12 every B.A.M.S seat in the country, in private colleges too, is filled from the NEET-UG list through central or state counselling. Anyone who offers you a direct seat for money is selling you a degree that may not be registered. Qualify, register for counselling, fill your choices yourself and keep the allotment letter.',
    },
    {
      id: 'class-twelve-marks',
      provenance: 'general',
      q: 'Which subjects and marks are needed in class 12?',
      a: 'Physics, Chemistry, Biology (or Biotechnology) and English. The old rule of 50% in the sciences for the general category has been revised in recent sessions, so go by the counselling bulletin of your own year rather than by a friend’s advice. You must be seventeen by 31 December. Good Sanskrit is pleasant to have and nowhere required.',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does B.A.M.S cost in the first year?',
      a: `${byFee('bams', (fee) => `The annual fee is ${fee}.`, noFigure)} The admission form is ${formFeeText}, once; examination and enrolment fees are separate. Send one e-mail to ${school.admissionsEmail} and ask for the annual amount and its due dates in writing.`,
    },
    {
      id: 'what-to-ask-about-fees',
      provenance: 'general',
      q: 'What exactly should we ask about the B.A.M.S fee?',
      a: `Ask ${school.admissionsEmail} for a table with one row per year and these columns: tuition, hospital and laboratory charges, hostel and mess, examination, caution deposit with the terms of its return. Ask which rows change with the quota, whether fees rise during the course, what is payable in the internship year and whether instalments are possible.`,
    },
    {
      id: 'why-in-writing',
      provenance: 'general',
      q: 'Why insist on the fee in writing?',
      a: 'Because the course lasts five and a half years, and a sum spoken across a desk in August is remembered differently by everyone two Augusts later. In many states a committee fixes or caps fees for such seats, so you can compare the letter with the published order. A bank will want the same paper for an education loan.',
    },
    {
      id: 'permission-to-check',
      provenance: 'general',
      q: 'How do we check that a B.A.M.S seat is genuine?',
      a: 'The National Commission for Indian System of Medicine publishes which colleges may admit students in each year. Look for the college and the year on that list, look for it again in the counselling portal, and ask the school which university conducts the examinations and where the attached hospital is. Do this before fees are paid, whichever college you choose.',
    },
    {
      id: 'real-doctor',
      provenance: 'general',
      q: 'Is a B.A.M.S graduate a doctor? May she prescribe allopathic medicine?',
      a: 'She is a registered practitioner of Ayurveda and may practise that system. Whether she may use certain modern medicines depends on the state, since some have issued orders and others have not, and courts have limited them. For surgery, too, regulations list what may be done and with which further training. Ask how your own state stands; do not rely on what is tolerated.',
    },
    {
      id: 'exit-test',
      provenance: 'general',
      q: 'Is there one more examination before I may practise?',
      a: 'Possibly. The national law of 2020 on Indian systems of medicine provides for an exit test, written towards the end of the course, as the gate to registration. Notices have named the first batch it binds, and that has been argued over since. Read the commission’s latest one for your year of entry, and ask us what present students have been told.',
    },
    {
      id: 'bams-or-bpharm',
      provenance: 'general',
      q: 'B.A.M.S or B.Pharm, if medicines are what interest me?',
      a: 'Ask whether you want the patient or the tablet. B.A.M.S leads to a consulting room and needs NEET-UG; you learn a whole system of treatment. B.Pharm takes four years, stays with modern drugs, and leads to factories, laboratories and dispensing. Both include plants and chemistry. Our B.Pharm page gives its own fee and subjects.',
      see: 'bpharm',
    },
    {
      id: 'language-and-sanskrit',
      provenance: 'general',
      q: 'Is it taught in Hindi, English or Sanskrit?',
      a: 'All three appear. Verses are read in Sanskrit, modern subjects mostly from English books, and discussion in class is often in Hindi or the language of the state. Universities differ over the language in which papers may be answered, so ask. The first professional teaches Sanskrit grammar from the beginning, and students from English-medium schools catch up by the end of that year.',
    },
    {
      id: 'attendance-and-duty',
      provenance: 'general',
      q: 'What are the rules on attendance and night duty?',
      a: `You need ${figures.attendance} in each module here, and the national regulations set their own minimum for lectures and practicals separately. Short attendance usually means waiting for the next examination, about half a year lost. Nights are rare before the third professional; in the internship expect casualty and ward duties through the night by rota.`,
      see: 'student-handbook',
    },
  ],
  closing:
    'If B.A.M.S is what you want, two things come before everything else: a NEET-UG score and a clear page about money. The first is your work. For the second, write to our admissions office today and ask for the fees year by year; take the reply to your kitchen table and add it up for the whole five and a half years. Spend a morning with an Ayurvedic physician, too, and count how many patients come back. Then choose with open eyes.',
  picture: 'programme-bams',
  related: ['bpharm', 'bpt', 'bscnursing'],
};
