/**
 * The 57 questions of the FAQ page, by topic, and the nine of them that also go into the page's metadata for search engines.
 * `specification`: the fact asked for is in the school's brief, and `except.a` says where the rest of the answer comes from.
 * `general`: advice and common knowledge of Indian courses. `sample`: a practice described here that the school must confirm.
 */
import { placement, statValue } from './career-support.ts';
import { coursesNamed, subjectsNamed } from './course-count.ts';
import { readingCharge } from './digital-library.ts';
import { everyFee, feeRange } from './fee-range.ts';
import { byFee, feeRules, formFeeText, yearlyFee } from './fees.ts';
import { figures } from './figures.ts';
import { school } from './school.ts';
import { antiRagging, disciplineTerms } from './student-handbook.ts';
import type { PageMeta, Question } from './types.ts';

/** How many programmes the school counts, as text. */
const programmesClaimed = statValue('programs');

/** Questions that belong together, under one heading. */
export interface FaqTopic {
  id: string;
  title: string;
  questions: readonly Question[];
}

export const faq: { meta: PageMeta; heading: string; lead: string; contact: string } = {
  meta: {
    title: 'FAQs: admission, fees, attendance, placement | PUNDIR',
    description:
      'Plain answers for students and parents: how to apply, what a year costs, attendance, hospital training, law entrances, placements, safety and rules.',
  },
  heading: 'Frequently Asked Questions',
  lead: 'What families ask us before they decide, and what they wish they had asked. Where we don’t print an answer, we say so and tell you whom to ask.',
  contact: school.admissionsEmail,
};

export const faqTopics: readonly FaqTopic[] = [
  {
    id: 'choosing',
    title: 'Choosing a course',
    questions: [
      {
        id: 'how-do-i-choose',
        q: 'I don’t know what to study. Where do I begin?',
        a: `Begin with the place you can picture yourself in at eight in the morning: a ward, a courtroom, a laboratory bench, an office, a screen. Open that school’s page and read what is hard about the course before you read where it leads. If two remain, write to ${school.admissionsEmail} with your marks and both names, and ask what a first-term week looks like in each.`,
        provenance: 'general',
      },
      {
        id: 'what-can-i-study',
        q: `What can I study at ${school.name}?`,
        a: 'There are nine schools: Paramedical and Health Sciences, Management, Design, Commerce and Management, Legal Studies, Science, IT and Specializations, Humanities and Applied Arts, and Certificate Courses. The shortest certificates take three months; five-year integrated courses lead to a BA LLB, a BBA LLB or a BMS-MBA. Postgraduates find the MBAs, the integrated MCA & MBA, the LLM and the M.P.T.',
        see: 'courses',
        provenance: 'specification',
      },
      {
        id: 'why-do-i-count-fewer-programmes',
        q: `You say ${programmesClaimed} programmes. Why do I count only ${coursesNamed} here?`,
        a: `The figure of ${programmesClaimed} programmes is as stated by the school, and it does not come with a list. On these pages ${coursesNamed} are named, and the ${subjectsNamed} core subjects of Design beside them. Choose from those. If someone offers you a course that you cannot find here, ask for its full name, length, yearly fee and awarding body in writing before you pay.`,
        see: { route: 'home', fragment: 'about', label: 'The seven figures, with what they count' },
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'who-awards-my-degree',
        q: 'Who awards my degree, and how do I check the course?',
        a: `Ask us before you pay anything, course by course. Write to ${school.admissionsEmail}: which university or board awards the qualification, and which council must the course be registered with? Then look the answer up on that body’s own website. It matters most in law, nursing, pharmacy and Ayurveda, where your licence to practise hangs on it. No brochure, ours included, replaces that check.`,
        provenance: 'general',
      },
      {
        id: 'what-do-the-awards-mean',
        q: 'Which awards does the school have, and what do they mean?',
        a: 'Four are listed, all as stated by the school: a state award for best law school 2024, a brand award for best business school 2024, and partnerships with a cybersecurity academy and an IT certification academy. An award tells you that a jury liked something in one year. Ask who gave it and for what, then judge us on the classroom you visit.',
        see: 'awards',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'which-it-course-is-about-games',
        q: 'Which IT course is about games?',
        a: 'B.Sc. Gaming, in the School of IT and Specializations. A course of this kind is about making games: programming, the mathematics of movement, graphics, design, and testing the same level for the fortieth time. Liking to play is not enough; liking to fix things might be. If you want wider choice afterwards, compare it with B.Sc. Computer Science.',
        see: 'it',
        provenance: 'general',
      },
      {
        id: 'commerce-or-management',
        q: 'What is the difference between the Commerce school and the Management school?',
        a: 'Where you stand in your studies. Commerce and Management takes you after 10+2, into one of the BBA courses, the BCA or the five-year integrated BMS-MBA. The Management school is for graduates: the MBAs, from Marketing to Digital Marketing, and an integrated MCA & MBA. So a Class 12 student looks at Commerce first.',
        see: 'commerce',
        provenance: 'general',
      },
    ],
  },
  {
    id: 'admissions',
    title: 'Admissions',
    questions: [
      {
        id: 'how-do-i-apply',
        q: 'How do I apply?',
        a: `Press Apply Now, at the top of the page or, on a phone, at the foot of the menu. The application form opens in a new tab, so this page stays where it is. The form costs ${formFeeText}, paid once. If you have a question first, or the form gives trouble, write to ${school.admissionsEmail} with your name, the course you want, your last marks and how we can reach you.`,
        see: { route: 'courses', fragment: 'apply', label: 'How to apply, step by step' },
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'when-do-admissions-open',
        q: 'When do admissions open and close?',
        a: `Dates are not printed here, and they differ by course. Where an entrance examination decides, as in B.A.M.S or law, admission follows its results and counselling; elsewhere it usually follows the board results in May and June. Write to ${school.admissionsEmail} for the last date of your course, and don’t wait for that day: uploading marksheets takes longer than you think.`,
        provenance: 'general',
      },
      {
        id: 'does-the-form-fee-hold-a-seat',
        q: 'Does paying for the form hold a seat for me?',
        a: `No. The ${formFeeText} pays for the admission form and nothing else. A seat is yours when you have a written offer and have paid what that offer asks by its date. If you want to be considered for two courses, ask first whether one form covers both. Pay only by the route named on the form, never into a person’s own account.`,
        provenance: 'sample',
      },
      {
        id: 'which-documents-do-i-need',
        q: 'Which documents will I need?',
        a: 'For a first degree, colleges in India usually ask for Class 10 and 10+2 marksheets, a leaving or transfer certificate, a migration certificate if you change boards, proof of identity, photographs, the score card of any entrance, and a category certificate where it applies. For a postgraduate course, add your degree and all its marksheets. Carry originals to be checked, and get a receipt for any you leave.',
        provenance: 'general',
      },
      {
        id: 'can-i-apply-before-my-result',
        q: 'Can I apply before my board result is out?',
        a: `Write and ask for your course; colleges commonly take the form earlier and keep the admission provisional until the marksheet arrives. Tell us your board, your stream and the date you expect the result. Where a course sets a minimum, nothing is final until the marks are in. For B.P.T that minimum is ${figures.bptEntrance}.`,
        provenance: 'general',
      },
      {
        id: 'what-if-my-marks-are-low',
        q: 'What if my marks are low, or I have lost a year?',
        a: 'Say so in your first message, and name the reason. Some doors have a fixed height: a minimum percentage or a rank cannot be argued with. Many others ask only for a pass in 10+2. A diploma or a certificate that you finish, and work in, may serve you better than a degree you leave in the second year. A gap is a line on the form.',
        provenance: 'general',
      },
      {
        id: 'can-we-visit-first',
        q: 'Can my parents and I visit before we decide?',
        a: `Ask for a day: write to ${school.admissionsEmail} with the course and two dates. Choose a teaching day, ${figures.teachingDays}, while classes are running. Ask to see the room and the laboratory you would use, and talk to a second-year student without staff beside you. The pictures on this site are artwork, so a visit shows what they can’t.`,
        provenance: 'sample',
      },
    ],
  },
  {
    id: 'fees',
    title: 'Fees and money',
    questions: [
      {
        id: 'what-does-a-year-cost',
        q: 'What does a year cost?',
        a: `${feeRange} The fees of the other eight schools are not on this site. Write to ${school.admissionsEmail} and ask for every year of your course on one sheet.`,
        see: 'paramedical',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'what-does-each-health-course-cost',
        q: 'What does each health sciences programme cost?',
        a: `${everyFee} Examination and enrolment fees come on top, and so does the form.`,
        see: 'paramedical',
        provenance: 'specification',
      },
      {
        id: 'what-comes-on-top',
        q: 'What do we pay besides the yearly fee?',
        a: `Three kinds of things. ${feeRules.form} ${feeRules.separate} ${feeRules.fines} Ask for the amounts of the second kind before you enrol, since they are not printed here. Then add what no college bills you for: uniform, shoes for the ward, books, an instrument or a laptop, the bus to a hospital, and lunch at an internship.`,
        provenance: 'general',
      },
      {
        id: 'when-are-fines-charged',
        q: 'When does the school charge fines or dues?',
        a: 'On defaults: a fee paid after its date, a library book kept too long, a broken instrument that nobody reported. Amounts are not listed on this site. Each fine should reach you in writing with the reason, the sum and the date, and you may contest it as a grievance. Nobody may collect one from you in cash in a corridor.',
        see: 'student-handbook',
        provenance: 'sample',
      },
      {
        id: 'can-i-pay-in-instalments',
        q: 'Can I pay in instalments?',
        a: `Instalment terms are not printed here, so ask before you pay the first rupee. Write to ${school.admissionsEmail} and get four things back in writing: how many parts, on which dates, what a late day costs, and whether the examination is withheld while a part is open. Do the sum for all years before you say yes.`,
        provenance: 'general',
      },
      {
        id: 'will-i-get-a-refund',
        q: 'What if I pay and then change my mind?',
        a: 'Ask for the refund rule with the offer letter, and read it before the payment. It should say what comes back if you withdraw before classes begin, in the first weeks and later, and how many days it takes. Withdraw in writing, keep the date, and ask for your original certificates on the same visit. Count the form fee as spent.',
        provenance: 'general',
      },
      {
        id: 'is-there-a-scholarship-or-loan',
        q: 'Is there a scholarship or a loan?',
        a: 'We print no scholarship of our own here, so ask whether there is one for your course. The government’s National Scholarship Portal lists central and state schemes, and its Vidya Lakshmi portal lists bank loans for education. A bank will want the offer letter, the fee for every year, and to know who awards the degree. Apply early; the forms close before you need the money.',
        provenance: 'general',
      },
    ],
  },
  {
    id: 'teaching',
    title: 'Teaching and attendance',
    questions: [
      {
        id: 'how-much-attendance-do-i-need',
        q: 'How much attendance do I need?',
        a: `At least ${figures.attendance} in each module, counted for every module by itself. You cannot set a full register in one subject against an empty one in another. In a module of forty classes, that leaves you about ten to be ill, to attend a wedding or to miss the bus. Hospital half-days count, and they are the hardest to make up.`,
        see: 'student-handbook',
        provenance: 'specification',
        except: { a: 'sample' },
      },
      {
        id: 'what-if-my-attendance-falls-short',
        q: `What happens if I fall below ${figures.attendance}?`,
        a: 'First a written warning to you and your parents, while there is still time. If you end the module short, you are kept out of its examination until you have made up the hours in extra sessions. If too many are missing, you take the module again when it is next taught. Illness is heard: bring the certificate within three working days of coming back, and if you are refused, take the grievance route of the handbook.',
        see: 'student-handbook',
        provenance: 'sample',
      },
      {
        id: 'how-big-are-the-classes',
        q: 'How big are the classes?',
        a: `${figures.classSize} students on average, as stated by the school. In a room of that size a teacher notices who has stopped asking questions, and you will be called on by name. An average hides extremes, so ask how many sat in the first year of your own course at the last intake, and how many share one bench in a practical.`,
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'how-many-students-to-a-teacher',
        q: 'How many students are there to each teacher?',
        a: `The faculty ratio is ${figures.facultyRatio}, as stated by the school: one member of the faculty for fifteen students. It is smaller than the class because one group has several teachers in a week. Ask how many of them teach your course full time, and who stands beside you in a ward, where the supervisor may be a member of the hospital’s staff.`,
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'on-which-days-are-classes',
        q: 'On which days are classes held?',
        a: `From ${figures.teachingDays}. A six-day week is tiring in the first month, more so if you travel an hour each way, and part-time work fits only in the evening. In health sciences part of some days is spent at the hospital. The academic calendar with term dates is not out yet; your school tells you holidays when you enrol.`,
        see: 'student-handbook',
        provenance: 'general',
      },
      {
        id: 'i-studied-in-hindi-medium',
        q: 'I studied in Hindi medium. Will I manage?',
        a: 'Expect textbooks and papers in English for most courses, whatever is spoken in the room; ask which language your examination takes. The first term is slow: you will look up every third word in anatomy or contract law, as many before you did. Start now with twenty minutes of reading aloud a day. Patients, clients and shopkeepers will be glad that you speak their language.',
        provenance: 'general',
      },
      {
        id: 'how-often-is-the-curriculum-reviewed',
        q: 'How often is the curriculum reviewed?',
        a: `It is reviewed ${figures.curriculumReview}, as stated by the school. In cloud computing a tool taught last year may already be gone; in anatomy the bones stay where they were and the practicals change. A review does not rewrite a course half-way through your degree. Where a council or university sets the syllabus, the review can alter how it is taught, not what is examined.`,
        provenance: 'specification',
        except: { a: 'general' },
      },
    ],
  },
  {
    id: 'health-sciences',
    title: 'Health sciences and hospital training',
    questions: [
      {
        id: 'who-can-join-bpt',
        q: 'Who can join B.P.T?',
        a: `You need ${figures.bptEntrance}; PCB means physics, chemistry and biology. National rules published in 2025 bring in NEET-UG for physiotherapy, so ask whether it binds your intake. You also need patience and a strong back: you will stand, lift and repeat one movement with one person for weeks. The fee is ${yearlyFee('bpt')}.`,
        see: 'bpt',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'is-the-bpt-internship-guaranteed',
        q: 'Is the B.P.T internship really guaranteed?',
        a: 'B.P.T students have a guaranteed clinical internship after the first semester, as stated by the school. A guarantee is worth what is written down, so ask which hospital, how many weeks, how many patients you may watch or treat, and what happens if the date slips. It does not replace the internship at the end of the degree.',
        see: 'bpt',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'what-are-hospital-half-days',
        q: 'What are the hospital half-days?',
        a: 'Compulsory rotations: for half the day you are in a hospital, under supervision, and the rest is class. Expect to begin at the edge of the bed, watching and fetching, and to do a little more each month. You learn what no slide shows: how to wake a patient for a blood sample, how a ward smells, when to be quiet.',
        see: 'paramedical',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'what-is-lecturesphere',
        q: 'What is LectureSphere, and can parents use it?',
        a: 'It is our platform for following a student’s progress, and it is made for parents to look at. It covers the hybrid lectures, the compulsory half-day hospital rotations and the internships. You can see from home whether the work is being done, and ask about it the same evening. How a parent gets a login is explained at enrolment.',
        see: 'career-support',
        provenance: 'sample',
      },
      {
        id: 'which-nursing-course-suits-me',
        q: 'A.N.M, G.N.M or B.Sc. Nursing: which suits me?',
        a: `A.N.M${byFee('anm', (fee) => ` (${fee} a year)`, '')} trains you for mothers, children and villages, and is the shortest. G.N.M${byFee('gnm', (fee) => ` (${fee} a year)`, '')} is the diploma for hospital wards. B.Sc. Nursing${byFee('bscnursing', (fee) => ` (${fee} a year)`, '')} is a degree, usually asks for biology, and opens teaching and senior posts. All three mean night duty. To work as a nurse in India you must be entered with your state’s nursing council.`,
        see: 'bscnursing',
        provenance: 'general',
      },
      {
        id: 'which-pharmacy-course-suits-me',
        q: 'D.Pharm or B.Pharm?',
        a: `D.Pharm usually takes two years and leads to the counter: reading prescriptions, keeping stock, running a shop of your own. B.Pharm usually takes four and adds making, testing and researching medicines. Here the fee of D.Pharm is ${yearlyFee('dpharm')}, that of B.Pharm ${yearlyFee('bpharm')}. Holders of a D.Pharm commonly enter B.Pharm in its second year. You need registration as a pharmacist before you may dispense.`,
        see: 'dpharm',
        provenance: 'general',
      },
      {
        id: 'which-health-courses-need-neet',
        q: 'Which health courses need NEET?',
        a: `B.A.M.S does: its seats all over India are filled through NEET-UG and counselling, and nobody can sell you a way around it. For B.P.T, national rules published in 2025 bring it in, and for B.Sc. Nursing some states use it, so read this year’s notice before the forms close. Diplomas and certificates are generally filled without it. In doubt, ask ${school.admissionsEmail}.`,
        see: 'bams',
        provenance: 'general',
      },
      {
        id: 'i-am-afraid-of-blood',
        q: 'I’m afraid of blood. Should I forget about health sciences?',
        a: 'Not yet. Many students feel faint at the first needle and are fine by the tenth; tell your supervisor, sit down, drink water, go back. If it does not pass, there is work at a distance from the patient: the pharmacy, or health and sanitation. B.M.L.T and D.M.L.T are not among them, since the sample you test is usually blood.',
        see: 'paramedical',
        provenance: 'general',
      },
    ],
  },
  {
    id: 'law',
    title: 'Law',
    questions: [
      {
        id: 'which-law-entrances-are-accepted',
        q: 'Which entrance examinations are accepted for the LLB?',
        a: `${figures.llbEntrances}: one of the three is enough. Check three things before you pay for a test: that it is held this year, that its paper is the one for your course, since three-year and five-year courses are examined separately, and that the result is out before our last date. Then send your score card with the form.`,
        see: 'legal',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'three-years-or-five',
        q: 'Three years of law or five?',
        a: 'Five if you come from Class 12 and are sure; three if you already hold a degree. The BA LLB and the BBA LLB join a first degree with law in five years. The three-year LLB follows any bachelor’s degree, so that route takes six years or so in all. It suits those who found out late that they like to argue from a text.',
        see: 'legal',
        provenance: 'general',
      },
      {
        id: 'ba-llb-or-bba-llb',
        q: 'BA LLB or BBA LLB?',
        a: 'The law papers are largely the same; the company they keep differs. With the BA you read history, politics and society, useful for litigation, the judiciary and public work. With the BBA you read accounts, management and markets, useful in contracts, tax and a company’s legal team. Take the one whose other half you would study on a Sunday.',
        see: 'legal',
        provenance: 'general',
      },
      {
        id: 'can-i-practise-with-an-llb',
        q: 'Can I practise as an advocate straight after the LLB?',
        a: 'With two steps between. In India you enrol with a State Bar Council, and you pass the All India Bar Examination. Enrolment asks that your law degree came from a course the Bar Council accepts, so confirm that with us and with the Council before you join. The first years at the Bar pay little, and many juniors live at home.',
        provenance: 'general',
      },
      {
        id: 'is-cyber-law-only-for-lawyers',
        q: 'Is the Cyber Law certificate only for lawyers?',
        a: 'No. It is a short course about fraud, privacy, evidence on a phone and what a company must do after a breach. It helps a law student, a police constable, a bank officer and someone in cyber security. It does not make you an advocate, and by itself it wins no case. Read it beside something else.',
        see: 'legal',
        provenance: 'general',
      },
    ],
  },
  {
    id: 'careers',
    title: 'Placements and internships',
    questions: [
      {
        id: 'what-is-the-placement-rate',
        q: 'What is the placement rate, and what does it count?',
        a: `${placement.rate}, ${placement.qualifier}. What it counts is not defined on this site, and you should ask: out of all graduates or those who registered, in which course and batch, and whether internships and further study are included. A percentage for the whole school tells a physiotherapist little. Ask for the last three batches of your own course.`,
        see: 'career-support',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'who-recruits-here',
        q: 'Who recruits here?',
        a: `${figures.recruiters} recruiters, as stated by the school. We don’t name them on this site, because a list says nothing about who hired from your course and for which work. Ask for three that took students of your programme last year and what they were taken on as. Then ring one of those students.`,
        see: 'career-support',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'how-many-internships-are-there',
        q: 'How many internships will I do, and what is the capstone?',
        a: `${figures.internships} internships and a capstone: that is the same for every student, as stated by the school. The first shows you the work; the later one should resemble the job you want. The capstone is a larger piece that you plan, finish and defend: a study, an audit, a moot memorial, a live website. You will need a logbook, travel money and some humility in the first week.`,
        see: 'career-support',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'when-does-career-guidance-begin',
        q: 'When does career guidance begin?',
        a: 'In the first term, with a talk about what you can picture and what your family needs. The CV starts then too, as half a page. Mock interviews follow in the second year, before it counts. Waiting until the last semester is the commonest mistake: by then the internships are over and the capstone has been chosen.',
        see: 'career-support',
        provenance: 'sample',
      },
      {
        id: 'do-you-guarantee-a-job',
        q: 'Do you guarantee a job?',
        a: 'No, and be careful with anyone who does. An employer decides after meeting you. We can prepare you, see that you have done the work before you claim it, and put you in front of people who hire. What is guaranteed, as stated by the school, is the B.P.T clinical internship after the first semester, and that is training.',
        see: 'career-support',
        provenance: 'general',
      },
      {
        id: 'what-salary-can-i-expect',
        q: 'What salary can I expect?',
        a: 'We print no salaries: the highest one is a story about one person, and an average mixes a hospital in a district town with an office in a metro. Look at ten current vacancies for the exact post, in the place where you would live, and take off rent. Ask the seniors of your course what they got in the first month.',
        provenance: 'general',
      },
    ],
  },
  {
    id: 'digital',
    title: 'Libraries and digital learning',
    questions: [
      {
        id: 'do-i-need-a-login-for-the-digital-library',
        q: 'Do I need a login for the Digital Library?',
        a: `No login is needed, even if you study elsewhere. ${readingCharge} It offers ${figures.digitalLibraryResources} resources across ${figures.digitalLibraryDisciplines} disciplines, as stated by the school: eBooks and journals, virtual labs, AI research tools and help with preparing for examinations. Start with one question from your own syllabus; thousands of titles are of no use to someone who only scrolls.`,
        see: 'digital-library',
        provenance: 'specification',
        except: { a: 'general' },
      },
      {
        id: 'who-can-use-digital-learning',
        q: 'Who can use Digital Learning?',
        a: `Current students, alumni with valid credentials, faculty and researchers; external guests on request, once they are approved. It holds ${figures.digitalLearningResources} resources, as stated by the school. If you have just enrolled and your login fails, or you finished years ago and want back in, write to ${school.supportEmail} from the address that you gave us at admission.`,
        see: 'digital-learning',
        provenance: 'specification',
        except: { a: 'sample' },
      },
      {
        id: 'digital-library-or-digital-learning',
        q: 'How do the Digital Library and Digital Learning differ?',
        a: 'The Digital Library is an open shelf: no login, anyone may read, and it covers many disciplines. Digital Learning is the portal for our own people, who sign in to study. A Class 12 student needs no account for the first, only its address, which the support desk gives. You get the second with your enrolment, and the four steps for using it are on its page.',
        see: 'digital-learning',
        provenance: 'specification',
        except: { a: 'sample' },
      },
      {
        id: 'is-there-a-library-with-printed-books',
        q: 'Is there also a library with printed books?',
        a: `Yes, with ${figures.libraryBooks} books, as stated by the school. Anatomy atlases, bare acts and accountancy problems are still easier on paper, and the reading room has no notifications. Before an examination the standard texts go fast, so borrow early and bring them back on the date, or a fine follows.`,
        see: 'student-handbook',
        provenance: 'sample',
      },
    ],
  },
  {
    id: 'life-and-rules',
    title: 'Life here, rules and safety',
    questions: [
      {
        id: 'what-is-there-besides-classes',
        q: 'What is there to do besides classes?',
        a: `There are ${figures.clubs} clubs, as stated by the school, and the year has academic, cultural, sports and career events. With classes from ${figures.teachingDays} you will have time for one thing done properly. Pick the club in which you would have to learn something, go three times before you judge it, and leave if it turns into work for one person.`,
        see: 'community',
        provenance: 'general',
      },
      {
        id: 'is-there-a-hostel',
        q: 'Is there a hostel?',
        a: `We state nothing about a hostel on this site, so do not plan on one until you have asked. Write to ${school.admissionsEmail} before you enrol: is there a room, what does it cost with meals, when do the gates close, who is the warden at night? If you will rent outside, look at the way home after dark as carefully as at the room.`,
        provenance: 'general',
      },
      {
        id: 'how-are-grievances-handled',
        q: 'How does the school deal with a complaint?',
        a: `A grievance is to be resolved in ${figures.grievanceDays}, as stated by the school. Put yours in writing, to your class coordinator or to the grievance cell at the office, say what you want done, and keep a stamped copy. It can be about marks, money, a teacher or a ward. You receive the outcome with its reasons, and complaining in good faith costs you nothing.`,
        see: 'student-handbook',
        provenance: 'specification',
        except: { a: 'sample' },
      },
      {
        id: 'what-if-i-am-ragged',
        q: 'What do I do if I’m ragged?',
        a: `Get to other people, tell a teacher or your parents, and call the national anti-ragging helpline on ${antiRagging.phone}, free at any hour, or write to ${antiRagging.email}. Keep the messages. You need no proof and nobody’s leave. Ragging is forbidden in every college in India and can end in expulsion; forced songs and unpaid errands count as well as blows.`,
        see: { route: 'student-handbook', fragment: 'anti-ragging', label: 'Anti-Ragging, in the student handbook' },
        provenance: 'general',
      },
      {
        id: 'may-i-use-my-phone-in-a-ward',
        q: 'May I use my phone in a hospital ward?',
        a: 'No. It stays switched off in your bag or locker, unless the nurse in charge tells you otherwise. You take no photograph of a patient, a chart or a screen, even when the patient smiles and says yes. One picture sent to a friend can end a posting, and deliberate betrayal of a patient’s confidence is a ground for expulsion.',
        see: 'student-handbook',
        provenance: 'sample',
      },
      {
        id: 'can-i-appeal-against-a-decision',
        q: 'If I get into trouble, who decides, and can I appeal?',
        a: `Small matters are settled by the teacher. Serious ones go to a discipline committee, which must hear you within ${disciplineTerms.hearing} and write down its reasons; you may bring a parent. Only the head of the institution can expel. You have ${disciplineTerms.appeal} to appeal, and while you wait the penalty does too, unless somebody’s safety is at stake.`,
        see: 'student-handbook',
        provenance: 'sample',
      },
    ],
  },
];

/** The nine that search engines find in the page's metadata, word for word as visitors read them. */
export const metaQuestionIds = [
  'how-do-i-apply',
  'what-does-a-year-cost',
  'who-awards-my-degree',
  'how-much-attendance-do-i-need',
  'is-the-bpt-internship-guaranteed',
  'what-is-lecturesphere',
  'which-law-entrances-are-accepted',
  'what-is-the-placement-rate',
  'do-i-need-a-login-for-the-digital-library',
] as const;
