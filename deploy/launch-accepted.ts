/**
 * What the school has seen and accepted before the site goes live. `npm run launch-check` lists the keys of everything that is still
 * to be settled; one line here for each of them says who accepted it and when, and once none is left the check lets the site through.
 * What has been mended (an address written, a sample replaced) leaves the list by itself and needs no line.
 */
export interface Acceptance {
  /** As the check prints it: 'claim/placement'. */
  key: string;
  /** A person of the school, by name. */
  by: string;
  /** The day: '2026-12-01'. */
  on: string;
  /** Of something with many places, how many there were: should there be more one day, the check asks again. */
  places?: number;
  /** Why, or where the evidence is. */
  note?: string;
}

export const accepted: readonly Acceptance[] = [
  // { key: 'claim/placement', by: 'R. Rawat, registrar', on: '2026-12-01', note: 'Placement register 2025-26, all degree courses' },
];
