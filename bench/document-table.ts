/** Tables that a command writes into docs/quality.md, between marks that name the record they are made from. */

const marks = (what: string, file: string) => [`<!-- ${what} of ${file}, by bench/ -->`, `<!-- End of ${what} -->`] as const;
const between = (what: string) => new RegExp(`<!-- ${what} of (\\S+), by bench/ -->[\\s\\S]*?<!-- End of ${what} -->`);

/** The document with these tables in the place of those before. Throws where the document has no place for them. */
export function withTables(document: string, what: string, file: string, tables: string): string {
  const [begin, end] = marks(what, file);
  if (!between(what).test(document)) throw new Error(`docs/quality.md has lost the marks of '${what}': '${begin}' and '${end}'.`);
  return document.replace(between(what), () => [begin, tables, end].join('\n\n'));
}

/** The record that the document's tables say they are of. */
export const runNamedIn = (document: string, what: string): string => between(what).exec(document)?.[1] ?? '';

/** Rows as the formatter writes a table: the first column at the left, figures at the right. */
export function aligned([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))));
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [padded(head), rule, ...rows.map(padded)];
}
