import type { EventView } from '#model/event-view.ts';
import styles from './event-browser.module.css';

export function EventDate({ event, withYear = false }: { event: EventView; withYear?: boolean }) {
  const month = withYear ? `${event.month} ${event.starts.slice(0, 4)}` : event.month;
  return (
    <time className={`numeral ${styles.date}`} dateTime={event.starts}>
      <span className={styles.day}>{event.day}</span> <span className={styles.month}>{month}</span>
    </time>
  );
}

export function EventFacts({ event }: { event: EventView }) {
  return (
    <ul className={styles.facts}>
      {[`${event.date}, ${event.time}`, event.location, event.attendees].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** A link to a calendar file, with the file's name for screen readers. */
export function CalendarLink({ path }: { path: string }) {
  return (
    <a href={path} type="text/calendar">
      Add to calendar <span className="visually-hidden">({path.replace(/.*\//, '')})</span>
    </a>
  );
}

interface PastProps {
  events: readonly EventView[];
  /** Whether the events have ids, as on the events page. */
  hasIds?: boolean;
}

/** Past events, without pictures and invitations. */
export function PastEvents({ events, hasIds = false }: PastProps) {
  if (events.length === 0) return null;
  return (
    <div className={styles.past} data-past-events>
      <h3 className={styles.pastTitle}>Already over</h3>
      <ul className={styles.pastList}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <article className={styles.entry} id={hasIds ? event.id : undefined} data-event>
              <EventDate event={event} />
              <div className={`stack-1 ${styles.text}`}>
                <p className={styles.category}>{event.category}</p>
                <h4 className={styles.title}>{event.title}</h4>
                <EventFacts event={event} />
                {event.change && <p className={styles.change}>{event.change}</p>}
                <p>{event.description}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
