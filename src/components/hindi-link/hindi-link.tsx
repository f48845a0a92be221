import { labelOf, pathOf } from '#model/routes.ts';

/** The way to the page for parents in Hindi: its own word, in its own language. It translates no single page. */
export function HindiLink() {
  return (
    <a href={pathOf('hindi')} lang="hi" hrefLang="hi">
      {labelOf('hindi')}
    </a>
  );
}
