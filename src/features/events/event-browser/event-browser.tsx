import { Dotted } from '#components/dotted/dotted.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { calendarPath } from '#model/calendar-files.ts';
import type { EventView } from '#model/event-view.ts';
import { isOn } from '#schemas/event-status.ts';
import styles from './event-browser.module.css';
import { EventFilter, type EventsProps, NoEvents, useEvents } from './event-filter.tsx';
import { CalendarLink, EventDate, EventFacts, PastEvents } from './event-parts.tsx';

/** What an event's picture asks for: the next event's, one of a row on the events' own page, a poster's elsewhere. */
const pictureSizes = {
  next: '(min-width: 768px) 57vw, 92vw',
  row: '(min-width: 1024px) 34vw, (min-width: 768px) 33vw, 92vw',
  poster: '(min-width: 768px) 52vw, 92vw',
};

interface PageProps extends EventsProps {
  /** The address at which a calendar follows all events. */
  feed: string;
}

/** The events on their own page (specification, section 4): each has its address there and can be shared. */
export function EventBrowser({ feed, ...props }: PageProps) {
  const { toCome, ...chosen } = useEvents(props);
  return (
    <EventFilter {...chosen} here={props.here}>
      {toCome.length === 0 ? (
        <NoEvents />
      ) : (
        <>
          {chosen.on.length > 0 && <DatesAtAGlance events={chosen.on} />}
          <div className={styles.toCome}>
            <ul className={styles.entries}>
              {toCome.map((event) => (
                <li key={event.id} className={styles.event} data-featured={event.featured || undefined}>
                  <EventEntry event={event} isNext={event === chosen.on[0]} />
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
      <PastEvents events={chosen.over} haveAddress />
    </EventFilter>
  );
}

/** Every date to come in one line of great numerals, each a link to its event below. */
function DatesAtAGlance({ events }: { events: readonly EventView[] }) {
  return (
    <nav aria-label="Dates at a glance" data-print="none">
      <ol className={styles.glance}>
        {events.map((event) => (
          <li key={event.id}>
            <a href={`#${event.id}`}>
              <EventDate event={event} />
              <span className={styles.glanceTitle}>{event.title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One event to come; the next of all stands over the whole width. */
function EventEntry({ event, isNext }: { event: EventView; isNext: boolean }) {
  return (
    <article
      className={styles.entry}
      id={event.id}
      data-event
      data-kind={isNext ? 'next' : undefined}
      data-off={!isOn(event) || undefined}
    >
      <EventDate event={event} />
      <div className={styles.words}>
        <p className={styles.category}>
          {[isNext && 'Next', event.category, event.featured && 'Featured'].filter(Boolean).join(' · ')}
        </p>
        <h3 className={styles.title}>{event.title}</h3>
        <EventFacts event={event} />
        {event.change && <p className={styles.change}>{event.change}</p>}
        <p className={styles.acts} data-print="none">
          {isOn(event) && <CalendarLink path={event.calendar} />}
          <ShareButton part={event} />
        </p>
        <p>{event.description}</p>
      </div>
      <Picture
        className={styles.picture}
        picture={event.picture}
        sizes={isNext ? pictureSizes.next : pictureSizes.row}
        shape="wide"
      />
    </article>
  );
}

/** So many a phone shows among the sections of another page, before the others are asked for. */
const shownAtOnce = 3;

/** The events among the sections of another page. Phones fold all but the first few. */
export function EventTeaser(props: EventsProps) {
  const { toCome, ...chosen } = useEvents(props);
  const folds = toCome.length > shownAtOnce + 1;
  const folded = folds ? toCome.slice(shownAtOnce) : [];
  const moreDates = `${folded.length} more dates`;
  return (
    <EventFilter
      {...chosen}
      here={props.here}
      folded={folds && <span className={styles.folded}>{`, ${folded.filter(isOn).length} of them under ‘${moreDates}’`}</span>}
    >
      {toCome.length === 0 ? (
        <NoEvents />
      ) : (
        <div className={styles.toCome} data-posters>
          <Posters events={folds ? toCome.slice(0, shownAtOnce) : toCome} />
          {folds && (
            <Fold kind="rest" summary={moreDates}>
              <Posters events={folded} />
            </Fold>
          )}
        </div>
      )}
      <PastEvents events={chosen.over} />
    </EventFilter>
  );
}

function Posters({ events }: { events: readonly EventView[] }) {
  return (
    <ul className={styles.entries}>
      {events.map((event) => (
        <li key={event.id} className={styles.event} data-featured={event.featured || undefined}>
          <EventPoster event={event} />
        </li>
      ))}
    </ul>
  );
}

/** One event to come: its date, its title and one line; the featured have their pictures too. */
function EventPoster({ event }: { event: EventView }) {
  return (
    <article
      className={styles.entry}
      data-event
      data-kind={event.featured ? undefined : 'brief'}
      data-off={!isOn(event) || undefined}
    >
      <EventDate event={event} />
      <div className={styles.words}>
        <p className={styles.category}>{[event.category, event.featured && 'Featured'].filter(Boolean).join(' · ')}</p>
        <h3 className={styles.title}>
          <a href={event.place}>{event.title}</a>
        </h3>
        <Dotted className={styles.facts} parts={[event.time, event.location]} />
        {event.change && <p className={styles.change}>{event.change}</p>}
      </div>
      {event.featured && <Picture className={styles.picture} picture={event.picture} sizes={pictureSizes.poster} shape="wide" />}
    </article>
  );
}
