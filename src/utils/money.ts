const rupeeFormat = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/**
 * Formats whole rupees with Indian grouping: `formatRupees(110000)` returns `₹1,10,000`. Throws unless the amount is a positive
 * integer.
 */
export function formatRupees(amount: number): string {
  if (!Number.isInteger(amount) || amount <= 0) {
    throw new Error(`${amount} is not an amount in whole rupees: write a plain number such as 55000.`);
  }
  return rupeeFormat.format(amount);
}
