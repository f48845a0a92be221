import { jaliCanvas, type Lean } from './jali-canvas.ts';
import { frameWatch } from './slow-frames.ts';

/** The sun follows the pointer this slowly, in milliseconds; below this distance it has arrived. */
const [slowness, arrived] = [420, 0.002];
/**
 * A shadow is drawn anew after so many milliseconds at the earliest, since each drawing takes a slow device as long as a whole frame of
 * scrolling may: with a mouse one of three frames, near a film's rate; as the page scrolls one of five, as drawn films have it.
 */
const pace = { mouse: 40, scrolling: 80 };

/**
 * The home page's light: the shadow of a pierced screen on the wall, under the sun of the visitor's own hour. The sun leans to where the
 * pointer is, or as the page scrolls on a screen worked by touch. Draws only while it moves, is on the screen and the tab is shown.
 * `wall` holds the canvas, the button and what says the time. `onReducedMotion` calls back when the visitor begins to want no motion: handed in, since
 * a part that is loaded later and imports from another has that one preloaded by a link, which Firefox refuses.
 */
export async function lightWall(wall: HTMLElement, onReducedMotion: (act: () => void) => void): Promise<void> {
  const canvas = wall.querySelector('canvas');
  const button = wall.querySelector('[data-light-note] button');
  const time = wall.querySelector('[data-light-time]');
  const by = wall.querySelector<HTMLElement>('[data-light-by]');
  const [sun, moon] = [by?.textContent, by?.dataset.lightBy];
  const light = canvas && (await jaliCanvas(wall, canvas));
  if (!light || !button || !time || !by) return;

  let held = false;
  let seen = false;
  let frame = 0;
  let last = 0;
  let drawn = 0;
  const lean: Lean = [0, 0];
  const target: Lean = [0, 0];

  const hold = (still: boolean) => {
    held = still;
    button.setAttribute('aria-pressed', String(still));
    wake();
  };
  const watch = frameWatch({ coarser: light.fit, tooSlow: () => hold(true) });
  const readClock = () => {
    const clock = light.readClock();
    time.textContent = clock.time;
    by.textContent = (clock.day ? sun : moon) ?? '';
  };

  function step(now: number): void {
    const passed = now - last || 16;
    // Frame times say something about drawing only if the frame was drawn.
    if (last === drawn) watch.took(passed);
    const away = follow(lean, target, Math.min(64, passed));
    const more = seen && !held && away > arrived;
    if (!more || now - drawn > (byScroll ? pace.scrolling : pace.mouse)) {
      light?.draw(lean);
      drawn = now;
    }
    last = now;
    frame = more ? requestAnimationFrame(step) : 0;
  }
  function wake(): void {
    if (frame || held || !seen || document.hidden) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  }

  button.addEventListener('click', () => hold(!held));
  onReducedMotion(() => hold(true));
  leadByPointer(target, wake);
  const byScroll = matchMedia('(hover: hover)').matches ? null : scrollLead(target, wall, wake);
  document.addEventListener('visibilitychange', wake);
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    if (seen) readClock();
    // Whoever listens for scrolling costs every frame of it, so only while the wall is in sight.
    if (byScroll && seen) addEventListener('scroll', byScroll, { passive: true });
    else if (byScroll) removeEventListener('scroll', byScroll);
    wake();
  }).observe(wall);
  new ResizeObserver(() => {
    light.fit(watch.coarseness());
    light.draw(lean);
  }).observe(canvas);

  readClock();
  wall.dataset.light = 'on';
}

/** Moves `lean` towards `target`, as far as `passed` milliseconds allow; gives how far it still is. */
function follow(lean: Lean, target: Lean, passed: number): number {
  const near = 1 - Math.exp(-passed / slowness);
  lean[0] += (target[0] - lean[0]) * near;
  lean[1] += (target[1] - lean[1]) * near;
  return Math.abs(target[0] - lean[0]) + Math.abs(target[1] - lean[1]);
}

/** The sun follows the mouse. */
function leadByPointer(target: Lean, moved: () => void): void {
  const lead = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    target[0] = (clientX / innerWidth) * 2 - 1;
    target[1] = 1 - (clientY / innerHeight) * 2;
    moved();
  };
  addEventListener('pointermove', lead, { passive: true });
}

/** Where there is no pointer to follow, the sun crosses and sinks as the wall passes: what is to be called as the page scrolls. */
function scrollLead(target: Lean, wall: HTMLElement, moved: () => void): () => void {
  return () => {
    const way = (scrollY - wall.offsetTop) / innerHeight;
    target[0] = Math.max(-1, Math.min(1, way));
    target[1] = -target[0];
    moved();
  };
}
