import type { ComponentType } from 'react';
import { Band } from '#components/band/band.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
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

/** One drawing for each mark, in the order of the marks. */
const strips: Partial<Record<DrawingId, ComponentType<{ index: number }>>> = {
  'dose-clock': DoseClock,
  'draw-order': DrawOrder,
  'gait-strip': GaitStrip,
  'plate-count': PlateCount,
  vaccines: Vaccines,
  'waste-bins': WasteBins,
};
/** One drawing that all marks explain. */
const sheets: Partial<Record<DrawingId, ComponentType>> = {
  'dose-scale': DoseScale,
  'half-life': HalfLife,
  herb: Herb,
  'joint-fan': JointFan,
  'turning-clock': TurningClock,
  'ward-rota': WardRota,
};

/** What a programme's subject looks like from within: a drawing of its own, whose words tell everything that it shows. */
export function ProgrammeIllustration({ illustration: { drawing, heading, text, marks } }: { illustration: Illustration }) {
  const Each = strips[drawing];
  const Sheet = sheets[drawing];
  return (
    <Band as="figure" className={styles.illustration} data-kind={Each ? 'strip' : 'sheet'} data-count={marks.length} reveals>
      <figcaption className={styles.words}>
        <h2 className={styles.heading}>
          <LinkedText text={heading} />
        </h2>
        <p>
          <LinkedText text={text} />
        </p>
      </figcaption>
      <div className={styles.stage}>
        {Sheet && <Sheet />}
        {Each && marks.map(({ label }, index) => <Each key={label} index={index} />)}
      </div>
      <ul className={styles.marks}>
        {marks.map(({ label, text: says }) => (
          <li key={label}>
            <strong>
              <LinkedText text={label} />
            </strong>{' '}
            <span>
              <LinkedText text={says} />
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
