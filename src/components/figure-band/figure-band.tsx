import { Band } from '#components/band/band.tsx';
import { FigureList } from '#components/figure/figure.tsx';
import styles from './figure-band.module.css';

interface Props {
  heading: string;
  figures: readonly { value: string; label: string; description?: string | undefined; qualifier?: string | undefined }[];
  background?: 'wash' | 'night' | undefined;
}

/** A band of statistics under a heading. */
export function FigureBand({ heading, figures, background }: Props) {
  return (
    <Band className={styles.band} background={background} reveals>
      <h2 className="heading">{heading}</h2>
      <FigureList figures={figures} />
    </Band>
  );
}
