import type { EventStatus } from '#schemas/event-status.ts';

/** Facts of the school, the input of `organisation` (structured-data.ts). */
export interface OrganisationFacts {
  origin: string;
  name: string;
  shortName: string;
  tagline: string;
  description: string;
  country: string;
  admissionsEmail: string;
  place?: string | undefined;
  address?: string | undefined;
  telephone?: string | undefined;
}

export interface QuestionFacts {
  question: string;
  /** The blocks of the answer (utils/markdown.ts). */
  answer: readonly string[];
}

export interface EventFacts {
  status: EventStatus;
  /** Oldest first. */
  earlierDates?: readonly { starts: string }[] | undefined;
  title: string;
  description: string;
  /** ISO 8601 with an offset. */
  starts: string;
  ends: string;
  location: string;
}

export interface PictureFacts {
  /** Absolute URL of the largest file. */
  url: string;
  /** In pixels. */
  width: number;
  height: number;
  caption: string;
  credit: string;
}

export interface CourseFacts {
  /** 'Bachelor of Physiotherapy' */
  fullName: string;
  /** 'B.P.T' */
  shortName: string;
  about: string;
  /** Absolute URL of its page, or of its section on its school's page. */
  url: string;
  /** The degree or certificate; a subject within a course has none. */
  award?: string | undefined;
  /** Minimum length in months. */
  months?: number | undefined;
  /** In rupees per year; null if the fee is on request. */
  fee?: number | null | undefined;
  /** Whether the fee is for the complete course. */
  isPaidOnce?: boolean | undefined;
}
