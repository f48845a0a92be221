import { announce } from '#client/live-region.ts';
import { onReducedMotion, prefersReducedMotion, savesData } from '#client/preferences.ts';
import { hasFailed, isLoadFailure, isStalled, loadMessages, playFilm } from './film-loading.ts';

/** Screens on which films start when they become visible. The height excludes phones in landscape. */
const wideScreen = '(width >= 48em) and (height > 30em)';

/** Whether films may start without a press: on wide screens, without reduced motion or Save-Data. */
function canAutoplay(): boolean {
  return matchMedia(wideScreen).matches && !prefersReducedMotion() && !savesData();
}

/** Replaces the browser's controls of loops with a button, and plays loops only while they are visible. Sets up the buttons of other films. */
export function initFilms(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-film="loop"]')) initLoop(figure);
  for (const figure of document.querySelectorAll<HTMLElement>('[data-film="controls"]')) initControls(figure);
}

/**
 * Sets up a film with the browser's controls, and pauses it when it leaves the screen. The page's button replaces the controls, which would
 * cover the poster, until it is pressed. It is shown again when the film fails: Chromium's controls don't respond then.
 */
function initControls(figure: HTMLElement): void {
  const video = figure.querySelector('video');
  const button = figure.querySelector<HTMLButtonElement>('[data-film-button]');
  if (!video || !button) return;
  new IntersectionObserver((entries) => !entries.at(-1)?.isIntersecting && video.pause()).observe(video);
  const showButton = (isShown: boolean) => {
    if (button.hidden !== isShown) return;
    const hadFocus = document.activeElement === (isShown ? video : button);
    video.controls = !isShown;
    button.hidden = !isShown;
    if (hadFocus) (isShown ? button : video).focus();
  };
  video.addEventListener('pause', () => hasFailed(video) && showButton(true));
  announceLoading(figure, video, () => true);
  video.addEventListener('play', () => showButton(false));
  button.addEventListener('click', () => playFilm(video).catch(() => undefined));
  showButton(true);
}

/** Pauses a film that fails to load. If the visitor pressed Play (`isRequested`), announces that it failed or is slow. */
function announceLoading(figure: HTMLElement, video: HTMLVideoElement, isRequested: () => boolean): void {
  const show = (text: string) => announce(figure.querySelector('[role="status"]'), text, true);
  video.addEventListener(
    'error',
    ({ target }) => {
      if (!isLoadFailure(video, target)) return;
      video.pause();
      if (isRequested()) show(loadMessages.failed);
    },
    true,
  );
  video.addEventListener('stalled', () => isStalled(video) && isRequested() && show(loadMessages.slow));
  for (const event of ['play', 'playing', 'pause']) video.addEventListener(event, () => hasFailed(video) || show(''));
}

function initLoop(figure: HTMLElement): void {
  const video = figure.querySelector('video');
  const button = figure.querySelector<HTMLButtonElement>('[data-film-button]');
  const label = figure.querySelector('[data-film-label]');
  if (!video || !button || !label) return;
  video.controls = false;
  button.hidden = false;
  /** The visitor's last choice; undefined until the button is pressed. */
  let choice: 'play' | 'pause' | undefined;

  const update = () => {
    figure.toggleAttribute('data-playing', !video.paused);
    label.textContent = video.paused ? 'Play film' : 'Pause film';
  };
  const play = () => playFilm(video).catch(update);
  video.addEventListener('play', update);
  video.addEventListener('pause', update);
  announceLoading(figure, video, () => choice === 'play');
  button.addEventListener('click', () => {
    choice = video.paused ? 'play' : 'pause';
    if (video.paused) play();
    else video.pause();
  });
  const observer = new IntersectionObserver(
    (entries) => {
      // The last entry is the current state.
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) video.pause();
      else if (choice !== 'pause' && canAutoplay()) play();
    },
    { threshold: 0.35 },
  );
  onReducedMotion(() => choice !== 'play' && video.pause());
  // Observe the video, because the figure of a `StageFilm` has no box.
  observer.observe(video);
}
