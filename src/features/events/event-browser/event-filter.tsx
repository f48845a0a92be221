import { type ReactNode, useEffect, useState } from 'react';
import { Choice, ChoiceRow } from '#components/choice/choice.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import type { EventView } from '#model/event-view.ts';
import { partEvents } from '#model/part-events.ts';
import { eventCategories, isOn } from '#schemas/event-status.ts';
import styles from './event-browser.module.css';

const categories = ['All', ...eventCategories] as const;
type Category = (typeof categories)[number];

export interface EventsProps {
  events: readonly EventView[];
  /** When the site was built, in milliseconds: what was over then is over in the HTML. */
  builtAt: number;
  /** The address of the page that it stands on. */
  here: string;
}

/**
 * The events of the chosen category, all of them at first, parted by the day of the build and then by the visitor's own clock, unless that
 * one is behind the build. `on` are those to come that are not off.
 */
export function useEvents({ events, builtAt }: EventsProps) {
  const [category, choose] = useState<Category>('All');
  const [now, setNow] = useState(builtAt);
  useEffect(() => setNow(Math.max(builtAt, Date.now())), [builtAt]);
  const { toCome, over } = partEvents(
    events.filter((event) => category === 'All' || event.category === category),
    now,
  );
  return { category, choose, toCome, over, on: toCome.filter(isOn) };
}

interface FilterProps extends Pick<ReturnType<typeof useEvents>, 'category' | 'choose' | 'on' | 'over'> {
  here: string;
  /** What the count says of events that are folded away. */
  folded?: ReactNode;
  children: ReactNode;
}

/** The filter of five categories over the events that it lets through, with their number for who can't see them. */
export function EventFilter({ category, choose, on, over, here, folded, children }: FilterProps) {
  return (
    <div className={styles.browser} data-events>
      <ChoiceRow label="Show events">
        {categories.map((name) => (
          <Choice key={name} pressed={name === category} onClick={() => choose(name)}>
            {name}
          </Choice>
        ))}
      </ChoiceRow>
      <LoadFailure what="The filter" here={here} />
      <p className="visually-hidden" role="status">
        <span>{`${on.length === 1 ? '1 event' : `${on.length} events`}${over.length > 0 ? ' to come' : ''}`}</span>
        {folded}
        {over.length > 0 && <span>{`, ${over.length} over`}</span>}
      </p>
      {children}
    </div>
  );
}

/** Stands where no event of a category is to come. */
export function NoEvents() {
  return <p className={styles.none}>No date to come is announced here yet.</p>;
}
