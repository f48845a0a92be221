/** What the school shows of the list of the University Grants Commission. */
import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { disclosedGroups } from '#model/disclosure.ts';
import { school } from '../support/content.ts';

const untold = { ...school, university: undefined, hostel: undefined, address: undefined, telephone: undefined };
const empty = { school: untold, calendar: [], notices: [] };
const groups = [
  {
    title: 'Contact',
    items: [
      { what: 'Hostel', fact: 'hostel', letter: 'hostel' },
      { what: 'Telephone', fact: 'telephone' },
      { what: 'Calendar', once: 'calendar', places: [{ page: 'academic-calendar' }] },
      { what: 'Refund', places: [{ page: 'student-handbook', fragment: 'refund', label: 'Refund' }] },
    ],
  },
] as const satisfies Parameters<typeof disclosedGroups>[0];

test('a thing has its place, the letter that asks for it, or is to come', () => {
  const [group] = disclosedGroups(groups, empty);
  expect(group?.toCome).toEqual(['Telephone', 'Calendar']);
  expect(group?.items).toEqual([
    { what: 'Hostel', fact: null, places: [], letter: '/letters#hostel' },
    { what: 'Refund', fact: null, places: [{ href: '/student-handbook#refund', label: 'Refund' }], letter: null },
  ]);
});

test('a fact takes the place of the letter once the school gives it, and the calendar counts once it has entries', () => {
  const told = { ...untold, hostel: 'Two houses', telephone: '+91 253 000 0000' };
  const [entry] = content.calendar;
  const [group] = disclosedGroups(groups, { ...empty, school: told, ...(entry ? { calendar: [entry] } : {}) });
  expect(group?.items[0]).toMatchObject({ fact: 'Two houses', letter: null });
  expect(group?.toCome).not.toContain('Telephone');
});

test('the page names every group of the list', () => {
  const shown = disclosedGroups(content.pages.disclosure.groups, content);
  expect(shown.length).toBeGreaterThanOrEqual(8);
  for (const { title, items, toCome } of shown) expect(items.length + toCome.length, title).toBeGreaterThan(0);
});
