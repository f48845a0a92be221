import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { calendarPath } from '#model/calendar-files.ts';
import type { EventView } from '#model/event-view.ts';
import { takesPlace } from '#schemas/event-status.ts';
import { mailLink } from '#utils/mail-link.ts';
import styles from './event-browser.module.css';
import { EventFilter, type EventsProps, NoEvents, useEvents } from './event-filter.tsx';
import { CalendarLink, EventDate, EventFacts, PastEvents } from './event-parts.tsx';

/** `sizes` of pictures: of large and other events on the events page, and of posters on other pages. */
const pictureSizes = {
  large: '(min-width: 768px) 57vw, 92vw',
  row: '(min-width: 1024px) 34vw, (min-width: 768px) 33vw, 92vw',
  poster: '(min-width: 1200px) 31vw, (min-width: 768px) 46vw, 92vw',
};

interface PageProps extends EventsProps {
  /** URL for subscribing to all events. */
  feed: string;
  /** Where visitors write that they are coming. */
  email: string;
}

/** The events page: all events, each with an id and a share button (specification, section 4). */
export function EventBrowser({ feed, email, ...props }: PageProps) {
  const { upcoming, ...filter } = useEvents(props);
  return (
    <EventFilter {...filter} pagePath={props.pagePath}>
      {upcoming.length === 0 ? (
        <NoEvents />
      ) : (
        <>
          {filter.active.length > 0 && <DateOverview events={filter.active} />}
          <div className={styles.upcoming}>
            <ul className={styles.entries}>
              {upcoming.map((event) => (
                <li key={event.id} className={styles.event}>
                  <EventEntry event={event} isNext={event === filter.active[0]} email={email} />
                </li>
              ))}
            </ul>
          </div>
          <p className={styles.everyDate} data-print="none">
            <a href={feed}>Subscribe to every date</a>: your calendar then follows each change. Or add them all once:{' '}
            <CalendarLink path={calendarPath()} />
          </p>
        </>
      )}
      <PastEvents events={filter.past} hasIds />
    </EventFilter>
  );
}

/** All upcoming dates in large numerals, as links to the events below. */
function DateOverview({ events }: { events: readonly EventView[] }) {
  return (
    <nav aria-label="Dates at a glance" data-print="none">
      <ol className={styles.overview}>
        {events.map((event) => (
          <li key={event.id}>
            <a href={`#${event.id}`}>
              <EventDate event={event} />
              <span className={styles.overviewTitle}>{event.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An upcoming event. The next one and featured ones have the full width. */
function EventEntry({ event, isNext, email }: { event: EventView; isNext: boolean; email: string }) {
  const isLarge = isNext || event.featured;
  return (
    <article
      className={styles.entry}
      id={event.id}
      data-event
      data-variant={isLarge ? 'large' : undefined}
      data-inactive={!takesPlace(event) || undefined}
    >
      <EventDate event={event} />
      <div className={`stack-1 ${styles.text}`}>
        <p className={styles.category}>
          {[isNext && 'Next', event.category, event.featured && 'Featured'].filter(Boolean).join(' · ')}
        </p>
        <h3 className={styles.title}>{event.title}</h3>
        <EventFacts event={event} />
        {event.change && <p className={styles.change}>{event.change}</p>}
        <p>{event.description}</p>
        <p className={`cluster action-links ${styles.actions}`} data-print="none">
          {takesPlace(event) && (
            <>
              <a href={mailLink(email, `We are coming: ${event.title}, ${event.date}`)}>We are coming</a>
              <CalendarLink path={event.calendar} />
            </>
          )}
          <ShareButton section={event} />
        </p>
      </div>
      <Picture
        className={styles.picture}
        picture={event.picture}
        sizes={isLarge ? pictureSizes.large : pictureSizes.row}
        shape="16-10"
      />
    </article>
  );
}

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
      <Picture className={styles.picture} picture={event.picture} sizes={pictureSizes.poster} shape="16-10" />
    </article>
  );
}
