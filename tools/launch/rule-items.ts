import { labelOf, pathOf } from '#model/routes.ts';
import { yearAndMonth } from '#utils/dates.ts';
import { itemIf, type LaunchItem } from './item.ts';
import type { ContentFile } from './page-content.ts';

/** How many months an external rule (a test, a date, a law) counts as up to date after it was checked. */
const validMonths = 6;

/** Returns an item for each page with external rules that were last checked too long ago, by their `lastChecked` fields. */
export function outdatedRuleItems(pages: readonly ContentFile[], today: Date): LaunchItem[] {
  return pages.flatMap(({ route, file, fields }) => {
    const oldest = monthsIn(fields).sort()[0];
    if (oldest === undefined) return [];
    return itemIf(monthsBetween(oldest, today) > validMonths, {
      key: `checked/${file.replace(/^src\/content\/|\.yaml$/g, '').replaceAll('/', '-')}`,
      group: 'rules',
      reminder: true,
      summary: `${labelOf(route)} (${pathOf(route)}) names rules last checked in ${oldest}.`,
      value: oldest,
      fix: `Look them up again and write the month into 'lastChecked': ${file}`,
    });
  });
}

/** Returns items on legal duties and decisions of the school, which can't be derived from the content. */
export function legalItems(lawyer: string | undefined, hindiReader: string | undefined): LaunchItem[] {
  return [
    ...itemIf(!lawyer, {
      key: 'law/handbook',
      group: 'rules',
      blocking: true,
      summary: 'The handbook’s procedures bind the school: no lawyer has read them yet.',
      value: 'unread',
      fix: 'Have a lawyer review it, then write their name in lawyer: src/content/pages/student-handbook.yaml',
    }),
    ...itemIf(!hindiReader, {
      key: 'language/hindi',
      group: 'rules',
      blocking: true,
      summary: 'No native reader has approved the page in Hindi.',
      value: 'unread',
      fix: 'Have a native reader review it, then write their name in reviewedBy: src/content/pages/hindi.yaml',
    }),
    // Sushant Rohilla, W.P.(CRL) 793/2017, Delhi High Court, 3 November 2025.
    {
      key: 'law/attendance',
      group: 'rules',
      summary:
        'A law student below 75% is kept from an examination here. The Delhi High Court ruled in November 2025 that none may be, and that no norm may be stricter than the Bar Council’s.',
      value: '75%, law',
      fix: 'Have a lawyer word it: src/content/pages/student-handbook.yaml and src/content/questions/teaching.yaml.',
    },
    {
      key: 'law/paramedical',
      group: 'rules',
      summary:
        'The national commission asks institutions not to use the word ‘paramedical’, which the school’s name and address have.',
      value: 'paramedical',
      fix: 'Decide, and accept it or rename the school in src/schemas/page-list.ts and its file.',
    },
    {
      key: 'law/regulators',
      group: 'rules',
      summary:
        'The pages name UGC, AICTE and the councils as they are now; a bill to replace UGC is before parliament, and UGC’s equity rules of 2026 were stayed that January.',
      value: '2026-11',
      fix: 'Check whether they are still in force on the day of the launch.',
    },
  ];
}

/** Returns the values of all `lastChecked` fields within a value. */
function monthsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ownMonths = 'lastChecked' in value && typeof value.lastChecked === 'string' ? [value.lastChecked] : [];
  return [...ownMonths, ...Object.values(value).flatMap(monthsIn)];
}

function monthsBetween(month: string, today: Date): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const now = yearAndMonth(today);
  return (now.year - year) * 12 + now.month - number;
}
