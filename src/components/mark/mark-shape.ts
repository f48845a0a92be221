/** The school's mark: an arch with the sun standing in it from one side. Paths in a square of 40. */
export const mark = {
  viewBox: '0 0 40 40',
  arch: 'M4 38V20a16 16 0 0 1 32 0v18z',
  sun: 'M11 38V20a9 9 0 0 1 9-9v27z',
} as const;
