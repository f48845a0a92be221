import { onReducedMotion, prefersReducedMotion } from '#client/preferences.ts';
import { whenLoaded } from '#client/when-loaded.ts';

/** Radius of the clear spot as a fraction of the screen's shorter side: normally, and when it covers the whole screen. */
const [spotRadius, fullRadius] = [0.42, 3.2];
/** On portrait screens the spot is larger and drifts around the student, so that her head is always in it. */
const portrait = { radius: 0.52, x: 0.64, y: 0.33, driftX: 0.12, driftY: 0.03 };
const landscape = { radius: spotRadius, x: 0.5, y: 0.42, driftX: 0.36, driftY: 0.22 };
const currentLayout = () => (innerHeight > innerWidth && innerWidth < 768 ? portrait : landscape);
/** Without pointer input for this many milliseconds, the spot drifts. */
const driftDelay = 2600;
/** Time constants in milliseconds: of the spot that follows the pointer, of the second spot that trails it, and of changes of the radius. */
const [spotTime, trailTime, radiusTime] = [130, 420, 150];

/**
 * Animates the pane of frosted acrylic in front of the film: a clear spot follows the mouse or finger, or drifts without input. One button clears
 * the whole pane, one stops the drifting. Runs only while the pane is on the screen, and not under reduced motion or without `backdrop-filter`.
 */
export function initAcrylicFilm(): void {
  const stage = document.querySelector<HTMLElement>('[data-acrylic]');
  const pane = stage?.querySelector<HTMLElement>('[data-acrylic-pane]');
  const clearButton = stage?.querySelector<HTMLElement>('[data-acrylic-clear]');
  const stillButton = stage?.querySelector<HTMLElement>('[data-acrylic-still]');
  if (!stage || !pane || !clearButton || !stillButton) return;
  const canFrost = CSS.supports('backdrop-filter: blur(1px)') && CSS.supports('mask-composite: intersect');
  if (!canFrost || prefersReducedMotion()) return;

  const spot = { x: innerWidth * (currentLayout().x + 0.5 * currentLayout().driftX), y: innerHeight * currentLayout().y };
  const trail = { ...spot };
  const target = { ...spot };
  const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
  const toggle = (button: HTMLElement) => button.setAttribute('aria-pressed', String(!isPressed(button)));
  let radius = 0;
  let isVisible = false;
  let frame = 0;
  let lastFrame = 0;
  let lastInput = -driftDelay;

  function step(now: number): void {
    const elapsed = Math.min(64, now - lastFrame);
    lastFrame = now;
    const isDrifting = now - lastInput > driftDelay && !isPressed(stillButton as HTMLElement);
    if (isDrifting) {
      const { x, y, driftX, driftY } = currentLayout();
      target.x = innerWidth * (x + driftX * Math.sin(now / 3700));
      target.y = innerHeight * (y + driftY * Math.sin(now / 2300 + 1));
    }
    // The spot drifts more slowly than it follows the pointer.
    const timeConstant = isDrifting ? trailTime : spotTime;
    approach(spot, target, elapsed / timeConstant);
    approach(trail, spot, elapsed / trailTime);
    const shorterSide = Math.min(innerWidth, innerHeight);
    const targetRadius = shorterSide * (isPressed(clearButton as HTMLElement) ? fullRadius : currentLayout().radius);
    const nextRadius = radius + (targetRadius - radius) * (1 - Math.exp(-elapsed / radiusTime));
    const change = Math.abs(nextRadius - radius) + Math.abs(target.x - trail.x) + Math.abs(target.y - trail.y);
    radius = nextRadius;
    const values = { x: spot.x, y: spot.y, r: radius, tx: trail.x, ty: trail.y, tr: radius * 0.78 };
    for (const [name, value] of Object.entries(values)) pane?.style.setProperty(`--${name}`, `${value.toFixed(1)}px`);
    const isAtRest = change < 1 && (isPressed(stillButton as HTMLElement) || isPressed(clearButton as HTMLElement));
    frame = isVisible && !isAtRest ? requestAnimationFrame(step) : 0;
  }
  function wake(): void {
    if (frame || !isVisible) return;
    lastFrame = performance.now();
    frame = requestAnimationFrame(step);
  }
  function onPointer(event: PointerEvent): void {
    const box = pane?.getBoundingClientRect();
    if (!box) return;
    target.x = event.clientX - box.left;
    target.y = event.clientY - box.top;
    lastInput = performance.now();
    wake();
  }

  stage.addEventListener('pointermove', onPointer, { passive: true });
  stage.addEventListener('pointerdown', onPointer, { passive: true });
  for (const button of [clearButton, stillButton])
    button.addEventListener('click', () => {
      toggle(button);
      wake();
    });
  new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false;
    wake();
  }).observe(pane);
  // Blurring a screen takes a slow phone longer than painting the first picture, so wait until the page has loaded.
  whenLoaded(() => {
    if (!prefersReducedMotion()) stage.dataset.acrylic = 'on';
  });
  // Removes the pane. The animation stops, because the pane is no longer visible.
  onReducedMotion(() => delete stage.dataset.acrylic);
}

/** Moves a point towards another for `time`, in units of the time constant. Independent of the frame rate. */
function approach(point: { x: number; y: number }, target: { x: number; y: number }, time: number): void {
  const fraction = 1 - Math.exp(-time);
  point.x += (target.x - point.x) * fraction;
  point.y += (target.y - point.y) * fraction;
}
