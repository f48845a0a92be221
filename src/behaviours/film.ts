import { savesData, wantsLessMotion } from './wishes.ts';

/** From this width a film starts by itself when it is scrolled to. */
const wide = '(min-width: 768px)';

/** Whether films may start by themselves here and now: on a wide screen, with nothing that asks for less. */
function mayStart(): boolean {
  return matchMedia(wide).matches && !wantsLessMotion() && !savesData();
}

/** Gives each loop its round button in place of the browser's controls, and starts and stops it as it comes and goes. */
export function watchFilms(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-film="loop"]')) tend(figure);
  for (const video of document.querySelectorAll<HTMLVideoElement>('[data-film="controls"] video')) pauseUnseen(video);
}

/** A film with the browser's own controls stops when it has left the screen. */
function pauseUnseen(video: HTMLVideoElement): void {
  new IntersectionObserver((entries) => !entries.at(-1)?.isIntersecting && video.pause()).observe(video);
}

function tend(figure: HTMLElement): void {
  const video = figure.querySelector('video');
  const button = figure.querySelector<HTMLButtonElement>('[data-film-button]');
  const label = figure.querySelector('[data-film-label]');
  if (!video || !button || !label) return;
  video.controls = false;
  button.hidden = false;
  let stoppedByVisitor = false;

  const show = () => {
    figure.toggleAttribute('data-playing', !video.paused);
    label.textContent = video.paused ? 'Play film' : 'Pause film';
  };
  const play = () => video.play().catch(show);
  video.addEventListener('play', show);
  video.addEventListener('pause', show);
  button.addEventListener('click', () => {
    stoppedByVisitor = !video.paused;
    if (video.paused) play();
    else video.pause();
  });
  const watcher = new IntersectionObserver(
    (entries) => {
      // The last of a batch is how things stand now.
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) video.pause();
      else if (!stoppedByVisitor && mayStart()) play();
    },
    { threshold: 0.35 },
  );
  // The figure may have no box of its own (components/film, `stage`).
  watcher.observe(video);
}
