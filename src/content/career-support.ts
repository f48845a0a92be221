/**
 * Career support and internship guidance. The brief gives the figures, the internships, the capstone, LectureSphere and the B.P.T
 * internship; how the guidance runs week by week is written as a stand-in that the school must confirm.
 */
import { figures } from './figures.ts';
import { school } from './school.ts';
import { stats } from './stats.ts';
import type { PageMeta, Point, Question, Sourced } from './types.ts';

/** One part of the page, with an address of its own. */
export interface CareerSection extends Sourced {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly Point[];
}

/** A figure beside what it counts. */
export interface CareerFigure extends Sourced {
  value: string;
  label: string;
  qualifier: string;
}

interface CareerSupport extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  sections: readonly CareerSection[];
  figures: readonly CareerFigure[];
  questions: readonly Question[];
  closing: string;
}

/** The text of one of the school's headline figures ('98%'); an unknown one stops the build. */
export function statValue(id: string): string {
  const stat = stats.find((one) => one.id === id);
  if (stat === undefined) throw new Error(`No headline figure called '${id}'`);
  return stat.value;
}

/** The placement figure. Every page that states it gives the qualifier beside it. */
export const placement = { rate: statValue('placement'), qualifier: 'as stated by the school' } as const;

export const careerSupport: CareerSupport = {
  provenance: 'sample',
  except: { heading: 'specification' },
  meta: {
    title: 'Career Support and Internship Guidance | PUNDIR',
    description:
      'Guidance from the first term, a CV that is true, mock panels, internships and a capstone, what the placement figure counts, and what we do not promise.',
  },
  heading: 'Career Support and Internship Guidance',
  lead: 'A first job is mostly decided before the last year: by what you can do with your hands, who has seen you do it, and whether you can talk about it plainly. We start on that in the first term.',
  sections: [
    {
      id: 'first-term',
      title: 'It begins in the first term',
      provenance: 'sample',
      paragraphs: [
        `In your first term you sit down with a mentor from your own school, with a sheet of paper and half an hour. Classes average ${figures.classSize} students and the faculty ratio is ${figures.facultyRatio}, both as stated by the school, so this is somebody who will know your name and your marks. You write down three things: work you think you would like, work you already know you would not, and what your family needs from your first salary.`,
        'Most first-year students name one job, the one that a cousin has. The mentor’s task is to show the five beside it. A commerce student who says bank learns what credit analysis, compliance and branch operations look like at four in the afternoon. A laboratory student finds out that quality control in a diagnostics company and blood banking are different lives. The sheet is kept, and you rewrite it each year.',
      ],
    },
    {
      id: 'cv-and-interviews',
      title: 'CV, interviews and mock panels',
      provenance: 'sample',
      paragraphs: [
        'Your CV fits on one page and claims only what you could do again tomorrow. ‘Good communication skills’ is crossed out; ‘explained home exercises in Hindi and English to patients after knee surgery’ stays. You write the first draft yourself, a classmate marks it, a teacher marks it again, and you bring it up to date after every internship.',
        'Then come the panels: two teachers and, where we can arrange it, someone who hires in your field. It is uncomfortable. You wear what you would wear on the day, you wait outside, you are asked about the worst mark on your sheet, and afterwards you are told to your face what worked. You sit at least two before the final year. The first goes badly for almost everybody, which is why it happens in our building.',
      ],
      points: [
        {
          title: 'For the ward and the laboratory',
          text: 'You show as well as tell: draw a sample, position a joint, read a slide, find the error in a prescription.',
        },
        {
          title: 'For law',
          text: 'You argue a short brief at the moot bench and answer the judge’s interruption, then explain the same case to a client who has never read a statute.',
        },
        {
          title: 'For business and management',
          text: 'You get a balance sheet and twenty minutes, then a group discussion in which the loudest person does not win.',
        },
        {
          title: 'For IT and design',
          text: 'You open your repository or your portfolio and defend one decision in it, line by line or screen by screen.',
        },
      ],
    },
    {
      id: 'internships-and-capstone',
      title: 'Internships and a capstone',
      provenance: 'specification',
      except: { paragraphs: 'sample', points: 'sample' },
      paragraphs: [
        `Each student completes ${figures.internships} internships and a capstone, as stated by the school. They are part of the course, so they have a supervisor, a logbook and a mark. The first internship is for finding out: you are the newest person in the room, you do small things many times, and you learn whether you like the hours. The second is close to the job you want, and by then you should be of some use.`,
        'The capstone ties the course to one piece of work with your name on it: a small study with data you gathered, an audit of a shop’s stock, a moot memorial, an application that somebody uses. You choose the question with a teacher, defend the result before a panel, and take it to interviews.',
      ],
      points: [
        {
          title: 'Before you go',
          text: 'You agree in writing on dates, hours, tasks, who supervises you, and whether there is a stipend. Often there is none: plan for travel and lunch.',
        },
        {
          title: 'While you are there',
          text: 'You fill in the logbook daily and your teacher calls or visits. If you are made to do unsafe work, or only to fetch tea, tell us in the first week, while another place can still be found.',
        },
        {
          title: 'When you return',
          text: 'You present to the class for ten minutes, including the mistake that taught you most, and your supervisor’s report goes on file.',
        },
      ],
    },
    {
      id: 'hospital-training',
      title: 'Hospital half-days and the B.P.T internship',
      provenance: 'specification',
      except: { paragraphs: 'sample' },
      paragraphs: [
        'In health sciences the best career guidance is the ward at eight in the morning. Half-day hospital rotations are compulsory: you spend part of the day with patients under supervision and the rest in class. Together with hybrid lectures and internships they are followed on LectureSphere, our platform for tracking progress, which is open to parents. A father on the night shift can see that the rotation took place, and ask about it at breakfast.',
        'For B.P.T there is a guaranteed clinical internship after the first semester, as stated by the school. It is early, and deliberately so: you learn what a stroke does to a hand, and how slowly a shoulder comes back, before you have spent years on the theory. Ask us before you enrol in which hospital it takes place, how many weeks it lasts, and how it relates to the internship at the end of the course.',
        'Some people find out on those mornings that they cannot bear it. Hearing that in the first year is worth a great deal, and nobody will think less of you for saying it.',
      ],
    },
    {
      id: 'recruiters-and-placement',
      title: 'Recruiters, and what the placement figure counts',
      provenance: 'specification',
      except: { paragraphs: 'sample', points: 'general' },
      paragraphs: [
        `There are ${figures.recruiters} recruiters and ${placement.rate} placement, both ${placement.qualifier}. We could stop there, but a percentage means nothing until you know what it is a percentage of, so here is what to ask. Ask it of every college on your list; the answers are easy to compare. Write to ${school.admissionsEmail}, name your course, and expect numbers.`,
      ],
      points: [
        {
          title: 'Out of whom?',
          text: 'All who enrolled, all who graduated, or those who registered for placement? The last group is the smallest and gives the highest figure.',
        },
        {
          title: 'Into what?',
          text: 'Permanent posts only, or also paid internships, higher studies and family business?',
        },
        {
          title: 'Which batch and course?',
          text: 'One good year in one course can carry a whole school’s figure. Ask for the last three batches of yours.',
        },
        {
          title: 'Still there?',
          text: 'How many were in that job six months later?',
        },
      ],
    },
    {
      id: 'what-we-do-not-promise',
      title: 'What we don’t promise',
      provenance: 'general',
      paragraphs: [
        'We don’t promise you a job, a salary or a city. An employer decides, and in nursing, pharmacy, law and Ayurveda a registration comes first: a state nursing council, a pharmacy council, the Bar or a medical register has to enter your name before you may practise in your own right. Ask us, course by course, which one applies to you and what it wants.',
        `We also don’t hold your place open if you stop coming. A student below ${figures.attendance} in a module has an examination to rescue before anyone can put her before a recruiter. And no one from the school may ask you for money in return for an interview or an internship. If that happens, refuse, and report it as a grievance; grievances are resolved in ${figures.grievanceDays}, as stated by the school.`,
      ],
    },
    {
      id: 'parents-and-alumni',
      title: 'Parents and alumni',
      provenance: 'sample',
      paragraphs: [
        'Parents help most with two things: letting a daughter take the internship that means a bus at six in the morning, and letting a son say that he has changed his mind. They help least by choosing the employer. Use LectureSphere to see whether the work is being done, come to the yearly meeting with the mentor, and tell us about money or distance before the placement is fixed, when something can still be changed.',
        'Alumni are the ones who remember what the first month is like. They sit on mock panels, answer a message from a student in their old course, and now and then forward a vacancy before it is advertised. After you finish you keep your mentor’s attention for a year, and access to digital learning as long as your alumni credentials are valid. In return we ask you to pick up the telephone when the next one calls.',
      ],
    },
    {
      id: 'year-by-year',
      title: 'Year by year',
      provenance: 'sample',
      paragraphs: [
        'This is the pattern for a three-year degree. In a diploma or a certificate the same steps come closer together; in a longer course the middle stretches and the last year stays as it is.',
      ],
      points: [
        {
          title: 'First term',
          text: 'The talk with your mentor, the sheet, the first draft of a CV. In health sciences, the hospital half-days begin.',
        },
        {
          title: 'Rest of the first year',
          text: 'Visits to three workplaces, two guests who say what they earn their money with, and for B.P.T the clinical internship after the first semester.',
        },
        {
          title: 'Second year',
          text: 'First internship, first mock panel, CV rewritten. You drop one plan and take a closer look at another.',
        },
        {
          title: 'Before the last year',
          text: 'Second internship, second panel, the capstone question agreed. Those who want a master’s degree start on its entrance examination now.',
        },
        {
          title: 'Last year',
          text: 'Capstone, recruiters, applications of your own each week, and the papers for your council or licence where there is one.',
        },
        {
          title: 'The year after',
          text: `A call at one month and at six: are you working, is it what you were told, and what should we teach differently? The curriculum is reviewed ${figures.curriculumReview}, as stated by the school, and your answer is read there.`,
        },
      ],
    },
  ],
  figures: [
    {
      value: placement.rate,
      label: 'placement',
      qualifier: 'As stated by the school. Ask which course, which batch and which kinds of work it counts.',
      provenance: 'specification',
    },
    {
      value: figures.recruiters,
      label: 'recruiters',
      qualifier: 'As stated by the school. Ask which of them hired from your course last year.',
      provenance: 'specification',
    },
    {
      value: figures.internships,
      label: 'internships',
      qualifier: 'For each student, within the course, as stated by the school.',
      provenance: 'specification',
    },
    {
      value: '1',
      label: 'capstone',
      qualifier: 'For each student, defended before a panel.',
      provenance: 'specification',
      except: { qualifier: 'sample' },
    },
  ],
  questions: [
    {
      id: 'can-i-find-my-own-internship',
      q: 'Can I find my own internship?',
      a: 'Yes, and it is good practice. Bring us the offer before you accept: the address, the hours, the name of your supervisor and what you will do. Your mentor checks that it is safe and that it fits the course. Hospital rotations are the exception, since the hospital and the school arrange those between them.',
      provenance: 'sample',
    },
    {
      id: 'are-internships-paid',
      q: 'Are the internships paid?',
      a: 'Some are, many in India are not, and a hospital rotation counts as training. Ask each time and get the answer in the agreement. If unpaid weeks far from home would be too much for your family, say so early; a place nearer by is easier to find in March than in May.',
      provenance: 'general',
    },
    {
      id: 'what-if-i-fail-every-interview',
      q: 'What if I keep failing interviews?',
      a: 'Three refusals in a row bring you back to your mentor, with whatever the employers were willing to say. Often the trouble is narrow: one test, a nervous start, applications for the wrong level. You sit another mock panel and change one thing at a time. Finishing a course without an offer is hard; it is also common, and it passes.',
      provenance: 'sample',
    },
    {
      id: 'what-do-my-parents-see',
      q: 'What do my parents see on LectureSphere?',
      a: 'Your progress through hybrid lectures, compulsory half-day hospital rotations and internships. It is meant for parents as well as students, so expect a question at dinner after a missed morning. What you say to your mentor in confidence is not on it.',
      provenance: 'sample',
      see: 'paramedical',
    },
    {
      id: 'can-i-study-further-instead',
      q: 'Can I study further instead of taking a job?',
      a: 'Of course. Tell your mentor before the last year, because entrance examinations come early and need months. A B.P.T graduate may look at M.P.T, a BBA at one of our MBAs, a law graduate at the LLM. Work out the cost together first: a year of work in between is sometimes the wiser order.',
      provenance: 'general',
      see: 'mpt',
    },
  ],
  closing: `Bring this page to your first visit and ask us about it. If you are still choosing a course, write to ${school.admissionsEmail} and say which job you can picture; we will tell you honestly which course leads there, and when none of ours does.`,
};
