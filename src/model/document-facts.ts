/** Metadata in the head of a page for browsers, search engines and link previews. */
import type { PageMeta } from '#schemas/shared.ts';
import type { PictureData } from './picture-data.ts';
import { pictureFacts } from './pictures.ts';
import { cardPath, pathOf, type RouteId } from './routes.ts';
import { site } from './site.ts';
import { breadcrumbs, graph, organisation, pageWithPicture } from './structured-data.ts';

interface Page {
  /** Null for the 404 page, which has no canonical URL. */
  route: RouteId | null;
  meta: PageMeta;
  /** The largest picture of the first screen. */
  picture: PictureData | undefined;
  /** The page's own structured data. */
  data: Parameters<typeof graph>[0];
}

/** Returns a page's title, canonical URL, social card and structured data. */
export function documentFacts({ route, meta, picture, data }: Page) {
  const canonical = route ? new URL(pathOf(route), site.origin).href : null;
  const nodes = [
    organisation(site),
    route ? breadcrumbs(route, site.origin) : null,
    canonical && picture ? pageOf(canonical, meta.title, picture) : null,
    ...data,
  ];
  return {
    canonical,
    /** Home’s title begins with the school’s name. */
    title: meta.title.startsWith(site.name) ? meta.title : `${meta.title} | ${site.shortName}`,
    card: new URL(cardPath(route ?? 'home'), site.origin).href,
    cardAlt: `${meta.title}. ${picture?.alt ?? site.tagline}`,
    structuredData: graph(nodes),
  };
}

function pageOf(canonical: string, title: string, { id, width, height, webp }: PictureData) {
  const largest = webp.at(-1);
  if (!largest) return null;
  return pageWithPicture(canonical, title, {
    ...pictureFacts(id),
    url: site.origin + largest.src,
    width: largest.width,
    height: Math.round((largest.width * height) / width),
  });
}
