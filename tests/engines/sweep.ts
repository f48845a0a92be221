import { type Engine, waitUntil } from './engine.ts';

const widths = [
  [1280, 800],
  [390, 800],
] as const;

/** Scrolls through the page and returns a line for each failure. Runs in the page. */
const findFailures = `
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  const failures = [];
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) failures.push('is ' + overflow + ' px wider than the viewport');
  const heading = document.querySelector('main h1');
  if (!heading || heading.getBoundingClientRect().height === 0) failures.push('shows no heading');
  if (![...document.fonts].some((font) => font.status === 'loaded')) failures.push('has loaded no font');
  for (const image of document.images) {
    if (image.checkVisibility && !image.checkVisibility()) continue;
    if (image.loading !== 'lazy' && image.naturalWidth === 0) failures.push('does not show ' + image.currentSrc);
  }
  for (const band of document.querySelectorAll('[data-reveal="waiting"]')) {
    band.scrollIntoView({ behavior: 'instant' });
    for (let attempt = 0; attempt < 30 && band.dataset.reveal === 'waiting'; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (band.dataset.reveal === 'waiting') failures.push('does not reveal the band ' + (band.id || band.className));
  }
  return [...failures, ...window.recordedErrors.map((error) => 'has an error: ' + error)];`;

/** Opens a page at each width. Returns a line for each failure. */
export async function sweep(engine: Engine, origin: string, path: string): Promise<string[]> {
  const failures: string[] = [];
  for (const [width, height] of widths) {
    await engine.resize(width, height);
    await engine.open(new URL(path, origin).href);
    await waitUntil(engine, `the window is ${width} px wide`, `innerWidth === ${width}`);
    if (await engine.run<boolean>(`return 'intro' in document.documentElement.dataset`)) {
      await waitUntil(engine, 'the intro listens for keys', `document.documentElement.dataset.intro !== 'shown'`);
      await engine.press('Escape');
      await waitUntil(engine, 'the intro is removed', `!document.documentElement.dataset.intro`);
    }
    failures.push(...(await engine.run<string[]>(findFailures)).map((failure) => `${path} at ${width} px ${failure}`));
  }
  return failures;
}
