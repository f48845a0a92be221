import { type ComponentType, useEffect, useReducer, useRef } from 'react';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { inWordsFirst } from '#utils/number-words.ts';
import { Answer, Ending } from './ending.tsx';
import { Option } from './option.tsx';
import type { Play } from './play.ts';
import styles from './task.module.css';
import { atFirst, missedIn, pressedIn, type TaskAct, type TaskRules, type TaskState, taskReducer } from './task-state.ts';
import { type TaskView, taskId } from './task-view.ts';
import { useReady } from './use-ready.ts';

interface Props {
  view: TaskView;
  rules: TaskRules;
  /** The drawing. In the first step, and in those named by `drawn`, the choices are part of it. */
  stage: ComponentType<{ play: Play }>;
  drawn?: readonly number[];
  /** What the drawing has to add in words to the answer to a press. */
  adds?: (play: Play) => string;
}

/** How long nothing is heard after an answer, in milliseconds: the second tap of two must not press away what the first one brought. */
const pause = 400;

/**
 * The frame of a task: what is asked, the drawing, the answer to each press, the ending and the ways on. Where focus would be lost with a
 * step, it goes to the next one's question; answers within a step are told by one live region, so that each is heard once.
 */
export function Task({ view, rules, stage: Stage, drawn = [0], adds }: Props) {
  const { title, steps, endings, hue } = view;
  const [state, act] = useReducer((before: TaskState, next: TaskAct) => taskReducer(rules, before, next), atFirst);
  const task = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const reply = useRef<HTMLParagraphElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { ready, unfolded } = useReady(task, fold);
  const shown = useRef(state);
  const answered = useRef(-pause);
  useEffect(() => {
    const { step, done } = shown.current;
    if (shown.current === state) return;
    shown.current = state;
    if (step !== state.step || done !== state.done) answered.current = performance.now();
    if (step !== state.step) asked.current?.focus({ preventScroll: true });
    const heard = step !== state.step ? head : state.done ? foot : reply;
    heard.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const hear = (next: TaskAct) => {
    if (performance.now() - answered.current > pause) act(next);
  };

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
    seen: state.seen,
    ending: ending?.id,
    caption: (ending ?? step)?.caption,
    press: (id) => hear({ type: 'press', id }),
  };
  const inDrawing = drawn.includes(state.step);
  const [words, next]: [string | undefined, 'again' | 'goOn' | 'finish'] = ending
    ? ['Do it again', 'again']
    : state.done
      ? ['Go on', 'goOn']
      : [step?.finish, 'finish'];
  return (
    <section
      className={`band ${styles.task}`}
      id={taskId}
      data-hue={hue}
      data-ground-band="hue"
      data-print="none"
      tabIndex={-1}
      ref={task}
      data-task
    >
      <div className={styles.head} ref={head}>
        <p className={styles.eyebrow}>{['One minute of the work', view.school].filter(Boolean).join(' · ')}</p>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.asked} ref={asked} tabIndex={-1}>
          {step ? (
            <p>
              <span className="visually-hidden">{`Step ${state.step + 1} of ${steps.length}. `}</span>
              <span>{step.ask}</span>
              {step.hindi && <span lang="hi">{step.hindi}</span>}
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
        <LoadFailure what="The task" here={view.here} />
        {step && !inDrawing && <Choices play={play} />}
        <p className={styles.reply} role="status" ref={reply}>
          {[replyOf(play), adds?.(play)].filter(Boolean).join(' ')}
        </p>
        {ending && <Ending view={view} text={ending.text} />}
        <div className={styles.foot} ref={foot}>
          {(!ready || (unfolded && state.step === 0)) && <Answer view={view} fold={fold} />}
          {ready && step && (
            <p className={styles.count} aria-hidden="true">
              {`${state.step + 1} of ${steps.length}`}
            </p>
          )}
          {ready && words && (
            <button type="button" className={styles.act} onClick={() => hear({ type: next })}>
              {words}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The choices of a step, as a list. What was not chosen stays in its place, so that nothing slides under a thumb. */
function Choices({ play }: { play: Play }) {
  return (
    <ul className={styles.choices}>
      {play.steps[play.step]?.choices.map(({ id, label }) => (
        <li key={id}>
          <Option play={play} id={id} className={styles.choice}>
            {label}
          </Option>
        </li>
      ))}
    </ul>
  );
}

/** What is said to the last press. Of a sorting that is done: how many were missed, then why, of each that is pressed. */
function replyOf({ steps, step, rule, pressed, done, seen }: Play): string {
  const { choices = [], right = '' } = steps[step] ?? {};
  const sorted = rule?.act === 'sort';
  const last = sorted ? seen : pressed.at(-1);
  if (last || !sorted || !done) return choices.find(({ id }) => id === last)?.reply ?? '';
  const { length } = missedIn(
    rule.right,
    pressed,
    choices.map(({ id }) => id),
  );
  if (length === 0) return right;
  return length === 1 ? 'One is marked. Press it to see why.' : `${inWordsFirst(length)} are marked. Press one to see why.`;
}
