import { type ComponentType, useEffect, useReducer, useRef, useState } from 'react';
import { Option } from './option.tsx';
import type { Play } from './play.ts';
import styles from './task.module.css';
import { atFirst, missedIn, pressedIn, type TaskAct, type TaskRules, type TaskState, taskReducer } from './task-state.ts';
import { type TaskView, taskId } from './task-view.ts';

interface Props {
  view: TaskView;
  rules: TaskRules;
  /** The drawing. In the first step, and in those named by `drawn`, the choices are part of it. */
  stage: ComponentType<{ play: Play }>;
  drawn?: readonly number[];
  /** What the drawing has to add in words to the answer to a press. */
  adds?: (play: Play) => string;
}

/**
 * The frame of a task: what is asked, the drawing, the answer to each press, the ending and the ways on. Where focus would be lost with a
 * step, it goes to the next one's question; answers within a step are told by one live region, so that each is heard once.
 */
export function Task({ view, rules, stage: Stage, drawn = [0], adds }: Props) {
  const { title, steps, endings, hue } = view;
  const [state, act] = useReducer((before: TaskState, next: TaskAct) => taskReducer(rules, before, next), atFirst);
  const [ready, setReady] = useState(false);
  const asked = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (shown.current !== state.step) asked.current?.focus();
    shown.current = state.step;
  }, [state.step]);

  const step = steps[state.step];
  const ending = step ? undefined : endings.find(({ id }) => id === rules.endingOf(state.pressed));
  const play: Play = {
    ready,
    steps,
    step: state.step,
    rule: rules.steps[state.step],
    pressed: pressedIn(state),
    history: state.pressed,
    done: state.done,
    ending: ending?.id,
    press: (id) => act({ type: 'press', id }),
  };
  const inDrawing = drawn.includes(state.step);
  return (
    <section
      className={`band ${styles.task}`}
      id={taskId}
      data-hue={hue}
      data-ground-band="hue"
      data-print="none"
      tabIndex={-1}
      data-task
    >
      <div className={styles.head}>
        <p className={styles.eyebrow}>{['One minute of the work', view.school].filter(Boolean).join(' · ')}</p>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.asked} ref={asked} tabIndex={-1}>
          {step ? (
            <p>
              <span className="visually-hidden">
                Step {state.step + 1} of {steps.length}.{' '}
              </span>
              {step.ask}
            </p>
          ) : (
            <h3 className={styles.ending}>{ending?.heading}</h3>
          )}
        </div>
      </div>
      <div className={styles.stage} data-hue={hue} data-drawn={(step && inDrawing) || undefined}>
        <Stage play={play} />
      </div>
      <div className={styles.answers}>
        {step && !inDrawing && <Choices play={play} />}
        <p className={styles.reply} role="status">
          {[replyOf(play), adds?.(play)].filter(Boolean).join(' ')}
        </p>
        {ending && <Ending view={view} text={ending.text} />}
        <div className={styles.foot}>
          {!ready && <Answer text={view.answer} />}
          {ready && step && (
            <p className={styles.count} aria-hidden="true">
              {state.step + 1} of {steps.length}
            </p>
          )}
          {ready && step?.finish && !state.done && <Act onClick={() => act({ type: 'finish' })}>{step.finish}</Act>}
          {state.done && <Act onClick={() => act({ type: 'goOn' })}>Go on</Act>}
          {ending && <Act onClick={() => act({ type: 'again' })}>Do it again</Act>}
        </div>
      </div>
    </section>
  );
}

/** The choices of a step, as a list. What was decided, or found, alone is left. */
function Choices({ play }: { play: Play }) {
  const { steps, step, pressed, done } = play;
  const left = steps[step]?.choices.filter(({ id }) => !done || id === pressed.at(-1)) ?? [];
  return (
    <ul className={styles.choices}>
      {left.map(({ id, label }) => (
        <li key={id}>
          <Option play={play} id={id} className={styles.choice}>
            {label}
          </Option>
        </li>
      ))}
    </ul>
  );
}

/** What is said to the last press. Of a sorting, to the first thing that was missed: the drawing marks them all. */
function replyOf({ steps, step, rule, pressed, done }: Play): string {
  const { choices = [], right = '' } = steps[step] ?? {};
  if (rule?.act !== 'sort') return choices.find(({ id }) => id === pressed.at(-1))?.reply ?? '';
  if (!done) return '';
  const [missed] = missedIn(
    rule.right,
    pressed,
    choices.map(({ id }) => id),
  );
  return choices.find(({ id }) => id === missed)?.reply ?? right;
}

function Ending({ view: { says, ways }, text }: { view: TaskView; text: string }) {
  const leads = ['To learn this', 'To come here', 'Another minute'];
  return (
    <>
      <p>{text}</p>
      <p className={styles.says}>{says}</p>
      <ul className={styles.ways}>
        {ways.map(({ href, label }, index) => (
          <li key={href}>
            <a href={href}>
              <span className={styles.way}>{leads[index]}</span> <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a reader without script has: the whole of it, folded. */
function Answer({ text }: { text: string }) {
  return (
    <details className={styles.answer}>
      <summary>How it goes on</summary>
      <p>{text}</p>
    </details>
  );
}

function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.act} onClick={onClick}>
      {children}
    </button>
  );
}
