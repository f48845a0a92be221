import { type ComponentType, useEffect, useReducer, useRef } from 'react';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { inWordsCapitalised } from '#utils/number-words.ts';
import { Ending, StaticAnswer } from './ending.tsx';
import { Option } from './option.tsx';
import type { Play } from './play.ts';
import styles from './task.module.css';
import {
  currentPresses,
  initialState,
  type TaskAction,
  type TaskRules,
  type TaskState,
  taskReducer,
  wronglySorted,
} from './task-state.ts';
import { type TaskView, taskId } from './task-view.ts';
import { useHydration } from './use-hydration.ts';

interface Props {
  view: TaskView;
  rules: TaskRules;
  /** The drawing. It contains the choices of the steps in `stepsInDrawing`. */
  drawing: ComponentType<{ play: Play }>;
  /** Indexes of steps; by default the first. */
  stepsInDrawing?: readonly number[];
  /** Text that the drawing adds to the reply to a press. */
  extraReply?: (play: Play) => string;
}

/** Presses are ignored for this many milliseconds after a reply, so that a double tap doesn't skip it. */
const ignoreDuration = 400;

/**
 * A task: question, drawing, reply to each press, ending and links. With a new step the focus moves to its question. Replies within a step are
 * announced by one live region, so that screen readers read each once.
 */
export function Task({ view, rules, drawing: Drawing, stepsInDrawing = [0], extraReply }: Props) {
  const { title, steps, endings, hue } = view;
  const [state, dispatch] = useReducer(
    (before: TaskState, action: TaskAction) => taskReducer(rules, before, action),
    initialState,
  );
  const task = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const reply = useRef<HTMLParagraphElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const { isHydrated, wasAnswerOpen } = useHydration(task, details);
  const shownState = useRef(state);
  const repliedAt = useRef(-ignoreDuration);
  useEffect(() => {
    const { step, done } = shownState.current;
    if (shownState.current === state) return;
    shownState.current = state;
    if (step !== state.step || done !== state.done) repliedAt.current = performance.now();
    if (step !== state.step) question.current?.focus({ preventScroll: true });
    const changedElement = step !== state.step ? head : state.done ? footer : reply;
    changedElement.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const onAction = (action: TaskAction) => {
    if (performance.now() - repliedAt.current > ignoreDuration) dispatch(action);
  };

  const step = steps[state.step];
  const ending = step ? undefined : endings.find(({ id }) => id === rules.endingOf(state.pressed));
  const play: Play = {
    isHydrated,
    steps,
    step: state.step,
    rule: rules.steps[state.step],
    pressed: currentPresses(state),
    history: state.pressed,
    done: state.done,
    explainedId: state.explainedId,
    ending: ending?.id,
    caption: (ending ?? step)?.caption,
    press: (id) => onAction({ type: 'press', id }),
  };
  const isInDrawing = stepsInDrawing.includes(state.step);
  const [label, type]: [string | undefined, 'restart' | 'next' | 'finish'] = ending
    ? ['Do it again', 'restart']
    : state.done
      ? ['Go on', 'next']
      : [step?.finishLabel, 'finish'];
  return (
    <section
      className={`band ${styles.task}`}
      id={taskId}
      data-hue={hue}
      data-background="hue"
      data-print="none"
      tabIndex={-1}
      ref={task}
      data-task
    >
      <div className={`stack-0 ${styles.head}`} ref={head}>
        <p className={styles.eyebrow}>{['One minute of the work', view.school].filter(Boolean).join(' · ')}</p>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.question} ref={question} tabIndex={-1}>
          {step ? (
            <p>
              <span className="visually-hidden">{`Step ${state.step + 1} of ${steps.length}. `}</span>
              <span>{step.question}</span>
              {step.hindi && <span lang="hi">{step.hindi}</span>}
            </p>
          ) : (
            <h3 className={styles.ending}>{ending?.heading}</h3>
          )}
        </div>
      </div>
      <div className={styles.stage} data-hue={hue} data-drawn={(step && isInDrawing) || undefined}>
        <Drawing play={play} />
      </div>
      <div className={`stack-1 ${styles.panel}`}>
        <LoadFailure name="The task" pagePath={view.pagePath} />
        {step && !isInDrawing && <Choices play={play} />}
        <p className={styles.reply} role="status" ref={reply}>
          {[replyOf(play), extraReply?.(play)].filter(Boolean).join(' ')}
        </p>
        {isHydrated && step && <p className={styles.hint}>{step.hint ?? 'Press an answer.'}</p>}
        {ending && <Ending view={view} text={ending.text} />}
        <div className={`cluster ${styles.footer}`} ref={footer}>
          {(!isHydrated || (wasAnswerOpen && state.step === 0)) && <StaticAnswer view={view} details={details} />}
          {isHydrated && step && (
            <p className={`numeral ${styles.count}`} aria-hidden="true">
              {`${state.step + 1} of ${steps.length}`}
            </p>
          )}
          {isHydrated && label && (
            <button type="button" className={styles.action} onClick={() => onAction({ type })}>
              {label}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The choices of a step, as a list. It keeps all choices after a press, so that nothing moves under a finger. */
function Choices({ play }: { play: Play }) {
  return (
    <ul className="stack-1">
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

/** Returns the reply to the last press. In a completed `sort` step: the number of mistakes, then the explanation of each choice that is pressed. */
function replyOf({ steps, step, rule, pressed, done, explainedId }: Play): string {
  const { choices = [], solvedReply = '' } = steps[step] ?? {};
  const isSort = rule?.kind === 'sort';
  const last = isSort ? explainedId : pressed.at(-1);
  if (last || !isSort || !done) return choices.find(({ id }) => id === last)?.reply ?? '';
  const { length } = wronglySorted(
    rule.right,
    pressed,
    choices.map(({ id }) => id),
  );
  if (length === 0) return solvedReply;
  return length === 1 ? 'One is marked. Press it to see why.' : `${inWordsCapitalised(length)} are marked. Press one to see why.`;
}
