/**
 * Lets tables be sorted: each heading that names two directions becomes a button. A first press sorts upwards, the next the other way
 * round. What has no value to be sorted by stands last in both directions, and the rest keeps its order among equals. The heading says
 * the direction (`aria-sort`), a status beside the table says it aloud.
 */
export function sortTables(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('[data-sort-table]')) makeSortable(table);
}

function makeSortable(table: HTMLTableElement): void {
  const body = table.tBodies[0];
  const status = table.parentElement?.querySelector('[data-sort-status]');
  const headings = [...table.querySelectorAll<HTMLTableCellElement>('th[data-sort-up]')];
  if (!body) return;
  const rows = [...body.rows];

  for (const heading of headings) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const down = heading.getAttribute('aria-sort') === 'ascending';
      for (const other of headings) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      body.append(...inOrder(rows, heading.cellIndex, down));
      const direction = down ? heading.dataset.sortDown : heading.dataset.sortUp;
      if (status) status.textContent = `Sorted by ${button.textContent}, ${direction}`;
    });
  }
}

/** The rows by the values of one of their cells. */
function inOrder(rows: readonly HTMLTableRowElement[], column: number, down: boolean): HTMLTableRowElement[] {
  const sortedBy = (row: HTMLTableRowElement) => row.cells[column]?.dataset.sortBy;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortedBy(one), sortedBy(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return a.localeCompare(b, 'en', { numeric: true }) * (down ? -1 : 1);
  });
}
