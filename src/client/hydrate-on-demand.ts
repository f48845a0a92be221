/**
 * When an island hydrates: the client directive `client:on-demand={{ … }}` (registered in astro.config.ts; it stands inline in the page). It hydrates
 * once it is visible, and only where its media query matches.
 *
 * An island whose HTML is complete without its buttons may say until when that is so (`until`). On a touch screen, whose processor is slow, it hydrates
 * at the first press of one of its buttons; its scripts are prefetched when it becomes visible. A click before hydration is held and replayed,
 * on every screen, and the button is marked `aria-busy` until then (base.css).
 *
 * Hydration compares the island with what the build rendered. If the browser has translated the page, the translation is undone for that
 * moment, and then redone.
 *
 * An island whose scripts fail to load, without a network or after a new publication, is marked `data-lost`: base.css then shows a message in
 * the place of buttons that would do nothing. This file can do so without loading another.
 */
import type { ClientDirective } from 'astro';
import { recordChanges } from './recorded-changes.ts';

interface Demand {
  /** A media query. Where it does not match, the island stays as the HTML has it. */
  media?: string;
  /** Until when its HTML is right without its buttons, in milliseconds. On touch screens it hydrates at the first press until then. */
  until?: number | undefined;
  /** From how far below the screen it counts as visible: a margin such as '300px'. */
  margin?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:on-demand'?: Demand;
  }
}

function hydrateOnDemand(load: Parameters<ClientDirective>[0], { value }: { value: Demand }, island: HTMLElement): void {
  const { media = 'all', until = 0, margin = '0px' } = value;
  let hydrated: Promise<void> | undefined;
  const undoChanges = recordChanges(island);
  const buttons = () => [...island.querySelectorAll('button')];
  /** The index of the button whose click is held. */
  let held = -1;

  const hydrate = () => {
    hydrated ??= load()
      .then((work) => {
        const redoChanges = undoChanges();
        const root = island.firstElementChild;
        const done = work();
        if (root && redoChanges) {
          // React hydrates synchronously what receives an event like this one, so the translator can't come between.
          root.dispatchEvent(new Event('keyup'));
          // If the HTML was already translated when it arrived, React has rendered the island anew.
          if (root.isConnected) redoChanges();
        }
        return done;
      })
      .then(() => island.removeEventListener('click', holdClick, true));
    return hydrated;
  };
  /** Of several presses the last one is replayed. */
  const holdClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (held < 0) hydrate().then(replay);
    button.ariaBusy = 'true';
    held = buttons().indexOf(button);
  };
  const replay = () => {
    for (const button of buttons()) button.ariaBusy = null;
    buttons()[held]?.click();
  };
  const onVisible = () => {
    if (matchMedia('(hover: hover)').matches || Date.now() > until) hydrate();
    else
      for (const name of ['component-url', 'renderer-url'])
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', href: island.getAttribute(name) }),
        );
  };
  const watch = () => {
    island.addEventListener('click', holdClick, true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onVisible();
      },
      { rootMargin: margin },
    );
    for (const child of island.children) observer.observe(child);
  };

  island.addEventListener('astro:hydration-error', () => {
    island.dataset.lost = '';
  });
  const query = matchMedia(media);
  if (query.matches) watch();
  else query.addEventListener('change', watch, { once: true });
}

export default hydrateOnDemand;
