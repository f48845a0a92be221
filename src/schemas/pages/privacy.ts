import { group, line, prose } from '../fields.ts';
import { infoPage, titledText } from './page-parts.ts';

export const privacy = group('Privacy', {
  ...infoPage,
  licences: group('Licences', {
    title: line('Heading'),
    paragraphs: prose('Text'),
    linkLabel: line('Label of the link'),
  }),
  analytics: group('Analytics', {
    withoutAnalytics: titledText('If the site has no analytics'),
    withAnalytics: titledText('If the site has analytics'),
  }),
});
