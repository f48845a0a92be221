/** What the pages of schools and programmes say in Hindi, from the same facts as in English. */
import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { programmeInHindi, schoolInHindi } from '#model/in-hindi.ts';
import { resourceLinks, topLinks } from '#model/navigation.ts';
import { programmes, schools } from '../support/content.ts';

const rowOf = (facts: ReturnType<typeof programmeInHindi>, label: string) =>
  facts.rows.find((row) => row.label === label)?.sentences.join(' ') ?? '';
const words = content.pages['in-hindi'];
const found = (id: string) => {
  const programme = programmes.find((one) => one.id === id);
  if (!programme) throw new Error(`There is no programme '${id}'.`);
  return programme;
};

describe('in Hindi', () => {
  test('every page has a name, a fee, a length, how to apply and whom to write to; no … is left', () => {
    const all = [
      ...programmes.map((programme) => programmeInHindi(programme, content)),
      ...schools.map((school) => schoolInHindi(school, content)),
    ];
    for (const facts of all) {
      const { name, rows } = facts;
      expect(name).toMatch(/\p{Script=Devanagari}/u);
      const labels = rows.map(({ label }) => label);
      expect(labels, name).toEqual(
        expect.arrayContaining([words.fee.label, words.length.label, words.apply.label, words.write.label]),
      );
      expect(JSON.stringify(rows), name).not.toContain('…');
      expect(rowOf(facts, words.write.label)).toContain(content.school.admissionsEmail);
    }
  });

  test('sums are computed from the fee, in Indian form', () => {
    const { formFee } = content.facts;
    const told = programmeInHindi({ ...found('bpt'), fee: 110_000, feeYears: 4 }, content);
    const form = (fee: number) => `₹${(fee + formFee).toLocaleString('en-IN')}`;
    for (const sum of ['₹1,10,000', form(110_000), form(440_000)]) expect(rowOf(told, words.fee.label)).toContain(sum);
    const untold = programmeInHindi({ ...found('bpt'), fee: null }, content);
    expect(rowOf(untold, words.fee.label)).toContain(words.fee.onRequest);
  });

  test('a school without fees sends them; one with fees tells the lowest and the highest', () => {
    const [school] = schools.filter(({ route }) => route === 'science');
    const [course] = school?.courses ?? [];
    if (!school || !course) throw new Error('The school of science has no course.');
    const fee = (fees: readonly (number | undefined)[], own?: string) =>
      rowOf(
        schoolInHindi({ ...school, fee: own, courses: fees.map((sum) => ({ ...course, fee: sum })) }, content),
        words.fee.label,
      );
    expect(fee([undefined])).toContain(words.fee.onRequest);
    expect(fee([60_000, 1_10_000])).toContain(`₹60,000 ${words.fee.to} ₹1,10,000`);
    expect(fee([undefined], '₹60,000 to ₹90,000 a year')).toContain(`₹60,000 ${words.fee.to} ₹90,000`);
    expect(fee([60_000, 60_000])).not.toContain(words.fee.onRequest);
  });

  test('the page for parents has a word for every page of the menus', () => {
    const named = content.pages.hindi.menu.pages.map(({ page }) => page);
    expect(named).toEqual(expect.arrayContaining([...topLinks, ...resourceLinks]));
  });

  test('hospital days are told where the school trains in hospitals, and nowhere else', () => {
    const withHospital = schools.filter((school) => rowOf(schoolInHindi(school, content), words.hospital.label));
    expect(withHospital.map(({ route }) => route)).toEqual(['paramedical']);
    expect(rowOf(programmeInHindi(found('bpt'), content), words.hospital.label)).toBe(words.hospital.text);
  });
});
