import { expect, test } from 'vitest';
import { handbook } from '../../src/content/student-handbook.ts';

const text = (id: string) => {
  const section = handbook.sections.find((one) => one.id === id);
  return [...(section?.paragraphs ?? []), ...(section?.rules ?? [])].join('\n');
};

test('the handbook has its five sections in the order of the specification', () => {
  expect(handbook.sections.map(({ title }) => title)).toEqual([
    'Obligations',
    'Conduct',
    'Media and Property',
    'Discipline and Expulsion',
    'Anti-Ragging',
  ]);
});

test('every section explains and rules', () => {
  for (const { title, paragraphs, rules } of handbook.sections) {
    expect(paragraphs.length, title).toBeGreaterThanOrEqual(2);
    expect(rules?.length, title).toBeGreaterThanOrEqual(3);
  }
});

test('who is ragged finds the national helpline, by telephone and by e-mail', () => {
  expect(text('anti-ragging')).toContain('1800-180-5522');
  expect(text('anti-ragging')).toContain('helpline@antiragging.in');
});

test('who has fallen behind finds the attendance rule and the grievance route under obligations', () => {
  expect(text('obligations')).toMatch(/75% attendance in each module/);
  expect(text('obligations')).toMatch(/[Gg]rievances are resolved in 3 days/);
});
