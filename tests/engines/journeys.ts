import { keptPagesCache } from '#utils/kept-copies.ts';
import { type Engine, type Journeys, until } from './engine.ts';

/** Gives an element the focus, once it can have it: a window takes its new width a moment after it is asked. */
const focusOn = (engine: Engine, selector: string) =>
  until(
    engine,
    `the focus on ${selector}`,
    `(document.querySelector('${selector}').focus(), document.activeElement?.matches('${selector}'))`,
  );

const note = `document.querySelector('[data-kept-note]')?.checkVisibility()`;

/** Ways through the site that depend on what engines differ in: popovers, dialogs, details, transitions, history, islands. */
export const journeys: Journeys = {
  'a menu opens and closes by keyboard, and the focus comes back': async (engine, { url }) => {
    await engine.resize(1280, 800);
    await engine.open(`${url}about`);
    await focusOn(engine, '[popovertarget="menu-education"]');
    await engine.press('Enter');
    await until(engine, 'the Education menu', `document.querySelector('#menu-education').matches(':popover-open')`);
    await engine.press('Tab');
    await until(engine, 'the focus in the menu', `document.querySelector('#menu-education').contains(document.activeElement)`);
    await engine.press('Escape');
    await until(engine, 'the menu closed', `!document.querySelector('#menu-education').matches(':popover-open')`);
    const button = `document.querySelector('[popovertarget="menu-education"]')`;
    await until(engine, 'the focus on the button', `document.activeElement === ${button}`);
  },
  'the phone menu opens and closes by keyboard, and the focus comes back': async (engine, { url }) => {
    await engine.resize(390, 800);
    await engine.open(`${url}about`);
    await focusOn(engine, 'button[commandfor="mobile-menu"]');
    await engine.press('Enter');
    await until(engine, 'the phone menu', `document.querySelector('#mobile-menu').open`);
    await until(engine, 'the focus in it', `document.querySelector('#mobile-menu').contains(document.activeElement)`);
    await engine.press('Escape');
    await until(engine, 'the phone menu closed', `!document.querySelector('#mobile-menu').open`);
    await until(engine, 'the focus on the button', `document.activeElement?.getAttribute('commandfor') === 'mobile-menu'`);
  },
  'a question opens by its address': async (engine, { url }) => {
    await engine.open(`${url}faq`);
    await engine.click('main details:not([open]) summary');
    await until(engine, 'an open question', `document.querySelector('main details[open]')`);
    const id = await engine.run<string>(`return document.querySelectorAll('main details [id]')[5].id`);
    await engine.open(`${url}courses`);
    await engine.open(`${url}faq#${id}`);
    await until(engine, 'the question of the address', `document.getElementById(${JSON.stringify(id)})?.checkVisibility()`);
  },
  'events can be filtered': async (engine, { url }) => {
    await engine.resize(1280, 800);
    await engine.open(`${url}whatson`);
    // Without a mouse, as Firefox is here, it sleeps until it is pressed, with its files at hand (src/client/hydrate-on-demand.ts).
    await until(
      engine,
      'the filter at work, or ready to wake',
      `document.querySelector('astro-island:not([ssr]), head > link[rel="modulepreload"]')`,
    );
    const before = await engine.run<number>(`return document.querySelectorAll('[data-event]').length`);
    await engine.run(`[...document.querySelectorAll('main button')].find((one) => one.textContent.includes('Sports')).click()`);
    await until(
      engine,
      'fewer events',
      `[...document.querySelectorAll('[data-event]')].filter((one) => one.checkVisibility()).length < ${before}`,
    );
  },
  'a key takes the intro away': async (engine, { url }) => {
    await engine.open(`${url}schoolofcertificatecourses`);
    await until(engine, 'the intro', `document.documentElement.dataset.intro`);
    await until(engine, 'the intro in hand', `document.documentElement.dataset.intro === 'live'`);
    await engine.press('Escape');
    await until(engine, 'no intro', `!document.documentElement.dataset.intro`);
  },
  // What needs decoders, and what a film tells of itself.
  'a film is played and paused by its button': async (engine, { url }) => {
    // Where no film starts by itself.
    await engine.resize(390, 800);
    await engine.open(`${url}schoolofmanagement`);
    const film = `document.querySelector('[data-film] video')`;
    await until(engine, 'the film’s button', `!document.querySelector('[data-film-button]').hidden`);
    await engine.run(`${film}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await engine.click('[data-film-button]');
    await until(engine, 'a film that runs', `!${film}.paused && ${film}.currentTime > 0.1`);
    await until(engine, 'the word for it', `document.querySelector('[data-film-label]').textContent === 'Pause film'`);
    await engine.click('[data-film-button]');
    await until(engine, 'a film that stands', `${film}.paused`);
    await until(engine, 'the word for that', `document.querySelector('[data-film-label]').textContent === 'Play film'`);
  },
  // The worker that keeps pages, which each engine runs by rules of its own.
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
