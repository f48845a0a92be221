import { type ReactElement, useId } from 'react';
import { Help, type InputProps, Issues } from './input-parts.tsx';
import { known } from './known.ts';

interface Props extends InputProps {
  pictures?: NonNullable<typeof known.pictures>;
}

/** A picture, chosen by sight. */
export function PictureInput({ field, value, onChange, issues, pictures = known.pictures ?? [] }: Props): ReactElement {
  const name = useId();
  const chosen = pictures.find(({ id }) => id === value);
  return (
    <fieldset className="desk-group">
      <legend>{field.label}</legend>
      <Help field={field} />
      {chosen && (
        <p className="desk-chosen">
          <img src={chosen.thumbnail} alt="" /> {chosen.label}
        </p>
      )}
      <details>
        <summary>{chosen ? 'Choose another' : 'Choose one'}</summary>
        <div className="desk-pictures">
          {field.optional && (
            <label>
              <input type="radio" name={name} checked={!value} onChange={() => onChange(null)} /> none
            </label>
          )}
          {pictures.map(({ id, label, thumbnail }) => (
            <label key={id} title={label}>
              <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
              <img src={thumbnail} alt={label} loading="lazy" />
              {id}
            </label>
          ))}
        </div>
      </details>
      <Issues issues={issues} />
    </fieldset>
  );
}
