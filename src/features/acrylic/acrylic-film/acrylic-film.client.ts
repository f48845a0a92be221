import { onReducedMotion, prefersReducedMotion } from '#client/preferences.ts';
import { whenLoaded } from '#client/when-loaded.ts';

/** The clearing is this share of the screen's smaller side; cleared whole, it reaches past the farthest corner. */
const [opening, whole] = [0.34, 3.2];
/** On a screen that stands upright it is larger and keeps to whoever walks there: she is never without her head. */
const upright = { opening: 0.52, x: 0.58, y: 0.5, acrossBy: 0.12, downBy: 0.03 };
const lying = { opening, x: 0.5, y: 0.42, acrossBy: 0.36, downBy: 0.22 };
const way = () => (innerHeight > innerWidth && innerWidth < 768 ? upright : lying);
/** Left alone for this long, in milliseconds, the clearing drifts by itself. */
const patience = 2600;
/** How slowly the clearing follows, and the second one that trails it; how slowly the pane clears whole. In milliseconds. */
const [following, trailing, clearing] = [130, 420, 150];

/**
 * The pane of frosted acrylic before the film: it clears where the mouse or a finger goes, drifts when left alone, and is taken away whole
 * by a button. Works only while it is on the screen; not at all under reduced motion or where the browser can't frost.
 */
export function initAcrylicFilm(): void {
  const stage = document.querySelector<HTMLElement>('[data-acrylic]');
  const pane = stage?.querySelector<HTMLElement>('[data-acrylic-pane]');
  const clear = stage?.querySelector<HTMLElement>('[data-acrylic-clear]');
  const still = stage?.querySelector<HTMLElement>('[data-acrylic-still]');
  if (!stage || !pane || !clear || !still) return;
  const canFrost = CSS.supports('backdrop-filter: blur(1px)') && CSS.supports('mask-composite: intersect');
  if (!canFrost || prefersReducedMotion()) return;

  const spot = { x: innerWidth * (way().x + 0.5 * way().acrossBy), y: innerHeight * way().y };
  const trail = { ...spot };
  const target = { ...spot };
  const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
  const press = (button: HTMLElement) => button.setAttribute('aria-pressed', String(!pressed(button)));
  let radius = 0;
  let seen = false;
  let frame = 0;
  let last = 0;
  let leftAlone = -patience;

  function step(now: number): void {
    const passed = Math.min(64, now - last);
    last = now;
    const drifting = now - leftAlone > patience && !pressed(still as HTMLElement);
    if (drifting) {
      const { x, y, acrossBy, downBy } = way();
      target.x = innerWidth * (x + acrossBy * Math.sin(now / 3700));
      target.y = innerHeight * (y + downBy * Math.sin(now / 2300 + 1));
    }
    // A clearing that drifts goes slower than one that is led.
    const follow = drifting ? trailing : following;
    approach(spot, target, passed / follow);
    approach(trail, spot, passed / trailing);
    const least = Math.min(innerWidth, innerHeight);
    const wanted = least * (pressed(clear as HTMLElement) ? whole : way().opening);
    const grown = radius + (wanted - radius) * (1 - Math.exp(-passed / clearing));
    const moved = Math.abs(grown - radius) + Math.abs(target.x - trail.x) + Math.abs(target.y - trail.y);
    radius = grown;
    const values = { x: spot.x, y: spot.y, r: radius, tx: trail.x, ty: trail.y, tr: radius * 0.78 };
    for (const [name, value] of Object.entries(values)) pane?.style.setProperty(`--${name}`, `${value.toFixed(1)}px`);
    const atRest = moved < 1 && (pressed(still as HTMLElement) || pressed(clear as HTMLElement));
    frame = seen && !atRest ? requestAnimationFrame(step) : 0;
  }
  function wake(): void {
    if (frame || !seen) return;
    last = performance.now();
    frame = requestAnimationFrame(step);
  }
  function lead(event: PointerEvent): void {
    const box = pane?.getBoundingClientRect();
    if (!box) return;
    target.x = event.clientX - box.left;
    target.y = event.clientY - box.top;
    leftAlone = performance.now();
    wake();
  }

  stage.addEventListener('pointermove', lead, { passive: true });
  stage.addEventListener('pointerdown', lead, { passive: true });
  for (const button of [clear, still])
    button.addEventListener('click', () => {
      press(button);
      wake();
    });
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    wake();
  }).observe(pane);
  // To frost a screen takes a slow phone longer than to draw its first picture.
  whenLoaded(() => {
    if (!prefersReducedMotion()) stage.dataset.acrylic = 'on';
  });
  // The pane goes, and what moves only while it is seen with it.
  onReducedMotion(() => delete stage.dataset.acrylic);
}

/** Moves a point a part of the way to another: `share` of the distance per unit of time, whatever the length of a frame. */
function approach(point: { x: number; y: number }, to: { x: number; y: number }, share: number): void {
  const near = 1 - Math.exp(-share);
  point.x += (to.x - point.x) * near;
  point.y += (to.y - point.y) * near;
}
