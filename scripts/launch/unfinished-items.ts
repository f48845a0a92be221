import { pathOf } from '../../src/lib/routes.ts';
import type { PageContent } from './content-by-page.ts';
import type { LaunchItem } from './item.ts';

const group = 'unfinished' as const;
/** What a page that is to come says, in the specification’s words. */
const toComeText = 'Page coming soon.';

/** The footer's placeholders, and pages that only say that they are to come. */
export function unfinishedItems(placeholders: readonly string[], pages: readonly PageContent[]): LaunchItem[] {
  const links = placeholders.map((label) => ({
    key: `link/${label.toLowerCase().replaceAll(' ', '-')}`,
    group,
    what: `‘${label}’ in the footer goes nowhere.`,
    value: label,
    mend: 'footerPlaceholders in src/lib/navigation.ts',
  }));
  const toCome = pages
    .filter(({ content }) => content.some((part) => (part as { text?: unknown }).text === toComeText))
    .map(({ route, files }) => ({
      key: `page/${route}`,
      group,
      what: `${pathOf(route)} says only ‘${toComeText}’`,
      value: toComeText,
      mend: files.join(', '),
    }));
  return [...links, ...toCome];
}
