/** The disclosure page, which follows the list of the University Grants Commission. */
import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { disclosedGroups } from '#model/disclosure.ts';
import { school } from '../support/content.ts';

const unsetFacts = { ...school, university: undefined, hostel: undefined, address: undefined, telephone: undefined };
const empty = { school: unsetFacts, calendar: [], notices: [] };
const groups = [
  {
    title: 'Contact',
    items: [
      { name: 'Hostel', fact: 'hostel', emailTemplate: 'hostel' },
      { name: 'Telephone', fact: 'telephone' },
      { name: 'Calendar', requiredEntries: 'calendar', pages: [{ page: 'academic-calendar' }] },
      { name: 'Refund', pages: [{ page: 'student-handbook', fragment: 'refund', label: 'Refund' }] },
    ],
  },
] as const satisfies Parameters<typeof disclosedGroups>[0];

test('an item has a link, an e-mail template that asks for it, or is listed as coming', () => {
  const [group] = disclosedGroups(groups, empty);
  expect(group?.pending).toEqual(['Telephone', 'Calendar']);
  expect(group?.items).toEqual([
    { title: 'Hostel', fact: null, links: [], emailTemplateHref: '/letters#hostel' },
    { title: 'Refund', fact: null, links: [{ href: '/student-handbook#refund', label: 'Refund' }], emailTemplateHref: null },
  ]);
});

test('a fact replaces the e-mail template once it is set, and the calendar is listed once it has entries', () => {
  const setFacts = { ...unsetFacts, hostel: 'Two houses', telephone: '+91 253 000 0000' };
  const [entry] = content.calendar;
  const [group] = disclosedGroups(groups, { ...empty, school: setFacts, ...(entry ? { calendar: [entry] } : {}) });
  expect(group?.items[0]).toMatchObject({ fact: 'Two houses', emailTemplateHref: null });
  expect(group?.pending).not.toContain('Telephone');
});

test('every group of the list has items', () => {
  const disclosed = disclosedGroups(content.pages.disclosure.groups, content);
  expect(disclosed.length).toBeGreaterThanOrEqual(8);
  for (const { title, items, pending } of disclosed) expect(items.length + pending.length, title).toBeGreaterThan(0);
});
