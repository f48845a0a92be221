import { describe, expect, test } from 'vitest';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { studySteps } from '../../src/content/programmes/steps.ts';
import type { ProgrammeId } from '../../src/content/types.ts';
import { ladderOf } from '../../src/lib/programme-ladder.ts';

const idsOf = (id: ProgrammeId) => ladderOf(id, studySteps).map((rung) => rung.id);

describe('what comes before and after a programme', () => {
  test.each([
    ['dpharm', ['dpharm', 'bpharm']],
    ['bpharm', ['dpharm', 'bpharm']],
    ['bpt', ['bpt', 'mpt']],
    ['dmlt', ['dmlt', 'bmlt']],
    ['gnm', ['gda', 'anm', 'gnm', 'bscnursing']],
    ['bscnursing', ['gda', 'anm', 'gnm', 'bscnursing']],
    ['bams', ['bams']],
    ['hso', ['hso']],
  ] as const)('of %s: %j', (id, expected) => {
    expect(idsOf(id)).toEqual(expected);
  });

  test('every rung but the lowest says how one gets there', () => {
    const [lowest, ...others] = ladderOf('gnm', studySteps);
    expect(lowest).not.toHaveProperty('how');
    for (const { how } of others) expect(how?.length).toBeGreaterThan(20);
  });

  test('no step is written twice, none leads back, and no programme is reached from two', () => {
    const reached = studySteps.map(({ to }) => to);
    expect(new Set(reached).size).toBe(reached.length);
    for (const id of Object.keys(programmes) as ProgrammeId[]) expect(new Set(idsOf(id)).size).toBe(idsOf(id).length);
  });

  test('no programme is compared only with what stands on its own ladder', () => {
    for (const { id, related } of Object.values(programmes)) {
      expect(related.filter((other) => !idsOf(id).includes(other)).length, id).toBeGreaterThan(0);
    }
  });
});
