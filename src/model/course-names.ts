/** Whether a course's full name differs from its short name other than in capitals. */
export function isLongerName(fullName: string, shortName: string): boolean {
  return fullName.toLowerCase() !== shortName.toLowerCase();
}

/** Returns the spelling that families type: 'BPT' for 'B.P.T', 'BSc Nursing' for 'B.Sc. Nursing'. */
export const withoutDots = (name: string): string => name.replaceAll('.', '');

/** Returns both spellings of a course's name: 'B.P.T (BPT)'; only the name if it has no dots. */
export const inBothSpellings = (name: string): string => (name.includes('.') ? `${name} (${withoutDots(name)})` : name);

/** Returns the id of a certificate course on its school's page: 'CPY' gives 'cpy'. */
export const courseAnchor = (code: string): string => code.toLowerCase();
