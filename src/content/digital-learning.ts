import { figures } from './figures.ts';
import { school } from './school.ts';
import type { PageMeta, Point, Question, Sourced } from './types.ts';

interface DigitalLearning extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  body: readonly string[];
  figures: readonly { value: string; label: string; qualifier: string }[];
  accessHeading: string;
  access: readonly { who: string; how: string }[];
  stepsHeading: string;
  steps: readonly (Point & { id: string })[];
  support: { heading: string; text: string };
  lectureSphere: Point;
  questionsHeading: string;
  questions: readonly Question[];
}

export const digitalLearning: DigitalLearning = {
  provenance: 'specification',
  except: {
    lead: 'general',
    body: 'general',
    'access.how': 'sample',
    'steps.text': 'sample',
    'support.text': 'sample',
    'lectureSphere.text': 'sample',
  },
  meta: {
    title: 'Digital Learning: the course portal | PUNDIR',
    description: `${figures.digitalLearningResources} learning resources, as stated by the school, for students, alumni, faculty and approved guests. How to get a login, four steps, and support.`,
  },
  heading: 'Digital Learning',
  lead: `Where your own course goes on after class: ${figures.digitalLearningResources} resources, as stated by the school, behind one personal login.`,
  body: [
    'A lecture happens once, and understanding it takes longer. The portal keeps the material of your modules in one place. On the evening after acid–base balance, or agency in the law of contract, you can go through it again at your own speed, stop where you lost the thread, and try the practice questions while there is still time to ask.',
    'It has a login because what is inside belongs to particular courses and the people in them. The Digital Library does not: anyone may use that with no login at all. If you only want a book or an article, go to the library first. It is quicker.',
    `The portal is no way around the classroom. Classes run ${figures.teachingDays}, and each module asks for at least ${figures.attendance} attendance. Nor will a film teach you to take blood or face a moot bench; it can show you the order of things, so that your hands and your voice have only the hard part left.`,
    'It suits a student who gives it twenty minutes every evening. It is unkind to the one who saves everything for the last week, when a semester of modules at double speed looks like revision and is closer to watching the scenery from a train.',
  ],
  figures: [
    { value: figures.digitalLearningResources, label: 'learning resources', qualifier: 'as stated by the school' },
    { value: '4', label: 'groups of people with access', qualifier: 'listed on this page' },
    { value: '1', label: 'login for each person', qualifier: 'the portal needs it; the Digital Library needs none' },
  ],
  accessHeading: 'Who may sign in',
  access: [
    {
      who: 'Current students',
      how: 'With the credentials the school issues to you once you are enrolled. They open the modules of your own programme.',
    },
    {
      who: 'Alumni with valid credentials',
      how: 'With the credentials you had, as long as they are still valid. If they have lapsed, ask support whether they can be renewed.',
    },
    {
      who: 'Faculty and researchers',
      how: 'With a staff login. Teachers see the modules they teach; researchers ask for what their project needs.',
    },
    {
      who: 'Approved external guests',
      how: `On request. Write to ${school.supportEmail}, say who you are, what you want to use and until when, and wait for the approval before you plan around it.`,
    },
  ],
  stepsHeading: 'How to use it',
  steps: [
    {
      id: 'sign-in',
      title: 'Sign in',
      text: 'Open the portal’s address, which comes with your credentials, and sign in. Change the first password to one that only you know and that you use nowhere else.',
    },
    {
      id: 'find-your-module',
      title: 'Find your module',
      text: 'Choose your programme, then the semester, then the module. Check that the module code is the one on your timetable; two papers with nearly the same name are an old trap.',
    },
    {
      id: 'watch-read-practise',
      title: 'Watch, read, practise',
      text: 'Take one topic. Go through the lesson, close it, and answer the practice questions without looking back. Whatever you can’t answer is what you had not understood.',
    },
    {
      id: 'bring-it-to-class',
      title: 'Bring it to class',
      text: `Write down the one question that is left and ask it next morning. With classes of ${figures.classSize} on average, as stated by the school, there is room to ask. Sign out if the computer is not yours.`,
    },
  ],
  support: {
    heading: 'When something does not work',
    text: `Write to ${school.supportEmail} with your name, programme and enrolment number, what you were trying to do and a screenshot of what you saw. Never send your password. Nobody who is really helping you needs it.`,
  },
  lectureSphere: {
    title: 'For parents: LectureSphere',
    text: `LectureSphere is the school’s parent-facing progress-tracking platform. It follows a student through hybrid lectures (some in the room, some online), the compulsory half-day hospital rotations of the health sciences, and internships, so a family four hundred kilometres away need not wait for the marksheet to hear how the term is going. Ask ${school.admissionsEmail} how a parent’s access is set up and what it shows. It does not need your daughter’s portal password, which stays hers.`,
  },
  questionsHeading: 'Questions about the portal',
  questions: [
    {
      id: 'when-do-i-get-my-login',
      q: 'When do I get my login?',
      a: `After your enrolment is complete. If classes have begun and nothing has come, look in your spam folder, then write to ${school.supportEmail} the same day. A week without the material is a week to catch up.`,
      provenance: 'sample',
    },
    {
      id: 'can-i-look-before-i-join',
      q: 'Can I look inside before I join?',
      a: 'Not with a login of your own, unless the school approves you as a guest. When you visit, ask a teacher to open one module of your programme and show you a lesson, its practice questions and the date it was last changed. The Digital Library you can try before you join: it has no login, and the support desk gives you its address.',
      see: 'digital-library',
      provenance: 'general',
    },
    {
      id: 'does-it-count-as-attendance',
      q: 'Does time on the portal count as attendance?',
      a: `Don’t assume so. The rule is ${figures.attendance} for each module. Ask your teacher, in the first week, how a hybrid lecture is counted when you follow it from home, and get the answer in writing if you travel far.`,
      see: 'student-handbook',
      provenance: 'specification',
      except: { a: 'general' },
    },
    {
      id: 'is-a-phone-enough',
      q: 'Is a phone enough, or must we buy a laptop?',
      a: 'For reading, watching and short quizzes a phone does. For a spreadsheet, a program or a twenty-page report it does not, so students of IT, design, commerce and management should plan for a computer by the second semester. Before you buy one, ask what your course really needs and when the computer rooms are open.',
      provenance: 'general',
    },
    {
      id: 'is-this-the-same-as-the-books',
      q: `Are the ${figures.digitalLearningResources} resources the ${figures.libraryBooks} library books?`,
      a: `No, although the two figures look alike. One counts learning resources on this portal, the other printed books on campus, and the Digital Library’s ${figures.digitalLibraryResources} resources are a third count. All three are stated by the school. If one of them decides your choice, ask to see how it was counted.`,
      see: 'digital-library',
      provenance: 'specification',
      except: { a: 'general' },
    },
  ],
};
