import { describe, expect, test } from 'vitest';
import { ladderOf } from '#features/programme/programme-ladder/ladder.ts';
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
});
