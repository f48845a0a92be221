import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { Picture } from '#components/picture/picture.tsx';
import type { EventView } from '#model/event-view.ts';
import { takesPlace } from '#schemas/event-status.ts';
import styles from './event-browser.module.css';
import { EventFilter, type EventsProps, NoEvents, useEvents } from './event-filter.tsx';
import { EventDate, PastEvents } from './event-parts.tsx';

const posterSizes = '(min-width: 1200px) 31vw, (min-width: 768px) 46vw, 92vw';

/** Number of events that phones don't collapse on other pages. */
const visibleCount = 3;

/** The events as a section of another page. Phones collapse all but the first few. */
export function EventTeaser(props: EventsProps) {
  const { upcoming, ...filter } = useEvents(props);
  const collapses = upcoming.length > visibleCount + 1;
  const collapsed = collapses ? upcoming.slice(visibleCount) : [];
  const moreDates = `${collapsed.length} more dates`;
  return (
    <EventFilter
      {...filter}
      pagePath={props.pagePath}
      collapsedNote={
        collapses && (
          <span className={styles.collapsedNote}>{`, ${collapsed.filter(takesPlace).length} of them under ‘${moreDates}’`}</span>
        )
      }
    >
      {upcoming.length === 0 ? (
        <NoEvents />
      ) : (
        <div className={styles.upcoming} data-posters>
          <Posters events={collapses ? upcoming.slice(0, visibleCount) : upcoming} />
          {collapses && (
            <Collapsible variant="text" summary={moreDates}>
              <Posters events={collapsed} />
            </Collapsible>
          )}
        </div>
      )}
      <PastEvents events={filter.past} />
    </EventFilter>
  );
}

function Posters({ events }: { events: readonly EventView[] }) {
  return (
    <ul className={styles.entries}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <EventPoster event={event} />
        </li>
      ))}
    </ul>
  );
}

/** An upcoming event in short. Phones show only the pictures of featured events. */
function EventPoster({ event }: { event: EventView }) {
  return (
    <article
      className={styles.entry}
      data-event
      data-variant={event.featured ? undefined : 'brief'}
      data-inactive={!takesPlace(event) || undefined}
    >
      <EventDate event={event} withYear />
      <div className={`stack-1 ${styles.text}`}>
        <p className={styles.category}>{[event.category, event.featured && 'Featured'].filter(Boolean).join(' · ')}</p>
        <h3 className={styles.title}>
          <a href={event.href}>{event.title}</a>
        </h3>
        <Dotted className="quiet" items={[event.time, event.location]} />
        {event.change && <p className={styles.change}>{event.change}</p>}
      </div>
      <Picture className={styles.picture} picture={event.picture} sizes={posterSizes} shape="16-10" />
    </article>
  );
}
