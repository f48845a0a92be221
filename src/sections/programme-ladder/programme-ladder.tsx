import type { FeeRow } from '../../lib/fee-rows.ts';
import styles from './programme-ladder.module.css';

type Shown = Pick<FeeRow, 'id' | 'href' | 'shortName' | 'fullName' | 'level' | 'length' | 'annual' | 'firstYear'>;

interface Props {
  /** The programme whose page this is. */
  here: string;
  /** Lowest first, the programme itself among them; `how` one gets there from the rung below. */
  rungs: readonly (Shown & { how?: string | undefined })[];
  related: readonly Shown[];
}

/** What comes before a programme and after it, as steps that rise where there is room, and what else to compare it with. */
export function ProgrammeLadder({ here, rungs, related }: Props) {
  return (
    <div className={styles.ways}>
      {rungs.length > 1 ? (
        <>
          <p className={styles.note}>
            Each of them can also be begun by itself, with what its own page asks for. The steps show how one builds on another.
          </p>
          <ol className={styles.ladder}>
            {rungs.map((rung) => (
              <li key={rung.id} className={styles.rung} aria-current={rung.id === here ? 'step' : undefined}>
                <h3 className={styles.name}>
                  {rung.id === here ? rung.shortName : <a href={rung.href}>{rung.shortName}</a>}
                  <span className={styles.full}>{rung.fullName}</span>
                </h3>
                <Facts {...rung} />
                {rung.how && <p className={styles.how}>{rung.how}</p>}
                {rung.id === here && <p className={styles.here}>You are reading about this one</p>}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>No other programme of the school leads to this one or on from it.</p>
      )}
      <div className={styles.beside}>
        <h3 className={styles.heading}>Compare it with</h3>
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
    </div>
  );
}

function Facts({ level, length, annual, firstYear }: Shown) {
  return (
    <p className={styles.facts}>
      {level} · {length} <span className={styles.fee}>{firstYear ? `${annual} a year` : annual}</span>
    </p>
  );
}
