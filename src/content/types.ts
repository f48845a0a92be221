/**
 * The shapes of everything a visitor reads. Content files hold values of these types and nothing else: no markup, no addresses
 * (pages are named by route id, pictures and films by catalogue id).
 */
import type { RouteId } from '../lib/routes.ts';

/**
 * Where a piece of content comes from, so that a launch check can list what the school must confirm.
 * `specification`: the school's own brief gives it. `general`: general knowledge of such courses in India (usual length,
 * entrance). `sample`: written as a plausible stand-in, to be replaced or confirmed by the school.
 */
export type Provenance = 'specification' | 'general' | 'sample';

/** An entity that says where it comes from; `except` names the fields that come from elsewhere. */
export interface Sourced {
  provenance: Provenance;
  except?: Readonly<Record<string, Provenance>>;
}

/** What search engines and social cards read. Title at most 60 characters, description 110 to 160. */
export interface PageMeta {
  title: string;
  description: string;
}

/** A heading with one or more sentences under it. */
export interface Point {
  title: string;
  text: string;
}

/** A place on a page, where the page as a whole would be too far: the nine schools on the home page, say. */
export interface PagePlace {
  route: RouteId;
  fragment: string;
  /** What the link says. */
  label: string;
}

/** A page to read next, or a place on it by a label of its own, and what one finds there. */
export type NextPage = { why: string } & ({ route: RouteId; fragment?: never; label?: never } | PagePlace);

/** One question and its answer. `id` is its address on the page (`/faq#id`); `see` what to read next. */
export interface Question extends Sourced {
  id: string;
  q: string;
  a: string;
  see?: RouteId | PagePlace;
}

/** A headline figure. `qualifier` says how it is counted, or 'as stated by the school'. */
export interface Stat extends Sourced {
  id: string;
  value: string;
  label: string;
  description: string;
  qualifier: string;
}

/** A school as a card: what the home page shows of it. */
export interface SchoolCard {
  name: string;
  description: string;
  programmes: readonly string[];
  /** How many they are, as text: '8 programmes'. */
  courseCount: string;
  /** How many students there are at one time, as text: '720 students'. */
  studentCount: string;
  duration: string;
  picture: string;
  route: RouteId;
}

/** The nine hues, one a school; the colours themselves stand in the style tokens. */
export type Hue = 'neem' | 'ochre' | 'rani' | 'turmeric' | 'sandstone' | 'sky' | 'indigo' | 'rose' | 'leaf';

/** A course that a school offers: short name, then full name, and what it is about. */
export interface Course extends Sourced {
  id: string;
  shortName: string;
  fullName: string;
  /** One or two sentences: what one studies, what it is for. */
  about: string;
  /** The usual length in India, as text ('3 years'); a subject within a course has none. */
  length?: string;
  /** What one needs to get in, as text ('10+2 in any stream'). */
  entrance?: string;
}

/** A school page. */
export interface School extends Sourced {
  id: string;
  route: RouteId;
  hue: Hue;
  meta: PageMeta;
  card: SchoolCard;
  /** The page's h1. */
  heading: string;
  /** One sentence under the heading. */
  lead: string;
  /** Two to four paragraphs. */
  body: readonly string[];
  /** What stands over the list of courses, and the courses themselves. */
  coursesHeading: string;
  coursesLead: string;
  courses: readonly Course[];
  /** How one learns there: three to five points. */
  learning: readonly Point[];
  /** Where it leads: roles or fields, plain words. */
  outcomes: readonly string[];
  /** A handful of questions a family asks of this school. */
  questions: readonly Question[];
  /** A few pages to read next, each with what one finds there. */
  next: readonly NextPage[];
}

/** One category of certificate courses. */
export interface CourseCategory extends Sourced {
  id: string;
  title: string;
  about: string;
  courses: readonly CertificateCourse[];
}

/** A certificate course: its code and its full name. */
export interface CertificateCourse {
  code: string;
  name: string;
  /** As text, within the school's 3-12 months. */
  length: string;
}

/** A paramedical programme page. Its fee stands in fees.ts under the same id. */
export interface Programme extends Sourced {
  id: ProgrammeId;
  meta: PageMeta;
  shortName: string;
  fullName: string;
  level: 'Certificate' | 'Diploma' | 'Bachelor' | 'Master';
  length: string;
  entrance: string;
  /** The place and the people the programme is about, in one or two sentences. */
  lead: string;
  /** What the profession is and what one will be doing: two or three paragraphs. */
  body: readonly string[];
  /** Reasons to choose it: at least six. */
  why: readonly Point[];
  /** What one studies, in the order it comes. */
  study: readonly Point[];
  /** Where it leads. */
  careers: readonly string[];
  /** Admissions questions: at least six. */
  questions: readonly Question[];
  closing: string;
  picture: string;
  /** Programmes to compare it with, off its own ladder. What comes before and after it stands in programmes/steps.ts. */
  related: readonly ProgrammeId[];
}

/** From one programme up to the next, and how one usually gets there. */
export interface StudyStep extends Sourced {
  from: ProgrammeId;
  to: ProgrammeId;
  how: string;
}

/** What comes before the lowest programme of a ladder or after the highest: no programme of the school. */
export interface StudyStage extends Point, Sourced {}

export type ProgrammeId =
  | 'bmlt'
  | 'dmlt'
  | 'bpt'
  | 'mpt'
  | 'dpharm'
  | 'bpharm'
  | 'anm'
  | 'gnm'
  | 'bams'
  | 'bscnursing'
  | 'hso'
  | 'gda';

/** An area of research. Funding and publications are text, each with its qualifier inside. */
export interface ResearchArea extends Sourced {
  id: string;
  title: string;
  description: string;
  projects: readonly string[];
  funding: string;
  publications: string;
  /** One or two paragraphs more, for the standalone page. */
  body: readonly string[];
  picture: string;
  /** A second picture for the article, since a wide screen shows the first one just above it. */
  articlePicture: string;
}

/** Something new at the school, with one figure. */
export interface InnovationHighlight extends Sourced {
  id: string;
  title: string;
  metric: string;
  /** What the metric counts, and that it is a sample or as stated. */
  metricLabel: string;
  description: string;
  picture: string;
}

export type EventCategory = 'Academic' | 'Cultural' | 'Sports' | 'Career';

/**
 * Something that happens on a day. `starts` and `ends` are ISO 8601 with India's offset (+05:30). `announced` is the day on which it was
 * first written here, `changed` each day since on which its date or place was changed: visitors' calendars go by them.
 */
export interface SchoolEvent extends Sourced {
  id: string;
  title: string;
  category: EventCategory;
  starts: string;
  ends: string;
  announced: string;
  changed?: readonly string[];
  location: string;
  attendees: string;
  picture: string;
  description: string;
  featured: boolean;
}

/** A picture of the gallery. `title` is its plain name, `headline` what is printed large, `caption` what is said of it. */
export interface GalleryItem extends Sourced {
  id: string;
  picture: string;
  title: string;
  headline: string;
  caption: string;
}

/** Nine pictures and the film that follows them. */
export interface GalleryBlock {
  id: 'dawn' | 'noon' | 'dusk';
  title: string;
  about: string;
  items: readonly GalleryItem[];
  /** The picture that stands for the block in the page's head. */
  stands: string;
  film: string;
}

/** A note about the site itself: a few headed parts. */
export interface NoteContent extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  parts: readonly { title: string; paragraphs: readonly string[] }[];
  next: readonly NextPage[];
}

/** An award or a partnership. */
export interface AwardCard extends Sourced {
  id: string;
  title: string;
  category: string;
  details: readonly string[];
  picture: string;
  qualifier: string;
}

/** One section of a long document, with an address of its own. */
export interface DocumentSection extends Sourced {
  id: string;
  title: string;
  paragraphs: readonly string[];
  rules?: readonly string[];
  /** What follows the rules, where there is something to say. */
  after?: readonly string[];
}
