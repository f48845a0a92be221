import { jaliCanvas, type Lean } from './jali-canvas.ts';
import { frameWatch } from './slow-frames.ts';

/** The sun follows the pointer this slowly, in milliseconds; below this distance it has arrived. */
const [slowness, arrived] = [420, 0.002];

/**
 * The home page's light: the shadow of a pierced screen on the wall, under the sun of the visitor's own hour. The sun leans to where the
 * pointer is, or as the page scrolls on a screen worked by touch. Draws only while it moves, is on the screen and the tab is shown.
 * `wall` holds the canvas, the button and what says the time.
 */
export function lightWall(wall: HTMLElement): void {
  const canvas = wall.querySelector('canvas');
  const note = wall.querySelector<HTMLElement>('[data-light-note]');
  const button = note?.querySelector('button');
  const time = note?.querySelector('[data-light-time]');
  const light = canvas && jaliCanvas(wall, canvas);
  if (!light || !note || !button || !time) return;

  let held = false;
  let seen = false;
  let frame = 0;
  let last = 0;
  const lean: Lean = [0, 0];
  const target: Lean = [0, 0];

  const hold = (still: boolean) => {
    held = still;
    button.setAttribute('aria-pressed', String(still));
    wake();
  };
  const watch = frameWatch({ coarser: light.fit, tooSlow: () => hold(true) });
  const readClock = () => {
    time.textContent = light.readClock();
  };

  function step(now: number): void {
    const passed = now - last || 16;
    last = now;
    const away = follow(lean, target, Math.min(64, passed));
    light?.draw(lean);
    watch.took(passed);
    frame = seen && !held && away > arrived ? requestAnimationFrame(step) : 0;
  }
  function wake(): void {
    if (frame || held || !seen || document.hidden) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  }

  button.addEventListener('click', () => hold(!held));
  leadByPointer(target, wake);
  if (!matchMedia('(hover: hover)').matches) leadByScroll(target, wall, () => seen, wake);
  document.addEventListener('visibilitychange', wake);
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    if (seen) readClock();
    wake();
  }).observe(wall);
  new ResizeObserver(() => {
    light.fit(watch.coarseness());
    light.draw(lean);
  }).observe(canvas);

  readClock();
  note.hidden = false;
  wall.dataset.light = 'on';
}

/** Moves `lean` towards `target`, as far as `passed` milliseconds allow; gives how far it still is. */
function follow(lean: Lean, target: Lean, passed: number): number {
  const near = 1 - Math.exp(-passed / slowness);
  lean[0] += (target[0] - lean[0]) * near;
  lean[1] += (target[1] - lean[1]) * near;
  return Math.abs(target[0] - lean[0]) + Math.abs(target[1] - lean[1]);
}

/** The sun goes where the mouse goes. */
function leadByPointer(target: Lean, moved: () => void): void {
  const lead = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    target[0] = (clientX / innerWidth) * 2 - 1;
    target[1] = 1 - (clientY / innerHeight) * 2;
    moved();
  };
  addEventListener('pointermove', lead, { passive: true });
}

/** Where there is no pointer to follow, the sun crosses and sinks as the wall passes. */
function leadByScroll(target: Lean, wall: HTMLElement, isSeen: () => boolean, moved: () => void): void {
  const lead = () => {
    if (!isSeen()) return;
    const way = (scrollY - wall.offsetTop) / innerHeight;
    target[0] = Math.max(-1, Math.min(1, way));
    target[1] = -target[0];
    moved();
  };
  addEventListener('scroll', lead, { passive: true });
}
