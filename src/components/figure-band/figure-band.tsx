import { Band } from '#components/band/band.tsx';
import { FigureList } from '#components/figure/figure.tsx';
import styles from './figure-band.module.css';

interface Props {
  heading: string;
  figures: readonly { value: string; label: string; description?: string | undefined; qualifier?: string | undefined }[];
  ground?: 'wash' | 'night' | undefined;
}

/** A band of figures under a heading. */
export function FigureBand({ heading, figures, ground }: Props) {
  return (
    <Band className={styles.band} ground={ground} reveals>
      <h2 className={styles.heading}>{heading}</h2>
      <FigureList figures={figures} />
    </Band>
  );
}
