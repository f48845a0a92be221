import styles from './management.module.css';
import { Option } from './option.tsx';
import { choicesOf, lastOf, type Play } from './play.ts';
import { managementRules } from './rules.ts';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** What each part of a ten-rupee packet costs, in paise; the tax, which is nobody's to take, is the rest. */
const parts: Readonly<Record<string, number>> = { biscuit: 460, making: 190, shop: 220, ours: 80 };
const tax = 50;
const step = 10;

const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`;
const timesIn = (id: string, taken: readonly string[]) => taken.filter((other) => other === id).length;

/** Management: out of which part of a ten-rupee packet thirty paise are to come, and who pays them then. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={managementRules} stage={Stage} drawn={[1]} adds={toGo} />;
}

function toGo({ step: at, pressed }: Play): string {
  const left = 30 - step * pressed.length;
  return at === 1 && pressed.length > 0 && left > 0 ? `${left} paise to go.` : '';
}

function Stage({ play }: { play: Play }) {
  return play.step === 1 ? <Parts play={play} /> : <Packet play={play} />;
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
      <span className={styles.weight}>{grams} g</span>
    </div>
  );
}

function Parts({ play }: { play: Play }) {
  return (
    <ul className={styles.parts}>
      {choicesOf(play, 1).map(({ id, label, note }) => {
        const bites = timesIn(id, play.pressed);
        const whole = parts[id] ?? 0;
        return (
          <li key={id}>
            <Option play={play} id={id} className={styles.part}>
              <svg className={styles.bar} viewBox="0 0 460 40" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${whole}v40H0z`} />
                {[0, 1, 2].slice(0, bites).map((bite) => (
                  <ellipse key={bite} className={styles.bite} cx={whole - 4 - bite * 14} cy={bite % 2 ? 34 : 8} rx="14" ry="15" />
                ))}
              </svg>
              <span>
                <b>{label}</b> <span className={styles.note}>{note}</span>
              </span>
              <span className={styles.money}>{rupees(whole - bites * step)}</span>
            </Option>
          </li>
        );
      })}
      <li className={styles.tax}>
        <span>Tax: not yours to take</span> <span className={styles.money}>{rupees(tax)}</span>
      </li>
    </ul>
  );
}
