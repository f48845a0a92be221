/** How one applies, in the order in which it is done, and what to have ready. The addresses stand in school.ts, the form's price in fees.ts. */
import { formFeeText } from './fees.ts';
import type { Point, Sourced } from './types.ts';

/** A step of applying; `address` is what it needs: the office to write to, or the form. */
interface ApplyStep extends Point, Sourced {
  address?: 'admissions' | 'form';
}

/** Papers to have ready, and for whom. */
interface PaperList extends Sourced {
  id: 'first' | 'master';
  title: string;
  papers: readonly string[];
}

const steps: readonly ApplyStep[] = [
  {
    title: 'See whether you can get in',
    text: 'Read what the course asks for: class, subjects, marks, an entrance examination. If you are unsure, send your marksheet to the admissions office and ask, before you pay for anything.',
    address: 'admissions',
    provenance: 'general',
  },
  {
    title: 'Get your papers together',
    text: 'Photograph each one flat and by daylight, so that every figure can be read. Keep the originals with you: they are looked at on admission.',
    provenance: 'general',
  },
  {
    title: 'Fill in the form',
    text: `It opens in a new tab and costs ${formFeeText}, paid once. That pays for the form and holds no seat.`,
    address: 'form',
    provenance: 'specification',
    except: { text: 'general' },
  },
  {
    title: 'Wait for an offer in writing',
    text: 'A seat is yours when you have a written offer and have paid what it asks by its date. Pay only by the route that the form names, never into a person’s own account, and keep every receipt.',
    provenance: 'sample',
  },
];

const papers: readonly PaperList[] = [
  {
    id: 'first',
    title: 'What to have ready',
    provenance: 'general',
    papers: [
      'Class 10 marksheet, and 10+2 where the course asks for it',
      'Leaving or transfer certificate; a migration certificate if you change boards',
      'Proof of identity and of the date of birth',
      'Photographs, passport size',
      'Score card of the entrance examination, where there is one',
      'Category, income or domicile certificate, where it applies',
    ],
  },
  {
    id: 'master',
    title: 'For a master’s course, also',
    provenance: 'general',
    papers: [
      'Bachelor’s degree or its provisional certificate',
      'Marksheets of all years of the degree',
      'Internship completion and registration, where the profession has them',
    ],
  },
];

export const admissions = { heading: 'How to apply', steps, papers } as const;
