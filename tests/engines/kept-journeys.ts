import { keptPagesCache } from '../../src/lib/kept-copies.ts';
import { type Journeys, until } from './engine.ts';

const note = `document.querySelector('[data-kept-note]')?.checkVisibility()`;

/** Ways through the worker that keeps pages, which each engine runs by rules of its own. */
export const keptJourneys: Journeys = {
  'a page seen once opens again without a network; another says that there is none': async (engine, site) => {
    await engine.open(`${site.url}about`);
    const copy = `await (await caches.open(${JSON.stringify(keptPagesCache)})).match('/about')`;
    await until(engine, 'a copy of the page', copy);
    const heading = await engine.run<string>(`return document.querySelector('h1').textContent`);
    await site.unplugged(async () => {
      await engine.open(`${site.url}about`);
      await until(engine, 'the page', `document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`);
      await until(engine, 'the note that it is a copy', note);
      await engine.open(`${site.url}never-seen`);
      await until(engine, 'the page for no network', `document.querySelector('[data-kept-pages]')?.checkVisibility()`);
    });
    await engine.open(`${site.url}about`);
    await until(engine, 'the page itself, without a note', `document.readyState === 'complete' && !${note}`);
  },
};
