/**
 * The client directive `client:on-demand={{ … }}` (registered in astro.config.ts and inlined in the page): hydrates an island when it
 * becomes visible, if its media query matches.
 *
 * On touch screens, which usually have slow processors, an island whose `until` has not passed hydrates at the first press of one of its buttons; its scripts are
 * prefetched when it becomes visible. On every screen a click before hydration is held and replayed, and the button has `aria-busy` until
 * then (base.css).
 *
 * Hydration compares the island with the HTML of the build. If the browser has translated the page, the translation is undone before and
 * redone after.
 *
 * An island whose scripts fail to load, offline or after a new deployment, gets `data-error`: base.css then shows a message in place
 * of buttons that would do nothing.
 */
import type { ClientDirective } from 'astro';
import { recordChanges } from './recorded-changes.ts';

interface OnDemandOptions {
  /** A media query. The island waits until it has matched once. */
  media?: string;
  /** Time in milliseconds since 1970 until which the HTML of the build is up to date. Until then touch screens hydrate at the first press. */
  until?: number | undefined;
  /** Distance around the screen within which the island counts as visible, such as '300px'. */
  margin?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:on-demand'?: OnDemandOptions;
  }
}

function hydrateOnDemand(load: Parameters<ClientDirective>[0], { value }: { value: OnDemandOptions }, island: HTMLElement): void {
  const { media = 'all', until = 0, margin = '0px' } = value;
  let hydrated: Promise<void> | undefined;
  const undoChanges = recordChanges(island);
  const buttons = () => [...island.querySelectorAll('button')];
  /** The index of the button whose click is held; -1 if none. */
  let heldIndex = -1;

  const hydrate = () => {
    hydrated ??= load()
      .then((hydrateIsland) => {
        const redoChanges = undoChanges();
        const root = island.firstElementChild;
        const result = hydrateIsland();
        if (root && redoChanges) {
          // React hydrates a root synchronously when it receives a discrete event, so the translator can't change it in between.
          root.dispatchEvent(new Event('keyup'));
          // If the HTML was translated before `recordChanges` ran, React has replaced the root.
          if (root.isConnected) redoChanges();
        }
        return result;
      })
      .then(() => island.removeEventListener('click', holdClick, true));
    return hydrated;
  };
  /** Holds a click. Of several clicks only the last one is replayed. */
  const holdClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (heldIndex < 0) hydrate().then(replay);
    button.ariaBusy = 'true';
    heldIndex = buttons().indexOf(button);
  };
  const replay = () => {
    for (const button of buttons()) button.ariaBusy = null;
    buttons()[heldIndex]?.click();
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
    island.dataset.error = '';
  });
  const query = matchMedia(media);
  if (query.matches) watch();
  else query.addEventListener('change', watch, { once: true });
}

export default hydrateOnDemand;
