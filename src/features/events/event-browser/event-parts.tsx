import { Dotted } from '#components/dotted/dotted.tsx';
import type { EventView } from '#model/event-view.ts';
import styles from './event-browser.module.css';

export function EventDate({ event }: { event: EventView }) {
  return (
    <time className={styles.date} dateTime={event.starts}>
      <span className={styles.day}>{event.day}</span> <span className={styles.month}>{event.month}</span>
    </time>
  );
}

export function EventFacts({ event }: { event: EventView }) {
  return <Dotted className={styles.facts} parts={[`${event.date}, ${event.time}`, event.location, event.attendees]} />;
}

/** A plain link to a calendar file, which is named to whoever hears it: a phone offers to add the event, a computer saves the file. */
export function CalendarLink({ path }: { path: string }) {
  return (
    <a href={path} type="text/calendar">
      Add to calendar <span className="visually-hidden">({path.replace(/.*\//, '')})</span>
    </a>
  );
}

interface PastProps {
  events: readonly EventView[];
  /** Whether the page is the one at which each event has its address. */
  haveAddress?: boolean;
}

/** Events that are over: what they were, without a picture and without anything that asks to come. */
export function PastEvents({ events, haveAddress = false }: PastProps) {
  if (events.length === 0) return null;
  return (
    <div className={styles.over} data-events-over>
      <h3 className={styles.overTitle}>Already over</h3>
      <ul className={styles.past}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <article className={styles.entry} id={haveAddress ? event.id : undefined} data-event>
              <EventDate event={event} />
              <div className={styles.words}>
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
