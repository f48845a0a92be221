import { Option } from './option.tsx';
import styles from './paramedical.module.css';
import { choicesOf, lastPressed, type Play } from './play.ts';
import { healthRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Cap colour and fill level (of 40) of each tube, and the serum above the gel, if any. */
const tubes: Readonly<Record<string, { cap: string; full: number; serum?: 'clear' | 'red' }>> = {
  count: { cap: 'lavender', full: 36 },
  clotting: { cap: 'blue', full: 18 },
  potassium: { cap: 'gold', full: 36, serum: 'red' },
  sugar: { cap: 'grey', full: 36 },
  thyroid: { cap: 'gold', full: 36, serum: 'clear' },
  liver: { cap: 'gold', full: 36, serum: 'clear' },
};

/** The potassium reading on the report, by decision or ending. */
const readings: Readonly<Record<string, string>> = { run: '6.8', guess: '5.9', redraw: '–', redrawn: '4.1', sent: '4.1' };

/** Health: sort out which of six blood tubes may be tested, and decide what to tell a doctor who wants the result of one that may not. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={healthRules} drawing={Drawing} />;
}

function Drawing({ play }: { play: Play }) {
  return play.step === 0 ? <Rack play={play} /> : <Result play={play} />;
}

function Rack({ play }: { play: Play }) {
  const right = play.rule?.kind === 'sort' ? play.rule.right : [];
  return (
    <ul className={styles.rack}>
      {choicesOf(play, 0).map(({ id, label, note = '' }) => {
        const isRejected = play.pressed.includes(id);
        const isWrong = play.done && right.includes(id) !== isRejected;
        const destination = (play.done ? right.includes(id) : isRejected) ? 'back' : 'in';
        return (
          <li key={id}>
            <Option play={play} id={id} className={styles.tube}>
              <Tube id={id} />
              <span>
                <b>{label}</b>
                {note.split('; ').map((detail) => (
                  <span key={detail} className={styles.note}>
                    {detail}
                  </span>
                ))}
              </span>
              {(play.done || isRejected) && (
                <span className={styles.tag} data-wrong={isWrong || undefined}>
                  {isWrong ? `Should go ${destination}` : `Goes ${destination}`}
                </span>
              )}
            </Option>
          </li>
        );
      })}
    </ul>
  );
}

function Tube({ id }: { id: string }) {
  const { cap, full, serum } = tubes[id] ?? { cap: 'grey', full: 36 };
  const top = 56 - full;
  return (
    <svg className={styles.drawing} viewBox="0 0 24 64" aria-hidden="true" data-cap={cap} data-serum={serum}>
      <path className={styles.cast} d="M15 14h9v40l-9 8z" />
      <path className={styles.glass} d="M3 12h16v40a8 8 0 0 1-16 0z" />
      <path className={styles.blood} d={`M5 ${top + (serum ? full / 2 : 0)}h12V52a6 6 0 0 1-12 0z`} />
      {serum && <path className={styles.serum} d={`M5 ${top}h12v${full / 2}H5z`} />}
      {serum && <path className={styles.gel} d={`M5 ${top + full / 2 - 2}h12v5H5z`} />}
      <path className={styles.cap} d="M1 2h20v13H1z" />
      <path className={styles.highlight} d="M15 16h2v36h-2z" />
    </svg>
  );
}

function Result({ play }: { play: Play }) {
  const outcome = play.ending ?? lastPressed(play, 1) ?? '';
  return (
    <div className={styles.result} data-ended={play.ending}>
      <Tube id={outcome === 'redraw' || play.ending ? 'thyroid' : 'potassium'} />
      <p className={styles.slip}>
        Potassium <b>{readings[outcome] ?? '–'}</b> <span className={styles.note}>mmol/L (3.5 to 5.1 is usual)</span>
      </p>
    </div>
  );
}
