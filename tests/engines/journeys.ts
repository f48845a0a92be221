import { type Engine, type Journeys, until } from './engine.ts';
import { filmJourneys } from './film-journeys.ts';
import { keptJourneys } from './kept-journeys.ts';

/** Gives an element the focus, once it can have it: a window takes its new width a moment after it is asked. */
const focusOn = (engine: Engine, selector: string) =>
  until(
    engine,
    `the focus on ${selector}`,
    `(document.querySelector('${selector}').focus(), document.activeElement?.matches('${selector}'))`,
  );

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
    // Without a mouse, as Firefox is here, it sleeps until it is pressed, with its files at hand (src/client/when-wanted.ts).
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
  'a picture opens large, the next follows, and the way back closes it': async (engine, { url }) => {
    await engine.open(`${url}gallery#dawn`);
    await until(engine, 'the gallery', `document.readyState === 'complete'`);
    await engine.run(`document.querySelector('main a[href*="/pictures/"]').click()`);
    await until(engine, 'the large picture', `document.querySelector('dialog[open] img')`);
    const first = await engine.run<string>(`return location.hash`);
    await engine.press('ArrowRight');
    await until(engine, 'the next picture', `location.hash !== ${JSON.stringify(first)}`);
    await engine.run(`history.back()`);
    await until(engine, 'no large picture', `!document.querySelector('main dialog[open], body > dialog[open]')`);
  },
  'a key takes the intro away': async (engine, { url }) => {
    await engine.open(`${url}schoolofcertificatecourses`);
    await until(engine, 'the intro', `document.documentElement.dataset.intro`);
    await until(engine, 'the intro in hand', `document.documentElement.dataset.intro === 'live'`);
    await engine.press('Escape');
    await until(engine, 'no intro', `!document.documentElement.dataset.intro`);
  },
  ...filmJourneys,
  ...keptJourneys,
};
