/** A photograph in the place of a picture, or a new one: the file, and the words that belong to it. */
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { leastWidths, pictureEntry } from '#schemas/entities.ts';
import { picture } from '#schemas/shared.ts';
import type { KnownEntries } from '../entries.ts';
import { describeField } from '../form/describe.ts';
import { known } from '../form/known.ts';
import { PictureInput } from '../form/picture-input.tsx';
import { ask, wordsOf } from './ask.ts';
import '../form/forms.css';
import '../no-reload.ts';
import './desk.css';

const { alt, caption, credit, focus } = describeField(pictureEntry).fields;
const place = { ...describeField(picture), label: 'The picture whose place it takes' };
const asked = new URLSearchParams(location.search).get('id') ?? '';

export function Photograph(): ReactElement {
  const [id, setId] = useState(asked);
  const [preview, setPreview] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState({ text: '', wrong: false, done: false });
  const [pictures, setPictures] = useState(known.pictures ?? []);
  const old = pictures.find((one) => one.id === id);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setSaid({ text: 'The files for every kind of screen are being made …', wrong: false, done: false });
    try {
      setSaid({ text: await ask<string>('photograph', new FormData(form)), wrong: false, done: true });
      form.reset();
      setPreview('');
      setPictures((await ask<KnownEntries>('known')).pictures ?? []);
    } catch (fault) {
      setSaid({ text: wordsOf(fault), wrong: true, done: false });
    }
    setBusy(false);
  };
  return (
    <>
      <header>
        <h1>A new photograph</h1>
        <a href="/desk">The desk</a>
      </header>
      <main>
        <form onSubmit={send}>
          <PictureInput field={place} pictures={pictures} value={id} onChange={(next) => setId(String(next))} issues={[]} />
          <label>
            Or the name of a new picture
            <small>Small letters, digits and hyphens.</small>
            <input name="id" required value={id} onChange={(event) => setId(event.target.value)} />
          </label>
          {id && !old && (
            <label>
              Where it will be shown
              <select name="place" defaultValue="picture">
                {Object.entries(leastWidths).map(([place, width]) => (
                  <option key={place} value={place}>
                    {place}, at least {width} pixels wide
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            The file
            <small>JPEG, PNG or WebP. Where it was taken is taken out of it.</small>
            <input
              type="file"
              name="photograph"
              accept="image/jpeg,image/png,image/webp"
              required
              onChange={({ target }) => setPreview(target.files?.[0] ? URL.createObjectURL(target.files[0]) : '')}
            />
          </label>
          {preview && (
            <fieldset className="focus">
              <legend>{focus?.label}: choose the point that must not be cut off</legend>
              <img src={preview} alt="The photograph that was chosen" />
              <div>
                {focus?.words.map((word) => (
                  <input key={word} type="radio" name="focus" value={word} aria-label={word} defaultChecked={word === '50 50'} />
                ))}
              </div>
            </fieldset>
          )}
          <label>
            {alt?.label}
            <small>{alt?.help} In a sentence or two, for this photograph.</small>
            <textarea name="alt" required rows={3} maxLength={alt?.most} />
          </label>
          <label>
            {caption?.label} (may be left empty)
            <small>{caption?.help}</small>
            <input name="caption" maxLength={caption?.most} />
          </label>
          <label>
            {credit?.label}
            <small>The name of the photographer.</small>
            <input name="credit" required maxLength={credit?.most} />
          </label>
          <p>
            Have all who can be recognised agreed to be shown, and for those under 18 their parents? The launch check asks for it.
          </p>
          <button type="submit" className="main" disabled={busy}>
            Put it in its place
          </button>
          <p role="status" className={said.wrong ? 'said wrong' : 'said'}>
            {said.text} {said.done && <a href={`/desk/page?file=pictures/${id}`}>See the page</a>}
          </p>
        </form>
      </main>
    </>
  );
}
