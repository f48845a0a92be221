/**
 * Structured data for search engines. Every function is pure and returns a node with a type of schema.org (schema-dts): an unknown type or
 * property, or a value of the wrong type, fails `npm run check`.
 */
import type {
  BreadcrumbListLeaf,
  CollegeOrUniversityLeaf,
  CourseLeaf,
  EventLeaf,
  FAQPageLeaf,
  Graph,
  ItemListLeaf,
  PostalAddressLeaf,
  QuantitativeValue,
  Thing,
  VideoObjectLeaf,
  WebPageLeaf,
} from 'schema-dts';
import { plainText } from '#utils/markdown.ts';
import { isLongerName, withoutDots } from './course-names.ts';
import type { FilmData } from './picture-data.ts';
import { labelOf, pathOf, type RouteId, trailOf } from './routes.ts';
import type { CourseFacts, EventFacts, OrganisationFacts, PictureFacts, QuestionFacts } from './structured-data-types.ts';

/** Returns the school, for every page. */
export function organisation(institution: OrganisationFacts): CollegeOrUniversityLeaf {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${institution.origin}/#organisation`,
    name: institution.name,
    alternateName: institution.shortName,
    slogan: institution.tagline,
    description: institution.description,
    url: `${institution.origin}/`,
    logo: `${institution.origin}/icon-512.png`,
    address: postalAddress(institution),
    ...(institution.telephone ? { telephone: institution.telephone } : {}),
    contactPoint: { '@type': 'ContactPoint', contactType: 'admissions', email: institution.admissionsEmail },
  };
}

/** Returns the postal address: the country, and the town and street once they are given. */
function postalAddress({ country, place, address }: OrganisationFacts): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    ...(place ? { addressLocality: place } : {}),
    addressCountry: country,
  };
}

/** Returns the ancestors of a page. Returns null for the home page, which has none. */
export function breadcrumbs(route: RouteId, origin: string): BreadcrumbListLeaf | null {
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

/** Returns a page with its first picture, the picture's caption and its credit. */
export function pageWithPicture(url: string, name: string, picture: PictureFacts): WebPageLeaf {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      contentUrl: picture.url,
      width: pixels(picture.width),
      height: pixels(picture.height),
      caption: picture.caption,
      creditText: picture.credit,
    },
  };
}

/** Returns a length in pixels, with the unit code of UN/CEFACT. */
const pixels = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' });

/** Returns the questions of the FAQ page. */
export function faqPage(questions: readonly QuestionFacts[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** The event statuses of schema.org. */
const eventStatus = {
  scheduled: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** Returns an event of the school. `url` is the event's URL on the site. */
export function event(facts: EventFacts, institution: OrganisationFacts, url: string, image: string): EventLeaf {
  return {
    '@type': 'Event',
    name: facts.title,
    description: facts.description,
    startDate: facts.starts,
    ...(facts.earlierDates?.length ? { previousStartDate: facts.earlierDates.map(({ starts }) => starts) } : {}),
    endDate: facts.ends,
    url,
    image,
    eventStatus: eventStatus[facts.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: `${facts.location}, ${institution.name}`,
      address: postalAddress(institution),
    },
    organizer: { '@id': `${institution.origin}/#organisation` },
  };
}

/**
 * Returns a film that every visitor sees on the page. Not for the reel, which phones do not show, because search engines index pages as a phone.
 * https://developers.google.com/search/docs/appearance/structured-data/video
 */
export function video(film: FilmData, origin: string): VideoObjectLeaf {
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: film.description,
    thumbnailUrl: `${origin}${film.poster.webp.at(-1)?.src ?? ''}`,
    contentUrl: `${origin}${film.sources.at(-1)?.src ?? ''}`,
    uploadDate: film.published,
    duration: `PT${film.seconds}S`,
  };
}

/**
 * Returns a course of the school, with the spellings that families search for.
 * https://developers.google.com/search/docs/appearance/structured-data/course
 */
export function course(facts: CourseFacts, origin: string): CourseLeaf {
  const { fullName, shortName, about, url, award, months, fee, isPaidOnce } = facts;
  const alternateName = [shortName, withoutDots(shortName)].filter(
    (name, index, names) => isLongerName(name, fullName) && names.indexOf(name) === index,
  );
  return {
    '@type': 'Course',
    '@id': `${url}${url.includes('#') ? '-' : '#'}course`,
    name: fullName,
    ...(alternateName.length > 0 ? { alternateName } : {}),
    description: about,
    url,
    provider: { '@id': `${origin}/#organisation` },
    ...(award ? { educationalCredentialAwarded: award } : {}),
    ...(months ? { timeRequired: `P${months}M` } : {}),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', ...(months ? { duration: `P${months}M` } : {}) },
    ...(fee
      ? {
          offers: {
            '@type': 'Offer',
            category: 'Paid',
            url,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: fee,
              priceCurrency: 'INR',
              ...(isPaidOnce ? {} : { unitCode: 'ANN' }),
            },
          },
        }
      : {}),
  };
}

/** Returns the courses of a school, in the order of the school's page. */
export function courseList(name: string, courses: readonly CourseFacts[], origin: string): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: courses.length,
    itemListElement: courses.map((facts, index) => ({ '@type': 'ListItem', position: index + 1, item: course(facts, origin) })),
  };
}

/** Serialises the nodes for one JSON-LD script element, escaped for HTML. */
export function graph(nodes: readonly (Thing | null)[]): string {
  const data: Graph = { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) };
  const json = JSON.stringify(data);
  return json.replaceAll('<', '\\u003c');
}
