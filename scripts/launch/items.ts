import { studioCredit } from '../../media/catalogue/entry.ts';
import { catalogue } from '../../media/catalogue.ts';
import { filmCatalogue, posterOf } from '../../media/films.ts';
import { footerPlaceholders } from '../../src/lib/navigation.ts';
import { claimItems } from './claim-items.ts';
import { contentByPage } from './content-by-page.ts';
import type { LaunchItem } from './item.ts';
import { pictureItems } from './picture-items.ts';
import { provenanceItems } from './provenance-items.ts';
import { type LaunchSettings, settingsItems } from './settings-items.ts';
import { unfinishedItems } from './unfinished-items.ts';

/** Everything there is to settle on the site as it stands, accepted or not. */
export function launchItems(settings: LaunchSettings): LaunchItem[] {
  const filmsWithPosters = Object.fromEntries(
    Object.entries(filmCatalogue).map(([id, { title }]) => [id, { title, poster: posterOf(id) }]),
  );
  return [
    ...settingsItems(settings),
    ...claimItems(contentByPage),
    ...unfinishedItems(footerPlaceholders, contentByPage),
    ...pictureItems(catalogue, filmsWithPosters, studioCredit),
    ...provenanceItems(contentByPage),
  ];
}
