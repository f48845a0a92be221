import { expect, test } from 'vitest';
import { feeRows } from '#model/fee-rows.ts';
import { mailLink } from '#utils/mail-link.ts';
import { programmeOf } from '../support/content.ts';

const rowWith = (id: string, fee: number | null, formFee = 1000) =>
  feeRows([{ ...programmeOf(id), fee }], { formFee, feeOnRequest: 'ask' })[0];

test('a first year costs the annual fee and the form', () => {
  const row = rowWith('bscnursing', 125000);
  expect(row).toMatchObject({
    annual: '₹1,25,000',
    firstYear: '₹1,26,000',
    href: '/schoolofparamedicalandhealthsciences/bscnursing',
  });
  expect(rowWith('bscnursing', 99000, 1500)?.firstYear).toBe('₹1,00,500');
  expect(row?.order).toEqual({ level: 2, months: 48, fee: 125000 });
});

test('a programme without a fee says so, and has no sum', () => {
  const row = rowWith('bams', null);
  expect(row).toMatchObject({ annual: 'ask', firstYear: null });
  expect(row?.order.fee).toBeNull();
});

test('a message to the school has its subject', () => {
  expect(mailLink('a@b.example', 'Fees & “B.A.M.S”')).toBe('mailto:a@b.example?subject=Fees%20%26%20%E2%80%9CB.A.M.S%E2%80%9D');
});
