/** The Hindi summaries of schools and programmes, which use the same facts as the English pages. */
import { describe, expect, test } from 'vitest';
import { content } from '#model/content.ts';
import { programmeHindiSummary, schoolHindiSummary } from '#model/hindi-summary.ts';
import { resourceLinks, topLinks } from '#model/navigation.ts';
import { getProgramme, programmes, schools } from '../support/content.ts';

const rowText = (facts: ReturnType<typeof programmeHindiSummary>, label: string) =>
  facts.rows.find((row) => row.label === label)?.sentences.join(' ') ?? '';
const texts = content.pages['hindi-summary'];
const [school] = schools.filter(({ route }) => route === 'science');
const [course] = school?.courses ?? [];
if (!school || !course) throw new Error('src/content/schools/science.yaml has no course.');

describe('a summary in Hindi', () => {
  test('has the name, fee, duration, how to apply and the e-mail address, and no unfilled …', () => {
    const summaries = [
      ...programmes.map((programme) => programmeHindiSummary(programme, content)),
      ...schools.map((school) => schoolHindiSummary(school, content)),
    ];
    for (const facts of summaries) {
      const { name, rows } = facts;
      expect(name).toMatch(/\p{Script=Devanagari}/u);
      const labels = rows.map(({ label }) => label);
      expect(labels, name).toEqual(
        expect.arrayContaining([texts.fee.label, texts.duration.label, texts.apply.label, texts.contact.label]),
      );
      expect(JSON.stringify(rows), name).not.toContain('…');
      expect(rowText(facts, texts.contact.label)).toContain(content.institution.admissionsEmail);
    }
  });

  test('has totals computed from the fee, with Indian digit grouping', () => {
    const { formFee } = content.facts;
    const withFee = programmeHindiSummary({ ...getProgramme('bpt'), fee: 110_000, feeYears: 4 }, content);
    const withForm = (fee: number) => `₹${(fee + formFee).toLocaleString('en-IN')}`;
    for (const total of ['₹1,10,000', withForm(110_000), withForm(440_000)])
      expect(rowText(withFee, texts.fee.label)).toContain(total);
    const withoutFee = programmeHindiSummary({ ...getProgramme('bpt'), fee: null }, content);
    expect(rowText(withoutFee, texts.fee.label)).toContain(texts.fee.onRequest);
  });

  test('of a school has the lowest and highest fee, or the text for fees on request', () => {
    const feeText = (courseFees: readonly (number | undefined)[], schoolFee?: string) =>
      rowText(
        schoolHindiSummary({ ...school, fee: schoolFee, courses: courseFees.map((fee) => ({ ...course, fee })) }, content),
        texts.fee.label,
      );
    expect(feeText([undefined])).toContain(texts.fee.onRequest);
    expect(feeText([60_000, 1_10_000])).toContain(`₹60,000 ${texts.fee.rangeWord} ₹1,10,000`);
    expect(feeText([undefined], '₹60,000 to ₹90,000 a year')).toContain(`₹60,000 ${texts.fee.rangeWord} ₹90,000`);
    expect(feeText([60_000, 60_000])).not.toContain(texts.fee.onRequest);
  });

  test('of a school with short courses names their fees apart from the yearly ones', () => {
    const courses = [
      { ...course, fee: 85_000, duration: '3 years' },
      { ...course, fee: 9_000, duration: '6 months' },
    ];
    const text = rowText(schoolHindiSummary({ ...school, fee: undefined, courses }, content), texts.fee.label);
    expect(text).toContain(texts.fee.yearlyFee.replace('…', '₹85,000'));
    expect(text).toContain(texts.fee.courseFee.replace('…', '₹9,000'));
  });
});

test('the page for parents translates every menu entry', () => {
  const translated = content.pages.hindi.menuTranslations.pages.map(({ page }) => page);
  expect(translated).toEqual(expect.arrayContaining([...topLinks, ...resourceLinks]));
});
