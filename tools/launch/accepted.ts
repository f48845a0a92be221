/**
 * What the school has seen and accepted before the site goes live. `npm run launch-check` lists the keys of everything that is still
 * to be settled; one line here for each of them says what was accepted, by whom and when, and once none is left `npm run launch-check && npm run build`
 * builds the site. `npm run launch-check -- --lines` prints the lines to fill in. What has been mended (an address written, a sample
 * replaced) leaves the list by itself and needs no line; what is changed after it was accepted is asked about again.
 */
export interface Acceptance {
  /** As the check prints it: 'claim/placement'. */
  key: string;
  /** What was accepted, as the check prints it: '98% placement'. Of a page or of pictures, how many places and a mark of what they say. */
  value: string;
  /** A person of the school, by name. */
  by: string;
  /** The day: '2026-12-01'. */
  on: string;
  /** Why, or where the evidence is. */
  note?: string;
}

export const accepted: readonly Acceptance[] = [
  // { key: 'claim/placement', value: '98% placement', by: 'R. Rawat, registrar', on: '2026-12-01', note: 'Register 2025-26, all degrees' },
];
