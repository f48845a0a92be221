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
  /** Earlier dates, the first one first. */
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
