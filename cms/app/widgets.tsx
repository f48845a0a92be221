/**
 * Our inputs for Decap's forms. They are class components without hooks, because Decap renders them with its own copy of React, where hooks of our
 * copy fail.
 */
import { Component, type InputHTMLAttributes, type ReactNode } from 'react';
import { readRenditions } from '#model/renditions.ts';
import { minWidths } from '#schemas/picture-entry.ts';
import { formatRupees } from '#utils/money.ts';
import { saveWithEntry, type WidgetProps } from './decap.ts';
import { FileWidget } from './file-widget.tsx';
import { readPhotograph, uniqueName } from './photograph.ts';
import { entriesOf, fieldsOf, loadFiles } from './snapshot.ts';

interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  widget: Omit<WidgetProps<unknown>, 'onChange'>;
  onText(text: string): void;
}

/** A single-line input in Decap's style. Its children are a note below it. */
const TextInput = ({ widget, onText, children, ...inputProps }: TextInputProps) => (
  <div className="custom-input">
    <input
      type="text"
      id={widget.forID}
      className={widget.classNameWrapper}
      onFocus={widget.setActiveStyle}
      onBlur={widget.setInactiveStyle}
      onChange={(event) => onText(event.target.value)}
      {...inputProps}
    />
    <output htmlFor={widget.forID}>{children}</output>
  </div>
);

/** Returns the tokens of facts.yaml and of headline claims, each with a description for the menu. */
const tokens = (): [string, unknown][] => [
  ...Object.entries(fieldsOf('src/content/facts.yaml')).filter(([, value]) => typeof value !== 'object'),
  ...entriesOf('claims')
    .filter(({ data }) => data.kind === 'headline')
    .map(({ id, data }): [string, unknown] => [id, `${data.value} ${data.label}`]),
];

/** A text input with a character count. Multi-line inputs have a menu that inserts tokens. */
export class LimitedText extends Component<WidgetProps<string>> {
  override render(): ReactNode {
    const { value = '', field, forID, classNameWrapper, onChange } = this.props;
    const [rows, maxLength] = [Number(field.get('rows')), Number(field.get('maxLength'))];
    const count =
      maxLength > 0 ? `${value.length} of ${maxLength} characters${value.length > maxLength ? ': too long' : ''}` : '';
    if (rows === 1)
      return (
        <TextInput widget={this.props} value={value} onText={onChange}>
          {count}
        </TextInput>
      );
    const insertToken = (name: string) => onChange(`${value}${value && !value.endsWith(' ') ? ' ' : ''}{{${name}}}`);
    return (
      <div className="custom-input">
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
          onChange={(event) => insertToken(event.target.value)}
        >
          <option value="">Insert a figure…</option>
          {tokens().map(([name, tokenValue]) => (
            <option key={name} value={name}>{`${name}: ${tokenValue}`}</option>
          ))}
        </select>
      </div>
    );
  }
}

/** A number input. Rupees may be typed in Indian notation: 1,16,000 or ₹1,16,000. */
export class Amount extends Component<WidgetProps<number | string | null>> {
  override render(): ReactNode {
    const { value, field, onChange } = this.props;
    const parseAmount = (text: string) => {
      const digits = text.replace(/[₹,\s]|\/-$/g, '');
      onChange(digits === '' ? null : /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : text);
    };
    return (
      <TextInput widget={this.props} inputMode="numeric" value={value ?? ''} onText={parseAmount}>
        {field.get('rupees') === true && Number.isInteger(value) && Number(value) > 0 && formatRupees(Number(value))}
      </TextInput>
    );
  }
}

/** A date input, or a date and time in India, whatever the time zone of the device. */
export class DateOrDateTime extends Component<WidgetProps<string>> {
  override render(): ReactNode {
    const { value = '', field, onChange } = this.props;
    const hasTime = field.get('hasTime') === true;
    const date = new Date(`${value.slice(0, 16)}${hasTime ? '' : 'T00:00'}Z`);
    const format = { dateStyle: 'full', timeStyle: hasTime ? 'short' : undefined, timeZone: 'UTC' } as const;
    return (
      <TextInput widget={this.props} type={hasTime ? 'datetime-local' : 'date'} value={value.replace(' ', 'T')} onText={onChange}>
        {!Number.isNaN(date.getTime()) &&
          new Intl.DateTimeFormat('en-IN', format).format(date) + (hasTime ? ', Indian time' : '')}
      </TextInput>
    );
  }
}

const altOf = (id: string) => String(fieldsOf(`src/content/pictures/${id}.yaml`).alt ?? id);

/** A picture's first WebP file, or the image at `src`. */
function Thumbnail({ id, src }: { id: string; src?: string | undefined }): ReactNode {
  const file = readRenditions('/')[id]?.files.find(({ format }) => format === 'webp')?.file;
  return (src || file) && <img src={src || `/pictures/${file}`} alt={altOf(id)} loading="lazy" />;
}

/** A link to a picture's form. It opens a new tab, so that unsaved text in this one is not lost. */
const PictureFormLink = ({ route, children }: { route: string; children: string }) => (
  <a href={`#/collections/pictures/${route}`} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** A picker for pictures of the site: thumbnails, with a search of their descriptions. */
export class PictureChoice extends Component<WidgetProps<string>, { search: string }> {
  override state = { search: '' };

  override render(): ReactNode {
    const { value, field, forID, onChange } = this.props;
    const words = this.state.search.toLowerCase().split(' ');
    const ids = entriesOf('pictures').map(({ id }) => id);
    const matches = ids.filter((id) => words.every((word) => `${id} ${altOf(id)}`.toLowerCase().includes(word)));
    return (
      <div className="media-input">
        {value && <Thumbnail id={value} />}
        {value && <p>{altOf(value)}</p>}
        {value && <PictureFormLink route={`entries/${value}`}>Put a photograph in its place</PictureFormLink>}
        <details onToggle={() => loadFiles().then(() => this.forceUpdate())}>
          <summary>{value ? 'Choose another picture' : 'Choose a picture'}</summary>
          <PictureFormLink route="new">Add a photograph; then close and reopen this list to find it here</PictureFormLink>
          <input
            id={forID}
            type="search"
            placeholder="Search: courtyard, students, library…"
            aria-label={`Search pictures for ${field.get('label')}`}
            value={this.state.search}
            onChange={(event) => this.setState({ search: event.target.value })}
          />
          <div>
            {matches.slice(0, 60).map((id) => (
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

/**
 * A file input for a photograph, which is saved with the entry as a JPEG, rotated as the camera recorded it. The value is the file's name without its
 * extension.
 */
export class Photograph extends FileWidget {
  private async savePhotograph(file: File): Promise<string> {
    const { entry, value, onChange } = this.props;
    const place = String(entry.getIn(['data', 'place'])) as keyof typeof minWidths;
    const name = String(entry.get('slug') || value || uniqueName(file.name));
    this.setState({ src: '' });
    const photograph = await readPhotograph(file, name, minWidths[place] ?? minWidths.picture);
    await saveWithEntry(this.props, photograph);
    onChange(name);
    this.setState({ src: URL.createObjectURL(photograph) });
    return `${name}.jpg, ${Math.round(photograph.size / 1000)} KB`;
  }

  override render(): ReactNode {
    const { entry, forID } = this.props;
    return (
      <div className="media-input">
        <Thumbnail id={String(entry.get('slug'))} src={this.state.src} />
        <input
          id={forID}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void this.showResult('Photograph', () => this.savePhotograph(file));
          }}
        />
        <output htmlFor={forID}>{this.state.message}</output>
      </div>
    );
  }
}
