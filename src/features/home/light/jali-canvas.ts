import { coloursAt } from './jali-colours.ts';
import { lightPainter } from './jali-shader.ts';
import { otherWork } from './other-work.ts';
import { isDay, sunAt } from './sun.ts';

/** Maximum number of canvas pixels. The light is soft, so a low resolution is enough. */
const mostPixels = 600_000;
/** How wide a cell of the lattice is in CSS pixels at least and at most, and how many fit beside each other in between. */
const [smallestCell, largestCell, cellsInAWidth] = [40, 96, 17];

/** How far the sun is moved aside by what the visitor does: from -1 to 1, to the right and up. */
export type Lean = [x: number, y: number];

/** The canvas on the wall and its current state. */
export interface JaliCanvas {
  /** Takes the hour of the visitor's clock, and gives it as it is written, '4:20 pm', and whether the sun is up. */
  readClock(): { time: string; day: boolean };
  /** Draws the light of the current hour. */
  draw(lean: Readonly<Lean>): void;
  /** Fits the canvas to its box; `coarseness` 2 draws half as many pixels each way. */
  fit(coarseness: number): void;
}

/** Readies the canvas for its light, whose colours `wall` inherits; null where WebGL is not to be had. */
export async function jaliCanvas(wall: HTMLElement, canvas: HTMLCanvasElement): Promise<JaliCanvas | null> {
  const paint = await lightPainter(canvas);
  if (!paint) return null;
  await otherWork();
  // What depends on the hour alone is worked out when the clock is read, not at every frame.
  let hour = 12;
  let colours = coloursAt(wall, hour);

  return {
    readClock() {
      const now = new Date();
      hour = now.getHours() + now.getMinutes() / 60;
      colours = coloursAt(wall, hour);
      return { time: clockTime(now), day: isDay(hour) };
    },
    draw(lean) {
      const { clientWidth } = canvas;
      const cell = Math.max(smallestCell, Math.min(largestCell, clientWidth / cellsInAWidth));
      paint({ ...colours, sun: sunAt(hour, lean), cell: (canvas.width / clientWidth) * cell });
    },
    fit(coarseness) {
      const { clientWidth: width, clientHeight: height } = canvas;
      const scale = Math.min(1, Math.sqrt(mostPixels / (width * height))) / coarseness;
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
    },
  };
}

/** An hour as Indian English has it: '4:20 pm'. By hand, since the browser's formats take a slow device 40 ms to get ready. */
function clockTime(time: Date): string {
  const hour = time.getHours();
  return `${hour % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
