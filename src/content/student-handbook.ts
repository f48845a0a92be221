/**
 * The student handbook. The school's brief gives its five sections and the figures; the procedures (who decides, how long) are
 * written as a workable stand-in that the school must confirm: hence `sample`.
 */
import { feeRules } from './fees.ts';
import { figures } from './figures.ts';
import type { DocumentSection, PageMeta, Sourced } from './types.ts';

interface Handbook extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  sections: readonly DocumentSection[];
  closing: string;
}

/** The national anti-ragging helpline. Real, and the same for every college in India. */
export const antiRagging = { phone: '1800-180-5522', email: 'helpline@antiragging.in' } as const;

/** How long each step of a disciplinary case takes. The FAQ states some of them too. */
export const disciplineTerms = {
  notice: 'two working days',
  hearing: 'seven working days',
  decision: 'three working days',
  appeal: 'ten working days',
  answer: 'seven working days',
} as const;

/** The brief gives each section's title and the figures in it. */
const section = { provenance: 'sample', except: { title: 'specification' } } as const;

export const handbook: Handbook = {
  provenance: 'sample',
  except: { heading: 'specification' },
  meta: {
    title: 'Student Handbook: rules, rights and appeals | PUNDIR',
    description:
      'What a student owes the school and what the school owes her: attendance, conduct, phones in wards, fines, discipline, appeals and anti-ragging help.',
  },
  heading: 'Student Handbook',
  lead: 'What you can expect of us, what we expect of you, and what happens when either side falls short. Read it once with your parents before you enrol; keep it for the day you need it.',
  sections: [
    {
      id: 'obligations',
      ...section,
      title: 'Obligations',
      paragraphs: [
        `You enrol to learn, and turning up is the first part of it. Classes run ${figures.teachingDays}. You need at least ${figures.attendance} attendance in each module, counted module by module: a full register in anatomy does not make up for missing biochemistry. Hospital half-days, practicals and court visits count as classes of the module that they belong to.`,
        `Teachers mark the register in class. Look at yours every week and report a mistake within the same week, while people still remember who was there. When you come close to the line, your class coordinator warns you in writing and tells your parents. Below ${figures.attendance} you are not entered for that module’s examination until you have made up the missing hours in sessions that the head of your school sets. If too many are missing to make up, you repeat the module when it is next taught and pay its examination fee again.`,
        'Illness, bereavement and other serious reasons are heard. Bring a medical certificate or a parent’s letter within three working days of coming back. It does not turn an absence into a presence; it allows the head of your school to give you extra sessions without a charge. If you are refused, the grievance route below is open to you.',
        `Fees are due on the dates in your fee notice. ${feeRules.separate} ${feeRules.fines} A fine or a charge always comes in writing and says what it is for, how much it is and by when it is payable. If your family is in difficulty, write before the date passes: a plan agreed in advance is kept, and nobody is called out in class over money.`,
        `If something is wrong, in teaching, marks, fees, a placement or how you were treated, put it in writing to your class coordinator. If the coordinator is the trouble, hand your letter in at the office, addressed to the grievance cell, and keep the stamped copy. Grievances are resolved in ${figures.grievanceDays}, as stated by the school. You get the outcome and the reasons in writing, and a complaint made in good faith is never held against you.`,
      ],
      rules: [
        'Carry your identity card on campus, and wear it in hospitals and at internships.',
        'Be on time. After ten minutes you may be asked to wait for the next period, and the register will say absent.',
        'Wear the uniform of your programme for practicals and clinical duty, clean, with closed shoes and tied hair.',
        'Tell the office within a week when your address, telephone number or guardian changes.',
        'Read the notices of the office. What LectureSphere shows your parents of your lectures, rotations and internships you may see too: ask when it is wrong.',
        'Give true documents at admission. A forged marksheet ends an admission whenever it is found.',
      ],
    },
    {
      id: 'conduct',
      ...section,
      title: 'Conduct',
      paragraphs: [
        'The measure is plain: leave other people able to study, work and recover. That covers the classroom, the corridor, the bus, the class group on your phone, and every hospital, office or court where you stand in the school’s name.',
        'Patients come first in the most literal sense. You are in a ward as a learner, by the patient’s leave. Introduce yourself, say that you are a student, and ask before you touch. Do only what you have been taught, with a supervisor within reach. If you make a mistake with a patient, a sample or a dose, say so at once to the nurse or technician in charge. Owning up in time is what a professional does and is not punished; hiding it goes before the discipline committee.',
        'What you learn about a patient stays in the hospital. No names, bed numbers, diagnoses or stories that could be recognised, at home, in the canteen or in a message to a friend. The same holds for a client’s file at a legal internship and for an employer’s accounts. In a case report use no detail that would let a relative recognise the person.',
        'Your work must be your own. Plagiarism is handing in words, code, drawings, data or results that came from somebody else, from a website or from an AI tool, as if they were yours. Quote, and name the source. If you used an AI tool, say for what. Two identical laboratory readings count as copying for both students until one of them can show the working.',
      ],
      rules: [
        'No copying, no prompting and no phone on you during an examination, switched off or not.',
        'First plagiarism: you do the work again and talk it through with your teacher. Second: no marks for that piece. After that, or in a capstone, the discipline committee decides.',
        'No alcohol, tobacco or drugs on campus, on a school trip or on clinical duty, and never come on duty under the influence of anything.',
        'No fighting, threats, betting, weapons or gatherings that stop others from getting to class.',
        'No remark, gesture, message or touch of a sexual kind that is unwelcome. Complaints go to the internal committee, which hears them in confidence.',
        'No contempt for anyone’s caste, religion, gender, disability, language, region or means.',
      ],
      after: ['Disagreeing with a teacher or with the school is not misconduct. Say it openly, sign it, and expect an answer.'],
    },
    {
      id: 'media-and-property',
      ...section,
      title: 'Media and Property',
      paragraphs: [
        'A phone in a ward is a camera in a ward. On clinical duty it stays switched off in your bag or locker, and the nurse in charge may tell you when and where you can use it. You take no picture of a patient, a chart, a screen, an X-ray or a labelled sample, not with the face hidden, not when the patient agrees, not to send to your own teacher. Permission is the hospital’s to give, in writing, and it is seldom given to students.',
        'Elsewhere, ask before you photograph or record a person. A lecture may be recorded only if the teacher agrees, and then for your own revision. You may say what you like about the school under your own name; nobody but the office speaks for it, so do not use its name or mark for a page, an event or a collection of money without leave.',
        'We photograph events, and we ask first before a picture that shows you clearly is published. If you are under eighteen, we ask your parents. You can take your consent back with one message to the office; we then remove the picture from what we control, which does not include copies that others have made.',
        `The library has ${figures.libraryBooks} books, as stated by the school, and they are bought for whoever comes next too. Borrow on your own card. Return on the date stamped, or renew. A late book brings a fine; a lost or marked one is replaced by the same title or paid for at its price. Reference books and old question papers stay in the reading room.`,
        'Laboratory and clinical equipment is signed out and signed in. A centrifuge that is not balanced, a microscope left with oil on the lens and a blood-pressure cuff carried home cost the next batch its practical. Accidents happen: report a breakage the same day and you will normally pay nothing. Breakage from play, or found later and unreported, is charged to whoever caused it. A whole batch is never charged for what one person did.',
      ],
      rules: [
        'Work with chemicals, samples or machines only when the instructor or technician is in the room.',
        'Used needles and blades go straight into the sharps box by your own hand; never put the cap back on. Report a prick or a splash within minutes, day or night; it never counts against you.',
        'No sample, drug, specimen, record or instrument leaves a laboratory or a hospital with you.',
        'Do not install software on school computers, share your login, or test their security outside a supervised exercise. That includes students of cyber security.',
        'You look after your own belongings. Found things go to the office, which keeps them until the end of term.',
      ],
    },
    {
      id: 'discipline-and-expulsion',
      ...section,
      title: 'Discipline and Expulsion',
      paragraphs: [
        'Small things are settled where they happen. A teacher, a librarian or a ward supervisor may warn you or send you out of a session, and tells your class coordinator. A warning is dropped from your file after a year without another.',
        `Anything more serious goes to the discipline committee: three members of the faculty, of whom at least one is a woman, and none of whom made the complaint. You receive the charge and the evidence in writing at least ${disciplineTerms.notice} before you are heard, and the hearing is held within ${disciplineTerms.hearing} of the report. You may bring a parent or a fellow student, name witnesses, answer everything said, or say nothing. The decision reaches you in writing within ${disciplineTerms.decision} of the hearing, with reasons.`,
        `The head of your school may suspend you before the hearing only to protect somebody, and no longer than until the hearing. Those days do not reduce your attendance if the charge is not proved. A hospital, like any host, may refuse you entry at once; that is its right, and we then look at the facts for ourselves.`,
        'Expulsion ends your enrolment. The committee can only recommend it; the head of the institution decides, after hearing you and your parents in person. It is kept for the gravest acts: violence, ragging, sexual harassment, forged documents, theft of drugs, betraying a patient’s confidence on purpose, selling examination papers. Poor marks, unpaid fees and unpopular opinions are no grounds for it.',
      ],
      rules: [
        'The committee may warn you, ask for an apology or for repair, order payment for damage, withdraw a club, library or laboratory privilege, cancel a paper or a submission, or suspend you for a stated time.',
        'It weighs what was done, whether it was done before, and whether you told the truth about it.',
        'It never punishes you for a relative’s or a friend’s act, and no teacher may strike, shame or fine you on the spot.',
        `You may appeal within ${disciplineTerms.appeal} of receiving any decision, by letter or e-mail to the head of the institution. An appeal against expulsion is heard by three people who took no part in the case, and the head of the institution is not among them.`,
        `An appeal is answered within ${disciplineTerms.answer}. Until then the penalty waits, unless it protects someone’s safety.`,
      ],
      after: [
        'After an expulsion your original certificates and the marks that you have earned are returned to you. Dues up to that day stay payable. You may ask once, after a full academic year, to be admitted again; the head of the institution answers in writing.',
      ],
    },
    {
      id: 'anti-ragging',
      ...section,
      title: 'Anti-Ragging',
      paragraphs: [
        `If it is happening now, call the national anti-ragging helpline, ${antiRagging.phone}. It is free and open day and night. You can also write to ${antiRagging.email}. You do not need our leave, a parent’s leave or proof, and a friend who saw it may call for you. If someone is hurt or locked in, call the police emergency number first, 112.`,
        'Ragging is any word or act, by anybody, that humiliates, frightens, hurts or uses a student. It includes what its authors call an introduction: being made to sing, bow, strip, drink, dance or answer questions about your body; being made to write a senior’s assignments or to pay for a senior’s meals; being kept from class; being mocked for caste, faith, colour, gender, sexuality, language, home town or means; messages and pictures sent to shame you. It needs no bruise, and agreeing to it out of fear does not make it allowed. Standing by and cheering is taking part.',
        'Ragging is forbidden in every college in India. The University Grants Commission’s Regulations on Curbing the Menace of Ragging in Higher Educational Institutions, 2009, require each institution to have an anti-ragging committee and squad, an undertaking from each student and parent every year, and action on each complaint. Where the act is also a crime, the head of the institution must have it reported to the police within 24 hours.',
      ],
      rules: [
        'Get to people: a classroom, the office, a guard, any teacher. You may leave a class or a duty to do so, and you will not be marked absent.',
        'Tell someone the same day: your class coordinator, a member of the anti-ragging committee, your parents, or the helpline.',
        'Keep messages, pictures, call lists and the names of those who saw it. Do not answer and do not delete.',
        'Ask to be kept apart. From that hour we change batches, clinical postings or travel, and it is the accused who moves.',
        'Ask to stay unnamed. Your name goes only to those who must act on the complaint.',
      ],
      after: [
        'The committee hears you first, on the day you complain where that can be done, with a parent or friend beside you if you wish. Those accused are heard within the next days and kept away from you meanwhile.',
        'What follows for whoever did it, under those regulations, can be suspension from classes, being barred from examinations or from representing the institution, results withheld, cancelled admission, one to four semesters away, or expulsion. Where those who did it protect one another and cannot be singled out, the regulations allow the group to be punished together; this is the one exception to our rule that nobody answers for another.',
        'Afterwards a teacher whom you choose stays in touch with you for the rest of the year. Revenge on someone who complained is treated as ragging again.',
      ],
    },
  ],
  closing:
    'If a rule here is unclear, ask before you act on it: your class coordinator answers in person, the office in writing. If a rule is unfair, use the grievance route to say so. When rules change, every student is told in writing before the change applies, and nobody is judged by a rule that came after the act.',
};
