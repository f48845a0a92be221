import { describe, expect, test } from 'vitest';
import { ladderOf } from '#features/programme/programme-ladder/ladder.ts';
import type { ProgrammeId } from '#schemas/ids.ts';
import { programmes } from '../support/content.ts';

const ladderIds = (id: string) => ladderOf(id as ProgrammeId, programmes).map((rung) => rung.id);

describe('the ladder of programmes before and after a programme', () => {
  test.each([
    ['dpharm', ['dpharm', 'bpharm']],
    ['bpharm', ['dpharm', 'bpharm']],
    ['gnm', ['gda', 'anm', 'gnm', 'bscnursing']],
    ['bams', ['bams']],
  ])('for %s is %j', (id, expected) => {
    expect(ladderIds(id)).toEqual(expected);
  });
});
