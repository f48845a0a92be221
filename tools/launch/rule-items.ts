import { labelOf, pathOf } from '#model/routes.ts';
import { yearAndMonth } from '#utils/dates.ts';
import { type LaunchItem, when } from './item.ts';
import type { PageContent } from './page-content.ts';

/** For so many months a rule of others (a test, a date, a law) counts as looked up. */
const freshMonths = 6;

/** Pages that name rules of others which were last looked up too long ago, by their `checked`. */
export function agedItems(pages: readonly PageContent[], today: Date): LaunchItem[] {
  return pages.flatMap(({ route, file, content }) => {
    const oldest = monthsIn(content).sort()[0];
    if (oldest === undefined) return [];
    return when(monthsBetween(oldest, today) > freshMonths, {
      key: `checked/${file.replace(/^src\/content\/|\.yaml$/g, '').replaceAll('/', '-')}`,
      group: 'rules',
      reminder: true,
      what: `${labelOf(route)} (${pathOf(route)}) names rules last looked up in ${oldest}.`,
      value: oldest,
      mend: `Look them up again and write the month into 'checked': ${file}`,
    });
  });
}

/** What binds a school in law, or is for the school to decide, and can't be read off the content. */
export function legalItems(lawyer: string | undefined, hindiReader: string | undefined): LaunchItem[] {
  return [
    ...when(!lawyer, {
      key: 'law/handbook',
      group: 'rules',
      blocking: true,
      what: 'The handbook’s procedures bind the school: no lawyer has read them yet.',
      value: 'unread',
      mend: 'lawyer in src/content/pages/student-handbook.yaml',
    }),
    ...when(!hindiReader, {
      key: 'language/hindi',
      group: 'rules',
      blocking: true,
      what: 'No native reader has said yes to the page in Hindi.',
      value: 'unread',
      mend: 'readBy in src/content/pages/hindi.yaml',
    }),
    // Sushant Rohilla, W.P.(CRL) 793/2017, Delhi High Court, 3 November 2025.
    {
      key: 'law/attendance',
      group: 'rules',
      what: 'A law student below 75% is kept from an examination here. The Delhi High Court ruled in November 2025 that none may be, and that no norm may be stricter than the Bar Council’s.',
      value: '75%, law',
      mend: 'Have a lawyer word it: src/content/pages/student-handbook.yaml and src/content/questions/teaching.yaml.',
    },
    {
      key: 'law/paramedical',
      group: 'rules',
      what: 'The national commission asks institutions not to use the word ‘paramedical’, which the school’s name and address have.',
      value: 'paramedical',
      mend: 'Decide, and accept it or rename the school in src/schemas/page-list.ts and its file.',
    },
    {
      key: 'law/regulators',
      group: 'rules',
      what: 'The pages name UGC, AICTE and the councils as they are now; a bill to replace UGC is before parliament, and UGC’s equity rules of 2026 were stayed that January.',
      value: '2026-11',
      mend: 'Look whether they still stand on the day of the launch.',
    },
  ];
}

/** Every `checked` within a value. */
function monthsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'checked' in value && typeof value.checked === 'string' ? [value.checked] : [];
  return [...own, ...Object.values(value).flatMap(monthsIn)];
}

function monthsBetween(month: string, today: Date): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const now = yearAndMonth(today);
  return (now.year - year) * 12 + now.month - number;
}
