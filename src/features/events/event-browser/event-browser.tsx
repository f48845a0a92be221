import { useEffect, useState } from 'react';
import { Choice, ChoiceRow } from '#components/choice/choice.tsx';
import { Dotted } from '#components/dotted/dotted.tsx';
import { Fold } from '#components/fold/fold.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';
import { Picture } from '#components/picture/picture.tsx';
import { ShareButton } from '#components/share-button/share-button.tsx';
import { calendarPath } from '#model/calendar-files.ts';
import type { EventView } from '#model/event-view.ts';
import { partEvents } from '#model/part-events.ts';
import { eventCategories, isOn } from '#schemas/event-status.ts';
import styles from './event-browser.module.css';

const categories = ['All', ...eventCategories] as const;
type Category = (typeof categories)[number];

/** What an event's picture asks for: the next event's, one of a row on the events' own page, a poster's elsewhere. */
const pictureSizes = {
  next: '(min-width: 768px) 57vw, 92vw',
  row: '(min-width: 1024px) 34vw, (min-width: 768px) 33vw, 92vw',
  poster: '(min-width: 768px) 52vw, 92vw',
};

/** So many a phone shows among the sections of another page, before the others are asked for. */
const briefly = 3;

interface Props {
  events: readonly EventView[];
  /** When the site was built, in milliseconds: what was over then is over in the HTML. */
  builtAt: number;
  /** The address of the page that it stands on. */
  here: string;
  /** The address at which a calendar follows all events. */
  feed: string;
  /** On the events' own page: each event has its address there and can be shared. */
  full?: boolean;
}

/**
 * The school's events under a filter of five categories; all of them at first (specification, section 4). What is over stands apart,
 * by the day of the build and then by the visitor's own clock, unless that one is behind the build.
 */
export function EventBrowser({ events, builtAt, here, feed, full = false }: Props) {
  const [category, setCategory] = useState<Category>('All');
  const [now, setNow] = useState(builtAt);
  useEffect(() => setNow(Math.max(builtAt, Date.now())), [builtAt]);
  const chosen = events.filter((event) => category === 'All' || event.category === category);
  const { toCome, over } = partEvents(chosen, now);
  const on = toCome.filter(isOn);
  const folds = !full && toCome.length > briefly + 1;
  const folded = toCome.slice(briefly);
  const moreDates = `${folded.length} more dates`;
  return (
    <div className={styles.browser} data-events>
      <ChoiceRow label="Show events">
        {categories.map((name) => (
          <Choice key={name} pressed={name === category} onClick={() => setCategory(name)}>
            {name}
          </Choice>
        ))}
      </ChoiceRow>
      <LoadFailure what="The filter" here={here} />
      <p className="visually-hidden" role="status">
        <span>{`${on.length === 1 ? '1 event' : `${on.length} events`}${over.length > 0 ? ' to come' : ''}`}</span>
        {folds && <span className={styles.folded}>{`, ${folded.filter(isOn).length} of them under ‘${moreDates}’`}</span>}
        {over.length > 0 && <span>{`, ${over.length} over`}</span>}
      </p>
      {toCome.length === 0 ? (
        <p className={styles.none}>No date to come is announced here yet.</p>
      ) : (
        <>
          {full && on.length > 0 && <DatesAtAGlance events={on} />}
          <div className={styles.toCome} data-posters={!full || undefined}>
            <Entries events={folds ? toCome.slice(0, briefly) : toCome} full={full} next={on[0]} />
            {folds && (
              <Fold kind="rest" summary={moreDates}>
                <Entries events={folded} full={full} />
              </Fold>
            )}
          </div>
        </>
      )}
      {full && toCome.length > 0 && (
        <p className={styles.everyDate} data-print="none">
          <a href={feed}>Subscribe to every date</a>: your calendar then follows each change. Or add them all once:{' '}
          <CalendarLink path={calendarPath()} />
        </p>
      )}
      {over.length > 0 && (
        <div className={styles.over} data-events-over>
          <h3 className={styles.overTitle}>Already over</h3>
          <ul className={styles.past}>
            {over.map((event) => (
              <li key={event.id} className={styles.event}>
                <PastEntry event={event} full={full} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Entries({ events, full, next }: { events: readonly EventView[]; full: boolean; next?: EventView | undefined }) {
  return (
    <ul className={styles.entries}>
      {events.map((event) => (
        <li key={event.id} className={styles.event} data-featured={event.featured || undefined}>
          <EventEntry event={event} full={full} next={full && event === next} />
        </li>
      ))}
    </ul>
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

/**
 * One event to come. `next`: the first of them, on their own page, over the whole width. Among the sections of another page each is its date,
 * its title and one line; the featured have their pictures too.
 */
function EventEntry({ event, full, next }: { event: EventView; full: boolean; next: boolean }) {
  const kind = next ? 'next' : full || event.featured ? undefined : 'brief';
  return (
    <article
      className={styles.entry}
      id={full ? event.id : undefined}
      data-event
      data-kind={kind}
      data-off={!isOn(event) || undefined}
    >
      <EventDate event={event} />
      <div className={styles.words}>
        <p className={styles.category}>
          {[next && 'Next', event.category, event.featured && 'Featured'].filter(Boolean).join(' · ')}
        </p>
        <h3 className={styles.title}>{full ? event.title : <a href={event.place}>{event.title}</a>}</h3>
        {full ? <EventFacts event={event} /> : <Dotted className={styles.facts} parts={[event.time, event.location]} />}
        {event.change && <p className={styles.change}>{event.change}</p>}
        {full && (
          <>
            <p className={styles.acts} data-print="none">
              {isOn(event) && <CalendarLink path={event.calendar} />}
              <ShareButton part={event} />
            </p>
            <p>{event.description}</p>
          </>
        )}
      </div>
      {kind !== 'brief' && (
        <Picture
          className={styles.picture}
          picture={event.picture}
          sizes={next ? pictureSizes.next : full ? pictureSizes.row : pictureSizes.poster}
          shape="wide"
        />
      )}
    </article>
  );
}

/** An event that is over: what it was, without a picture and without anything that asks to come. */
function PastEntry({ event, full }: { event: EventView; full: boolean }) {
  return (
    <article className={styles.entry} id={full ? event.id : undefined} data-event>
      <EventDate event={event} />
      <div className={styles.words}>
        <p className={styles.category}>{event.category}</p>
        <h4 className={styles.title}>{event.title}</h4>
        <EventFacts event={event} />
        {event.change && <p className={styles.change}>{event.change}</p>}
        <p>{event.description}</p>
      </div>
    </article>
  );
}

function EventDate({ event }: { event: EventView }) {
  return (
    <time className={styles.date} dateTime={event.starts}>
      <span className={styles.day}>{event.day}</span> <span className={styles.month}>{event.month}</span>
    </time>
  );
}

function EventFacts({ event }: { event: EventView }) {
  return <Dotted className={styles.facts} parts={[`${event.date}, ${event.time}`, event.location, event.attendees]} />;
}

/** A plain link to a calendar file, which is named to whoever hears it: a phone offers to add the event, a computer saves the file. */
function CalendarLink({ path }: { path: string }) {
  return (
    <a href={path} type="text/calendar">
      Add to calendar <span className="visually-hidden">({path.replace(/.*\//, '')})</span>
    </a>
  );
}
