import { type ReactNode, useEffect, useState } from 'react';
import { FilterButton, FilterGroup } from '#components/filter-group/filter-group.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import type { EventView } from '#model/event-view.ts';
import { splitEvents } from '#model/split-events.ts';
import { eventCategories, takesPlace } from '#schemas/event-status.ts';
import styles from './event-browser.module.css';

const categories = ['All', ...eventCategories] as const;
type Category = (typeof categories)[number];

export interface EventsProps {
  events: readonly EventView[];
  /** Time of the build in milliseconds; decides which events are past in the HTML. */
  builtAt: number;
  /** Path of the page, for the link that reloads it. */
  pagePath: string;
}

/**
 * Returns the upcoming and past events of the selected category (initially all), by the time of the build and, after hydration, by the visitor's
 * clock, unless that is behind the build. `active` are the upcoming ones that are not cancelled or postponed.
 */
export function useEvents({ events, builtAt }: EventsProps) {
  const [category, setCategory] = useState<Category>('All');
  const [now, setNow] = useState(builtAt);
  useEffect(() => setNow(Math.max(builtAt, Date.now())), [builtAt]);
  const { upcoming, past } = splitEvents(
    events.filter((event) => category === 'All' || event.category === category),
    now,
  );
  return { category, setCategory, upcoming, past, active: upcoming.filter(takesPlace) };
}

interface FilterProps extends Pick<ReturnType<typeof useEvents>, 'category' | 'setCategory' | 'active' | 'past'> {
  pagePath: string;
  /** Addition to the announced number, about collapsed events. */
  collapsedNote?: ReactNode;
  children: ReactNode;
}

/** The filter by category, above the filtered events, with their number for screen readers. */
export function EventFilter({ category, setCategory, active, past, pagePath, collapsedNote, children }: FilterProps) {
  return (
    <div className="stack-5" data-events>
      <FilterGroup label="Show events">
        {categories.map((name) => (
          <FilterButton key={name} pressed={name === category} onClick={() => setCategory(name)}>
            {name}
          </FilterButton>
        ))}
      </FilterGroup>
      <LoadFailure name="The filter" pagePath={pagePath} />
      <p className="visually-hidden" role="status">
        <span>{`${active.length === 1 ? '1 event' : `${active.length} events`}${past.length > 0 ? ' to come' : ''}`}</span>
        {collapsedNote}
        {past.length > 0 && <span>{`, ${past.length} over`}</span>}
      </p>
      {children}
    </div>
  );
}

/** Shown if a category has no upcoming events. */
export function NoEvents() {
  return <p className={styles.emptyNote}>No date to come is announced here yet.</p>;
}
