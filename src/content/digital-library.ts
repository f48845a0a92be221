import type { RouteId } from '../lib/routes.ts';
import { figures } from './figures.ts';
import { school } from './school.ts';
import type { PageMeta, Point, Question, Sourced } from './types.ts';

interface DigitalLibrary extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  body: readonly string[];
  figures: readonly { value: string; label: string; qualifier: string }[];
  blocksHeading: string;
  blocks: readonly (Point & { id: string })[];
  shelvesHeading: string;
  shelvesLead: string;
  /** What each school reads. */
  shelves: readonly { school: RouteId; items: readonly string[] }[];
  questionsHeading: string;
  questions: readonly Question[];
  /** The printed books on campus. */
  note: string;
}

/** What reading costs. The FAQ says it too. */
export const readingCharge = 'The school names no charge for reading.';

export const digitalLibrary: DigitalLibrary = {
  provenance: 'specification',
  except: {
    lead: 'general',
    body: 'general',
    'blocks.text': 'sample',
    shelvesLead: 'sample',
    shelves: 'sample',
    note: 'general',
  },
  meta: {
    title: 'Digital Library: no login needed | PUNDIR',
    description: `${figures.digitalLibraryResources} resources across ${figures.digitalLibraryDisciplines} disciplines, as stated by the school: eBooks, journals, virtual labs, AI research tools, exam preparation. No login.`,
  },
  heading: 'Digital Library',
  lead: `${figures.digitalLibraryResources} resources across ${figures.digitalLibraryDisciplines} disciplines, as stated by the school, open at two in the morning before the viva. No login needed. ${readingCharge}`,
  body: [
    'This is the reading room that does not close. A first-year in B.M.L.T can look up a staining method on the bus. A law student can open a commentary after the lights upstairs have gone off. A father can see what his son would be reading before he pays for anything. There is no account to open and no password to forget.',
    'It works best in small pieces. Take one word from today’s lecture, find two pages that explain it differently from your teacher, and close it again. An hour of that each week does more than a folder of forty downloaded books that you never open.',
    'A screen is a poor place to learn anatomy plate by plate or to work through fifty integrals. For those, borrow the printed book and take a pencil. And no library reads for you: if you come away from it with a paragraph that you could not explain aloud, you have copied, and a viva finds that out in about a minute.',
    'The Digital Learning portal is the other door, and that one does ask for a login. The library holds what anyone may read. The portal holds what belongs to your own modules. The school counts the two separately.',
  ],
  figures: [
    { value: figures.digitalLibraryResources, label: 'resources', qualifier: 'as stated by the school' },
    { value: figures.digitalLibraryDisciplines, label: 'disciplines', qualifier: 'as stated by the school' },
    { value: '0', label: 'logins needed', qualifier: 'no account and no password, on campus or at home' },
  ],
  blocksHeading: 'Four things it is for',
  blocks: [
    {
      id: 'ebooks-and-journals',
      title: 'eBooks and journals',
      text: 'Textbooks, reference works and articles that open in the browser. Go to the book for what is settled and to the journal for what people are still arguing about; a project report should list both. Some publishers show the whole article and some only the abstract, so note the title and ask the librarian when you meet a locked one.',
    },
    {
      id: 'virtual-labs',
      title: 'Virtual labs',
      text: 'Experiments to run on a screen: titrate, focus a microscope, set up a network, get it wrong and begin again without breaking glass. Do one the evening before a practical, and you won’t spend the hour at the bench finding out what the knob does. It prepares you for the real laboratory; it can’t give you steady hands.',
    },
    {
      id: 'ai-research-tools',
      title: 'AI research tools',
      text: 'They search by meaning, suggest papers close to the one you are reading, and summarise a long article so that you can decide whether to read it. They also make things up. Open every source they name before you cite it: if you can’t find the page, it does not go into your list.',
    },
    {
      id: 'exam-preparation',
      title: 'Exam preparation',
      text: `Past papers, question banks and short notes for semester examinations, with practice for entrance tests such as ${figures.llbEntrances}. Sit one old paper under the clock, mark it without mercy, then study only what you lost marks on. Old papers show how questions are put. They do not predict yours.`,
    },
  ],
  shelvesHeading: 'What stands on the shelves',
  shelvesLead:
    'Arranged by school, as you would look for it. Nobody stops a law student from reading forensic science, and several should.',
  shelves: [
    {
      school: 'paramedical',
      items: [
        'Anatomy',
        'Physiology',
        'Biochemistry',
        'Pathology',
        'Haematology',
        'Pharmacology',
        'Pharmaceutics',
        'Physiotherapy',
        'Nursing',
        'Midwifery',
        'Ayurveda',
        'Public health and sanitation',
      ],
    },
    {
      school: 'management',
      items: [
        'Marketing',
        'Human resources',
        'Corporate finance',
        'International business',
        'Operations',
        'Strategy',
        'Organisational behaviour',
        'Hospitality and tourism',
      ],
    },
    {
      school: 'commerce',
      items: [
        'Accounting',
        'Taxation',
        'Banking',
        'Business economics',
        'Retail',
        'Sales',
        'Logistics and supply chains',
        'Project management',
      ],
    },
    {
      school: 'legal',
      items: [
        'Constitutional law',
        'Contract law',
        'Criminal law',
        'Evidence and procedure',
        'Property law',
        'Company law',
        'Family law',
        'International law',
        'Cyber law',
      ],
    },
    {
      school: 'science',
      items: [
        'Physics',
        'Chemistry',
        'Mathematics',
        'Statistics',
        'Botany',
        'Zoology',
        'Microbiology',
        'Biotechnology',
        'Geography',
        'Geology',
        'Forensic science',
        'Bio-analytical science',
      ],
    },
    {
      school: 'it',
      items: [
        'Programming',
        'Data structures and algorithms',
        'Databases',
        'Computer networks',
        'Data analytics',
        'Cyber security',
        'Cloud computing',
        'Game development',
      ],
    },
    {
      school: 'humanities',
      items: [
        'English literature',
        'Indian writing in English',
        'Linguistics',
        'Spanish',
        'Translation',
        'Digital media',
        'Aesthetics and beauty therapy',
      ],
    },
    {
      school: 'design',
      items: [
        'Interface design',
        'User research',
        'Typography',
        'Colour',
        'Interaction design',
        'Prototyping',
        'Web accessibility',
      ],
    },
    {
      school: 'certificates',
      items: [
        'Office applications',
        'Spreadsheets',
        'Web development',
        'Search and online advertising',
        'Spoken communication for call centres',
      ],
    },
  ],
  questionsHeading: 'Questions about the library',
  questions: [
    {
      id: 'do-i-need-a-login',
      q: 'Do I need a login for the Digital Library?',
      a: 'No. It asks for no account, no password and no enrolment number, whether you are a student, a parent or somebody still deciding. Only the Digital Learning portal has a login.',
      see: 'digital-learning',
      provenance: 'specification',
    },
    {
      id: 'is-it-free',
      q: 'Is the library free?',
      a: `${readingCharge} Should a page of the Digital Library ever ask you for money, don’t pay; send the page’s address to ${school.supportEmail}. Printed books are lent to students, and a fine follows only when one comes back late.`,
      provenance: 'sample',
    },
    {
      id: 'how-do-i-open-it',
      q: 'How do I open it, and is a phone enough?',
      a: `You need its web address and a browser. If nobody has given you the address yet, ask ${school.supportEmail}. A phone is enough for articles and past papers. Virtual labs want a wider screen and more data, so do those on a laptop or a computer on campus.`,
      provenance: 'sample',
    },
    {
      id: 'what-is-counted',
      q: `What do the ${figures.digitalLibraryResources} resources count?`,
      a: 'The figure is the school’s own. A count like this usually adds eBooks, journals, question papers, virtual labs and tools together, so don’t picture that many textbooks. Ask instead what there is for your own course and how recent it is; that list is the one you will live with for three years.',
      provenance: 'general',
    },
    {
      id: 'do-we-still-buy-textbooks',
      q: 'Do we still have to buy textbooks?',
      a: 'A few. Most courses lean on four or five standard books, and a health or law student will want some of them within reach every day. Wait two weeks into the semester, see what the library has, online and in print, and buy only what you keep going back to. Last year’s students sell theirs.',
      provenance: 'general',
    },
    {
      id: 'may-i-use-ai-in-assignments',
      q: 'May I use the AI tools in my assignments?',
      a: 'To find sources and to understand them, usually yes, if you say that you did. To write what you then sign as yours, no. Rules differ from one course to the next, so get the answer before you start and not after it has been marked.',
      see: 'student-handbook',
      provenance: 'general',
    },
  ],
  note: `On campus stand ${figures.libraryBooks} printed books as well, a figure stated by the school and counted apart from the digital collection. When you visit, look for your course’s main textbook: which edition it is, and how many copies there are for how many students.`,
};
