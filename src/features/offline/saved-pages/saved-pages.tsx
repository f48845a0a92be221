import { RuledList } from '#components/ruled-list/ruled-list.tsx';
import { labelOf, pathOf } from '#model/routes.ts';
import styles from './saved-pages.module.css';

interface Props {
  heading: string;
  /** Label of the link that reloads the requested page. */
  retryLabel: string;
}

/** On the offline page: the pages saved on this device, which saved-pages.client.ts lists, and links to try again and to the home page. */
export function SavedPages({ heading, retryLabel }: Props) {
  return (
    <>
      <div data-saved-pages hidden>
        <RuledList heading={heading} />
      </div>
      <p className={`cluster action-links ${styles.links}`}>
        <a href={pathOf('home')} data-try-again>
          {retryLabel}
        </a>
        <a href={pathOf('home')}>{labelOf('home')}</a>
      </p>
    </>
  );
}
