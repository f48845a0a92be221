/**
 * Launch items that the school has accepted. `npm run launch-check` lists the keys of all open items. Add one line per item: what was accepted, by
 * whom and when. Once no item is open, `npm run launch-check && npm run build` builds the site. `npm run launch-check -- --lines` prints the lines to
 * fill in. A fixed item (an address written, a sample replaced) needs no line. An item that changes after it was accepted is listed again.
 */
export interface Acceptance {
  /** The item's key as the check prints it: 'claim/placement'. */
  key: string;
  /** The accepted value as the check prints it: '98% placement'. For a page or pictures, the number of places and a hash of their content. */
  value: string;
  /** Name of a person of the school. */
  person: string;
  /** A day: '2026-12-01'. */
  date: string;
  /** The reason, or where the evidence is. */
  note?: string;
}

export const accepted: readonly Acceptance[] = [
  // { key: 'claim/placement', value: '98% placement', person: 'R. Rawat, registrar', date: '2026-12-01', note: 'Register 2025-26, all degrees' },
];
