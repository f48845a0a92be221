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

const isText = (type: string) => /^text\/|\+xml$|json$/.test(type);

/** The types that are text, which nginx marks as UTF-8. */
export const textTypes = Object.values(mediaTypes).filter(isText);

/** The endings of files that are text, each with its dot: they are sent compressed. */
export const textEndings = Object.keys(mediaTypes)
  .filter((ending) => isText(mediaTypes[ending] ?? ''))
  .map((ending) => `.${ending}`);

/** The `Content-Type` of a file by its path; what has no ending is a page. */
export function contentType(path: string): string {
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}
