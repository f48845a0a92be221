import { pathOf } from '../../src/lib/routes.ts';
import type { PageContent } from './content-by-page.ts';
import type { LaunchItem } from './item.ts';

const group = 'unfinished' as const;

/** The footer's placeholders, and pages that only say that they are to come. */
export function unfinishedItems(placeholders: readonly string[], pages: readonly PageContent[]): LaunchItem[] {
  const links = placeholders.map((label) => ({
    key: `link/${label.toLowerCase().replaceAll(' ', '-')}`,
    group,
    what: `‘${label}’ in the footer goes nowhere.`,
    mend: 'footerPlaceholders in src/lib/navigation.ts',
  }));
  const toCome = pages
    .filter(({ content }) => content.some((part) => (part as { text?: unknown }).text === 'Page coming soon.'))
    .map(({ route, files }) => ({
      key: `page/${route}`,
      group,
      what: `${pathOf(route)} says only ‘Page coming soon.’`,
      mend: files.join(', '),
    }));
  return [...links, ...toCome];
}
