const rupee = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** An amount in whole rupees as Indian readers write it: `rupees(110000)` gives `₹1,10,000`. Throws on anything but a whole, positive amount. */
export function rupees(amount: number): string {
  if (!Number.isInteger(amount) || amount <= 0) {
    throw new Error(`${amount} is not an amount in whole rupees: write a plain number such as 55000.`);
  }
  return rupee.format(amount);
}

/** A yearly fee within a line: `yearly(110000)` gives `₹1,10,000 a year`. */
export const yearly = (fee: number) => `${rupees(fee)} a year`;
