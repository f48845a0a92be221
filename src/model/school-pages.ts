import type { NextPage } from '#schemas/shared.ts';
import { content } from './content.ts';
import { entranceLink } from './entrance-link.ts';
import { labelOf, placeOf } from './routes.ts';

/** How to apply, as the end of every school's page says it. */
export function schoolApply(): { text: string; more: { href: string; label: string } } {
  const { apply, howToApply } = content.pages['school-pages'];
  return {
    text: apply,
    more: { href: placeOf(howToApply.page, howToApply.fragment), label: howToApply.label ?? labelOf(howToApply.page) },
  };
}

/** What to read after a school's page: its own choice, then what all nine lead to. */
export function nextAfter({ next }: { next: readonly NextPage[] }): NextPage[] {
  return [...next, content.pages['school-pages'].allCourses, entranceLink(content.pages.courses)];
}
