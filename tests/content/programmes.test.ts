import { describe, expect, test } from 'vitest';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { paramedical } from '../../src/content/schools/paramedical.ts';
import { fees } from './specification.ts';
import { among, countWords, repeated } from './texts.ts';

const all = Object.entries(programmes);

test('the programmes of the specification are there in its order, and each programme under its own id', () => {
  const names = all.map(([, { shortName }]) => shortName);
  expect(among<string>(names, Object.keys(fees))).toEqual(Object.keys(fees));
  expect(repeated(names)).toEqual([]);
  for (const [key, { id }] of all) expect(id).toBe(key);
});

test('the school of health sciences lists the same programmes under the same names', () => {
  const names = paramedical.courses.map(({ id, shortName, fullName }) => [id, shortName, fullName]);
  expect(names).toEqual(all.map(([id, { shortName, fullName }]) => [id, shortName, fullName]));
});

describe.each(all)('the page of %s', (_, programme) => {
  test('has at least six reasons to choose it, each a sentence or more', () => {
    expect(programme.why.length).toBeGreaterThanOrEqual(6);
    for (const { title, text } of programme.why) expect(countWords(text), title).toBeGreaterThanOrEqual(12);
    expect(repeated(programme.why.map(({ title }) => title))).toEqual([]);
  });

  test('answers at least six admissions questions, none of them twice', () => {
    expect(programme.questions.length).toBeGreaterThanOrEqual(6);
    for (const { q, a } of programme.questions) expect(countWords(a), q).toBeGreaterThanOrEqual(20);
    expect(repeated(programme.questions.map(({ q }) => q))).toEqual([]);
  });

  test('has a title, what one studies, where it leads and a closing text', () => {
    expect(programme.fullName.length).toBeGreaterThan(programme.shortName.length);
    expect(programme.study.length).toBeGreaterThanOrEqual(3);
    expect(programme.careers.length).toBeGreaterThanOrEqual(4);
    expect(countWords(programme.closing)).toBeGreaterThanOrEqual(30);
    expect(countWords(programme.lead)).toBeGreaterThanOrEqual(12);
    expect(programme.length).toMatch(/year|month/);
    expect(programme.entrance).not.toBe('');
  });
});
