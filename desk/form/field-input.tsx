/** The inputs of a form, drawn from the description of a field. An absent value is null. */
import { type ReactElement, useId } from 'react';
import { blank, type Field } from './describe.ts';
import { Help, type InputProps, Issues, issuesAt } from './input-parts.tsx';
import { known, labelOf } from './known.ts';
import { ListInput } from './list-input.tsx';
import { PictureInput } from './picture-input.tsx';

/** One field with its label, its help, its input and what is wrong with it. */
export function FieldInput(props: InputProps): ReactElement {
  const { field, value, onChange, issues } = props;
  const own = issues.filter(({ path }) => path.length === 0);
  if (field.kind === 'list') return <ListInput {...props} Item={FieldInput} />;
  if (field.kind === 'group') return <GroupInput {...props} />;
  if (field.kind === 'tick')
    return (
      <div className="desk-field">
        <label className="desk-tick">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} /> {field.label}
        </label>
        <Help field={field} />
        <Issues issues={own} />
      </div>
    );
  if (field.kind === 'reference' && field.collection === 'pictures') return <PictureInput {...props} />;
  return <LabelledInput {...props} issues={own} />;
}

/** Fields that belong together. One that may be left away has a tick that takes it in. */
function GroupInput({ field, value, onChange, issues }: InputProps): ReactElement {
  const fields = (value ?? {}) as Record<string, unknown>;
  const set = (name: string, part: unknown) => {
    const { [name]: _, ...others } = fields;
    const kept = field.fields[name]?.nullable || (part !== null && part !== undefined);
    // The order of the schema, so that a file that is written new reads like the others.
    onChange(inOrder(kept ? { ...others, [name]: part } : others, Object.keys(field.fields)));
  };
  return (
    <fieldset className="desk-group">
      <legend>{field.label}</legend>
      <Help field={field} />
      {field.optional && (
        <label className="desk-tick">
          <input
            type="checkbox"
            checked={value !== null && value !== undefined}
            onChange={(event) => onChange(event.target.checked ? blank({ ...field, optional: false }) : null)}
          />{' '}
          There is one
        </label>
      )}
      {(!field.optional || (value !== null && value !== undefined)) &&
        Object.entries(field.fields).map(([name, part]) => (
          <FieldInput
            key={name}
            field={part}
            value={fields[name] ?? null}
            onChange={(next) => set(name, next)}
            issues={issuesAt(issues, name)}
          />
        ))}
      <Issues issues={issues.filter(({ path }) => path.length === 0)} />
    </fieldset>
  );
}

function inOrder(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => names.indexOf(a) - names.indexOf(b)));
}

function LabelledInput({ field, value, onChange, issues }: InputProps): ReactElement {
  const id = useId();
  const notes = `${id}-notes`;
  const text = value === null || value === undefined ? '' : String(value);
  const set = (next: string) => onChange(next === '' && (field.optional || field.nullable) ? null : next);
  const common = {
    id,
    value: text,
    'aria-describedby': notes,
    'aria-invalid': issues.length > 0,
    placeholder: field.example && `such as ${field.example}`,
  };
  const typed = (event: { target: { value: string } }) => set(event.target.value);
  return (
    <div className="desk-field">
      <div>
        <label htmlFor={id}>{field.label}</label>
        {(field.optional || field.nullable) && field.fallback === undefined && <small> may be left empty</small>}
      </div>
      <Help field={field} />
      {field.kind === 'paragraph' || field.kind === 'prose' ? (
        <textarea {...common} rows={field.kind === 'prose' ? 8 : 3} onChange={typed} />
      ) : field.kind === 'choice' || field.kind === 'reference' ? (
        <select {...common} value={text || String(field.fallback ?? '')} onChange={typed}>
          {(text === '' || field.optional) && field.fallback === undefined && <option value="">—</option>}
          {optionsOf(field, text).map(([word, label]) => (
            <option key={word} value={word}>
              {label}
            </option>
          ))}
        </select>
      ) : field.kind === 'number' ? (
        <input
          {...common}
          inputMode="numeric"
          onChange={({ target }) => (target.value === '' ? onChange(null) : onChange(asNumber(target.value)))}
        />
      ) : (
        <input
          {...common}
          type={field.kind === 'day' ? 'date' : field.kind === 'time' ? 'datetime-local' : 'text'}
          onChange={typed}
        />
      )}
      <div id={notes}>
        {field.most !== undefined && text.length > field.most * 0.8 && field.most < 100_000 && (
          <small>
            {text.length} of at most {field.most} characters
          </small>
        )}
        {field.kind === 'number' && field.label.includes('rupees') && Number(text) > 0 && (
          <small>₹{Number(text).toLocaleString('en-IN')}</small>
        )}
        <Issues issues={issues} />
      </div>
    </div>
  );
}

/** What is no number stays as it was typed, so that the form can say what is wrong with it. */
const asNumber = (text: string): number | string => (/^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text);

function optionsOf(field: Field, chosen: string): [string, string][] {
  if (field.kind === 'choice') return field.words.map((word) => [word, word]);
  const options = (known[field.collection] ?? []).map(({ id, label }): [string, string] => [id, label]);
  return chosen === '' || options.some(([id]) => id === chosen)
    ? options
    : [...options, [chosen, labelOf(field.collection, chosen)]];
}
