import { keptPagesCache } from '../../src/lib/kept-copies.ts';
import { type Engine, until } from './engine.ts';
import type { WatchedSite } from './watched-site.ts';

const note = `document.querySelector('[data-kept-note]')?.checkVisibility()`;

/** Ways through the worker that keeps pages, which each engine runs by rules of its own. */
export const keptJourneys: Readonly<Record<string, (engine: Engine, origin: string, site: WatchedSite) => Promise<void>>> = {
  'a page seen once opens again without a network; another says that there is none': async (engine, origin, site) => {
    await engine.open(`${origin}about`);
    const copy = `await (await caches.open(${JSON.stringify(keptPagesCache)})).match('/about')`;
    await until(engine, 'a copy of the page', copy);
    const heading = await engine.run<string>(`return document.querySelector('h1').textContent`);
    await site.unplugged(async () => {
      await engine.open(`${origin}about`);
      await until(engine, 'the page', `document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`);
      await until(engine, 'the note that it is a copy', note);
      await engine.open(`${origin}never-seen`);
      await until(engine, 'the page for no network', `document.querySelector('[data-kept-pages]')?.checkVisibility()`);
    });
    await engine.open(`${origin}about`);
    await until(engine, 'the page itself, without a note', `document.readyState === 'complete' && !${note}`);
  },
};
