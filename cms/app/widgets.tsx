/**
 * The inputs of our own. They are class components: Decap reads `isValid` from the instance, and renders them with its own copy of React, under
 * which hooks of ours would not run.
 */
import { Component, type ReactNode } from 'react';
import type { RenditionManifest } from '#model/pictures.ts';
import { leastWidths } from '#schemas/entities.ts';
import { rupees } from '#utils/money.ts';
import { files } from '../in-browser/files.ts';
import type { WidgetProps } from './decap.ts';
import { schemas } from './fields.ts';
import { readPhotograph } from './photograph.ts';
import { entriesOf, fieldsOf } from './snapshot.ts';

type Verdict = true | { error: { message: string } };

/** An input whose value is checked by the field's schema. What a token stands for is known only when the whole content is checked. */
abstract class Input<Value, State = object> extends Component<WidgetProps<Value>, State> {
  protected label = String(this.props.field.get('label'));
  protected schema = schemas[Number(this.props.field.get('check'))];

  isValid(): Verdict {
    const { value } = this.props;
    if (!this.schema || value === undefined || value === null || value === '' || String(value).includes('{{')) return true;
    const message = this.schema.safeParse(value).error?.issues[0]?.message;
    return message ? { error: { message: `${this.label}: ${message}` } } : true;
  }

  protected shared() {
    const { forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    return { id: forID, className: classNameWrapper, onFocus: setActiveStyle, onBlur: setInactiveStyle };
  }
}

/** The figures that texts may name, with what they stand for. */
const tokens = (): [string, unknown][] => [
  ...Object.entries(fieldsOf('src/content/facts.yaml')).filter(([, value]) => typeof value !== 'object'),
  ...entriesOf('claims').map(({ id, data }): [string, unknown] => [id, `${data.value} ${data.label}`]),
];

/** A text, with a count against its limit and a menu of figures that are kept in one place. */
export class Words extends Input<string> {
  override render(): ReactNode {
    const { value = '', field, onChange } = this.props;
    const rows = Number(field.get('rows'));
    const most = Number(this.schema?.meta()?.maxLength ?? 0);
    const insert = (name: string) => onChange(`${value}${value && !value.endsWith(' ') ? ' ' : ''}{{${name}}}`);
    return (
      <div className="own-input">
        {rows === 1 ? (
          <input type="text" {...this.shared()} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <textarea {...this.shared()} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
        )}
        <p>
          {most > 0 && (
            <span data-over={value.length > most || undefined}>
              {value.length} of {most} characters
            </span>
          )}
          {rows > 1 && (
            <select aria-label={`Insert a figure into ${this.label}`} value="" onChange={(event) => insert(event.target.value)}>
              <option value="">Insert a figure…</option>
              {tokens().map(([name, value]) => (
                <option key={name} value={name}>
                  {`${name}: ${String(value)}`}
                </option>
              ))}
            </select>
          )}
        </p>
      </div>
    );
  }
}

/** A number. Rupees may be typed as they are written: 1,16,000 or ₹1,16,000. */
export class Amount extends Input<number | string | null> {
  override render(): ReactNode {
    const { value, field, forID, onChange } = this.props;
    const read = (text: string) => {
      const digits = text.replace(/[₹,\s]|\/-$/g, '');
      onChange(digits === '' ? null : /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text);
    };
    return (
      <div className="own-input">
        <input
          type="text"
          inputMode="numeric"
          {...this.shared()}
          value={value ?? ''}
          onChange={(event) => read(event.target.value)}
        />
        {field.get('rupees') === true && typeof value === 'number' && value > 0 && (
          <output htmlFor={forID}>{rupees(Math.round(value))}</output>
        )}
      </div>
    );
  }
}

/** A day, or a day and a time by the clock in India, whatever the clock of this device says. */
export class When extends Input<string> {
  override render(): ReactNode {
    const { value = '', field, forID, onChange } = this.props;
    const hasTime = field.get('time') === true;
    const date = new Date(`${value.slice(0, 16)}${hasTime ? '' : 'T00:00'}Z`);
    const form = { dateStyle: 'full', timeStyle: hasTime ? 'short' : undefined, timeZone: 'UTC' } as const;
    return (
      <div className="own-input">
        <input
          type={hasTime ? 'datetime-local' : 'date'}
          {...this.shared()}
          value={value.replace(' ', 'T')}
          onChange={(event) => onChange(event.target.value)}
        />
        {!Number.isNaN(date.getTime()) && (
          <output htmlFor={forID}>
            {new Intl.DateTimeFormat('en-IN', form).format(date)}
            {hasTime && ', Indian time'}
          </output>
        )}
      </div>
    );
  }
}

/** The smallest file that was made of a picture. */
function thumbnailOf(id: string): string | undefined {
  const made = JSON.parse(files.get('media/renditions.json') ?? '{}') as RenditionManifest;
  const file = made[id]?.files.find(({ format }) => format === 'webp')?.file;
  return file && `/pictures/${file}`;
}
const altOf = (id: string) => String(fieldsOf(`src/content/pictures/${id}.yaml`).alt ?? id);
const Thumbnail = ({ id }: { id: string }) => <img src={thumbnailOf(id)} alt={altOf(id)} loading="lazy" />;

/** A picture of the site, chosen by sight or by the words that describe it. */
export class PictureChoice extends Input<string, { search: string }> {
  override state = { search: '' };

  override render(): ReactNode {
    const { value, forID, onChange } = this.props;
    const words = this.state.search.toLowerCase().split(' ');
    const ids = entriesOf('pictures').map(({ id }) => id);
    const found = ids.filter((id) => words.every((word) => `${id} ${altOf(id)}`.toLowerCase().includes(word)));
    return (
      <div className="picture-choice">
        {value && (
          <figure>
            <Thumbnail id={value} />
            <figcaption>{altOf(value)}</figcaption>
          </figure>
        )}
        <details>
          <summary>{value ? 'Choose another picture' : 'Choose a picture'}</summary>
          <input
            id={forID}
            type="search"
            placeholder="Search: courtyard, students, library…"
            aria-label={`Search pictures for ${this.label}`}
            value={this.state.search}
            onChange={(event) => this.setState({ search: event.target.value })}
          />
          <div>
            {found.slice(0, 60).map((id) => (
              <button key={id} type="button" title={id} onClick={() => onChange(id)}>
                <Thumbnail id={id} />
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

  private async take(file: File): Promise<void> {
    const { entry, value, onChange, onPersistMedia } = this.props;
    this.setState({ message: 'Reading…', preview: '' });
    const place = String(entry.getIn(['data', 'place'])) as keyof typeof leastWidths;
    const name = String(entry.get('slug') || value || nameFor(file.name));
    try {
      const photograph = await readPhotograph(file, name, leastWidths[place] ?? leastWidths.picture);
      this.fault = '';
      await onPersistMedia(photograph);
      onChange(name);
      const message = `${name}.jpg, ${Math.round(photograph.size / 1000)} KB`;
      this.setState({ message, preview: URL.createObjectURL(photograph) });
    } catch (error) {
      this.fault = `Photograph: ${error instanceof Error ? error.message : String(error)}`;
      this.setState({ message: this.fault });
    }
  }

  override render(): ReactNode {
    const { entry, forID, classNameWrapper } = this.props;
    const shown = this.state.preview || thumbnailOf(String(entry.get('slug')));
    return (
      <div className={`photograph ${classNameWrapper}`}>
        {shown && <img src={shown} alt="" />}
        <input
          id={forID}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          onChange={({ target }) => target.files?.[0] && void this.take(target.files[0])}
        />
        <output htmlFor={forID}>{this.state.message}</output>
      </div>
    );
  }
}

/** A file name that no other picture has: 'sports-day-lx3k'. */
function nameFor(file: string): string {
  const words = file.replace(/\.[^.]*$/, '').toLowerCase();
  const name = words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${name || 'photograph'}-${Date.now().toString(36).slice(-4)}`;
}
