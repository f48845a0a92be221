/** What all inputs of the forms have in common. */
import type { ReactNode } from 'react';
import type { Field } from './describe.ts';

/** Something that is wrong at or below a field. */
export interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

export interface InputProps {
  field: Field;
  value: unknown;
  onChange(value: unknown): void;
  issues: readonly Issue[];
}

/** The issues of one part of a value. */
export const issuesAt = (issues: readonly Issue[], part: PropertyKey): Issue[] =>
  issues.filter(({ path }) => path[0] === part).map(({ path, message }) => ({ path: path.slice(1), message }));

export function Help({ field }: { field: Field }): ReactNode {
  return field.help && <p className="desk-help">{field.help}</p>;
}

export function Issues({ issues }: { issues: readonly Issue[] }): ReactNode {
  return issues.length > 0 && <p className="desk-issue">{issues.map(({ message }) => message).join('. ')}</p>;
}
