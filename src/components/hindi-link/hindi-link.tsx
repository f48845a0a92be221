import { labelOf, pathOf } from '#model/routes.ts';

/** Links to the page for parents in Hindi, with its label in Hindi. That page is not a translation of the current one. */
export function HindiLink() {
  return (
    <a href={pathOf('hindi')} lang="hi" hrefLang="hi">
      {labelOf('hindi')}
    </a>
  );
}
