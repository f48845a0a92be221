/** SVG paths of the school's logo, an arch with the sun in one half, in a square of 40. */
export const logoShape = {
  viewBox: '0 0 40 40',
  arch: 'M4 38V20a16 16 0 0 1 32 0v18z',
  sun: 'M11 38V20a9 9 0 0 1 9-9v27z',
} as const;
