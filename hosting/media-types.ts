/** What the endings of the site's files mean, for hosts that have to be told. `text` is read as UTF-8. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  vtt: 'text/vtt',
  ics: 'text/calendar',
  xml: 'text/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
};

/** The types that are text, which nginx marks as UTF-8. */
export const textTypes = Object.values(mediaTypes).filter((type) => /^text\/|\+xml$|json$/.test(type));
