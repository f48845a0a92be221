/** The desk's first page: what was changed, what is wrong, what there is to edit, what is to be settled before the launch. */
import { type ReactElement, useEffect, useState } from 'react';
import type { Change } from '../changes.ts';
import { formOf, pluralOf } from '../names.ts';
import type { DeskState } from '../state.ts';
import { ask, wordsOf } from './ask.ts';
import '../no-reload.ts';
import './desk.css';

interface Said {
  text: string;
  wrong?: boolean;
}

export function Desk(): ReactElement {
  const [state, setState] = useState<DeskState | null>(null);
  const [busy, setBusy] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const look = () => ask<DeskState>('state').then(setState, (fault) => setSaid({ text: wordsOf(fault), wrong: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the page opens and whenever one comes back to it
  useEffect(() => {
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  const act = async (doing: string, address: string, body: object = {}) => {
    setBusy(doing);
    setSaid(null);
    try {
      setSaid({ text: await ask<string>(address, JSON.stringify(body)) });
    } catch (fault) {
      setSaid({ text: wordsOf(fault), wrong: true });
    }
    setBusy('');
    await look();
  };
  if (!state) return <main>{said ? <p role="alert">{said.text}</p> : <p>One moment …</p>}</main>;
  return (
    <>
      <header>
        <h1>The desk</h1>
        <a href="/">See the site</a>
        <a href="/desk/photograph">A new photograph</a>
      </header>
      <main>
        {state.problems.length > 0 && (
          <section className="wrong">
            <h2>To be mended first</h2>
            <ul>
              {state.problems.map((problem) => (
                <li key={problem}>
                  <WithForms text={problem} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>Changed and not yet published</h2>
          {state.changes.length === 0 && state.unsent === 0 && <p>Nothing.</p>}
          {state.unsent > 0 && <p>Checked and kept on this computer, not sent yet: {state.unsent}</p>}
          <ul className="changes">
            {state.changes.map((change) => (
              <li key={change.file}>
                <ChangeText change={change} state={state} />
                <button
                  type="button"
                  disabled={busy !== ''}
                  onClick={() => act('Taking it back …', 'take-back', { file: change.file })}
                >
                  Take back
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="main"
            disabled={busy !== '' || (state.changes.length === 0 && state.unsent === 0)}
            onClick={() =>
              act(state.changes.length > 0 ? 'Checking every page. This takes up to a minute …' : 'Sending …', 'publish')
            }
          >
            {state.changes.length === 0 && state.unsent > 0 ? 'Send' : 'Check and publish'}
          </button>
          {!state.remote && <p>No place to send it to is set: what is checked is kept on this computer.</p>}
          <p role="status" className={said?.wrong ? 'said wrong' : 'said'}>
            {busy || said?.text}
          </p>
        </section>
        <Contents entries={state.entries} />
        <Launch state={state} />
        <section>
          <h2>Figures that stand nowhere</h2>
          <p>These have a name and no sentence uses it. To use one, write its name into a text, braces included.</p>
          <ul className="tokens">
            {state.unusedTokens.map((token) => (
              <li key={token}>
                <code>{`{{${token}}}`}</code>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

function ChangeText({ change, state }: { change: Change; state: DeskState }): ReactElement {
  const entry = state.entries.find(({ file }) => change.file === `src/content/${file}.yaml`);
  return (
    <div>
      {change.says.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {entry && (
        <p>
          <a href={entry.form}>Its form</a> <a href={entry.page}>See the page</a>
        </p>
      )}
    </div>
  );
}

const sections = { '': 'The school', pages: 'Words of the pages' } as const;

/** Every entry with the way to its form and to its page. */
function Contents({ entries }: { entries: DeskState['entries'] }): ReactElement {
  const folders = Object.entries(Object.groupBy(entries, ({ folder }) => folder));
  const asked = location.hash.slice(1);
  useEffect(() => document.getElementById(asked)?.scrollIntoView(), [asked]);
  return (
    <section>
      <h2>What can be changed</h2>
      <div className="folders">
        {folders.map(([folder, own = []]) => (
          <details key={folder} id={folder || undefined} open={folder === asked}>
            <summary>
              {sections[folder as keyof typeof sections] ?? pluralOf(folder)} <small>{own.length}</small>
            </summary>
            <ul>
              {own.map(({ file, label, form, page, thumbnail }) => (
                <li key={file}>
                  <a href={form}>
                    {thumbnail && <img src={thumbnail} alt="" loading="lazy" />} {label}
                  </a>
                  <a href={page} aria-label={`See the page: ${label}`}>
                    page
                  </a>
                </li>
              ))}
            </ul>
            {!(folder in sections) && (
              <a href={folder === 'pictures' ? '/desk/photograph' : `/keystatic/collection/${folder}/create`}>Add one</a>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

/** What the launch check lists, with the form in the place of the file's name. */
function Launch({ state }: { state: DeskState }): ReactElement {
  const count = state.launch.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section>
      <h2>To be settled before the launch: {count}</h2>
      {state.launch.map(({ title, advice, items }) => (
        <details key={title}>
          <summary>
            {title} <small>{items.length}</small>
          </summary>
          <p>{advice}</p>
          <ul>
            {items.map(({ what, mend }) => (
              <li key={what + mend}>
                <WithForms text={`${what} ${mend}`} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** A text in which every content file is a link to its form, but not within a command that one copies. */
function WithForms({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/(?<!checkout )src\/content\/([a-z0-9/-]+)\.yaml/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} href={formOf(part)}>
            {part}
          </a>
        ),
      )}
    </>
  );
}
