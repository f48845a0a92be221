import { expect, test } from 'vitest';
import { feeRows } from '#model/fee-rows.ts';
import { mailLink } from '#utils/mail-link.ts';
import { getProgramme } from '../support/content.ts';

const feeRow = (id: string, fee: number | null, formFee = 1000) =>
  feeRows([{ ...getProgramme(id), fee }], { formFee, feeOnRequest: 'ask' })[0];

test('the first year costs the annual fee plus the form fee', () => {
  const row = feeRow('bscnursing', 125000);
  expect(row).toMatchObject({
    annual: '₹1,25,000',
    firstYear: '₹1,26,000',
    href: '/schoolofparamedicalandhealthsciences/bscnursing',
  });
  expect(feeRow('bscnursing', 99000, 1500)?.firstYear).toBe('₹1,00,500');
  expect(row?.order).toEqual({ level: 2, months: 48, fee: 125000 });
});

test('a programme without a fee shows the text for fees on request, and no total', () => {
  const row = feeRow('bams', null);
  expect(row).toMatchObject({ annual: 'ask', firstYear: null });
  expect(row?.order.fee).toBeNull();
});

test('a mailto link encodes its subject', () => {
  expect(mailLink('a@b.example', 'Fees & “B.A.M.S”')).toBe('mailto:a@b.example?subject=Fees%20%26%20%E2%80%9CB.A.M.S%E2%80%9D');
});
