import type { Content } from '#model/content-types.ts';
import { footerPlaceholders } from '#model/navigation.ts';
import { claimItems } from './claim-items.ts';
import { factItems } from './fact-items.ts';
import type { LaunchItem } from './item.ts';
import { contentFiles } from './page-content.ts';
import { pictureItems } from './picture-items.ts';
import { provenanceItems } from './provenance-items.ts';
import { legalItems, outdatedRuleItems } from './rule-items.ts';
import { type LaunchSettings, settingsItems } from './settings-items.ts';

/** Returns all items of the present site, accepted or not. */
export function launchItems(settings: LaunchSettings, content: Content): LaunchItem[] {
  const pages = contentFiles(content);
  return [
    ...settingsItems(settings),
    ...factItems(content),
    ...claimItems(content.claims),
    ...unfinishedItems(footerPlaceholders, content.calendar.length > 0 ? null : content.pages['academic-calendar'].text),
    ...pictureItems(content.pictures, content.films),
    ...outdatedRuleItems(pages, settings.today),
    ...legalItems(content.pages['student-handbook'].lawyer, content.pages.hindi.reviewedBy),
    ...provenanceItems(pages),
  ];
}

/** Returns items for the footer's links without a page, and for the calendar page while it has no entries (`calendarPlaceholder` is its text then). */
export function unfinishedItems(placeholders: readonly string[], calendarPlaceholder: string | null): LaunchItem[] {
  const links = placeholders.map(
    (label): LaunchItem => ({
      key: `link/${label.toLowerCase().replaceAll(' ', '-')}`,
      group: 'unfinished',
      summary: `‘${label}’ in the footer has no link.`,
      value: label,
      fix: 'Add the page, then remove the label from footerPlaceholders in src/model/navigation.ts',
    }),
  );
  if (calendarPlaceholder === null) return links;
  return [
    ...links,
    {
      key: 'page/academic-calendar',
      group: 'unfinished',
      summary: `/academic-calendar says only ‘${calendarPlaceholder}’`,
      value: calendarPlaceholder,
      fix: 'Add the entries in src/content/calendar/',
    },
  ];
}
