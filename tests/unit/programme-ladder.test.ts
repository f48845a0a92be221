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

  test('every step of a ladder shows what comes before and after the whole', () => {
    const point = (title: string) => ({ title, text: title });
    const [one, two] = ['one', 'two'] as ProgrammeId[];
    if (!one || !two) throw new Error('two ids');
    const steps = [
      { id: one, before: point('school'), after: point('not shown') },
      { id: two, from: { programme: one, how: 'on' }, before: point('not shown'), after: point('work') },
    ];
    for (const id of [one, two]) expect(stagesOf(id, steps)).toEqual({ before: point('school'), after: point('work') });
  });

  test('every programme says what comes before and after its ladder', () => {
    for (const { id } of programmes) {
      const { before, after } = stagesOf(id, programmes);
      expect([before, after], id).not.toContain(undefined);
    }
  });
});
