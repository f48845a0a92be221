import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { LinkedText } from '#components/linked-text/linked-text.tsx';
import { type FeeRow, yearlyFee } from '#model/fee-row.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Point } from '#schemas/shared.ts';
import styles from './programme-ladder.module.css';

type ProgrammeRow = Pick<FeeRow, 'id' | 'href' | 'shortName' | 'fullName' | 'level' | 'duration' | 'annual' | 'order'>;

interface Props {
  /** Id of the current page's programme. */
  currentId: string;
  /** Lowest first, including the programme itself. `transition`: how graduates of the rung below are admitted. */
  rungs: readonly (ProgrammeRow & { transition?: string | undefined })[];
  /** The stages before the lowest rung and after the highest. */
  before?: Point | undefined;
  after?: Point | undefined;
  related: readonly ProgrammeRow[];
  labels: PageContent<'programme-pages'>['ladder'];
  /** Whether the programme is a master's: related programmes are then first degrees. */
  isMaster?: boolean;
}

/** The stages before and after a programme, as steps that rise on wide screens, and related programmes for comparison. */
export function ProgrammeLadder({ currentId, rungs, before, after, related, labels, isMaster = false }: Props) {
  return (
    <div className={`stack-6 ${styles.content}`}>
      <p className={styles.note}>{rungs.length === 1 ? labels.singleStep : labels.severalSteps}</p>
      <Collapsible variant="text" summary={related.length > 0 ? 'The steps, and what to compare' : 'The steps'}>
        <div className={`stack-6 ${styles.content}`}>
          <ol className={styles.ladder}>
            {before && <Stage {...before} />}
            {rungs.map((rung) => (
              <li
                key={rung.id}
                className={`stack-1 ${styles.rung}`}
                aria-current={rung.id === currentId ? 'step' : undefined}
                data-background={rung.id === currentId ? 'hue' : undefined}
              >
                <h3 className={`numeral ${styles.name}`}>
                  {rung.id === currentId ? rung.shortName : <a href={rung.href}>{rung.shortName}</a>}
                  <span className={styles.fullName}>{rung.fullName}</span>
                </h3>
                <Facts {...rung} />
                {rung.transition && (
                  <p className={styles.requirement}>
                    <LinkedText text={rung.transition} />
                  </p>
                )}
                {rung.id === currentId && <p className={styles.current}>You are reading about this one</p>}
              </li>
            ))}
            {after && <Stage {...after} />}
          </ol>
          {related.length > 0 && (
            <div className="stack-2">
              <h3 className={styles.heading}>{isMaster ? 'If the first degree is still to be chosen' : 'Compare it with'}</h3>
              <ul className={styles.related}>
                {related.map((programme) => (
                  <li key={programme.id} className={styles.relatedItem}>
                    <a className={styles.link} href={programme.href}>
                      <span className={`numeral ${styles.name}`}>{programme.shortName}</span>{' '}
                      <span className={styles.fullName}>{programme.fullName}</span>
                    </a>
                    <Facts {...programme} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </Collapsible>
    </div>
  );
}

/** A step that is not a programme of the school. */
function Stage({ title, text }: Point) {
  return (
    <li className={`stack-1 ${styles.rung}`}>
      <h3>{title}</h3>
      <p className={styles.requirement}>
        <LinkedText text={text} />
      </p>
    </li>
  );
}

function Facts({ level, duration, ...fee }: ProgrammeRow) {
  return (
    <p className={styles.facts}>
      {level} · <LinkedText text={duration} /> <span className={styles.fee}>{yearlyFee(fee)}</span>
    </p>
  );
}
