import { describe, expect, test } from 'vitest';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { studyStages, studySteps } from '../../src/content/programmes/steps.ts';
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

  test('every ladder says what comes before its lowest rung and after its highest, and only there', () => {
    const ladders = (Object.keys(programmes) as ProgrammeId[]).map(idsOf);
    for (const field of ['before', 'after'] as const) {
      const ends = ladders.map((ids) => (field === 'before' ? ids[0] : ids.at(-1)));
      const told = Object.entries(studyStages).flatMap(([id, stages]) => (stages[field] ? [id] : []));
      expect(told.sort(), field).toEqual([...new Set(ends)].sort());
    }
  });

  test('every programme names others than those on its own ladder', () => {
    for (const { id, related } of Object.values(programmes)) {
      expect(related.filter((other) => !idsOf(id).includes(other)).length, id).toBeGreaterThan(0);
    }
  });
});
