/** Parses the custom properties of src/styles/tokens.css from its text. Reads no file, so that the page of examples can use it too. */

/** The custom properties of a block, without the leading dashes, in source order. */
export type Block = Readonly<Record<string, string>>;

export interface StyleTokens {
  /** Returns the custom properties that a block sets. Throws if there is no such block. */
  block(selector: string): Record<string, string>;
  /**
   * Returns the value of a custom property of `:root`, as overridden by `blocks` (the last one wins): `colourOf('colour-text', [night])`. References to
   * other properties are resolved.
   */
  colourOf(name: string, blocks?: readonly Block[]): string;
  /** Returns the values of an attribute for which the sheet has a block: `valuesOf('data-hue')`. */
  valuesOf(attribute: string): string[];
}

/** Parses the text of src/styles/tokens.css. */
export function parseTokens(text: string): StyleTokens {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '');

  const block = (selector: string) => {
    const start = css.indexOf(`${selector} {`);
    if (start < 0) throw new Error(`src/styles/tokens.css has no block ${selector}`);
    const body = css.slice(start, css.indexOf('}', start));
    return Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
    );
  };
  const root = block(':root');

  const colourOf = (name: string, blocks: readonly Block[] = []): string => {
    const value = { ...root, ...Object.assign({}, ...blocks) }[name];
    if (value === undefined) throw new Error(`src/styles/tokens.css does not set --${name}`);
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return reference ? colourOf(reference, blocks) : value;
  };

  const valuesOf = (attribute: string) =>
    [...css.matchAll(new RegExp(`\\[${attribute}='([\\w-]+)'\\] \\{`, 'g'))].map(([, value = '']) => value);

  return { block, colourOf, valuesOf };
}
