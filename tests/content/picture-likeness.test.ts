import { expect, test } from 'vitest';
import { inProject } from '../../hosting/project.ts';
import renditions from '../../media/renditions.json' with { type: 'json' };
import { difference, pictureHash } from '../support/picture-hash.ts';

const folder = inProject('public/pictures/');

/** Another cut of the same scene may look like it. */
const cuts: Readonly<Record<string, string>> = { 'home-hero-tall': 'home-hero' };
/** In so many of 64 bits any two pictures differ at least. */
const least = 14;

test('no two pictures look alike as thumbnails', async () => {
  const hashes = await Promise.all(
    Object.entries(renditions)
      .filter(([master]) => !(master in cuts))
      .map(async ([master, { files }]) => ({ master, hash: await pictureHash(`${folder}${files[0]?.file}`) })),
  );
  const alike = hashes.flatMap((one, at) =>
    hashes
      .slice(at + 1)
      .map((other) => ({ pair: `${one.master} and ${other.master}`, bits: difference(one.hash, other.hash) }))
      .filter(({ bits }) => bits < least),
  );
  expect(alike).toEqual([]);
});

test('the measure tells a picture from itself and from another', async () => {
  const [one, other] = Object.values(renditions);
  const first = await pictureHash(`${folder}${one?.files[0]?.file}`);
  expect(difference(first, await pictureHash(`${folder}${one?.files.at(-1)?.file}`))).toBeLessThanOrEqual(4);
  expect(difference(first, await pictureHash(`${folder}${other?.files[0]?.file}`))).toBeGreaterThan(least);
});
