import { useState } from 'react';
import { Picture } from '../../components/picture/picture.tsx';
import type { EventView } from '../../lib/events.ts';
import styles from './event-browser.module.css';

const categories = ['All', 'Academic', 'Cultural', 'Sports', 'Career'] as const;
type Category = (typeof categories)[number];

/** The school's events under a filter of five categories; all of them at first (specification, section 4). */
export function EventBrowser({ events, full = false }: { events: readonly EventView[]; full?: boolean }) {
  const [category, setCategory] = useState<Category>('All');
  const shown = events.filter((event) => category === 'All' || event.category === category);
  return (
    <div className={styles.browser} data-events>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and there is none */}
      <div className={styles.filter} role="group" aria-label="Show events" data-needs-script>
        {categories.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            aria-pressed={name === category}
            onClick={() => setCategory(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {shown.length === 1 ? '1 event' : `${shown.length} events`}
      </p>
      <ul className={styles.list} data-full={full || undefined}>
        {shown.map((event) => (
          <li key={event.id} className={styles.event} data-featured={event.featured || undefined}>
            <EventEntry event={event} full={full} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EventEntry({ event, full }: { event: EventView; full: boolean }) {
  return (
    <article className={styles.entry} id={full ? event.id : undefined} data-event>
      <time className={styles.date} dateTime={event.starts}>
        <span className={styles.day}>{event.day}</span> <span className={styles.month}>{event.month}</span>
      </time>
      <div className={styles.words}>
        <p className={styles.category}>
          {event.category}
          {event.featured && ' · Featured'}
          {event.past && ' · Past'}
        </p>
        <h3 className={styles.title}>{event.title}</h3>
        <p className={styles.facts}>
          {event.date}, {event.time} · {event.location} · {event.attendees}
        </p>
        <p className={styles.description}>{event.description}</p>
      </div>
      <Picture
        className={styles.picture}
        picture={event.picture}
        sizes="(min-width: 1024px) 26vw, (min-width: 768px) 33vw, 92vw"
        shape="wide"
      />
    </article>
  );
}
