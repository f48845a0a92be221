import { site } from '#model/site.ts';

/** Returns the web app manifest. */
export function GET(): Response {
  const manifest = {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#13141c',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
