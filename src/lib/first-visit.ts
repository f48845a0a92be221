import { entered } from './intro-check.ts';

/**
 * The inline script of the head where there is no intro, at most 400 bytes. On a first visit two things wait, since each would take a quarter
 * of a second from the first picture. On a slow line: the faces for headings, figures and phrases, until that picture stands (or, without
 * one, the page); until then their stand-ins of the same measures do (styles/tokens.css). 80 ms more, since a picture that has come is yet to
 * be painted. On a slow phone: the layout of what lies below the first screen, until the page has come (behaviours/lay-out-below.ts); not
 * where the visitor is to land there, by a fragment or on a reload. Whoever comes from another page of the site or has its offline copy has
 * the faces already, and its pages are to stand at once where they are turned.
 */
export const firstVisit = [
  'try{let d=document,s=d.documentElement.dataset,go=()=>setTimeout(()=>delete s.fonts,80);',
  'if(!navigator.serviceWorker?.controller&&!d.referrer.startsWith(origin)){',
  "s.fonts='later';",
  "d.addEventListener('load',e=>e.target.matches('img[fetchpriority]')&&go(),true);",
  "addEventListener('load',go);",
  // Last: a browser that can't say how the page was come to throws here.
  `if(!location.hash&&${entered})s.below='later'}}catch{}`,
].join('');
