import { type ComponentType, type ReactElement, useRef } from 'react';
import { inWords } from '../names.ts';
import { blank, type Field } from './describe.ts';
import { Help, type InputProps, Issues, issuesAt } from './input-parts.tsx';
import { labelOf } from './known.ts';

interface Props extends InputProps {
  /** Draws one item. */
  Item: ComponentType<InputProps>;
}

/**
 * A list: its items one below the other, each to be moved or taken out; those with fields of their own fold. A new one opens; what is wrong
 * within opens none, since it comes and goes while one types or presses.
 */
export function ListInput({ field, value, onChange, issues, Item }: Props): ReactElement {
  const items = (value ?? []) as readonly unknown[];
  const added = useRef(-1);
  const item = field.item as Field;
  const set = (next: readonly unknown[]) => onChange(next.length === 0 && field.optional ? null : next);
  const moved = (from: number, to: number) => {
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
  };
  return (
    <fieldset className="desk-group">
      <legend>
        {field.label} <small>{items.length}</small>
      </legend>
      <Help field={field} />
      <ol className="desk-list">
        {items.map((one, index) => {
          const own = issuesAt(issues, index);
          const name = `${item.label} ${index + 1}`;
          const input = (
            <Item
              field={item}
              value={one}
              onChange={(next) => set(items.with(index, next ?? blank({ ...item, optional: false })))}
              issues={own}
            />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own that stays while it is typed
            <li key={index}>
              {item.kind === 'group' ? (
                <details
                  ref={(details) => {
                    if (!details || added.current !== index) return;
                    details.open = true;
                    added.current = -1;
                  }}
                >
                  <summary>
                    {titleOf(item, field.itemLabel, one) || name}
                    {own.length > 0 && <span className="desk-issue"> To be mended</span>}
                  </summary>
                  {input}
                </details>
              ) : (
                input
              )}
              <div className="desk-moves">
                <button type="button" disabled={index === 0} aria-label={`${name}: up`} onClick={() => moved(index, index - 1)}>
                  ↑
                </button>
                <button
                  type="button"
                  disabled={index === items.length - 1}
                  aria-label={`${name}: down`}
                  onClick={() => moved(index, index + 1)}
                >
                  ↓
                </button>
                <button type="button" aria-label={`${name}: take out`} onClick={() => set(items.toSpliced(index, 1))}>
                  Take out
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        onClick={() => {
          added.current = items.length;
          set([...items, blank(item)]);
        }}
      >
        Add: {item.label}
      </button>
      <Issues issues={issues.filter(({ path }) => path.length === 0)} />
    </fieldset>
  );
}

/** By what an item is known while it is folded. */
function titleOf(item: Field, itemLabel: string, value: unknown): string {
  const fields = (value ?? {}) as Record<string, unknown>;
  const [name = '', field] =
    Object.entries(item.fields).find(([one]) => one === itemLabel) ?? Object.entries(item.fields)[0] ?? [];
  const text = String(fields[name] ?? '');
  return field?.kind === 'reference' ? labelOf(field.collection, text) : inWords(text);
}
