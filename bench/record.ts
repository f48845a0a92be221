/** Where a measurement is written down: docs/quality, under the day it was begun. */
import { writeFile } from 'node:fs/promises';

/** Whether all was measured that the command measures unasked, or only a part, or otherwise. */
export type Extent = 'whole' | 'part';

/** `bench-2026-11-22.json`; a part has its time in its name too, so that it never takes the place of the day's whole. Times are UTC. */
export function recordName(kind: string, began: Date, extent: Extent): string {
  const [day = '', time = ''] = began.toISOString().split('T');
  return extent === 'whole' ? `${kind}-${day}.json` : `${kind}-${day}-${time.slice(0, 5).replace(':', '')}-part.json`;
}

/** Writes a measurement down and says where. */
export async function writeRecord(kind: string, began: Date, extent: Extent, record: object): Promise<void> {
  const name = recordName(kind, began, extent);
  const text = `${JSON.stringify({ date: began.toISOString(), ...record }, null, 1)}\n`;
  await writeFile(new URL(`../docs/quality/${name}`, import.meta.url), text);
  console.log(`Written to docs/quality/${name}`);
}
