/**
 * Returns the path of a top-level page: its menu label in lower case, letters only ("What's On?" gives `/whatson`; specification, section 2).
 */
export function pathFromLabel(label: string): `/${string}` {
  return `/${label.toLowerCase().replace(/[^a-z]/g, '')}`;
}
