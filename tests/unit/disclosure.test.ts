/** The disclosure page, which follows the list of the University Grants Commission. */
import { expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { countStates, disclosedGroups } from '#model/disclosure.ts';
import { institution } from '../support/content.ts';

const unsetFacts = { ...institution, university: undefined, hostel: undefined, address: undefined, telephone: undefined };
const empty = { ...content, institution: unsetFacts, calendar: [], notices: [] };
const groups = [
  {
    id: 'contact',
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
    { title: 'Hostel', fact: null, links: [], emailTemplate: { href: '/letters#hostel', title: 'Hostel' } },
    { title: 'Refund', fact: null, links: [{ href: '/student-handbook#refund', label: 'Refund' }], emailTemplate: null },
  ]);
  expect(countStates(disclosedGroups(groups, empty))).toEqual({ published: 1, onRequest: 1, upcoming: 2 });
});

test('a fact replaces the e-mail template once it is set, and the calendar is listed once it has entries', () => {
  const setFacts = { ...unsetFacts, hostel: 'Two houses', telephone: '+91 253 000 0000' };
  const [entry] = content.calendar;
  const [group] = disclosedGroups(groups, { ...empty, institution: setFacts, ...(entry ? { calendar: [entry] } : {}) });
  expect(group?.items[0]).toMatchObject({ fact: 'Two houses', emailTemplate: null });
  expect(group?.pending).not.toContain('Telephone');
});
