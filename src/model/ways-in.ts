import type { SchoolFacts } from '#schemas/school-facts.ts';
import { mailLink } from '#utils/mail-link.ts';
import { pathOf } from './routes.ts';

export interface WaysIn {
  applyUrl: string;
  /** Beside applying: to come and see the school, or to ask. */
  also: { href: string; label: string };
}

/** What a family would do at the head of a page: apply, and `visit` the school or `ask` about what it has read. */
export function waysIn(
  { applyUrl, admissionsEmail }: Pick<SchoolFacts, 'applyUrl' | 'admissionsEmail'>,
  also: 'visit' | 'ask',
  about = 'Question',
): WaysIn {
  return {
    applyUrl,
    also:
      also === 'visit'
        ? { href: pathOf('whatson'), label: 'Come to an open day' }
        : { href: mailLink(admissionsEmail, about), label: 'E-mail admissions' },
  };
}
