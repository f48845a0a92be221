import { describe, expect, test } from 'vitest';
import { annualFees, annualFeeText, feeRules, formFee, formFeeText, yearlyFee } from '../../src/content/fees.ts';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { rupees } from '../../src/lib/money.ts';
import { pageText } from './pages.ts';
import { fees } from './specification.ts';

const all = Object.values(programmes);

test('every yearly fee is the one of the specification, in Indian digit grouping', () => {
  const site = Object.fromEntries(all.map(({ id, shortName }) => [shortName, annualFeeText(id)]));
  expect(site, 'did the school change a fee? Then change it in tests/content/specification.ts too').toMatchObject(fees);
});

test('the admission form costs ₹1,000', () => {
  expect(formFeeText).toBe('₹1,000');
});

test('the rules of the fee say what is paid once, what is separate and what fines may be', () => {
  expect(feeRules.form).toMatch(/admission form.*once.*₹1,000/i);
  expect(feeRules.separate).toMatch(/exam.*enrol.*separate/i);
  expect(feeRules.fines).toMatch(/may impose fines or dues on defaults/i);
});

describe.each(all)('the page of $shortName', ({ id, questions, meta }) => {
  const published = Object.values(annualFees).filter((fee) => fee !== null);
  const known = new Set([...published, ...published.map((fee) => fee + formFee), formFee].map(rupees));

  test('answers what a year costs in a question', () => {
    const answers = questions.map(({ a }) => a).filter((a) => a.includes(annualFeeText(id)) || a.includes(yearlyFee(id)));
    expect(answers.length).toBeGreaterThanOrEqual(1);
    expect(answers.join()).toContain(formFeeText);
  });

  test('states no amount that is not a published fee or its first year with the form', () => {
    const amounts = `${pageText(id)} ${meta.description}`.match(/₹[\d,]*\d/g) ?? [];
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter((amount) => !known.has(amount))).toEqual([]);
  });
});
