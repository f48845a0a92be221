/** The Innovation page: four new things with one figure each, and how a new thing is tried. The home page shows the four too. */
import { figures } from './figures.ts';
import type { InnovationHighlight, PageMeta, Point, Sourced } from './types.ts';

interface InnovationPage extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  body: readonly string[];
  highlightsHeading: string;
  highlights: readonly InnovationHighlight[];
  processHeading: string;
  process: readonly Point[];
}

export const innovation: InnovationPage = {
  provenance: 'sample',
  meta: {
    title: 'Innovation: LectureSphere and more | PUNDIR',
    description:
      'LectureSphere for parents, a practice ward, a digital library with no login and a design course that ends in a live website: what is new at Pundir.',
  },
  heading: 'Innovation, tried on one class first',
  lead: 'Four things we do differently, what each of them is good for, and where a screen has no business at all.',
  body: [
    'Schools like to paint the word innovation on a wall. On this page it stands for four things that you can look at yourself: a platform that keeps parents informed, a ward where you are allowed to make mistakes, a library that opens to anybody, and a course whose last assignment is on the real internet.',
    'LectureSphere is the one that families ask about. It is the school’s parent-facing progress-tracking platform. A lecture here may be hybrid, part of it in the room and part of it on a screen, and a father two districts away has no way of knowing whether his son was in either place. LectureSphere shows him. For the health programmes it also follows the half-day hospital rotations, which are compulsory, and for every course the internships.',
    'Some students dislike the idea, and we understand why. It helps to know what it is for. A slipping record that is seen in the fourth week can be mended in the fifth with a conversation. The same record found at the end of a semester becomes a shortage of attendance, and no amount of talking repairs that. Before you enrol, ask to see a screen of it together, so that both of you know what is shown.',
    'We are careful about what we move to a screen. Anatomy diagrams go well there, and so do lectures one wants to hear twice. A first injection, a cross-examination and an angry customer have to be met standing up. Nobody can attend a ward from a sofa, and no rotation is marked present by a video.',
    'New tools also cost attention. So each is tried by a single class before the others see it, and the ones that save no time or teach nothing are dropped. A dropped idea has then cost a few dozen people one term of patience.',
  ],
  highlightsHeading: 'Four you can look at',
  highlights: [
    {
      id: 'lecturesphere',
      title: 'LectureSphere',
      metric: '3 records',
      metricLabel: 'in one place for parents: hybrid lectures, half-day hospital rotations, internships',
      description:
        'A parent in another town can see how the term is going without having to ring a teacher or corner a tired student at dinner. Hospital rotations of half a day, compulsory in the health programmes, stand in it beside lectures and internships.',
      picture: 'innovation-lecturesphere',
      provenance: 'specification',
      except: { description: 'sample' },
    },
    {
      id: 'practice-ward',
      title: 'The practice ward',
      metric: '20 hours',
      metricLabel: 'on models before the first patient; the school’s own target for the health programmes',
      description:
        'A room with beds, drip stands and patient models, where a trembling hand harms nobody. Students turn, bathe, bandage and find a vein on a rubber arm, again and again, until the teacher stops watching the hand and starts asking what the patient was told.',
      picture: 'innovation-practice-ward',
      provenance: 'sample',
    },
    {
      id: 'open-library',
      title: 'The library with no login',
      metric: figures.digitalLibraryResources,
      metricLabel: `resources across ${figures.digitalLibraryDisciplines} disciplines, as stated by the school`,
      description:
        'The digital library asks for no password, so a cousin preparing for an entrance test may use it too. It has eBooks and journals, virtual labs for repeating an experiment at midnight, AI research tools and help with examinations. What such a tool tells you still has to be checked; we teach that as well.',
      picture: 'innovation-open-library',
      provenance: 'specification',
      except: { description: 'sample' },
    },
    {
      id: 'launch-week',
      title: 'Launch week',
      metric: '1 website',
      metricLabel: 'built and launched live as the capstone of the design course',
      description:
        'Design students finish by building a website and putting it live, where strangers will find the broken button. They choose a client with a real need, such as a tailor or a school library, and stay on call while the first visitors arrive.',
      picture: 'innovation-launch-week',
      provenance: 'specification',
      except: { description: 'sample' },
    },
  ],
  processHeading: 'How something new gets in',
  process: [
    {
      title: 'It begins with a complaint',
      text: 'A good idea usually starts as something annoying: a queue, a page nobody understands, a skill that every intern turns out to lack. Students and teachers write it down in one paragraph. Ideas that solve no complaint wait.',
    },
    {
      title: 'One class tries it',
      text: 'A single class uses it for a term. They know that it is a trial, and they may say it is a nuisance without worrying about their marks.',
    },
    {
      title: 'We count before and after',
      text: 'What is measured is agreed before the trial starts: minutes lost, skills passed at the first attempt, students who asked for help. A story about one delighted user does not settle it.',
    },
    {
      title: 'The review decides',
      text: `The curriculum is reviewed ${figures.curriculumReview}, as stated by the school, and the trial is on the table with its numbers, good or bad. It is then taken up, changed and tried again, or dropped, and the class that tried it is told which.`,
    },
  ],
};
