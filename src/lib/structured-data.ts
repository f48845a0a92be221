/** Data for search engines, by schema.org's vocabulary. Every function is pure and gives one node. */

import { labelOf, pathOf, type RouteId, trailOf } from './routes.ts';
import type { EventVenue, FilmFacts, OrganisationFacts, PictureFacts, QuestionFacts } from './structured-data-types.ts';

type Node = { '@type': string } & Record<string, unknown>;

/** The school itself. On every page. */
export function organisation(school: OrganisationFacts): Node {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${school.origin}/#organisation`,
    name: school.name,
    alternateName: school.shortName,
    slogan: school.tagline,
    description: school.description,
    url: `${school.origin}/`,
    logo: `${school.origin}/icon-512.png`,
    address: { '@type': 'PostalAddress', addressCountry: school.country },
    contactPoint: { '@type': 'ContactPoint', contactType: 'admissions', email: school.admissionsEmail },
  };
}

/** The pages above a page. Null on the home page, which has none. */
export function breadcrumbs(route: RouteId, origin: string): Node | null {
  const trail = trailOf(route);
  if (trail.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: labelOf(id),
      item: `${origin}${pathOf(id)}`,
    })),
  };
}

/** A page with its first picture: what it shows and who made it. */
export function pageWithPicture(address: string, name: string, picture: PictureFacts): Node {
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      contentUrl: picture.address,
      width: picture.width,
      height: picture.height,
      caption: picture.caption,
      creditText: picture.credit,
    },
  };
}

/** The questions that the FAQ page gives to search engines. */
export function faqPage(questions: readonly QuestionFacts[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** An event of the school. `at` is the event's own address on the site. */
export function event(facts: EventVenue, school: OrganisationFacts, at: string, image: string): Node {
  return {
    '@type': 'Event',
    name: facts.title,
    description: facts.description,
    startDate: facts.starts,
    endDate: facts.ends,
    url: at,
    image,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: `${facts.location}, ${school.name}`,
      address: { '@type': 'PostalAddress', addressCountry: school.country },
    },
    organizer: { '@id': `${school.origin}/#organisation` },
  };
}

/** A film that is the main matter of its page. */
export function video(film: FilmFacts, origin: string): Node {
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: `${origin}${film.thumbnail}`,
    contentUrl: `${origin}${film.source}`,
    uploadDate: film.published,
    duration: `PT${film.seconds}S`,
  };
}

/** All nodes of a page as the text of one script element, safe to stand in HTML. */
export function graph(nodes: readonly (Node | null)[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) });
  return json.replaceAll('<', '\\u003c');
}
