import { pageCache } from '#utils/offline-copies.ts';
import { type Engine, type Journeys, waitUntil } from './engine.ts';

/** Focuses an element as soon as it is focusable: the window gets its new width only a moment after the request. */
const focusElement = (engine: Engine, selector: string) =>
  waitUntil(
    engine,
    `the focus on ${selector}`,
    `(document.querySelector('${selector}').focus(), document.activeElement?.matches('${selector}'))`,
  );

const noteIsVisible = `document.querySelector('[data-copy-note]')?.checkVisibility()`;

/** Journeys through features in which engines differ: popovers, dialogs, details, transitions, history and islands. */
export const journeys: Journeys = {
  'a menu opens and closes by keyboard and returns the focus': async (engine, { url }) => {
    await engine.resize(1280, 800);
    await engine.open(`${url}about`);
    await focusElement(engine, '[popovertarget="menu-education"]');
    await engine.press('Enter');
    await waitUntil(engine, 'the Education menu is open', `document.querySelector('#menu-education').matches(':popover-open')`);
    await engine.press('Tab');
    const hasFocus = `document.querySelector('#menu-education').contains(document.activeElement)`;
    await waitUntil(engine, 'the menu contains the focus', hasFocus);
    await engine.press('Escape');
    await waitUntil(engine, 'the menu is closed', `!document.querySelector('#menu-education').matches(':popover-open')`);
    const button = `document.querySelector('[popovertarget="menu-education"]')`;
    await waitUntil(engine, 'the button has the focus', `document.activeElement === ${button}`);
  },
  'the phone menu opens and closes by keyboard and returns the focus': async (engine, { url }) => {
    await engine.resize(390, 800);
    await engine.open(`${url}about`);
    await focusElement(engine, 'button[commandfor="mobile-menu"]');
    await engine.press('Enter');
    await waitUntil(engine, 'the phone menu is open', `document.querySelector('#mobile-menu').open`);
    const hasFocus = `document.querySelector('#mobile-menu').contains(document.activeElement)`;
    await waitUntil(engine, 'the phone menu contains the focus', hasFocus);
    await engine.press('Escape');
    await waitUntil(engine, 'the phone menu is closed', `!document.querySelector('#mobile-menu').open`);
    const buttonHasFocus = `document.activeElement?.getAttribute('commandfor') === 'mobile-menu'`;
    await waitUntil(engine, 'the button has the focus', buttonHasFocus);
  },
  'a question opens by its URL fragment': async (engine, { url }) => {
    await engine.open(`${url}faq`);
    await engine.click('main details:not([open]) summary');
    await waitUntil(engine, 'a question is open', `document.querySelector('main details[open]')`);
    const id = await engine.run<string>(`return document.querySelectorAll('main details [id]')[5].id`);
    await engine.open(`${url}courses`);
    await engine.open(`${url}faq#${id}`);
    const isVisible = `document.getElementById(${JSON.stringify(id)})?.checkVisibility()`;
    await waitUntil(engine, 'the question of the fragment is visible', isVisible);
  },
  'events can be filtered': async (engine, { url }) => {
    await engine.resize(1280, 800);
    await engine.open(`${url}whatson`);
    // Without a mouse, as in this Firefox, the filter hydrates on a press after its files are preloaded (src/client/hydrate-on-demand.ts).
    await waitUntil(
      engine,
      'the filter is hydrated, or its files are preloaded',
      `document.querySelector('astro-island:not([ssr]), head > link[rel="modulepreload"]')`,
    );
    const count = await engine.run<number>(`return document.querySelectorAll('[data-event]').length`);
    await engine.run(
      `[...document.querySelectorAll('main button')].find((button) => button.textContent.includes('Sports')).click()`,
    );
    await waitUntil(
      engine,
      'fewer events are shown',
      `[...document.querySelectorAll('[data-event]')].filter((event) => event.checkVisibility()).length < ${count}`,
    );
  },
  'a course is kept, and compared courses can be removed': async (engine, { url }) => {
    await engine.resize(390, 800);
    await engine.open(`${url}schoolofparamedicalandhealthsciences/bpt`);
    await engine.run(`localStorage.removeItem('kept-courses')`);
    await engine.open(`${url}schoolofparamedicalandhealthsciences/bmlt`);
    await waitUntil(engine, 'the Keep button is visible', `document.querySelector('main [data-keep]')?.checkVisibility()`);
    await engine.click('main [data-keep]');
    await waitUntil(engine, 'the button is pressed', `document.querySelector('main [data-keep]').ariaPressed === 'true'`);
    await engine.open(`${url}compare?c=bmlt,bpt`);
    const names = `[...document.querySelectorAll('[data-has-courses] thead a')].map((link) => link.textContent).join()`;
    await waitUntil(engine, 'both courses are compared', `${names} === 'B.M.L.T,B.P.T'`);
    await engine.run(
      `[...document.querySelectorAll('[data-has-courses] button')].find((button) => button.textContent === 'Remove B.P.T').click()`,
    );
    await waitUntil(engine, 'one course is left', `${names} === 'B.M.L.T'`);
    await waitUntil(engine, 'the URL changes', `location.search === '?c=bmlt'`);
  },
  'a key press dismisses the intro': async (engine, { url }) => {
    await engine.open(`${url}schoolofcertificatecourses`);
    await waitUntil(engine, 'the intro is shown', `document.documentElement.dataset.intro`);
    await waitUntil(engine, 'the intro listens for keys', `document.documentElement.dataset.intro === 'ready'`);
    await engine.press('Escape');
    await waitUntil(engine, 'the intro is removed', `!document.documentElement.dataset.intro`);
  },
  // Depends on the engine's video decoders and media events.
  'a film plays and pauses by its button': async (engine, { url }) => {
    // At this width no film starts by itself.
    await engine.resize(390, 800);
    await engine.open(`${url}schoolofmanagement`);
    const film = `document.querySelector('[data-film] video')`;
    await waitUntil(engine, 'the film’s button is visible', `!document.querySelector('[data-film-button]').hidden`);
    await engine.run(`${film}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await engine.click('[data-film-button]');
    await waitUntil(engine, 'the film plays', `!${film}.paused && ${film}.currentTime > 0.1`);
    await waitUntil(
      engine,
      'the label is “Pause film”',
      `document.querySelector('[data-film-label]').textContent === 'Pause film'`,
    );
    await engine.click('[data-film-button]');
    await waitUntil(engine, 'the film is paused', `${film}.paused`);
    await waitUntil(
      engine,
      'the label is “Play film”',
      `document.querySelector('[data-film-label]').textContent === 'Play film'`,
    );
  },
  // Engines differ in how they run service workers.
  'a visited page opens offline as a saved copy, and an unvisited one shows the offline page': async (engine, site) => {
    await engine.open(`${site.url}about`);
    const copy = `await (await caches.open(${JSON.stringify(pageCache)})).match('/about')`;
    await waitUntil(engine, 'the page is saved', copy);
    const heading = await engine.run<string>(`return document.querySelector('h1').textContent`);
    await site.whileOffline(async () => {
      await engine.open(`${site.url}about`);
      await waitUntil(engine, 'the page is shown', `document.querySelector('h1')?.textContent === ${JSON.stringify(heading)}`);
      await waitUntil(engine, 'the note about the saved copy is visible', noteIsVisible);
      await engine.open(`${site.url}never-seen`);
      await waitUntil(engine, 'the offline page is shown', `document.querySelector('[data-saved-pages]')?.checkVisibility()`);
    });
    await engine.open(`${site.url}about`);
    await waitUntil(engine, 'the page is shown without the note', `document.readyState === 'complete' && !${noteIsVisible}`);
  },
};
