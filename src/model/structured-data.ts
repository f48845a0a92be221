/**
 * Data for search engines. Every function is pure and gives one node, of a type in schema.org's vocabulary (schema-dts): a type or a
 * property that the vocabulary does not have, or a value of the wrong kind, fails `npm run check`.
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
import { saysMore, withoutDots } from './course-names.ts';
import type { FilmData } from './picture-data.ts';
import { labelOf, pathOf, type RouteId, trailOf } from './routes.ts';
import type { CourseFacts, EventFacts, OrganisationFacts, PictureFacts, QuestionFacts } from './structured-data-types.ts';

/** The school itself. On every page. */
export function organisation(school: OrganisationFacts): CollegeOrUniversityLeaf {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${school.origin}/#organisation`,
    name: school.name,
    alternateName: school.shortName,
    slogan: school.tagline,
    description: school.description,
    url: `${school.origin}/`,
    logo: `${school.origin}/icon-512.png`,
    address: postalAddress(school),
    ...(school.telephone ? { telephone: school.telephone } : {}),
    contactPoint: { '@type': 'ContactPoint', contactType: 'admissions', email: school.admissionsEmail },
  };
}

/** The postal address: the country, and town and street once they are given. */
function postalAddress({ country, place, address }: OrganisationFacts): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address } : {}),
    ...(place ? { addressLocality: place } : {}),
    addressCountry: country,
  };
}

/** The pages above a page. Null on the home page, which has none. */
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

/** A page with its first picture, the picture's caption and its credit. */
export function pageWithPicture(address: string, name: string, picture: PictureFacts): WebPageLeaf {
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name,
    primaryImageOfPage: {
      '@type': 'ImageObject',
      contentUrl: picture.address,
      width: pixels(picture.width),
      height: pixels(picture.height),
      caption: picture.caption,
      creditText: picture.credit,
    },
  };
}

/** A length in pixels, by its code in the United Nations' list of units. */
const pixels = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' });

/** The questions that the FAQ page gives to search engines. */
export function faqPage(questions: readonly QuestionFacts[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** schema.org's names of the statuses. */
const eventStatus = {
  scheduled: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** An event of the school. `at` is the event's own address on the site. */
export function event(facts: EventFacts, school: OrganisationFacts, at: string, image: string): EventLeaf {
  return {
    '@type': 'Event',
    name: facts.title,
    description: facts.description,
    startDate: facts.starts,
    ...(facts.was?.length ? { previousStartDate: facts.was.map(({ starts }) => starts) } : {}),
    endDate: facts.ends,
    url: at,
    image,
    eventStatus: eventStatus[facts.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: `${facts.location}, ${school.name}`,
      address: postalAddress(school),
    },
    organizer: { '@id': `${school.origin}/#organisation` },
  };
}

/**
 * A film that everybody sees on the page: not the reel, which phones do not have, and search engines read pages as a phone does.
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
 * A course of the school, with the spellings that families search for.
 * https://developers.google.com/search/docs/appearance/structured-data/course
 */
export function course(facts: CourseFacts, origin: string): CourseLeaf {
  const { fullName, shortName, about, address, award, months, fee } = facts;
  const alternateName = [shortName, withoutDots(shortName)].filter(
    (name, index, names) => saysMore(name, fullName) && names.indexOf(name) === index,
  );
  return {
    '@type': 'Course',
    '@id': `${address}${address.includes('#') ? '-' : '#'}course`,
    name: fullName,
    ...(alternateName.length > 0 ? { alternateName } : {}),
    description: about,
    url: address,
    provider: { '@id': `${origin}/#organisation` },
    ...(award ? { educationalCredentialAwarded: award } : {}),
    ...(months ? { timeRequired: `P${months}M` } : {}),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Onsite', ...(months ? { duration: `P${months}M` } : {}) },
    ...(fee
      ? {
          offers: {
            '@type': 'Offer',
            category: 'Paid',
            url: address,
            priceSpecification: { '@type': 'UnitPriceSpecification', price: fee, priceCurrency: 'INR', unitCode: 'ANN' },
          },
        }
      : {}),
  };
}

/** The courses of a school, in the order of its page. */
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
  const whole: Graph = { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== null) };
  const json = JSON.stringify(whole);
  return json.replaceAll('<', '\\u003c');
}
