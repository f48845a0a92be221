import { expect, test } from 'vitest';
import { fewAtATime } from '../../hosting/few-at-a-time.ts';

test('all is done, and never more at once than asked', async () => {
  const done: number[] = [];
  let [atWork, most] = [0, 0];
  await fewAtATime(
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atWork -= 1;
      done.push(item);
    },
    3,
  );
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('the first error is thrown, and nothing more is begun after it', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) throw new Error('the second is broken');
  };
  await expect(fewAtATime([1, 2, 3, 4, 5, 6], work, 1)).rejects.toThrow('the second is broken');
  expect(begun).toEqual([1, 2]);
});
