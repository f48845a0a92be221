import { lastPressed, type Play } from './play.ts';
import { scienceRules } from './rules.ts';
import styles from './science.module.css';
import { Task } from './task.tsx';
import type { TaskView } from './task-view.ts';

/** Science: read a shadow, explain why dial and clock differ, and predict what a friend elsewhere will see. */
export function SchoolTask(view: TaskView) {
  return <Task view={view} rules={scienceRules} drawing={Drawing} stepsInDrawing={[]} />;
}

function Drawing({ play }: { play: Play }) {
  if (play.step < 2) return <Dial isNoon={play.step === 1} isExplained={lastPressed(play, 1) === 'neither'} />;
  return <Cities time={play.ending ? '11:23' : '–'} />;
}

const hours = [0, 1, 2, 3, 4, 5, 6];
/** Returns the SVG path of a mark of the scale, `hour` hours from noon, to the left (-1: west, morning) or right (1). */
function markPath(hour: number, side: number, inner: number, outer: number): string {
  const angle = (hour * 13 * Math.PI) / 180;
  const pointAt = (radius: number) =>
    `${(180 + side * radius * Math.sin(angle)).toFixed(1)} ${(190 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${pointAt(inner)}L${pointAt(outer)}`;
}

/** A monumental sundial from above, north at the top: the wall, the scale on both sides, the shadow. */
function Dial({ isNoon, isExplained }: { isNoon: boolean; isExplained: boolean }) {
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 360 200" aria-hidden="true">
        <path className={styles.court} d="M0 0h360v200H0z" />
        <path className={styles.scale} d="M6 190a174 174 0 0 1 348 0h-40a134 134 0 0 0-268 0z" />
        {!isNoon && <path className={styles.shadow} d="M174 190L180 16A174 174 0 0 0 70.5 54.8L96 87 166 190z" />}
        {hours.map((hour) => (
          <path
            key={hour}
            className={styles.mark}
            data-noon={hour === 0 || undefined}
            d={`${markPath(hour, -1, 134, hour % 3 ? 150 : 174)}${markPath(hour, 1, 134, hour % 3 ? 150 : 174)}`}
          />
        ))}
        <path className={styles.wall} d="M170 12h20v182h-20z" />
        <path className={styles.wallLit} d="M180 12h10v182h-10z" />
      </svg>
      {!isNoon && (
        <p className="visually-hidden">
          Six hour marks on each side of noon. The shadow’s edge lies on the third mark to the west.
        </p>
      )}
      <span className={`${styles.tab} ${styles.north}`}>North, noon</span>
      <span className={`${styles.tab} ${styles.west}`}>West</span>
      <span className={`${styles.tab} ${styles.east}`}>East</span>
      {isNoon && <span className={styles.clock}>12:27 {isExplained && <span>27 minutes for 6.7°</span>}</span>}
    </div>
  );
}

/** Two cities and the meridian of Indian Standard Time, from west to east. */
function Cities({ time }: { time: string }) {
  return (
    <div className={styles.cities} data-ended={time !== '–' || undefined}>
      <svg viewBox="0 0 360 150" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.court} d="M0 0h360v150H0z" />
        <path className={styles.shadow} d="M0 0h168v150H0z" />
        <path className={styles.meridian} d="M168 0v150" />
      </svg>
      <p className={styles.city}>
        Jaipur 75.8° <b>12:27</b>
      </p>
      <p className={styles.city}>
        82.5° <b>12:00</b>
      </p>
      <p className={styles.city}>
        Guwahati 91.7° <b>{time}</b>
      </p>
    </div>
  );
}
