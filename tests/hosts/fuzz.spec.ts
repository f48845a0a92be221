/** A small, fixed part of `npm run fuzz`: requests that no browser would send. */
import { readSite } from '../../scripts/fuzz/judge.ts';
import { fuzz } from '../../scripts/fuzz/run.ts';
import { dist, expect, test } from '../support/hosts.ts';
import { pages } from '../support/pages.ts';

test('odd requests begin at every page, the first too, and at films', async () => {
  const { seeds } = await readSite(dist);
  expect(pages.length).toBeGreaterThan(40);
  expect(seeds.pages).toContain('/');
  expect(seeds.films.length).toBeGreaterThan(10);
  expect(seeds.pages).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
});

test('odd requests bring no fault of the server, no foreign file or part and no way to another host', async ({
  host,
  hostName,
}) => {
  // Cloudflare's local runtime is slow at them.
  const count = hostName === 'workerd' ? 150 : 600;
  const { answers, faults } = await fuzz(host.origin, await readSite(dist), { count, seed: 7 });
  expect(faults).toEqual([]);
  expect(Object.values(answers).reduce((total, one) => total + one, 0)).toBe(count);
  for (const status of ['200', '206', '400', '404', '416']) expect(answers[status], status).toBeGreaterThan(0);
  expect((await fetch(`${host.origin}/about`)).status, 'and the host goes on').toBe(200);
});
