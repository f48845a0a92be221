import type { ComponentType } from 'react';
import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import type { DrawingId, Illustration } from '#schemas/programme.ts';
import { DoseClock } from './drawings/dose-clock.tsx';
import { DoseScale } from './drawings/dose-scale.tsx';
import { DrawOrder } from './drawings/draw-order.tsx';
import { GaitStrip } from './drawings/gait-strip.tsx';
import { HalfLife } from './drawings/half-life.tsx';
import { Herb } from './drawings/herb.tsx';
import { JointFan } from './drawings/joint-fan.tsx';
import { PlateCount } from './drawings/plate-count.tsx';
import { TurningClock } from './drawings/turning-clock.tsx';
import { Vaccines } from './drawings/vaccines.tsx';
import { WardRota } from './drawings/ward-rota.tsx';
import { WasteBins } from './drawings/waste-bins.tsx';
import styles from './illustration.module.css';

/** Drawings that are repeated for each mark, with its index. */
const stripDrawings: Partial<Record<DrawingId, ComponentType<{ index: number }>>> = {
  'dose-clock': DoseClock,
  'draw-order': DrawOrder,
  'gait-strip': GaitStrip,
  'plate-count': PlateCount,
  vaccines: Vaccines,
  'waste-bins': WasteBins,
};
/** Drawings that are shown once; all marks refer to them. */
const singleDrawings: Partial<Record<DrawingId, ComponentType>> = {
  'dose-scale': DoseScale,
  'half-life': HalfLife,
  herb: Herb,
  'joint-fan': JointFan,
  'turning-clock': TurningClock,
  'ward-rota': WardRota,
};

/** A drawing about a programme's subject. The marks have all its information as text. */
export function ProgrammeIllustration({ illustration: { drawing, heading, text, marks } }: { illustration: Illustration }) {
  const StripItem = stripDrawings[drawing];
  const SingleDrawing = singleDrawings[drawing];
  return (
    <Band
      as="figure"
      className={styles.illustration}
      data-variant={StripItem ? 'strip' : 'single'}
      data-count={marks.length}
      reveals
    >
      <figcaption className={`stack-2 ${styles.caption}`}>
        <h2 className={`heading ${styles.heading}`}>
          <LinkedText text={heading} />
        </h2>
        <p>
          <LinkedText text={text} />
        </p>
      </figcaption>
      <div className={styles.stage}>
        {SingleDrawing && <SingleDrawing />}
        {StripItem && marks.map(({ label }, index) => <StripItem key={label} index={index} />)}
      </div>
      <ul className={styles.marks}>
        {marks.map(({ label, text: markText }) => (
          <li key={label}>
            <strong>
              <LinkedText text={label} />
            </strong>{' '}
            <span>
              <LinkedText text={markText} />
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
