import { startTransition, useEffect, useState } from 'react';
import type { ComparisonLanguage } from '#model/comparison.ts';
import { comparisonPath, readKept, uniqueIds, writeKept } from '#utils/kept-courses.ts';

/** The state in the URL. */
export interface Selection {
  ids: readonly string[];
  /** Ids in the URL that no course has. */
  unknownIds: readonly string[];
  language: ComparisonLanguage;
}

const idFormat = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Returns the path and query string of the comparison of these courses in a language. */
export function pathOfSelection(ids: readonly string[], language: ComparisonLanguage): string {
  const path = comparisonPath(ids);
  return language === 'en' ? path : `${path}${ids.length > 0 ? '&' : '?'}l=${language}`;
}

/** Parses the query string. Malformed ids are ignored; ids that no course has are returned as `unknownIds`. */
export function parseSelection(search: string, coursesById: ReadonlyMap<string, unknown>): Selection {
  const parameters = new URLSearchParams(search);
  const requested = (parameters.get('c') ?? '').split(',').filter((id) => idFormat.test(id) && id.length <= 60);
  return {
    ids: uniqueIds(requested.filter((id) => coursesById.has(id))),
    unknownIds: uniqueIds(requested.filter((id) => !coursesById.has(id))),
    language: parameters.get('l') === 'hi' ? 'hi' : 'en',
  };
}

/**
 * Returns the courses in the URL, the courses kept on the device, and functions that change them. While both are the same, adding or removing a
 * course changes both; otherwise, as after opening a shared link, only the URL. `selection` is null until the island is hydrated.
 */
export function useComparison(coursesById: ReadonlyMap<string, unknown>) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [keptIds, setKeptIds] = useState<readonly string[]>([]);

  useEffect(() => {
    const readUrl = () => setSelection(parseSelection(location.search, coursesById));
    const readStorage = () => setKeptIds(readKept().filter((id) => coursesById.has(id)));
    const { language } = parseSelection(location.search, coursesById);
    if (!new URLSearchParams(location.search).has('c')) history.replaceState(null, '', pathOfSelection(readKept(), language));
    readUrl();
    readStorage();
    addEventListener('popstate', readUrl);
    addEventListener('storage', readStorage);
    return () => {
      removeEventListener('popstate', readUrl);
      removeEventListener('storage', readStorage);
    };
  }, [coursesById]);

  const saveKept = (ids: readonly string[]): boolean => {
    const isSaved = writeKept(ids);
    // Browsers send this event to other tabs only; the count in the navigation bar and this component need it too.
    dispatchEvent(new Event('storage'));
    return isSaved;
  };
  const navigate = (ids: readonly string[], language: ComparisonLanguage) => {
    history.pushState(null, '', pathOfSelection(ids, language));
    // In a transition, because a slow phone takes longer to render six columns than the 150 ms in which a press should have a visible effect.
    startTransition(() => setSelection({ ids, unknownIds: [], language }));
  };
  const selectCourses = (ids: readonly string[]) => {
    if (!selection) return;
    if (isSameSet(selection.ids, keptIds)) saveKept(ids);
    navigate(ids, selection.language);
  };
  return { selection, keptIds, saveKept, navigate, selectCourses };
}

/** Returns whether two lists have the same ids, in any order. */
export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
