/**
 * The address of a top-level page from its menu label: lowercase, letters only ("What's On?" gives `/whatson`).
 * The rule is the specification's (section 2, navigation bar).
 */
export function pathFromLabel(label: string): `/${string}` {
  return `/${label.toLowerCase().replace(/[^a-z]/g, '')}`;
}
