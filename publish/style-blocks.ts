/** Reads custom properties out of the text of a style sheet; knows no file, so that a page can use it too. */

/** The custom properties of one block, without their dashes, in the order of the file. */
export type Block = Readonly<Record<string, string>>;

export interface StyleBlocks {
  /** The custom properties that a block sets. Throws where there is no such block. */
  block(selector: string): Record<string, string>;
  /** The colour that a property has under some blocks, later ones over earlier ones: `colourOf('colour-text', [night])`. */
  colourOf(name: string, blocks?: readonly Block[]): string;
  /** The values for which the sheet has a block of that attribute: `valuesOf('data-hue')`. */
  valuesOf(attribute: string): string[];
}

/** The blocks of src/styles/tokens.css, given its text. */
export function readStyleBlocks(text: string): StyleBlocks {
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
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? colourOf(other, blocks) : value;
  };

  const valuesOf = (attribute: string) =>
    [...css.matchAll(new RegExp(`\\[${attribute}='([\\w-]+)'\\] \\{`, 'g'))].map(([, value = '']) => value);

  return { block, colourOf, valuesOf };
}
