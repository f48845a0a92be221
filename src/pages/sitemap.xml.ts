import { pathOf, routeIds } from '#model/routes.ts';
import { site } from '#model/site.ts';

/** Returns the sitemap. */
export function GET(): Response {
  const urls = routeIds.map((id) => `  <url><loc>${site.origin}${pathOf(id)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
