import { inWords, inWordsFirst } from '../../lib/number-words.ts';
import { formFeeText } from '../fees.ts';
import { figures } from '../figures.ts';
import { allCourses, howToApply } from '../next-pages.ts';
import { school } from '../school.ts';
import type { Course, School } from '../types.ts';

/** What they have in common: the school's list names them, the rest is general knowledge. */
const bsc = {
  length: '3 years',
  provenance: 'specification',
  except: { fullName: 'general', about: 'general', length: 'general', entrance: 'general' },
} as const;

const courses: readonly Course[] = [
  {
    ...bsc,
    id: 'bsc-plain',
    shortName: 'B.Sc. Plain',
    fullName: 'Bachelor of Science (Plain)',
    about:
      'What many universities call the general or pass degree: two or three sciences carried side by side to the end, with no honours subject. Good for competitive examinations, for teaching, or because you honestly cannot choose yet.',
    entrance: '10+2 in science',
  },
  {
    ...bsc,
    id: 'bsc-science',
    shortName: 'B.Sc. Science',
    fullName: 'Bachelor of Science (Science)',
    about:
      'A wide title for a combined degree: usually a physical group (physics, chemistry, mathematics) or a life-science group (chemistry, botany, zoology). Before you pick it over Plain, ask admissions which groups run in your year and what the marksheet will call them.',
    entrance: '10+2 in science',
  },
  {
    ...bsc,
    id: 'bsc-physics',
    shortName: 'B.Sc. Physics',
    fullName: 'Bachelor of Science in Physics',
    about:
      'From the swing of a pendulum to the spin of an electron, with calculus all the way. It leads to an M.Sc., to instrumentation and electronics, or to a classroom that is short of physics teachers.',
    entrance: '10+2 with Physics and Mathematics',
  },
  {
    ...bsc,
    id: 'bsc-chemistry',
    shortName: 'B.Sc. Chemistry',
    fullName: 'Bachelor of Science in Chemistry',
    about:
      'Organic, inorganic and physical chemistry, and the patience of titrating the same flask until three readings agree. Paint works, drug makers and water boards hire people who can analyse a sample and sign for the result.',
    entrance: '10+2 in science with Chemistry',
  },
  {
    ...bsc,
    id: 'bsc-mathematics',
    shortName: 'B.Sc. Mathematics',
    fullName: 'Bachelor of Science in Mathematics',
    about:
      'Algebra, real analysis, differential equations, and proofs where school had formulas. Your laboratory is a blackboard; the doors are data work, actuarial examinations, teaching and the M.Sc.',
    entrance: '10+2 with Mathematics',
  },
  {
    ...bsc,
    id: 'bsc-statistics',
    shortName: 'B.Sc. Statistics',
    fullName: 'Bachelor of Science in Statistics',
    about:
      'How to say something true about a whole state after asking two thousand of its people: probability, sampling, estimation and the software that does the arithmetic. Insurers, clinical trials and government surveys live on it.',
    entrance: '10+2 with Mathematics',
  },
  {
    ...bsc,
    id: 'bsc-botany',
    shortName: 'B.Sc. Botany',
    fullName: 'Bachelor of Science in Botany',
    about:
      'Plants from pond algae to timber: structure, physiology, genetics, ecology, and naming what grows outside the gate with a key and a hand lens. Seed firms, herbal industry, forestry examinations and plant research follow from it.',
    entrance: '10+2 in science with Biology',
  },
  {
    ...bsc,
    id: 'bsc-zoology',
    shortName: 'B.Sc. Zoology',
    fullName: 'Bachelor of Science in Zoology',
    about:
      'How animals are built, grow, behave and die out, from protozoa and silk moths to mammals. It opens towards fisheries, sericulture, pest control and wildlife work.',
    entrance: '10+2 in science with Biology',
  },
  {
    ...bsc,
    id: 'bsc-microbiology',
    shortName: 'B.Sc. Microbiology',
    fullName: 'Bachelor of Science in Microbiology',
    about:
      'Growing, staining and identifying what cannot be seen, until sterile technique is a habit of the hands. Dairies, drug factories and water-testing laboratories depend on it every working day.',
    entrance: '10+2 in science with Biology',
  },
  {
    ...bsc,
    id: 'bsc-biotechnology',
    shortName: 'B.Sc. Biotechnology',
    fullName: 'Bachelor of Science in Biotechnology',
    about:
      'Cells and genes put to use: DNA extraction, tissue culture, fermentation, and the computing that goes with sequences. The practicals are exciting early; most of the jobs come after an M.Sc.',
    entrance: '10+2 in science with Biology; some universities accept Mathematics',
  },
  {
    ...bsc,
    id: 'bsc-life-sciences',
    shortName: 'B.Sc. Life Sciences',
    fullName: 'Bachelor of Science in Life Sciences',
    about:
      'Plants, animals, microbes and the human body taught as one subject with chemistry underneath. For somebody whom biology pulls and who finds botany or zoology alone too narrow to settle on at seventeen.',
    entrance: '10+2 in science with Biology',
  },
  {
    ...bsc,
    id: 'bsc-geography',
    shortName: 'B.Sc. Geography',
    fullName: 'Bachelor of Science in Geography',
    about:
      'Rivers, rain, villages and cities, measured and put on a map: field survey, cartography, satellite images and GIS. Planning offices, disaster-management cells and mapping firms want the maps; civil service candidates value the rest.',
    entrance: '10+2; many universities accept any stream',
  },
  {
    ...bsc,
    id: 'bsc-geology',
    shortName: 'B.Sc. Geology',
    fullName: 'Bachelor of Science in Geology',
    about:
      'Minerals, fossils and folded rock, learned with a hammer, a compass and a rucksack that is heavier on the way home. It serves mines, groundwater, dams and tunnels; the public examinations for geologists ask for a master’s degree.',
    entrance: '10+2 in science',
  },
  {
    ...bsc,
    id: 'bsc-forensic-science',
    shortName: 'B.Sc. Forensic Science',
    fullName: 'Bachelor of Science in Forensic Science',
    about:
      'Fingerprints, fibres, poisons, handwriting and digital traces, and the chain of custody without which no court will believe them. There is less running than on television and far more labelling; state laboratories recruit by public notice, often at M.Sc. level.',
    entrance: '10+2 in science (PCB or PCM)',
  },
  {
    ...bsc,
    id: 'bsc-bio-analytical',
    shortName: 'B.Sc. Bio-analytical',
    fullName: 'Bachelor of Science in Bio-analytical Science',
    about:
      'Finding and weighing very small amounts in blood, herbs, food and tablets: chromatography, spectroscopy, bioassay, and the record-keeping called good laboratory practice. It is aimed at quality control and at the studies behind generic medicines.',
    entrance: '10+2 in science with Chemistry',
  },
];

export const science: School = {
  id: 'science',
  route: 'science',
  hue: 'sky',
  provenance: 'specification',
  except: {
    'card.studentCount': 'sample',
    'card.description': 'general',
    lead: 'general',
    coursesLead: 'general',
    body: 'general',
    learning: 'sample',
    outcomes: 'general',
  },
  meta: {
    title: `School of Science: ${courses.length} B.Sc. programmes | PUNDIR`,
    description: `${inWordsFirst(courses.length)} three-year B.Sc. programmes, from Physics to Forensic Science: what each one studies, what 10+2 subjects it wants and whether you will need an M.Sc.`,
  },
  card: {
    name: 'Science',
    description: `${inWordsFirst(courses.length)} ways to a B.Sc., from mathematics on a blackboard to geology with a hammer.`,
    programmes: courses.map((course) => course.shortName),
    courseCount: `${courses.length} programmes`,
    studentCount: '860 students',
    duration: '3 years',
    picture: 'school-science',
    route: 'science',
  },
  heading: 'School of Science',
  lead: `Stand a stick in the sun, mark the tip of its shadow at noon and do it again tomorrow: that is the method, and these ${inWords(courses.length)} degrees are ${inWords(courses.length)} places to use it.`,
  body: [
    'About three hundred years ago an Indian king, unhappy with his astronomers’ tables, had a sundial built as high as a nine-storey house. Its shadow crosses the marble scale at about a millimetre a second, so you can watch noon arrive. You can also watch the difficulty: the sun is wide, the edge of the shadow is a grey band, and two honest observers put the line in two places. Every laboratory has that band in it. The flask is nearly pink, the cell may be dividing, two peaks overlap. A scientist says where the line is, how wide the doubt is, and how she knows.',
    'Your week is built on the same idea. Mornings are for theory at the board, with a problem sheet to take away. After lunch you put on a white coat for two or three hours at a bench or a microscope, unless your subject sends you outdoors with a map. The reagent is old, the slide is upside down, the reading drifts. Then you write it up in the practical journal with the value you got, even where the textbook has a nicer one, and a teacher asks you about it until you understand it or admit that you don’t.',
    `You will like this if you have taken a fan regulator apart to see why it hums, or kept a list of birds, or redone a sum because the answer looked too neat. You will not if all you want is a job title at twenty-one. A B.Sc. teaches a subject; it does not license anyone for a profession, and many of the better laboratory posts in India are advertised for an M.Sc. If you would rather be at a hospital bench soon, put B.M.L.T and D.M.L.T from our health school beside these ${inWords(courses.length)} and compare them at the kitchen table.`,
  ],
  coursesHeading: `${inWordsFirst(courses.length)} undergraduate programmes`,
  coursesLead: `All are B.Sc. degrees of three years after 10+2. The first two are broad and the other ${inWords(courses.length - 2)} carry the name of a subject; under each stands what universities usually ask for at 10+2.`,
  courses,
  learning: [
    {
      title: 'You hold the instrument',
      text: `Watching a demonstration teaches very little. Classes average ${figures.classSize} students and the faculty ratio is ${figures.facultyRatio}, both as stated by the school; on a visit, ask how many people share one microscope.`,
    },
    {
      title: 'A journal, signed weekly',
      text: 'Aim, apparatus, readings, error, result, in ink. Wrong values stay in, crossed out once so that they can still be read, because that is how evidence is kept in a working laboratory.',
    },
    {
      title: 'Rehearse, then do',
      text: 'The digital library has virtual labs. Run the distillation on a screen at home, break the glassware there for nothing, and come to the bench knowing which tap to close first.',
    },
    {
      title: 'Days outside',
      text: 'A square metre of grass counted stem by stem, water taken from three points of a river, a rock face sketched before anyone may hit it. Wear shoes that can be spoiled.',
    },
    {
      title: 'Work before the degree ends',
      text: `Every programme includes ${figures.internships} internships and a capstone project, as stated by the school. In science the capstone is usually one small question with your own data under it.`,
    },
  ],
  outcomes: [
    'Quality control in pharmaceuticals, food and dairies',
    'Laboratory and instrument work in industry',
    'Water, soil and environmental testing',
    'M.Sc. and then research',
    'School teaching, with a B.Ed.',
    'Surveys, insurance and data analysis',
    'Mapping, GIS and remote sensing',
    'Mining, groundwater and site geology',
    'Fisheries, seed and plant-nursery firms',
    'Forensic laboratories, usually after an M.Sc.',
    'Forest, civil service and bank examinations',
    'Technical sales of instruments and chemicals',
  ],
  questions: [
    {
      id: 'is-bsc-plain-worth-less',
      q: 'Is a B.Sc. Plain worth less than a B.Sc. in one subject?',
      a: 'For bank and civil service examinations, which accept any degree, no. For an M.Sc. it can be: many universities want the subject studied as a major for three years. Look up two or three M.Sc. courses you might want, read the eligibility line, and then decide. Ask us too which subjects are combined in your year.',
      provenance: 'general',
    },
    {
      id: 'waiting-for-neet',
      q: 'I am taking NEET again next year. Can I do a B.Sc. meanwhile?',
      a: `Some do, and it is hard. Attendance of at least ${figures.attendance} is compulsory in each module, a missed practical cannot be read up from a friend’s notes, and coaching wants the same hours. If you would leave on the day a medical seat comes, ask first what the refund rule is. Choose a subject that you would be glad to finish.`,
      provenance: 'general',
      see: 'student-handbook',
    },
    {
      id: 'without-mathematics',
      q: 'I dropped Mathematics after class 10. What is still open to me?',
      a: 'With PCB, usually Botany, Zoology, Microbiology, Life Sciences and Forensic Science, often Biotechnology and Bio-analytical, and at many universities Chemistry. Physics, Mathematics and Statistics want Mathematics at 10+2. Geography often takes any stream. Some statistics comes to every biologist sooner or later, so make your peace with it early.',
      provenance: 'general',
    },
    {
      id: 'is-an-msc-needed',
      q: 'Will there be a job after three years, or is an M.Sc. needed?',
      a: 'Both happen. Quality control, laboratory assistance, field surveys and technical sales take a B.Sc., and so do examinations open to any graduate. Research, college teaching and most scientific posts want an M.Sc. and more; school teaching wants a B.Ed. Plan the money for five years, and be pleased if three turn out to be enough.',
      provenance: 'general',
      see: 'career-support',
    },
    {
      id: 'three-years-or-four',
      q: 'The new education policy speaks of four years. Which is it here?',
      a: 'Three. Under the National Education Policy many universities also offer a fourth year, which turns the degree into an honours degree and can shorten a master’s. Whether it is open in your subject is for the awarding university to say, so ask before you fill in the form if you mean to go on.',
      provenance: 'general',
    },
    {
      id: 'who-awards-the-degree',
      q: 'Whose name will be on the degree?',
      a: `Ask any college this, in writing. In India a degree is awarded by a university, and a college teaches for it. Get the university’s full name from ${school.admissionsEmail}, find it on the University Grants Commission’s public list yourself, and pay afterwards.`,
      provenance: 'general',
    },
    {
      id: 'what-science-costs',
      q: 'What does a B.Sc. cost here?',
      a: `This page has no yearly fee to show you. Write to ${school.admissionsEmail} and ask for the science fee sheet with laboratory charges and field trips on lines of their own. The admission form is ${formFeeText}, paid once; examination and enrolment fees are separate. Then add up three years before you compare colleges.`,
      provenance: 'general',
      see: 'faq',
    },
  ],
  next: [
    { route: 'paramedical', why: 'The same biology and chemistry, among patients' },
    { route: 'research', why: 'Four areas, and how a student joins' },
    { route: 'digital-library', why: 'Books and journals, open without a login' },
    allCourses,
    howToApply,
  ],
};
