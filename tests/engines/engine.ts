import type { WatchedSite } from './watched-site.ts';

/** A browser, as far as the sweep and the journeys need one: both protocols can do this much. */
export interface Engine {
  version: string;
  open(url: string): Promise<void>;
  /** Runs a function's body in the page and gives what it returns; it may await. */
  run<Result>(body: string): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Presses a key by its name: 'Escape', 'Tab', 'Enter'. */
  press(key: keyof typeof keys): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Ways through the site, by what they show. Each throws at what it does not see. */
export type Journeys = Readonly<Record<string, (engine: Engine, site: WatchedSite) => Promise<void>>>;

/** The keys that the journeys press, by the code that WebDriver gives them. */
export const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007', ArrowRight: '\uE014' } as const;

/** Asks again and again until the page agrees. Throws with the question after 20 s. */
export async function until(engine: Engine, question: string, expression: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    if (await engine.run<boolean>(`return Boolean(${expression})`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`not seen: ${question}`);
}
