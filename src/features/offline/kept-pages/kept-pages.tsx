import { HelpList } from '#components/help-list/help-list.tsx';
import { labelOf, pathOf } from '#model/routes.ts';
import styles from './kept-pages.module.css';

interface Props {
  heading: string;
  again: string;
}

/** Without a network: the pages that this device has kept, which `features/offline/kept-pages/kept-pages.client.ts` fills in, and the way to try again. */
export function KeptPages({ heading, again }: Props) {
  return (
    <>
      <div data-kept-pages hidden>
        <HelpList heading={heading} />
      </div>
      <p className={styles.again}>
        <a href={pathOf('home')} data-try-again>
          {again}
        </a>
        <a href={pathOf('home')}>{labelOf('home')}</a>
      </p>
    </>
  );
}
