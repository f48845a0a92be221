/** The content of each page's social card, the preview of a shared link. publish/social-cards/ draws the cards. */

import { content } from './content.ts';
import { filmOf } from './films.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.ts';
import { cardPath, type RouteId, routeIds } from './routes.ts';
import { huesOf } from './school-hues.ts';
import { site } from './site.ts';
import { splitEvents } from './split-events.ts';

export interface SocialCard {
  /** The card's path: `/social/faq.jpg`. */
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

/** Returns the cards of all pages, in the order of the routes. */
export function socialCards(): SocialCard[] {
  return routeIds.map((id) => {
    const { title, subtitle = '', hue, language = site.language, picture: pictureId = 'home-hero' } = contentOf(id);
    return { path: cardPath(id), title, subtitle, hue, language, picture: picture(pictureId) };
  });
}

interface CardContent {
  title: string;
  subtitle?: string;
  hue?: string | undefined;
  language?: string;
  /** Absent on pages without a picture, whose card shows the picture of the home page. */
  picture?: string | undefined;
}

function contentOf(id: RouteId): CardContent {
  const school = content.schools.find(({ route }) => route === id);
  if (school) return { title: school.heading, hue: school.hue, picture: school.card.picture };
  const programme = content.programmes.find((candidate) => candidate.id === id);
  if (programme) {
    const hue = huesOf(content.schools).get('paramedical');
    return { title: programme.shortName, subtitle: programme.fullName, hue, picture: programme.picture };
  }
  const simplePage = content['simple-pages'].find((candidate) => candidate.id === id);
  if (simplePage) return { title: simplePage.title, picture: simplePage.picture };
  return pageContent(id);
}

function pageContent(id: RouteId): CardContent {
  if (id === 'home') return { title: content.pages.home.hero.headline };
  const [, page] = Object.entries(content.pages).find(([name]) => name === id) ?? [];
  if (!page || !('heading' in page)) {
    throw new Error(`The page '${id}' has no heading for its social card: write one in src/content/pages/${id}.yaml.`);
  }
  return {
    title: page.heading,
    ...(id === 'hindi' && { subtitle: content.pages.hindi.subtitle, language: 'hi' }),
    picture: firstPictures[id] ?? content.pictures.find((entry) => entry.id === id)?.id,
  };
}

/** The first picture of pages whose picture id differs from the page id. */
const firstPictures: { [Id in RouteId]?: string | undefined } = {
  'about-acrylic': filmOf('acrylic').poster.id,
  gallery: content.gallery[0]?.items[0]?.picture,
  whatson: splitEvents(content.events, site.today.getTime()).upcoming[0]?.picture,
};
