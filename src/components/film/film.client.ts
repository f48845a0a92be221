import { announce } from '#client/live-region.ts';
import { onReducedMotion, prefersReducedMotion, savesData } from '#client/preferences.ts';
import { arrivalWords, hasFailed, isLost, isWaiting, start } from './film-arrival.ts';

/** From this width films start when scrolled to. The height excludes phones in landscape. */
const wide = '(width >= 48em) and (height > 30em)';

/** Whether films may start by themselves: on a wide screen, without reduced motion or Save-Data. */
function mayStart(): boolean {
  return matchMedia(wide).matches && !prefersReducedMotion() && !savesData();
}

/** Replaces the browser's controls of each loop by a button, and plays it only while it is visible. */
export function initFilms(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-film="loop"]')) tend(figure);
  for (const figure of document.querySelectorAll<HTMLElement>('[data-film="controls"]')) initControls(figure);
}

/**
 * A film with the browser's own controls stops when it has left the screen. The page's button stands in for them until it is pressed, since
 * they would lie over the poster, and again once the film has failed, when Chromium's are dead.
 */
function initControls(figure: HTMLElement): void {
  const video = figure.querySelector('video');
  const button = figure.querySelector<HTMLButtonElement>('[data-film-button]');
  if (!video || !button) return;
  new IntersectionObserver((entries) => !entries.at(-1)?.isIntersecting && video.pause()).observe(video);
  const offer = (again: boolean) => {
    if (button.hidden !== again) return;
    const focused = document.activeElement === (again ? video : button);
    video.controls = !again;
    button.hidden = !again;
    if (focused) (again ? button : video).focus();
  };
  video.addEventListener('pause', () => hasFailed(video) && offer(true));
  tellArrival(figure, video, () => true);
  video.addEventListener('play', () => offer(false));
  button.addEventListener('click', () => start(video).catch(() => undefined));
  offer(true);
}

/** Stops a film that doesn't load, and tells a visitor who pressed Play that it failed or is slow. */
function tellArrival(figure: HTMLElement, video: HTMLVideoElement, asked: () => boolean): void {
  const tell = (text: string) => announce(figure.querySelector('[role="status"]'), text, true);
  video.addEventListener(
    'error',
    ({ target }) => {
      if (!isLost(video, target)) return;
      video.pause();
      if (asked()) tell(arrivalWords.lost);
    },
    true,
  );
  video.addEventListener('stalled', () => isWaiting(video) && asked() && tell(arrivalWords.slow));
  for (const event of ['play', 'playing', 'pause']) video.addEventListener(event, () => hasFailed(video) || tell(''));
}

function tend(figure: HTMLElement): void {
  const video = figure.querySelector('video');
  const button = figure.querySelector<HTMLButtonElement>('[data-film-button]');
  const label = figure.querySelector('[data-film-label]');
  if (!video || !button || !label) return;
  video.controls = false;
  button.hidden = false;
  /** The visitor's last choice; undefined until the button is pressed. */
  let asked: 'play' | 'pause' | undefined;

  const show = () => {
    figure.toggleAttribute('data-playing', !video.paused);
    label.textContent = video.paused ? 'Play film' : 'Pause film';
  };
  const play = () => start(video).catch(show);
  video.addEventListener('play', show);
  video.addEventListener('pause', show);
  tellArrival(figure, video, () => asked === 'play');
  button.addEventListener('click', () => {
    asked = video.paused ? 'play' : 'pause';
    if (video.paused) play();
    else video.pause();
  });
  const watcher = new IntersectionObserver(
    (entries) => {
      // The last entry is the current state.
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) video.pause();
      else if (asked !== 'pause' && mayStart()) play();
    },
    { threshold: 0.35 },
  );
  onReducedMotion(() => asked !== 'play' && video.pause());
  // The figure may have no box of its own (`StageFilm`).
  watcher.observe(video);
}
