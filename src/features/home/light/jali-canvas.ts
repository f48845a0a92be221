import { coloursAt } from './jali-colours.ts';
import { lightPainter } from './jali-shader.ts';
import { isDay, sunAt } from './sun.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/** Maximum number of canvas pixels. The light is soft, so a low resolution is enough. */
const maxPixels = 600_000;
/** Minimum and maximum width of a cell of the lattice in CSS pixels, and the number of cells per canvas width in between. */
const [minCell, maxCell, cellsPerWidth] = [40, 96, 17];

/** Offset of the sun by pointer or scrolling, from -1 to 1, to the right and up. */
export type SunOffset = [x: number, y: number];

/** The canvas and its light. */
export interface JaliCanvas {
  /** Reads the visitor's clock for the next drawings. Returns the time, as in '4:20 pm', and whether the sun is up. */
  readClock(): { time: string; isDay: boolean };
  /** Draws the light at the time of the last `readClock`. */
  draw(offset: Readonly<SunOffset>): void;
  /** Sets the resolution of the canvas for its box; `coarseness` 2 halves it in each direction. */
  fit(coarseness: number): void;
}

/** Prepares the canvas. Reads the colours from custom properties of `wall`. Returns null without WebGL. */
export async function jaliCanvas(wall: HTMLElement, canvas: HTMLCanvasElement): Promise<JaliCanvas | null> {
  const paint = await lightPainter(canvas);
  if (!paint) return null;
  await yieldToBrowser();
  // Computed when the clock is read, not at every frame.
  let hour = 12;
  let colours = coloursAt(wall, hour);

  return {
    readClock() {
      const now = new Date();
      hour = now.getHours() + now.getMinutes() / 60;
      colours = coloursAt(wall, hour);
      return { time: clockTime(now), isDay: isDay(hour) };
    },
    draw(offset) {
      const { clientWidth } = canvas;
      const cell = Math.max(minCell, Math.min(maxCell, clientWidth / cellsPerWidth));
      paint({ ...colours, sun: sunAt(hour, offset), cell: (canvas.width / clientWidth) * cell });
    },
    fit(coarseness) {
      const { clientWidth: width, clientHeight: height } = canvas;
      const scale = Math.min(1, Math.sqrt(maxPixels / (width * height))) / coarseness;
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
    },
  };
}

/** Formats a time as in '4:20 pm'. Not with `Intl`, which takes a slow device 40 ms to initialise. */
function clockTime(time: Date): string {
  const hour = time.getHours();
  return `${hour % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
