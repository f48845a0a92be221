import type { MonitoredSite } from './monitored-site.ts';

/** A browser with the operations of the sweep and the journeys, which both protocols support. */
export interface Engine {
  version: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page and returns its result. */
  run<Result>(body: string): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Presses a key by its name: 'Escape', 'Tab', 'Enter'. */
  press(key: keyof typeof keys): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Journeys by test title. Each throws if an expectation is not met. */
export type Journeys = Readonly<Record<string, (engine: Engine, site: MonitoredSite) => Promise<void>>>;

/** The WebDriver codes of the keys that the journeys press. */
export const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007', ArrowRight: '\uE014' } as const;

/** Evaluates an expression in the page until it is true. Throws with the expectation after 20 s. */
export async function waitUntil(engine: Engine, expectation: string, expression: string): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (performance.now() < deadline) {
    if (await engine.run<boolean>(`return Boolean(${expression})`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Not met within 20 s: ${expectation} (${expression})`);
}
