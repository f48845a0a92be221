import type { EventStatus } from '#schemas/event-status.ts';

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
  q: string;
  a: string;
}

export interface EventFacts {
  status: EventStatus;
  /** Earlier dates, oldest first. */
  was?: readonly { starts: string }[] | undefined;
  title: string;
  description: string;
  /** ISO 8601 with an offset. */
  starts: string;
  ends: string;
  location: string;
}

export interface PictureFacts {
  /** The whole address of the largest file. */
  address: string;
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
  /** The whole address of its page, or of its place on its school's. */
  address: string;
  /** What one takes home; a subject within a course has none. */
  award?: string | undefined;
  /** The shortest time it takes. */
  months?: number | undefined;
  /** Rupees a year; null where it is given on request. */
  fee?: number | null | undefined;
}
