import { pathOf } from '#model/routes.ts';

interface Props {
  label: string;
  words: string;
  again: string;
  newer: string;
}

/**
 * Says that a page is a copy, and of which day. No page is built with it: the offline page carries it as a template, from which the worker
 * has it (publish/offline/offline-page.ts). Its styles are therefore those of every page, `styles/kept-note.css`.
 */
export function KeptNote({ label, words, again, newer }: Props) {
  return (
    <aside className="kept-note" aria-label={label} data-kept-note={newer} data-print="none">
      {/* And the day. */}
      <p role="status">{`${words} {date}.`}</p>
      {/* The worker has it lead to the page itself. */}
      <a href={pathOf('home')}>{again}</a>
    </aside>
  );
}
