import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';
import styles from './school-strip.module.css';

interface Props {
  schools: readonly { id: string; name: string; picture: PictureData }[];
}

/** The nine schools as one street, as on the home page: each leads to the school's courses below. Wide screens only. */
export function SchoolStrip({ schools }: Props) {
  return (
    <nav className={styles.strip} aria-label="Schools" data-print="none">
      {schools.map(({ id, name, picture }) => (
        <a key={id} className={styles.school} href={`#${id}`}>
          <Picture picture={picture} sizes="12vw" shape="fill" decorative />
          <span className="visually-hidden">{name}</span>
        </a>
      ))}
    </nav>
  );
}
