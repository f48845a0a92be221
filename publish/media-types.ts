/** Media types by file extension, for hosts that need them. Text files are in UTF-8. */
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

/** Text types; nginx adds `charset=utf-8`. */
export const textTypes = Object.values(mediaTypes).filter(isText);

/** Extensions of text files, with the dot. They are sent compressed. */
export const textExtensions = Object.keys(mediaTypes)
  .filter((extension) => isText(mediaTypes[extension] ?? ''))
  .map((extension) => `.${extension}`);

/** Returns the `Content-Type` of a path. Paths without an extension are pages. */
export function contentType(path: string): string {
  const type = mediaTypes[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? 'application/octet-stream';
  return isText(type) ? `${type}; charset=utf-8` : type;
}
