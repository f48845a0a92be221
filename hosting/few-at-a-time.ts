import { availableParallelism } from 'node:os';

/** Enough that each processor has work while another piece waits for the disk; more would only hold memory. */
const usual = availableParallelism() * 2;

/**
 * Does the work for every item, a few at a time, so that memory grows with the work at hand and not with the number of items. Throws the
 * first error that the work throws, and begins nothing after it.
 */
export async function fewAtATime<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce: number = usual,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = left.next(); !next.done && !failed; next = left.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
