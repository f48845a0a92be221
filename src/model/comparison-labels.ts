/** The labels and texts of the course comparison in its two languages. */
import { type ComparisonLabels, type ComparisonLanguage, rowIds } from './comparison.ts';
import { entryOf } from './content.ts';
import type { Content } from './content-types.ts';
import { feeTemplateId } from './email-templates.ts';
import { hrefOf } from './routes.ts';

/** Returns the labels and texts by language. In the e-mail template, the first … is replaced by the name of the course. */
export function comparisonLabels({
  pages,
  institution,
}: Pick<Content, 'pages' | 'institution'>): Record<ComparisonLanguage, ComparisonLabels> {
  const { rows, cells, controls, messages, heading, hindiHeading, hindiShareButton, empty } = pages.compare;
  const letter = entryOf('email-templates', feeTemplateId);
  const labelsIn = (language: 'english' | 'hindi'): ComparisonLabels => {
    const textIn = (text: Readonly<Record<'english' | 'hindi', string>>) => text[language];
    const textsIn = <Name extends string>(texts: Readonly<Record<Name, Readonly<Record<'english' | 'hindi', string>>>>) =>
      Object.fromEntries(Object.entries<(typeof texts)[Name]>(texts).map(([name, text]) => [name, textIn(text)])) as Record<
        Name,
        string
      >;
    const { subject, body } = letter[language];
    return {
      heading: language === 'hindi' ? hindiHeading : heading,
      rows: Object.fromEntries(rowIds.map((row) => [row, textIn(rows[row])])) as ComparisonLabels['rows'],
      controls: textsIn(controls),
      applyHref: hrefOf(language === 'hindi' ? 'hindi' : 'courses', 'apply'),
      messages: textsIn(messages),
      feeEmail: { label: textIn(cells.letter), email: institution.admissionsEmail, subject, body: body.join('\n\n') },
      leads: { all: cells.leadsAll, school: cells.leadsSchool },
      shareButton: language === 'hindi' ? hindiShareButton : undefined,
      empty: textsIn(empty),
      months: language === 'hindi' ? pages['hindi-summary'].months : null,
    };
  };
  return { en: labelsIn('english'), hi: labelsIn('hindi') };
}
