import { routes } from '#model/routes.ts';
import { notFoundAttribute } from '#utils/kept-copies.ts';
import styles from './page-suggestion.module.css';

interface Props {
  /** Stands before the link. */
  question: string;
  /** Origin of the site. The service worker recognises the site's own 404 page by it. */
  origin: string;
}

/** An empty live region, in which page-suggestion.client.ts names the page whose address is most similar to the one that was requested. */
export function PageSuggestion({ question, origin }: Props) {
  const pages = [...routes.values()].map(({ path, label }) => [path, label]);
  return (
    <p
      role="status"
      className={styles.suggestion}
      data-question={question}
      data-pages={JSON.stringify(pages)}
      {...{ [notFoundAttribute]: origin }}
    />
  );
}
