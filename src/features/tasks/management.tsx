import styles from './management.module.css';
import { Option } from './option.tsx';
import { choicesOf, lastPressed, type Play } from './play.ts';
import { managementRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/**
 * The shares of a ten-rupee packet in paise, after sugar and oil have become thirty paise dearer. The tax can't be reduced: 5 % of ten rupees
 * is 48 paise, drawn as 50.
 */
const shares: Readonly<Record<string, number>> = { biscuit: 490, making: 190, shop: 220, ours: 80 };
const tax = 50;
const total = 1030;
const paisePerPress = 10;

const countPresses = (id: string, presses: readonly string[]) => presses.filter((pressedId) => pressedId === id).length;

/** Management: choose which shares of a ten-rupee packet to cut by thirty paise, and see who pays. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={managementRules} drawing={Drawing} stepsInDrawing={[1]} extraReply={remainder} />;
}

function remainder({ step, pressed }: Play): string {
  const paise = 30 - paisePerPress * pressed.length;
  return step === 1 && pressed.length > 0 && paise > 0 ? `${paise} paise to go.` : '';
}

/** The packet; its shares while they are cut, and at endings that the packet doesn't show. */
function Drawing({ play }: { play: Play }) {
  if (play.step === 1) return <Shares play={play} />;
  return play.ending === 'ours' || play.ending === 'spread' ? <RemainingShares play={play} /> : <Packet play={play} />;
}

function Packet({ play }: { play: Play }) {
  const grams = 50 - countPresses('biscuit', play.history[1] ?? []);
  return (
    <div className={styles.packet} data-ending={play.ending}>
      <span className={styles.price}>{lastPressed(play, 0) === 'raise' && !play.ending ? '₹12' : '₹10'}</span>
      <span className={styles.biscuits} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((biscuit) => (
          <i key={biscuit} />
        ))}
      </span>
      <span className={styles.weight}>{`${grams} g`}</span>
    </div>
  );
}

function Shares({ play }: { play: Play }) {
  return (
    <ul className={`stack-1 ${styles.shares}`}>
      {choicesOf(play, 1).map(({ id, label, note }) => (
        <li key={id}>
          <Option play={play} id={id} className={styles.share}>
            <Bar width={shares[id] ?? 0} bites={countPresses(id, play.pressed)} />
            <span>
              <b>{label}</b> <span className={styles.note}>{note}</span>
            </span>
            <Amount paise={(shares[id] ?? 0) - countPresses(id, play.pressed) * paisePerPress} />
          </Option>
        </li>
      ))}
      <li className={styles.fixedRow}>
        Tax: not yours to take <Amount paise={tax} />
      </li>
      <li className={styles.fixedRow} data-sum>
        Together <Amount paise={total - play.pressed.length * paisePerPress} />
      </li>
    </ul>
  );
}

/** The shares at the end. */
function RemainingShares({ play }: { play: Play }) {
  const presses = play.history[1] ?? [];
  return (
    <ul className={`stack-1 ${styles.shares}`} data-remaining>
      {choicesOf(play, 1).map(({ id, label }) => (
        <li key={id} className={styles.share}>
          <Bar width={shares[id] ?? 0} bites={countPresses(id, presses)} />
          <span>{label}</span> <Amount paise={(shares[id] ?? 0) - countPresses(id, presses) * paisePerPress} />
        </li>
      ))}
    </ul>
  );
}

/** A share as a bar; each press takes a bite out of its end. */
function Bar({ width, bites }: { width: number; bites: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 490 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${width}v40H0z`} />
      {[0, 1, 2].slice(0, bites).map((bite) => (
        <ellipse key={bite} className={styles.bite} cx={width - 4 - bite * 14} cy={bite % 2 ? 34 : 8} rx="14" ry="15" />
      ))}
    </svg>
  );
}

function Amount({ paise }: { paise: number }) {
  return <span className={styles.amount}>{`₹${(paise / 100).toFixed(2)}`}</span>;
}
