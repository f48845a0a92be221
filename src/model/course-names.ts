/** Whether a course's full name says more than its short name; 'UI/UX fundamentals' under 'UI/UX Fundamentals' does not. */
export function saysMore(fullName: string, shortName: string): boolean {
  return fullName.toLowerCase() !== shortName.toLowerCase();
}
