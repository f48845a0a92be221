import type { Redirect } from './redirects.ts';

/** A small page for hosts that know no redirects: says where the page is, canonically, and goes there. */
export function redirectPage({ to }: Redirect, origin: string): string {
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>This page has moved</title>',
    `<link rel="canonical" href="${origin}${to}">`,
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    '<body>',
    '<main>',
    '<h1>This page has moved</h1>',
    `<p>It is now at <a href="${to}">${origin}${to}</a>.</p>`,
    '</main>',
    '</html>',
    '',
  ].join('\n');
}
