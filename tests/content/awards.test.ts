import { expect, test } from 'vitest';
import { awards } from '../../src/content/awards.ts';
import { repeated } from './texts.ts';

test('the four cards are the two academies and the two awards of 2024', () => {
  const titles = awards.cards.map(({ title }) => title);
  expect(titles).toHaveLength(4);
  expect(titles[0]).toMatch(/cybersecurity academy partner/i);
  expect(titles[1]).toMatch(/IT certification academy partner/i);
  expect(titles[2]).toMatch(/state award.*best law school 2024/i);
  expect(titles[3]).toMatch(/brand award.*best business school 2024/i);
});

test('the page has its heading as the specification spells it, and a banner', () => {
  expect(awards.heading).toBe('Awards and Accreditations');
  expect(awards.picture).not.toBe('');
});

test.each(awards.cards)('$title has details, a category, a picture and whose word it is', (card) => {
  expect(card.details.length).toBeGreaterThanOrEqual(2);
  expect(card.category).not.toBe('');
  expect(card.qualifier).toMatch(/as stated by the school/);
});

test('no two cards share a picture', () => {
  expect(repeated(awards.cards.map(({ picture }) => picture))).toEqual([]);
});
