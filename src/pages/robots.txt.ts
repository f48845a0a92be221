import { site } from '#model/site.ts';

/** Allows all crawlers. */
export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
}
