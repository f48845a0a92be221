/** Whether a course's full name says more than its short name; 'UI/UX fundamentals' under 'UI/UX Fundamentals' does not. */
export function saysMore(fullName: string, shortName: string): boolean {
  return fullName.toLowerCase() !== shortName.toLowerCase();
}

/** The spelling that families type: 'BPT' for 'B.P.T', 'BSc Nursing' for 'B.Sc. Nursing'. */
export const withoutDots = (name: string): string => name.replaceAll('.', '');

/** Both spellings of a course's name: 'B.P.T (BPT)'; the name alone where it has no dots. */
export const inBothSpellings = (name: string): string => (name.includes('.') ? `${name} (${withoutDots(name)})` : name);
