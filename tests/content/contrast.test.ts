import { describe, expect, test } from 'vitest';
import { contrastPairs } from '../../examples/contrast-pairs.ts';
import { tokens } from '../../publish/style-tokens.ts';

const pairs = contrastPairs(tokens);

describe.each([...new Set(pairs.map(({ where }) => where))])('the contrast on %s is sufficient', (background) => {
  test.each(pairs.filter(({ where }) => where === background))('$what: $over on $under', ({ contrast: measured, needed }) => {
    expect(measured).toBeGreaterThanOrEqual(needed);
  });
});
