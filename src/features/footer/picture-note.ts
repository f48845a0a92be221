/** What the foot of every page says of the pictures, by how many of them are artwork. Without artwork there is nothing to say. */
export function pictureNote(artwork: number, all: number): string {
  if (artwork === 0) return '';
  if (artwork < all)
    return 'Some of the pictures are photographs; the others are artwork of light and architecture, not a campus.';
  return 'The pictures are artwork of light and architecture, not photographs of a campus.';
}
