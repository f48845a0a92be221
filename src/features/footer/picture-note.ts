/** Returns the footer's note on pictures: whether all or some of them are artwork. Empty if none is. */
export function pictureNote(pictures: readonly { kind: string }[]): string {
  const artwork = pictures.filter(({ kind }) => kind === 'artwork').length;
  if (artwork === 0) return '';
  if (artwork < pictures.length)
    return 'Some of the pictures are photographs; the others are artwork of light and architecture, and show no campus.';
  return 'The pictures are artwork of light and architecture, not photographs of a campus.';
}
