/** What a length of the style tokens comes to on a screen: the arithmetic of CSS, as far as the tokens use it. */

const units: Readonly<Record<string, (amount: number, width: number) => number>> = {
  px: (amount) => amount,
  rem: (amount) => amount * 16,
  vw: (amount, width) => (amount * width) / 100,
  '%': (amount, width) => (amount * width) / 100,
  '': (amount) => amount,
};

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  calc: (value = Number.NaN) => value,
  min: Math.min,
  max: Math.max,
  clamp: (low = Number.NaN, value = Number.NaN, high = Number.NaN) => Math.max(low, Math.min(value, high)),
};

/**
 * A length in pixels on a screen of a width, where a rem is 16 px and the box as wide as the screen: `clamp(1rem, 2vw, 3rem)` at 1440 is
 * 28.8. Null where the value is no such length.
 */
export function lengthAt(value: string, width: number): number | null {
  const parts = value.match(/[\d.]+(?:px|rem|vw|%)?|[a-z]+(?=\()|[()+\-*/,]|\S+/g) ?? [];
  let at = 0;
  const next = () => parts[at++] ?? '';
  const accept = (...wanted: string[]) => (wanted.includes(parts[at] ?? '') ? next() : undefined);

  const factor = (): number => {
    const part = next();
    if (part === '(') return closed(sum());
    const compute = functions[part];
    if (compute && accept('(')) {
      const values = [sum()];
      while (accept(',')) values.push(sum());
      return closed(compute(...values));
    }
    const [, amount, unit = ''] = /^([\d.]+)(.*)$/.exec(part) ?? [];
    return units[unit]?.(Number(amount), width) ?? Number.NaN;
  };
  const closed = (result: number) => (accept(')') ? result : Number.NaN);
  const chain = (operand: () => number, steps: Record<string, (a: number, b: number) => number>) => () => {
    let result = operand();
    for (let sign = accept(...Object.keys(steps)); sign; sign = accept(...Object.keys(steps))) {
      result = steps[sign]?.(result, operand()) ?? Number.NaN;
    }
    return result;
  };
  const product = chain(factor, { '*': (a, b) => a * b, '/': (a, b) => a / b });
  const sum = chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b });

  const result = sum();
  return at === parts.length && Number.isFinite(result) ? result : null;
}

/**
 * A length with what it names written out: other tokens by `named`, and of `env(…, 0px)` the fallback, as on a screen without a notch.
 * Throws on a token that is not there.
 */
export function writtenOut(value: string, named: (token: string) => string | undefined): string {
  return value.replaceAll(/env\([\w-]+, ([^()]+)\)/g, '$1').replaceAll(/var\(--([\w-]+)\)/g, (_, token: string) => {
    const other = named(token);
    if (other === undefined) throw new Error(`src/styles/tokens.css: '${value}' names --${token}, which is not there.`);
    return `(${writtenOut(other, named)})`;
  });
}

/** A length in words for a label: `17 px`, `28.8 px`. Throws where the value is no length, so that no label lies. */
export function pixelsAt(value: string, width: number): string {
  const length = lengthAt(value, width);
  if (length === null) throw new Error(`src/styles/tokens.css: '${value}' is no length that examples/lengths.ts can read.`);
  return `${Math.round(length * 10) / 10} px`;
}
