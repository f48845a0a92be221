import { Fold } from '#components/fold/fold.tsx';
import { LinkedText } from '#components/prose/prose.tsx';
import { type FeeRow, yearlyFee } from '#model/fee-row.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Point } from '#schemas/shared.ts';
import styles from './programme-ladder.module.css';

type Shown = Pick<FeeRow, 'id' | 'href' | 'shortName' | 'fullName' | 'level' | 'length' | 'annual' | 'order'>;

interface Props {
  /** The programme whose page this is. */
  here: string;
  /** Lowest first, the programme itself among them; `how` one gets there from the rung below. */
  rungs: readonly (Shown & { how?: string | undefined })[];
  /** What comes before the lowest rung, and after the highest. */
  before?: Point | undefined;
  after?: Point | undefined;
  related: readonly Shown[];
  words: PageContent<'programme-pages'>['ladder'];
  /** Whether it is begun after a first degree: the others are then for those who still choose one. */
  master?: boolean;
}

/** What comes before a programme and after it, as steps that rise where there is room, and what else to compare it with. */
export function ProgrammeLadder({ here, rungs, before, after, related, words, master = false }: Props) {
  return (
    <div className={styles.ways}>
      <p className={styles.note}>{rungs.length === 1 ? words.alone : words.among}</p>
      <Fold kind="rest" summary={related.length > 0 ? 'The steps, and what to compare' : 'The steps'}>
        <div className={styles.ways}>
          <ol className={styles.ladder}>
            {before && <Stage {...before} />}
            {rungs.map((rung) => (
              <li key={rung.id} className={styles.rung} aria-current={rung.id === here ? 'step' : undefined}>
                <h3 className={styles.name}>
                  {rung.id === here ? rung.shortName : <a href={rung.href}>{rung.shortName}</a>}
                  <span className={styles.full}>{rung.fullName}</span>
                </h3>
                <Facts {...rung} />
                {rung.how && (
                  <p className={styles.how}>
                    <LinkedText text={rung.how} />
                  </p>
                )}
                {rung.id === here && <p className={styles.here}>You are reading about this one</p>}
              </li>
            ))}
            {after && <Stage {...after} />}
          </ol>
          {related.length > 0 && (
            <div className={styles.beside}>
              <h3 className={styles.heading}>{master ? 'If the first degree is still to be chosen' : 'Compare it with'}</h3>
              <ul className={styles.related}>
                {related.map((one) => (
                  <li key={one.id} className={styles.other}>
                    <a className={styles.link} href={one.href}>
                      <span className={styles.name}>{one.shortName}</span> <span className={styles.full}>{one.fullName}</span>
                    </a>
                    <Facts {...one} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Fold>
    </div>
  );
}

/** A step that is no programme of the school. */
function Stage({ title, text }: Point) {
  return (
    <li className={styles.rung}>
      <h3>{title}</h3>
      <p className={styles.how}>
        <LinkedText text={text} />
      </p>
    </li>
  );
}

function Facts({ level, length, ...fee }: Shown) {
  return (
    <p className={styles.facts}>
      {level} · <LinkedText text={length} /> <span className={styles.fee}>{yearlyFee(fee)}</span>
    </p>
  );
}
