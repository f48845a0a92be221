import { jaliCanvas, type SunOffset } from './jali-canvas.ts';
import { monitorFrames } from './slow-frames.ts';

/** Time constant with which the sun follows the pointer, in milliseconds, and the distance below which it stops. */
const [timeConstant, minDistance] = [420, 0.002];
/**
 * Minimum time between two drawings in milliseconds, since one can take a slow device as long as a frame of scrolling may: every third frame
 * for a mouse, every fifth while scrolling.
 */
const drawInterval = { mouse: 40, scrolling: 80 };

/**
 * Draws the home page's light: the shadow of a jali on the wall, under the sun of the visitor's hour. The sun follows the mouse, or the scroll
 * position on touch screens. Draws only while something moves, the wall is on the screen and the tab is visible. `wall` contains the
 * canvas, the pause button and the time. `onReducedMotion` is a parameter because a lazily loaded module that imports another one makes
 * Vite preload that by a link, which Firefox blocks.
 */
export async function lightWall(wall: HTMLElement, onReducedMotion: (callback: () => void) => void): Promise<void> {
  const canvas = wall.querySelector('canvas');
  const button = wall.querySelector('[data-light-note] button');
  const time = wall.querySelector('[data-light-time]');
  const source = wall.querySelector<HTMLElement>('[data-light-source]');
  const [sun, moon] = [source?.textContent, source?.dataset.lightSource];
  const light = canvas && (await jaliCanvas(wall, canvas));
  if (!light || !button || !time || !source) return;

  let isPaused = false;
  let isVisible = false;
  let frame = 0;
  let lastFrame = 0;
  let lastDrawing = 0;
  const offset: SunOffset = [0, 0];
  const target: SunOffset = [0, 0];

  const pause = (paused: boolean) => {
    isPaused = paused;
    button.setAttribute('aria-pressed', String(paused));
    wake();
  };
  const monitor = monitorFrames({ onSlow: light.fit, onTooSlow: () => pause(true) });
  const readClock = () => {
    const clock = light.readClock();
    time.textContent = clock.time;
    source.textContent = (clock.isDay ? sun : moon) ?? '';
  };

  function step(now: number): void {
    const elapsed = now - lastFrame || 16;
    // Only frames with a drawing show how slow drawing is.
    if (lastFrame === lastDrawing) monitor.addFrame(elapsed);
    const distance = follow(offset, target, Math.min(64, elapsed));
    const continues = isVisible && !isPaused && distance > minDistance;
    if (!continues || now - lastDrawing > (onScroll ? drawInterval.scrolling : drawInterval.mouse)) {
      light?.draw(offset);
      lastDrawing = now;
    }
    lastFrame = now;
    frame = continues ? requestAnimationFrame(step) : 0;
  }
  function wake(): void {
    if (frame || isPaused || !isVisible || document.hidden) return;
    lastFrame = performance.now();
    frame = requestAnimationFrame(step);
  }

  button.addEventListener('click', () => pause(!isPaused));
  onReducedMotion(() => pause(true));
  followPointer(target, wake);
  const onScroll = matchMedia('(hover: hover)').matches ? null : scrollFollower(target, wall, wake);
  document.addEventListener('visibilitychange', wake);
  new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    if (isVisible) readClock();
    // A scroll listener costs time at every frame, so listen only while the wall is visible.
    if (onScroll && isVisible) addEventListener('scroll', onScroll, { passive: true });
    else if (onScroll) removeEventListener('scroll', onScroll);
    wake();
  }).observe(wall);
  new ResizeObserver(() => {
    light.fit(monitor.coarseness());
    light.draw(offset);
  }).observe(canvas);

  readClock();
  wall.dataset.light = 'on';
}

/** Moves `offset` towards `target` for `elapsed` milliseconds. Returns the remaining distance. */
function follow(offset: SunOffset, target: SunOffset, elapsed: number): number {
  const fraction = 1 - Math.exp(-elapsed / timeConstant);
  offset[0] += (target[0] - offset[0]) * fraction;
  offset[1] += (target[1] - offset[1]) * fraction;
  return Math.abs(target[0] - offset[0]) + Math.abs(target[1] - offset[1]);
}

/** Sets `target` as the mouse moves. */
function followPointer(target: SunOffset, onMove: () => void): void {
  const onPointerMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    target[0] = (clientX / innerWidth) * 2 - 1;
    target[1] = 1 - (clientY / innerHeight) * 2;
    onMove();
  };
  addEventListener('pointermove', onPointerMove, { passive: true });
}

/** Returns a scroll listener that sets `target`, for screens without a pointer: the sun crosses and sinks as the wall scrolls by. */
function scrollFollower(target: SunOffset, wall: HTMLElement, onMove: () => void): () => void {
  return () => {
    const progress = (scrollY - wall.offsetTop) / innerHeight;
    target[0] = Math.max(-1, Math.min(1, progress));
    target[1] = -target[0];
    onMove();
  };
}
