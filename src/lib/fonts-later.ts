/**
 * An inline script of the head, at most 400 bytes: on a first visit the faces for headings, figures and phrases wait until the first picture
 * stands (or, without one, the page), since on a slow line they would take a quarter of a second from it; until then their stand-ins of the
 * same measures do (styles/tokens.css). 50 ms more, since a picture that has come is yet to be painted. Whoever comes from another page of
 * the site or has its offline copy has them already. Not on a page with an intro, which is nothing without its letters.
 */
export const fontsLater = [
  'try{if(!navigator.serviceWorker?.controller&&!document.referrer.startsWith(location.origin)){',
  'let d=document.documentElement,go=()=>requestAnimationFrame(()=>setTimeout(()=>delete d.dataset.fonts,50));',
  "d.dataset.fonts='later';",
  "document.addEventListener('load',e=>e.target.matches('img[fetchpriority]')&&go(),true);",
  "addEventListener('load',go)}}catch{}",
].join('');
