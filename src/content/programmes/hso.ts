import { annualFeeText, byFee, formFeeText, isLowest, noFigure, yearlyFee } from '../fees.ts';
import { figures } from '../figures.ts';
import { school } from '../school.ts';
import type { Programme } from '../types.ts';

/** Said of the fee only while it is so. */
const small = isLowest('hso', 2);

export const hso: Programme = {
  id: 'hso',
  provenance: 'general',
  except: { shortName: 'specification' },
  meta: {
    title: 'H.S.O: Health and Sanitation Officer | PUNDIR',
    description: `H.S.O is a diploma of about one year in water, food, waste and disease control${byFee('hso', (fee) => `, for ${fee} a year`, '')}. What you learn, where you work and what to check.`,
  },
  shortName: 'H.S.O',
  fullName: 'Health and Sanitation Officer',
  level: 'Diploma',
  length: 'About 1 year, with field work',
  entrance: '10+2 in any stream; science helps',
  lead: 'Somebody has to lift the lid of the water tank, read the kitchen’s refrigerator thermometer and find the cooler in which the dengue mosquitoes are breeding. H.S.O teaches you what to look for and what to write down.',
  body: [
    'Hospitals treat cholera; sanitation prevents it. A health and sanitation officer works on the second half of that sentence: testing drinking water, inspecting canteens and markets, supervising how waste is sorted and carried away, tracing where a cluster of fevers began, and explaining to a shopkeeper, politely, why he has to change something by Monday.',
    'The programme is close to the courses that India knows as sanitary inspector or health inspector. It lasts about a year. You learn a little medicine, a little chemistry, a little law and a great deal of observation, and a good share of such courses happens outdoors, on visits to places like a pumping station, a slaughterhouse, a landfill or a railway kitchen.',
    'Not everything you smell will be pleasant, and not everyone you inspect will be glad to see you. The work suits people who are fair, stubborn and good at notes, and it is open to arts and commerce students who enjoy practical things. Whoever wants to nurse or to work at a laboratory bench should look at our other programmes instead.',
  ],
  why: [
    {
      title: 'Health work without a hospital bed',
      text: 'You protect a whole neighbourhood at once. One chlorinated tank may prevent more illness than a night in the emergency room can cure, and nobody will ever know which families you spared.',
    },
    {
      title: small ? 'A year that needs no loan' : 'One year to pay for',
      text: small
        ? `At ${yearlyFee('hso')} the fee is among the lowest on our paramedical list. A family can let a son or daughter try this field without going to a bank.`
        : `The fee is ${yearlyFee('hso')}, and the course is over in about one year. A family can let a son or daughter try this field without years of bills.`,
    },
    {
      title: 'One year, then decide',
      text: 'Twelve months is short enough to follow class 12 while you prepare for a competitive examination, or to add beside a degree you already hold. Ask us how the timetable fits.',
    },
    {
      title: 'A test kit in your bag',
      text: 'Residual chlorine, hardness, the black-bottle test for bacteria, simple checks for adulterated milk and turmeric: you can do most of it on a tabletop and show the result to the owner on the spot.',
    },
    {
      title: 'Law you will quote at work',
      text: 'Rules on solid and biomedical waste, food safety, epidemic disease, births and deaths. You learn what an inspector may demand, what he may not, and how to write a notice that stands.',
    },
    {
      title: 'Employers in every district',
      text: 'Towns, hospitals, hotels, factories, railways, airports, builders’ camps and catering firms all have to keep something clean and prove it. You need not move to a metro to find one.',
    },
    {
      title: 'Hospitals seen from the back door',
      text: 'Your compulsory half-day rotations lead to places other students hurry past: laundry, kitchen, sterilisation, mortuary, the yard with the yellow bags. Infection control is won or lost there.',
    },
    {
      title: 'A parent’s window on a short course',
      text: 'In a one-year programme a lost month is serious. With LectureSphere the school lets parents track how their child is progressing in hybrid lectures, hospital half-days and internship while there is still time to act.',
    },
  ],
  study: [
    {
      title: 'How disease travels',
      text: 'The human body in outline, germs, hosts and routes of infection, immunity and vaccines, and how to read a simple graph of cases by day.',
    },
    {
      title: 'Water',
      text: 'Wells, tanks and pipelines, filling a test bottle without spoiling it, chlorine dose calculations, and what to do in the first hours after a contamination report.',
    },
    {
      title: 'Food and nutrition',
      text: 'Kitchen inspection from floor to ceiling, temperatures, adulteration tests, meat and milk hygiene, food handlers’ health cards, balanced diets for canteens and schools.',
    },
    {
      title: 'Waste, drains and air',
      text: 'Sorting at source, composting, septic tanks and sewage, colour-coded hospital waste, ventilation and noise at workplaces, safety of sanitation workers.',
    },
    {
      title: 'Insects, rats and outbreaks',
      text: 'Larva surveys, spraying and its dangers, rat-proofing, contact tracing, disinfection, mass gatherings such as melas and camps.',
    },
    {
      title: 'Law, records and speaking up',
      text: 'Public health and municipal law in plain terms, notices and reports, registers of births and deaths, computer entry, and talks to schools and market associations.',
    },
    {
      title: 'To finish: field posting and project',
      text: 'Weeks alongside working inspectors or a hospital’s infection-control team, and a survey of your own: a street, a hostel, a market, with findings and what you would change.',
    },
  ],
  careers: [
    'Sanitary or health inspector in a local body, where the recruitment rule admits the qualification',
    'Hospital housekeeping and biomedical waste supervisor',
    'Infection control assistant',
    'Hygiene supervisor in a hotel, canteen or catering firm',
    'Health and safety assistant at a factory or construction site',
    'Water quality field assistant',
    'Vector control and pest management supervisor',
    'Field worker in a sanitation or health programme',
    'Solid waste supervisor with a municipal contractor',
  ],
  questions: [
    {
      id: 'who-can-join',
      provenance: 'general',
      q: 'Who can join H.S.O? Is science compulsory?',
      a: 'Courses of this kind usually ask for 10+2 in any stream; some elsewhere accept class 10, and a few government posts want science at 10+2 besides. So if you have arts or commerce you can learn the work, but look at the posts you have in mind before you enrol. There is no national entrance examination; selection is commonly by marks.',
    },
    {
      id: 'first-year-cost',
      provenance: 'specification',
      except: { a: 'general' },
      q: 'What does H.S.O cost in the first year?',
      a: `${byFee('hso', (fee) => `The year’s fee is ${fee}.`, noFigure)} Add the one-time admission form at ${formFeeText}, and then examination and enrolment fees, which the school charges apart from the annual fee. As the course runs for about a year, that first year is usually the whole of it; ask what happens if your batch runs longer.`,
    },
    {
      id: 'is-it-government-job',
      provenance: 'general',
      q: 'Does H.S.O guarantee a municipal job?',
      a: 'No, and please distrust anyone who says so. Public posts come through advertised examinations, often years apart, with many applicants for each. The diploma can make you eligible where the notice accepts it; the rest is your rank. Meanwhile hospitals, hotels and contractors employ people who know waste rules and water tests, and experience there counts in interviews.',
      see: 'career-support',
    },
    {
      id: 'exact-title-in-notices',
      provenance: 'general',
      q: 'Notices say ‘Sanitary Inspector’. Is H.S.O the same?',
      a: `It covers the same ground, but recruiters go by exact words. Some name ‘Diploma in Sanitary Inspector’ from a particular kind of body, some write ‘or equivalent’. Take two or three recent notices from your state, mark the qualification line, and ask ${school.admissionsEmail} what will be printed on the diploma and who awards it.`,
    },
    {
      id: 'food-safety-officer',
      provenance: 'general',
      q: 'Can I become a Food Safety Officer with this?',
      a: 'Not with H.S.O alone. Under the national food safety rules that post requires a degree, for instance in food technology, chemistry, dairy or medicine. With the diploma you can work as a hygiene supervisor in a kitchen or hotel and do the daily checks that a Food Safety Officer later inspects. Graduates in science sometimes add H.S.O for the practical side.',
    },
    {
      id: 'papers-at-admission',
      provenance: 'general',
      q: 'Which documents do you want at admission?',
      a: 'Bring the marksheets of classes 10 and 12, proof of identity and date of birth, the leaving certificate of your last institution, photographs and, if you claim a category, that certificate. If you are already at work, a letter about your hours helps us to answer whether you can attend. Field work also makes a tetanus injection a sensible idea.',
    },
    {
      id: 'small-fee-in-parts',
      provenance: 'general',
      q: 'Is it possible to pay in two parts?',
      a: `${small ? `The fee is small beside others, yet ${annualFeeText('hso')} at once` : 'A year’s fee at once'} is a great deal in some homes, so ask without embarrassment. Write to ${school.admissionsEmail} when you send the form and propose two dates. Get the answer before the term begins, because late payment may attract fines.`,
    },
    {
      id: 'women-and-field-work',
      provenance: 'general',
      q: 'Is field work suitable for girls?',
      a: 'Women inspect markets, schools, hostels and hospitals all over India, and in many homes they are let in where a man would be kept at the gate. Visits are usually made by day and in groups. Wear closed shoes and clothes you can wash hot. Ask us beforehand where the visits go and how the group travels there.',
    },
    {
      id: 'attendance-while-working',
      provenance: 'general',
      q: 'I work part time. What about attendance?',
      a: `The rule is ${figures.attendance} in every module, and classes are held ${figures.teachingDays}. Some lectures are hybrid, but a visit to a treatment plant cannot be watched later, and dropping under the minimum in a one-year course can cost you the examination. If your shifts are fixed in the mornings, talk to us before paying the form fee.`,
      see: 'student-handbook',
    },
    {
      id: 'teaching-language',
      provenance: 'general',
      q: 'In which language are H.S.O classes?',
      a: 'Ask us which it will be for your batch. In courses like this one the explanation commonly mixes English with Hindi or the regional language, since the rules and chemical names are English and the people you will inspect speak the language of their street. You should be able to write a one-page report; we would sooner have it correct than elegant.',
    },
  ],
  closing: `Clean water at a school tap has no plaque beside it, yet somebody made sure of it. If you notice the open drain before you notice the shop window, and if you can say an uncomfortable thing without raising your voice, this may be your field. It costs one year and ${small ? 'a modest' : 'its'} fee. Do your homework on recruitment first: read real notices, ask us what the diploma will say, and make up your mind with those papers on the table.`,
  picture: 'programme-hso',
  related: ['gda', 'anm', 'dmlt'],
};
