import { describe, expect, test } from 'vitest';
import { ladderOf, stagesOf } from '#features/programme/programme-ladder/ladder.ts';
import type { ProgrammeId } from '#schemas/programme.ts';
import { programmes } from '../support/content.ts';

const idsOf = (id: string) => ladderOf(id as ProgrammeId, programmes).map((rung) => rung.id);

describe('what comes before and after a programme', () => {
  test.each([
    ['dpharm', ['dpharm', 'bpharm']],
    ['bpharm', ['dpharm', 'bpharm']],
    ['gnm', ['gda', 'anm', 'gnm', 'bscnursing']],
    ['bams', ['bams']],
  ])('of %s: %j', (id, expected) => {
    expect(idsOf(id)).toEqual(expected);
  });

  test('every programme says what comes before and after its ladder', () => {
    for (const { id } of programmes) {
      const { before, after } = stagesOf(id, programmes);
      expect([before, after], id).not.toContain(undefined);
    }
  });
});
