import styles from './management.module.css';
import { Option } from './option.tsx';
import { choicesOf, lastOf, type Play } from './play.ts';
import { managementRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/**
 * What each part of a ten-rupee packet costs, in paise, since sugar and oil cost thirty more. The tax is nobody's to take: five in a hundred
 * is 48 paise of ten rupees, drawn as 50.
 */
const parts: Readonly<Record<string, number>> = { biscuit: 490, making: 190, shop: 220, ours: 80 };
const tax = 50;
const together = 1030;
const step = 10;

const timesIn = (id: string, taken: readonly string[]) => taken.filter((other) => other === id).length;

/** Management: out of which part of a ten-rupee packet thirty paise are to come, and who pays them then. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={managementRules} stage={Stage} drawn={[1]} adds={toGo} />;
}

function toGo({ step: at, pressed }: Play): string {
  const left = 30 - step * pressed.length;
  return at === 1 && pressed.length > 0 && left > 0 ? `${left} paise to go.` : '';
}

/** The packet; its parts while they are taken from, and at the end where nobody could see on the packet who pays. */
function Stage({ play }: { play: Play }) {
  if (play.step === 1) return <Parts play={play} />;
  return play.ending === 'ours' || play.ending === 'spread' ? <Left play={play} /> : <Packet play={play} />;
}

function Packet({ play }: { play: Play }) {
  const grams = 50 - timesIn('biscuit', play.history[1] ?? []);
  return (
    <div className={styles.packet} data-ending={play.ending}>
      <span className={styles.price}>{lastOf(play, 0) === 'raise' && !play.ending ? '₹12' : '₹10'}</span>
      <span className={styles.biscuits} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((biscuit) => (
          <i key={biscuit} />
        ))}
      </span>
      <span className={styles.weight}>{`${grams} g`}</span>
    </div>
  );
}

function Parts({ play }: { play: Play }) {
  return (
    <ul className={styles.parts}>
      {choicesOf(play, 1).map(({ id, label, note }) => (
        <li key={id}>
          <Option play={play} id={id} className={styles.part}>
            <Bar whole={parts[id] ?? 0} bites={timesIn(id, play.pressed)} />
            <span>
              <b>{label}</b> <span className={styles.note}>{note}</span>
            </span>
            <Money of={(parts[id] ?? 0) - timesIn(id, play.pressed) * step} />
          </Option>
        </li>
      ))}
      <li className={styles.rest}>
        Tax: not yours to take <Money of={tax} />
      </li>
      <li className={styles.rest} data-sum>
        Together <Money of={together - play.pressed.length * step} />
      </li>
    </ul>
  );
}

/** What is left of the parts, at the end. */
function Left({ play }: { play: Play }) {
  const taken = play.history[1] ?? [];
  return (
    <ul className={styles.parts} data-left>
      {choicesOf(play, 1).map(({ id, label }) => (
        <li key={id} className={styles.part}>
          <Bar whole={parts[id] ?? 0} bites={timesIn(id, taken)} />
          <span>{label}</span> <Money of={(parts[id] ?? 0) - timesIn(id, taken) * step} />
        </li>
      ))}
    </ul>
  );
}

/** A part, and the bites that were taken out of its end. */
function Bar({ whole, bites }: { whole: number; bites: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 490 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${whole}v40H0z`} />
      {[0, 1, 2].slice(0, bites).map((bite) => (
        <ellipse key={bite} className={styles.bite} cx={whole - 4 - bite * 14} cy={bite % 2 ? 34 : 8} rx="14" ry="15" />
      ))}
    </svg>
  );
}

function Money({ of }: { of: number }) {
  return <span className={styles.money}>{`₹${(of / 100).toFixed(2)}`}</span>;
}
