/**
 * Launch items that the school has accepted. `npm run launch-check` lists the keys of all open items. Add one line per item: what was accepted, by
 * whom and when. Once no open item blocks the launch, `npm run launch-check && npm run build` builds the site. `npm run launch-check -- --lines` prints the lines to
 * fill in. A fixed item (an address written, a sample replaced) needs no line. An item that changes after it was accepted is listed again.
 */
export interface Acceptance {
  /** The item's key as the check prints it: 'claim/alumni'. */
  key: string;
  /** The accepted value exactly as `--lines` prints it. For an item that occurs in many places, such as pictures: how many, and a hash of their list. */
  value: string;
  /** Name of the person at the school who accepted it. */
  person: string;
  /** A day: '2026-12-01'. */
  date: string;
  /** The reason, or where the evidence is. */
  note?: string;
}

export const accepted: readonly Acceptance[] = [
  // { key: 'claim/alumni', value: '50,000+ · alumni', person: 'R. Rawat, registrar', date: '2026-12-01', note: 'Register of 1998 to 2026' },
];
