import type { HTMLElement } from 'node-html-parser';

interface Page {
  path: string;
  document: HTMLElement;
}

/**
 * One page of each kind, found by looking: pages that begin with the same part of the site are of one kind, and standing pages, which all
 * begin with the same head, are told apart by what follows it.
 */
export function oneOfEachKind<Found extends Page>(pages: readonly Found[]): Found[] {
  return [...new Map(pages.toReversed().map((page) => [kindOf(page), page])).values()].toReversed();
}

function kindOf({ document }: Page): string {
  const [first = '', second = ''] = document.querySelectorAll('main > [class]').map(nameOfPart);
  return first === 'page-head-head' ? `${first} ${second}` : first;
}

/** What a part of the site is known by: its island, its style, or where it is a plain band the style of what it holds. */
function nameOfPart(part: HTMLElement): string {
  const island = part.querySelector('astro-island')?.getAttribute('component-export');
  const styles = [part, ...part.querySelectorAll('[class]')].flatMap((one) => one.classList.value);
  return island ?? styles.find((name) => name !== 'band') ?? '';
}

/** A page's name in a file: `home`, `faq`, `schoolofdesign`. */
export const nameOf = ({ path }: Page): string => path.slice(1).replaceAll('/', '-') || 'home';
