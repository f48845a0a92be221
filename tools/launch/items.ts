import { footerPlaceholders } from '#model/navigation.ts';
import type { Content } from '#model/read-content.ts';
import { claimItems } from './claim-items.ts';
import { factItems } from './fact-items.ts';
import type { LaunchItem } from './item.ts';
import { pageContents } from './page-content.ts';
import { pictureItems } from './picture-items.ts';
import { provenanceItems } from './provenance-items.ts';
import { agedItems, legalItems } from './rule-items.ts';
import { type LaunchSettings, settingsItems } from './settings-items.ts';

/** Everything there is to settle on the site as it stands, accepted or not. */
export function launchItems(settings: LaunchSettings, all: Content): LaunchItem[] {
  const pages = pageContents(all);
  return [
    ...settingsItems(settings),
    ...factItems(all),
    ...claimItems(all.claims),
    ...unfinishedItems(footerPlaceholders, all.calendar.length > 0 ? '' : all.pages['academic-calendar'].text),
    ...pictureItems(all.pictures, all.films),
    ...agedItems(pages, settings.today),
    ...legalItems(all.pages['student-handbook'].lawyer, all.pages.hindi.readBy),
    ...provenanceItems(pages),
  ];
}

/** The footer's placeholders, and the calendar, whose page has one line of text until there is a calendar; '' once there is one. */
export function unfinishedItems(placeholders: readonly string[], calendar: string): LaunchItem[] {
  const links = placeholders.map(
    (label): LaunchItem => ({
      key: `link/${label.toLowerCase().replaceAll(' ', '-')}`,
      group: 'unfinished',
      what: `‘${label}’ in the footer goes nowhere.`,
      value: label,
      mend: 'footerPlaceholders in src/model/navigation.ts',
    }),
  );
  if (calendar === '') return links;
  return [
    ...links,
    {
      key: 'page/academic-calendar',
      group: 'unfinished',
      what: `/academic-calendar says only ‘${calendar}’`,
      value: calendar,
      mend: 'src/content/pages/academic-calendar.yaml',
    },
  ];
}
