import { type Engine, until } from './engine.ts';

const widths = [
  [1280, 800],
  [390, 800],
] as const;

/** Runs in the page, after it has been scrolled through: what a visitor would miss. */
const look = `
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  const faults = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push('is ' + wide + ' px wider than the screen');
  const heading = document.querySelector('main h1');
  if (!heading || heading.getBoundingClientRect().height === 0) faults.push('shows no heading');
  if (![...document.fonts].some((font) => font.status === 'loaded')) faults.push('has loaded no font');
  for (const image of document.images) {
    if (image.checkVisibility && !image.checkVisibility()) continue;
    if (image.loading !== 'lazy' && image.naturalWidth === 0) faults.push('did not show ' + image.currentSrc);
  }
  for (const band of document.querySelectorAll('[data-reveal="waiting"]')) {
    band.scrollIntoView({ behavior: 'instant' });
    for (let tries = 0; tries < 30 && band.dataset.reveal === 'waiting'; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (band.dataset.reveal === 'waiting') faults.push('never reveals the band ' + (band.id || band.className));
  }
  return [...faults, ...window.faultsSeen.map((fault) => 'has a fault: ' + fault)];`;

/** Opens a page at each width and says what is wrong with it there. */
export async function sweep(engine: Engine, origin: string, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of widths) {
    await engine.resize(width, height);
    await engine.open(new URL(path, origin).href);
    await until(engine, `a window of ${width} px`, `innerWidth === ${width}`);
    if (await engine.run<boolean>(`return 'intro' in document.documentElement.dataset`)) {
      await until(engine, 'the intro in hand', `document.documentElement.dataset.intro !== 'up'`);
      await engine.press('Escape');
      await until(engine, 'no intro', `!document.documentElement.dataset.intro`);
    }
    faults.push(...(await engine.run<string[]>(look)).map((fault) => `${path} at ${width} px ${fault}`));
  }
  return faults;
}
