import { routes } from '#model/routes.ts';
import { notFoundAttribute } from '#utils/offline-copies.ts';
import styles from './page-suggestion.module.css';

interface Props {
  /** Text before the link: 'Did you mean'. */
  prefix: string;
  /** Origin of the site. It tells the service worker that this is the site's own 404 page, not a server's. */
  origin: string;
}

/** An empty live region. page-suggestion.client.ts adds a link to the page that most resembles the requested path. */
export function PageSuggestion({ prefix, origin }: Props) {
  const pages = [...routes.values()].map(({ path, label }) => [path, label]);
  return (
    <p
      role="status"
      className={`lead ${styles.suggestion}`}
      data-prefix={prefix}
      data-pages={JSON.stringify(pages)}
      {...{ [notFoundAttribute]: origin }}
    />
  );
}
