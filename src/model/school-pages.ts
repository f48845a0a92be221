import type { NextPage } from '#schemas/shared.ts';
import { content } from './content.ts';
import { entranceLink } from './entrance-link.ts';
import { linkOf } from './routes.ts';

/** Returns the closing text on how to apply, which is the same on every school's page. */
export function schoolApply(): { text: string; more: { href: string; label: string } } {
  const { apply, howToApply } = content.pages['school-pages'];
  return { text: apply, more: linkOf(howToApply) };
}

/** Returns the next links of a school's page: its own, then those of all schools. */
export function nextAfter({ next }: { next: readonly NextPage[] }): NextPage[] {
  return [...next, content.pages['school-pages'].allCourses, entranceLink(content.pages.courses)];
}
