/**
 * The inputs of our own. They are class components without hooks: Decap renders them with its own copy of React, under which hooks of ours
 * would not run.
 */
import { Component, type InputHTMLAttributes, type ReactNode } from 'react';
import { readRenditions } from '#model/renditions.ts';
import { leastWidths } from '#schemas/entities.ts';
import { rupees } from '#utils/money.ts';
import type { WidgetProps } from './decap.ts';
import { nameFor, readPhotograph } from './photograph.ts';
import { entriesOf, fieldsOf } from './snapshot.ts';

interface LineProps extends InputHTMLAttributes<HTMLInputElement> {
  of: Omit<WidgetProps<unknown>, 'onChange'>;
  onText(text: string): void;
}

/** A line to type in, in Decap's style, with a remark below it. */
const Line = ({ of, onText, children, ...own }: LineProps) => (
  <div className="own-input">
    <input
      type="text"
      id={of.forID}
      className={of.classNameWrapper}
      onFocus={of.setActiveStyle}
      onBlur={of.setInactiveStyle}
      onChange={(event) => onText(event.target.value)}
      {...own}
    />
    <output htmlFor={of.forID}>{children}</output>
  </div>
);

/** The figures that texts may name, with what they stand for. */
const tokens = (): [string, unknown][] => [
  ...Object.entries(fieldsOf('src/content/facts.yaml')).filter(([, value]) => typeof value !== 'object'),
  ...entriesOf('claims').map(({ id, data }): [string, unknown] => [id, `${data.value} ${data.label}`]),
];

/** A text, with a count against its limit; a long one with a menu of figures that are kept in one place. */
export class Words extends Component<WidgetProps<string>> {
  override render(): ReactNode {
    const { value = '', field, forID, classNameWrapper, onChange } = this.props;
    const [rows, most] = [Number(field.get('rows')), Number(field.get('most'))];
    const count = most > 0 ? `${value.length} of ${most} characters${value.length > most ? ': too long' : ''}` : '';
    if (rows === 1)
      return (
        <Line of={this.props} value={value} onText={onChange}>
          {count}
        </Line>
      );
    const insert = (name: string) => onChange(`${value}${value && !value.endsWith(' ') ? ' ' : ''}{{${name}}}`);
    return (
      <div className="own-input">
        <textarea
          id={forID}
          className={classNameWrapper}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <output htmlFor={forID}>{count}</output>
        <select
          aria-label={`Insert a figure into ${field.get('label')}`}
          value=""
          onChange={(event) => insert(event.target.value)}
        >
          <option value="">Insert a figure…</option>
          {tokens().map(([name, figure]) => (
            <option key={name} value={name}>{`${name}: ${figure}`}</option>
          ))}
        </select>
      </div>
    );
  }
}

/** A number. Rupees may be typed as they are written: 1,16,000 or ₹1,16,000. */
export class Amount extends Component<WidgetProps<number | string | null>> {
  override render(): ReactNode {
    const { value, field, onChange } = this.props;
    const read = (text: string) => {
      const digits = text.replace(/[₹,\s]|\/-$/g, '');
      onChange(digits === '' ? null : /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text);
    };
    return (
      <Line of={this.props} inputMode="numeric" value={value ?? ''} onText={read}>
        {field.get('rupees') === true && Number.isInteger(value) && Number(value) > 0 && rupees(Number(value))}
      </Line>
    );
  }
}

/** A day, or a day and a time by the clock in India, whatever the clock of this device says. */
export class When extends Component<WidgetProps<string>> {
  override render(): ReactNode {
    const { value = '', field, onChange } = this.props;
    const hasTime = field.get('time') === true;
    const date = new Date(`${value.slice(0, 16)}${hasTime ? '' : 'T00:00'}Z`);
    const form = { dateStyle: 'full', timeStyle: hasTime ? 'short' : undefined, timeZone: 'UTC' } as const;
    return (
      <Line of={this.props} type={hasTime ? 'datetime-local' : 'date'} value={value.replace(' ', 'T')} onText={onChange}>
        {!Number.isNaN(date.getTime()) && new Intl.DateTimeFormat('en-IN', form).format(date) + (hasTime ? ', Indian time' : '')}
      </Line>
    );
  }
}

const altOf = (id: string) => String(fieldsOf(`src/content/pictures/${id}.yaml`).alt ?? id);

/** The smallest file that was made of a picture, or the file at `src`. */
function Thumbnail({ id, src }: { id: string; src?: string | undefined }): ReactNode {
  const file = readRenditions('/')[id]?.files.find(({ format }) => format === 'webp')?.file;
  return (src || file) && <img src={src || `/pictures/${file}`} alt={altOf(id)} loading="lazy" />;
}

/** A picture of the site, chosen by sight or by the words that describe it. */
export class PictureChoice extends Component<WidgetProps<string>, { search: string }> {
  override state = { search: '' };

  override render(): ReactNode {
    const { value, field, forID, onChange } = this.props;
    const words = this.state.search.toLowerCase().split(' ');
    const ids = entriesOf('pictures').map(({ id }) => id);
    const found = ids.filter((id) => words.every((word) => `${id} ${altOf(id)}`.toLowerCase().includes(word)));
    return (
      <div className="own-picture">
        {value && <Thumbnail id={value} />}
        {value && <p>{altOf(value)}</p>}
        <details>
          <summary>{value ? 'Choose another picture' : 'Choose a picture'}</summary>
          <p>A new photograph: add it under “Pictures” first; it then appears here.</p>
          <input
            id={forID}
            type="search"
            placeholder="Search: courtyard, students, library…"
            aria-label={`Search pictures for ${field.get('label')}`}
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
        </details>
      </div>
    );
  }
}

/** A photograph from this device: read, turned upright and saved with the entry. The value is the name of its file. */
export class Photograph extends Component<WidgetProps<string>, { message: string; isFault?: boolean; src?: string }> {
  override state = { message: '', isFault: false, src: '' };

  /** Decap asks this before it saves. */
  isValid(): unknown {
    return this.state.isFault ? { error: { message: this.state.message } } : true;
  }

  private async take(file: File): Promise<void> {
    const { entry, value, onChange, onPersistMedia } = this.props;
    const place = String(entry.getIn(['data', 'place'])) as keyof typeof leastWidths;
    const name = String(entry.get('slug') || value || nameFor(file.name));
    try {
      this.setState({ message: 'Reading…', isFault: false, src: '' });
      const photograph = await readPhotograph(file, name, leastWidths[place] ?? leastWidths.picture);
      await onPersistMedia(photograph);
      onChange(name);
      const message = `${name}.jpg, ${Math.round(photograph.size / 1000)} KB`;
      this.setState({ message, src: URL.createObjectURL(photograph) });
    } catch (error) {
      this.setState({ message: `Photograph: ${error instanceof Error ? error.message : String(error)}`, isFault: true });
    }
  }

  override render(): ReactNode {
    const { entry, forID } = this.props;
    return (
      <div className="own-picture">
        <Thumbnail id={String(entry.get('slug'))} src={this.state.src} />
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
