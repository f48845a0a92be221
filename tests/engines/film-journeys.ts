import { type Journeys, until } from './engine.ts';

/** Ways that need what engines differ in most: decoders, and what a film tells of itself. */
export const filmJourneys: Journeys = {
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
  'a film that can’t be loaded gives its button back, and says so': async (engine, { url }) => {
    await engine.resize(390, 800);
    await engine.open(`${url}schoolofmanagement`);
    await until(engine, 'the film’s button', `!document.querySelector('[data-film-button]').hidden`);
    await engine.run(`const film = document.querySelector('[data-film] video');
      for (const source of film.querySelectorAll('source')) source.src = '/films/none.mp4';
      film.load();
      film.scrollIntoView({ block: 'center', behavior: 'instant' });`);
    await engine.click('[data-film-button]');
    await until(
      engine,
      'that it is said',
      `document.querySelector('[data-film] [role="status"]').textContent.includes('try again')`,
    );
    await until(engine, 'the button back', `document.querySelector('[data-film-label]').textContent === 'Play film'`);
  },
  'the reel is started and stopped': async (engine, { url }) => {
    await engine.resize(1280, 800);
    await engine.open(`${url}#content`);
    await until(engine, 'the reel at work', `document.querySelector('astro-island:not([ssr]) [data-reel]')`);
    await engine.run(`scrollTo({ top: 0, behavior: 'instant' })`);
    // The button that is the last of its row, beside that of the captions.
    await engine.click('[data-reel] button:last-of-type');
    const film = `document.querySelector('[data-reel] video')`;
    await until(engine, 'a reel that runs', `${film} && !${film}.paused && ${film}.currentTime > 0.1`);
    await engine.click('[data-reel] button:last-of-type');
    await until(engine, 'no reel', `!${film}`);
  },
};
