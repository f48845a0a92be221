/**
 * When an island comes to work: `client:wanted={{ … }}` (made known to Astro in astro.config.ts; it stands inline in the page). Once it is seen,
 * and only where its query matches.
 *
 * One whose HTML says all, but for its buttons, may say until when that is true. On a screen worked by touch, whose processor is slow, it does
 * not come to work merely because the page scrolls past, but once one of its buttons is pressed. Its files are fetched when it is seen. A press
 * that comes before it works is held and given on, on every screen.
 *
 * One whose files can't be had, since the line is gone or the site was published anew, is marked `data-lost`: base.css puts words in the place
 * of what would do nothing. Said here, where it needs no other file.
 */
import type { ClientDirective } from 'astro';

export interface Wanted {
  /** A media query without which it is never wanted: there its HTML is all that there is. */
  where?: string;
  /** Its HTML says all until this moment, in milliseconds. */
  trueUntil?: number | undefined;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wanted'?: Wanted;
  }
}

const whenWanted: ClientDirective = (load, { value }, island) => {
  const { where = 'all', trueUntil = 0 } = value as unknown as Wanted;
  let awake: Promise<void> | undefined;
  let pressed: HTMLElement | undefined;

  const wake = () => {
    awake ??= load()
      .then((work) => work())
      .then(() => island.removeEventListener('click', hold, true));
    return awake;
  };
  /** Of several presses the last one is given on. */
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (!pressed) wake().then(() => pressed?.click());
    pressed = button;
  };
  const seen = () => {
    island.addEventListener('click', hold, true);
    if (matchMedia('(hover: hover)').matches || Date.now() > trueUntil) wake();
    else for (const file of ['component-url', 'renderer-url']) fetchAhead(island.getAttribute(file));
  };
  const watch = () => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen();
    });
    for (const child of island.children) observer.observe(child);
  };

  island.addEventListener('astro:hydration-error', () => {
    island.dataset.lost = '';
  });
  const place = matchMedia(where);
  if (place.matches) watch();
  else place.addEventListener('change', watch, { once: true });
};

function fetchAhead(file: string | null): void {
  if (!file) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

export default whenWanted;
