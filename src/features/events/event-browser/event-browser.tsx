import { ButtonLink } from '#components/button/button.tsx';
import { Collapsible } from '#components/collapsible/collapsible.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { calendarPath } from '#model/calendar-files.ts';
import type { EventView } from '#model/event-view.ts';
import { takesPlace } from '#schemas/event-status.ts';
import { mailLink } from '#utils/mail-link.ts';
import styles from './event-browser.module.css';
import { EventFilter, type EventsProps, NoEvents, useEvents } from './event-filter.tsx';
import { CalendarLink, EventDate, EventFacts, PastEvents } from './event-parts.tsx';
import pageStyles from './events-page.module.css';

/** `sizes` of the pictures of large and other events. */
const pictureSizes = {
  large: '(min-width: 768px) 57vw, 92vw',
  row: '(min-width: 1024px) 34vw, (min-width: 768px) 33vw, 92vw',
};

/** Phones collapse the descriptions of all events but the first two. */
const visibleCount = 2;

interface PageProps extends EventsProps {
  /** URL for subscribing to all events. */
  feed: string;
  /** The e-mail in which visitors write that they are coming: its address, and its text with blanks to fill in. */
  reply: Reply;
}

interface Reply {
  email: string;
  text: string;
}

/** The events page: all events, each with an id and a share button (specification, section 4). */
export function EventBrowser({ feed, reply, ...props }: PageProps) {
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
              {upcoming.map((event, index) => (
                <li key={event.id} className={styles.event}>
                  <EventEntry
                    event={event}
                    isNext={event === filter.active[0]}
                    isCollapsed={index >= visibleCount}
                    reply={reply}
                  />
                </li>
              ))}
            </ul>
          </div>
          <p className={pageStyles.everyDate} data-print="none">
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
      <ol className={pageStyles.overview}>
        {events.map((event, index) => (
          <li key={event.id}>
            <a href={`#${event.id}`}>
              <EventDate event={event} withYear={event.starts.slice(0, 4) !== events[index - 1]?.starts.slice(0, 4)} />
              <span className={pageStyles.overviewTitle}>{event.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps {
  event: EventView;
  isNext: boolean;
  /** Whether phones collapse the description. */
  isCollapsed: boolean;
  reply: Reply;
}

/** An upcoming event. Featured ones have a large picture. */
function EventEntry({ event, isNext, isCollapsed, reply }: EntryProps) {
  return (
    <article
      className={[styles.entry, pageStyles.entry, event.featured && pageStyles.large].filter(Boolean).join(' ')}
      id={event.id}
      data-event
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
        {isCollapsed ? (
          <Collapsible variant="text" summary="About it">
            <p>{event.description}</p>
          </Collapsible>
        ) : (
          <p>{event.description}</p>
        )}
        <p className={`cluster action-links ${pageStyles.actions}`} data-print="none">
          {takesPlace(event) && (
            <>
              <ButtonLink
                href={mailLink(reply.email, `We are coming: ${event.title}, ${event.date}`, reply.text)}
                variant="outline"
              >
                We are coming
              </ButtonLink>
              <CalendarLink path={event.calendar} />
            </>
          )}
          <ShareButton section={event} />
        </p>
      </div>
      <Picture
        className={styles.picture}
        picture={event.picture}
        sizes={event.featured ? pictureSizes.large : pictureSizes.row}
        shape="16-10"
      />
    </article>
  );
}
