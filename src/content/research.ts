/** The Research page: four areas of work and how a student joins one. The home page shows the areas too. */
import { figures } from './figures.ts';
import type { PageMeta, Point, ResearchArea, Sourced } from './types.ts';

interface ResearchPage extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  body: readonly string[];
  areasHeading: string;
  areas: readonly ResearchArea[];
  howHeading: string;
  how: readonly Point[];
}

export const research: ResearchPage = {
  provenance: 'sample',
  meta: {
    title: 'Research: four areas and how students join | PUNDIR',
    description:
      'Spoiled blood tubes, shop ledgers, drinking water and forms people can read: four research areas at Pundir, their projects, funds and papers.',
  },
  heading: 'Research at a teaching school',
  lead: 'Four areas of work, each begun because somebody in a clinic, a shop, a lane or an office asked a question and nobody had the answer.',
  body: [
    'Teaching comes first here, and our research is small. We would rather say so than let the word suggest a building full of scientists. What it means is a teacher with a question, four or five students with notebooks, and a year or two of patient counting.',
    'The questions come out of the work. A technician is tired of drawing the same blood twice. A shopkeeper’s daughter in the B.B.A. class wonders why her father, who has never missed a payment, was refused a loan. Neither needs a grand theory. They need somebody to collect the facts carefully and say what they show.',
    'Most projects sit between two of our schools, because the problems do. The water project has microbiologists to grow the cultures, statisticians to say whether July really differs from June, and a geographer with a map of the wells.',
    'There are rules, and first-years are taught them before anything else. Work that involves people starts with an ethics review and a consent form in a language the person reads. Names come off the records before a student opens them. A result that says ‘we found no difference’ is written up like any other, since someone else would otherwise spend a year finding it again.',
    'The sums and the papers are given with each area below, and a line on what they cover. They are modest. If you hope for a career in research, treat this as the place where you learn the habits, then look for a master’s degree and a larger laboratory.',
  ],
  areasHeading: 'The four areas',
  areas: [
    {
      id: 'small-laboratory',
      title: 'The small laboratory',
      description:
        'How a laboratory with four people, one centrifuge and an afternoon power cut can send out reports that a doctor may trust.',
      projects: [
        'A year of rejected blood tubes, sorted by cause',
        'Finger-prick haemoglobin readings set beside the analyser’s',
        'What a hot afternoon does to a tube of blood on its way from a collection point',
      ],
      funding: 'About ₹9 lakh over three years from the school’s own funds, to be confirmed by the school',
      publications: '5 papers and 8 conference posters since 2023, to be confirmed by the school',
      body: [
        'Most laboratory mistakes happen before the machine is switched on. The tourniquet stays on too long, the tube is shaken when it should be tilted, the label is written afterwards from memory. Students of laboratory technology and nursing log each tube that had to be drawn again, with the hour, the needle and the reason.',
        'For the first month it is dull. Then a pattern turns up: one shift, or one staircase between the ward and the bench, where the tubes are always jolted. The remedy is usually cheap. Proving that it worked takes another six months of the same log.',
      ],
      picture: 'research-small-laboratory',
      articlePicture: 'gallery-noon-bench',
      provenance: 'sample',
    },
    {
      id: 'shop-ledger',
      title: 'The shop and its books',
      description:
        'How small shops and family firms keep accounts, borrow and set prices, now that so much of the money arrives by phone.',
      projects: [
        'The kirana ledger: twelve months of paper entries beside twelve months of UPI receipts',
        'What it costs to bring one carton from the depot to a shop on a lane too narrow for the van',
        'The papers a bank asks of a first-time borrower, and the papers the shop has',
      ],
      funding: 'About ₹6 lakh over two years, from the school’s own funds, to be confirmed by the school',
      publications: '3 papers and a classroom casebook of 12 shops, to be confirmed by the school',
      body: [
        'A shop that seems to make no profit may be feeding a family of six from its shelves. That never enters the ledger, and no textbook ratio will show it. Commerce and management students spend two mornings a week behind real counters, with the owner’s written leave, and learn to ask about money without giving offence.',
        'The owner gets the first copy of what they find, in the language of the shop. Several of the cases have come back into our own accounting classes, where they cause more argument than any listed company does.',
      ],
      picture: 'research-shop-ledger',
      articlePicture: 'gallery-dawn-cost-price',
      provenance: 'sample',
    },
    {
      id: 'water',
      title: 'The water people drink',
      description:
        'What is in a neighbourhood’s taps, tanks and hand pumps, month after month, and how to tell the people who drink from them.',
      projects: [
        'A water calendar: forty sources tested every month for chemistry and bacteria',
        'Deep and shallow wells compared with the rock beneath them',
        'A one-page result slip that a household can read and act on',
      ],
      funding: 'About ₹11 lakh over three years, half of it for reagents and glassware, to be confirmed by the school',
      publications: '4 papers, and a monthly result slip for each household, to be confirmed by the school',
      body: [
        'A single test of a single tap says very little. The same tap in May, after the first heavy rain and again in the clear cold of January says a great deal. B.Sc. students carry the bottles in an ice box, start the cultures within hours and read the plates the next day, Saturday included.',
        'Telling people is the harder half. A family that has used one pump for thirty years does not want a number in milligrams. Students practise saying what was found, how sure they are and what to do this evening, such as boiling the water.',
      ],
      picture: 'research-water',
      articlePicture: 'programme-hso',
      provenance: 'sample',
    },
    {
      id: 'plain-forms',
      title: 'Forms people can read',
      description:
        'Consent forms, privacy notices and complaint pages, rewritten, redrawn and then tested with the people who have to sign them.',
      projects: [
        'A hospital consent form in two languages, tried out with patients’ families in a waiting room',
        'The first hour after a payment fraud: what people do, and what the complaint page asks of them',
        'Privacy notices of learning apps, read against the Digital Personal Data Protection Act, 2023',
      ],
      funding: 'About ₹5 lakh over two years, mostly for printing and travel, to be confirmed by the school',
      publications: '2 papers and 6 redesigned forms, free to copy, to be confirmed by the school',
      body: [
        'A form can be legally perfect and useless to the woman holding it. In this group a law student marks what must stay, an English student cuts what may go, and designers and programmers build the version that works on a cracked phone. Then they sit beside a stranger and watch where the finger stops.',
        'It is humbling. The line that everybody in the room thought was clear is the one that most readers get wrong in the first round. The team rewrites it and goes back to the waiting room the week after.',
      ],
      picture: 'research-plain-forms',
      articlePicture: 'career-support',
      provenance: 'sample',
    },
  ],
  howHeading: 'How a student joins',
  how: [
    {
      title: 'Ask in your first year',
      text: 'You do not need top marks. Go to the teacher who leads the area, say which project caught you and ask to sit in on the next meeting. Being on time three weeks running counts as an application.',
    },
    {
      title: 'Do the dull part well',
      text: 'New members label bottles, enter ledgers or type up interviews for a term. It teaches how facts are made, and it tells both sides whether you like the life. If you don’t, leave with thanks and no black mark.',
    },
    {
      title: 'Turn it into your capstone',
      text: `Every student finishes with a capstone, and one part of a research project may be yours. Classes still need ${figures.attendance} attendance in each module, so plan field mornings with your teacher beforehand.`,
    },
    {
      title: 'Put your name to it',
      text: 'Students who did a fair share of the work are named on the paper, and the shares are agreed in writing before the first measurement. Keep your notebook: an interviewer will believe it sooner than a certificate.',
    },
  ],
};
