import { announce } from '#client/live-region.ts';
import { onReducedMotion, prefersReducedMotion, savesData } from '#client/preferences.ts';
import { arrivalWords, hasFailed, isLost, isWaiting, start } from './film-arrival.ts';

/** From this width a film starts by itself when it is scrolled to; not on a phone that lies on its side, which is as wide and low. */
const wide = '(min-width: 768px) and (min-height: 30.01rem)';

/** Whether films may start by themselves here and now: on a wide screen, with nothing that asks for less. */
function mayStart(): boolean {
  return matchMedia(wide).matches && !prefersReducedMotion() && !savesData();
}

/** Gives each loop its round button in place of the browser's controls, and starts and stops it as it comes and goes. */
export function watchFilms(): void {
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

/** Stops a film that does not come. Says so, or that it is slow, to a visitor who has asked for it, until it is tried again. */
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
  /** What the visitor has asked of it; nothing as long as the button is untouched. */
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
      // The last of a batch is how things stand now.
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) video.pause();
      else if (asked !== 'pause' && mayStart()) play();
    },
    { threshold: 0.35 },
  );
  onReducedMotion(() => asked !== 'play' && video.pause());
  // The figure may have no box of its own (components/film, `stage`).
  watcher.observe(video);
}
