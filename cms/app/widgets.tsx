/**
 * The inputs of our own. They are class components: Decap reads `isValid` from the instance, and renders them with its own copy of React, under
 * which hooks of ours would not run.
 */
import { Component, type ReactNode } from 'react';
import type { RenditionManifest } from '#model/pictures.ts';
import { leastWidths } from '#schemas/entities.ts';
import { rupees } from '#utils/money.ts';
import { files } from '../in-browser/files.ts';
import { fieldsById } from './config.ts';
import type { WidgetProps } from './decap.ts';
import { readPhotograph } from './photograph.ts';
import { entriesOf, fieldsOf } from './snapshot.ts';

type Verdict = true | { error: { message: string } };

/** An input whose value is checked by the field's schema. What a token stands for is known only when the whole content is checked. */
abstract class Input<Value, State = object> extends Component<WidgetProps<Value>, State> {
  isValid(): Verdict {
    const { value, field } = this.props;
    const schema = fieldsById[Number(field.get('check'))]?.schema;
    if (!schema || value === undefined || value === null || value === '' || String(value).includes('{{')) return true;
    const message = schema.safeParse(value).error?.issues[0]?.message;
    return message ? { error: { message: `${String(field.get('label'))}: ${message}` } } : true;
  }

  protected shared() {
    const { forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    return { id: forID, className: classNameWrapper, onFocus: setActiveStyle, onBlur: setInactiveStyle };
  }
}

/** The figures that texts may name, with what they stand for. */
const tokens = (): [string, string][] => [
  ...Object.entries(fieldsOf('src/content/facts.yaml')).map(([name, value]): [string, string] => [name, String(value)]),
  ...entriesOf('claims').map(({ id, data }): [string, string] => [id, `${String(data.value)} ${String(data.label)}`]),
];

/** A text, with a count against its limit and a menu of figures that are kept in one place. */
export class Words extends Input<string> {
  override render(): ReactNode {
    const { value = '', field, onChange } = this.props;
    const rows = Number(field.get('rows') ?? 1);
    const most = fieldsById[Number(field.get('check'))]?.most;
    const insert = (name: string) => name && onChange(`${value}${value && !value.endsWith(' ') ? ' ' : ''}{{${name}}}`);
    const change = (text: string) => onChange(text);
    return (
      <div className="words">
        {rows === 1 ? (
          <input type="text" {...this.shared()} value={value} onChange={(event) => change(event.target.value)} />
        ) : (
          <textarea {...this.shared()} rows={rows} value={value} onChange={(event) => change(event.target.value)} />
        )}
        <p className="words-foot">
          {most && most < 20_000 && (
            <span data-over={value.length > most || undefined}>
              {value.length} of {most} characters
            </span>
          )}
          {rows > 1 && (
            <select
              aria-label={`Insert a figure into ${String(field.get('label'))}`}
              value=""
              onChange={(event) => insert(event.target.value)}
            >
              <option value="">Insert a figure…</option>
              {tokens().map(([name, stands]) => (
                <option key={name} value={name}>
                  {`${name}: ${stands}`}
                </option>
              ))}
            </select>
          )}
        </p>
      </div>
    );
  }
}

/** A whole number. Rupees may be typed as they are written: 1,16,000 or ₹1,16,000. */
export class Amount extends Input<number | string | null> {
  override render(): ReactNode {
    const { value, field, onChange } = this.props;
    const read = (text: string) => {
      const digits = text.replace(/[₹,\s]|\/-$/g, '');
      onChange(text.trim() === '' ? null : /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text);
    };
    return (
      <div className="amount">
        <input
          type="text"
          inputMode="numeric"
          {...this.shared()}
          value={value ?? ''}
          onChange={(event) => read(event.target.value)}
        />
        {field.get('rupees') === true && typeof value === 'number' && <output htmlFor={this.props.forID}>{rupees(value)}</output>}
      </div>
    );
  }
}

/** A day, or a day and a time by the clock in India, whatever the clock of this device says. */
export class When extends Input<string> {
  override render(): ReactNode {
    const { value = '', field, onChange } = this.props;
    const hasTime = field.get('time') === true;
    const date = new Date(`${value.slice(0, 16)}${hasTime ? '' : 'T00:00'}Z`);
    const words = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'full',
      ...(hasTime ? { timeStyle: 'short' } : {}),
      timeZone: 'UTC',
    });
    return (
      <div className="when">
        <input
          type={hasTime ? 'datetime-local' : 'date'}
          {...this.shared()}
          value={value.replace(' ', 'T')}
          onChange={(event) => onChange(event.target.value)}
        />
        {!Number.isNaN(date.getTime()) && (
          <output htmlFor={this.props.forID}>{`${words.format(date)}${hasTime ? ', Indian time' : ''}`}</output>
        )}
      </div>
    );
  }
}

const site = 'site/pictures/';

/** A picture of the site, chosen by sight or by the words that describe it. */
export class PictureChoice extends Input<string, { search: string }> {
  override state = { search: '' };

  override render(): ReactNode {
    const { value, forID, onChange, field } = this.props;
    const made = JSON.parse(files.get('media/renditions.json') ?? '{}') as RenditionManifest;
    const words = this.state.search.toLowerCase();
    const choices = entriesOf('pictures').filter(
      ({ id, data }) =>
        id !== value && words.split(' ').every((word) => `${id} ${String(data.alt)}`.toLowerCase().includes(word)),
    );
    const thumbnail = (id: string, alt: string) => {
      const file = made[id]?.files.find(({ format }) => format === 'webp')?.file;
      return file ? <img src={site + file} alt={alt} loading="lazy" /> : <span>{alt}</span>;
    };
    const alt = value ? String(fieldsOf(`src/content/pictures/${value}.yaml`).alt ?? value) : '';
    return (
      <div className="picture-choice">
        {value && (
          <figure>
            {thumbnail(value, alt)}
            <figcaption>{alt}</figcaption>
          </figure>
        )}
        <details>
          <summary>{value ? 'Choose another picture' : 'Choose a picture'}</summary>
          <input
            id={forID}
            type="search"
            placeholder="Search: courtyard, students, library…"
            aria-label={`Search pictures for ${String(field.get('label'))}`}
            value={this.state.search}
            onChange={(event) => this.setState({ search: event.target.value })}
          />
          <div className="picture-grid">
            {choices.slice(0, 60).map(({ id, data }) => (
              <button key={id} type="button" title={id} onClick={() => onChange(id)}>
                {thumbnail(id, String(data.alt))}
              </button>
            ))}
          </div>
          <p>A new photograph: add it under “Pictures” first; it then appears here.</p>
        </details>
      </div>
    );
  }
}

/** A photograph from this device: read, turned upright and saved with the entry. The value is the name of its file. */
export class Photograph extends Component<WidgetProps<string>, { message: string; preview: string }> {
  override state = { message: '', preview: '' };
  private fault = '';

  isValid(): Verdict {
    return this.fault ? { error: { message: this.fault } } : true;
  }

  private async take(file: File | undefined): Promise<void> {
    if (!file) return;
    const { entry, field, value, onChange, onPersistMedia } = this.props;
    this.setState({ message: 'Reading…', preview: '' });
    const place = String(entry.getIn(['data', 'place']) ?? 'picture') as keyof typeof leastWidths;
    const name = String(entry.get('slug') || value || nameFor(file.name));
    try {
      const photograph = await readPhotograph(file, name, leastWidths[place] ?? leastWidths.picture);
      this.fault = '';
      await onPersistMedia(photograph, { field });
      onChange(name);
      this.setState({
        message: `${name}.jpg, ${Math.round(photograph.size / 1000)} KB`,
        preview: URL.createObjectURL(photograph),
      });
    } catch (error) {
      this.fault = `Photograph: ${error instanceof Error ? error.message : String(error)}`;
      this.setState({ message: this.fault });
    }
  }

  override render(): ReactNode {
    const { entry, forID, classNameWrapper } = this.props;
    const made = JSON.parse(files.get('media/renditions.json') ?? '{}') as RenditionManifest;
    const current = made[String(entry.get('slug'))]?.files.find(({ format }) => format === 'webp')?.file;
    const shown = this.state.preview || (current ? site + current : '');
    return (
      <div className={`photograph ${classNameWrapper}`}>
        {shown && <img src={shown} alt="" />}
        <input
          id={forID}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          onChange={(event) => void this.take(event.target.files?.[0])}
        />
        <output htmlFor={forID}>{this.state.message}</output>
      </div>
    );
  }
}

/** A file name that no other picture has: 'sports-day-lx3k'. */
const nameFor = (file: string): string =>
  `${file
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/^$/, 'photograph')}-${Date.now().toString(36).slice(-4)}`;
