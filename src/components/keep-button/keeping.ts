/** Stores kept courses on the device, shows their number and announces each change. Loaded by keep-button.client.ts. */

import { announce } from '#client/live-region.ts';
import { comparisonPath, maxKept, readKept, writeKept } from '#utils/kept-courses.ts';
import countStyles from './kept-count.css?inline';

let count: HTMLAnchorElement | undefined;
let status: HTMLElement | undefined;

/** Toggles the course of the pressed button, if any, and updates all buttons and the link to the comparison. */
export function onChange(button: HTMLElement | false): void {
  if (button) toggle(button);
  const kept = readKept();
  for (const keepButton of document.querySelectorAll<HTMLElement>('[data-keep]'))
    keepButton.setAttribute('aria-pressed', String(kept.includes(keepButton.dataset.keep ?? '')));
  showCount(kept);
}

function toggle({ dataset: { keep: id = '' }, ariaLabel }: HTMLElement): void {
  const name = /^Keep (?:to compare: )?(.+)$/.exec(ariaLabel ?? '')?.[1] ?? '';
  const kept = readKept();
  const isKept = kept.includes(id);
  if (!isKept && kept.length === maxKept)
    showMessage(
      `${maxKept} courses are kept, as many as fit on the sheet. Remove one first: press its mark again, or open Compare.`,
    );
  else if (!writeKept(isKept ? kept.filter((keptId) => keptId !== id) : [...kept, id]))
    showMessage('This browser does not let the site remember courses. You can choose them on the page Compare courses.');
  else showMessage(isKept ? `${name} is no longer kept.` : `${name} is kept. ${kept.length + 1} of ${maxKept}.`);
}

/** Shows the link to the comparison in a corner of the navigation bar while courses are kept. */
function showCount(kept: readonly string[]): void {
  if (!count) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(countStyles);
    document.adoptedStyleSheets.push(sheet);
    count = document.createElement('a');
    count.className = 'kept-count';
    document.querySelector('[data-bar]')?.append(count);
  }
  count.hidden = kept.length === 0;
  count.href = comparisonPath(kept);
  count.textContent = `Compare ${kept.length}`;
  count.ariaLabel = `Compare ${kept.length} kept ${kept.length === 1 ? 'course' : 'courses'}`;
}

/** Shows and announces a message. Screen readers announce a live region only if it existed before its text. */
function showMessage(message: string): void {
  const isNew = !status;
  status ??= document.body.appendChild(
    Object.assign(document.createElement('p'), { className: 'kept-status', role: 'status', lang: 'en-IN' }),
  );
  status.dataset.print = 'none';
  setTimeout(announce, isNew ? 150 : 0, status, message);
}
