/** What the social card of each page shows: what a link to it looks like in a message. Drawn by publish/social-cards/. */

import { content } from './content.ts';
import { filmOf } from './films.ts';
import { partEvents } from './part-events.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.ts';
import { cardPath, type RouteId, routeIds } from './routes.ts';
import { site } from './site.ts';

export interface SocialCard {
  /** The card's address: `/social/faq.jpg`. */
  path: string;
  title: string;
  /** A programme's full name below its short one. */
  subtitle: string;
  /** The hue of a school's pages (styles/tokens.css). */
  hue: string | undefined;
  /** Language of the title. */
  language: string;
  picture: PictureData;
}

/** The cards of all pages, in the order of the routes. */
export function socialCards(): SocialCard[] {
  return routeIds.map((id) => {
    const defaults = { subtitle: '', hue: undefined, language: site.language, picture: 'home-hero' };
    const { picture: pictureId, ...card } = { ...defaults, ...contentOf(id) };
    return { path: cardPath(id), ...card, picture: picture(pictureId) };
  });
}

interface CardContent {
  title: string;
  subtitle?: string;
  hue?: string;
  language?: string;
  /** Absent on pages without a picture, which show that of the home page. */
  picture?: string;
}

function contentOf(id: RouteId): CardContent {
  const school = content.schools.find(({ route }) => route === id);
  if (school) return { title: school.heading, hue: school.hue, picture: school.card.picture };
  const programme = content.programmes.find((one) => one.id === id);
  if (programme) {
    const hue = content.schools.find(({ route }) => route === 'paramedical')?.hue;
    return { title: programme.shortName, subtitle: programme.fullName, picture: programme.picture, ...(hue && { hue }) };
  }
  const own = content['simple-pages'].find((one) => one.id === id);
  if (own) return { title: own.title, ...(own.picture && { picture: own.picture }) };
  return pageContent(id);
}

function pageContent(id: RouteId): CardContent {
  if (id === 'home') return { title: content.pages.home.hero.headline };
  const [, page] = Object.entries(content.pages).find(([name]) => name === id) ?? [];
  if (!page || !('heading' in page)) {
    throw new Error(`The page '${id}' has no heading for its social card: write one in src/content/pages/${id}.yaml.`);
  }
  const pictureId = firstPictures()[id] ?? content.pictures.find((entry) => entry.id === id)?.id;
  return {
    title: page.heading,
    ...(id === 'hindi' && { subtitle: content.pages.hindi.subtitle, language: 'hi' }),
    ...(pictureId && { picture: pictureId }),
  };
}

/** The first picture of the pages whose picture is not named after them. */
function firstPictures(): { [Id in RouteId]?: string | undefined } {
  return {
    'about-acrylic': filmOf('acrylic').poster.id,
    gallery: content.gallery[0]?.items[0]?.picture,
    innovation: content.innovations[0]?.picture,
    research: content.research[0]?.picture,
    whatson: partEvents(content.events, site.today.getTime()).toCome[0]?.picture,
  };
}
