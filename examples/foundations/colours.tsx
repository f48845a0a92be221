import { type ContrastPair, contrastPairs } from '../contrast-pairs.ts';
import styles from './foundations.module.css';
import { palette, type Token, tokens, tokensOf } from './tokens.ts';

/** The colours by role on the paper background, then the palette. */
export function Colours() {
  return (
    <div className={styles.rows}>
      <Swatches colours={tokensOf('colour')} />
      <Swatches colours={palette} />
    </div>
  );
}

function Swatches({ colours }: { colours: readonly Token[] }) {
  return (
    <ul className={styles.swatches}>
      {colours.map(({ name, value }) => (
        <li key={name}>
          <span className={styles.swatch} data-token={name} />
          <span className={styles.what}>
            <strong>{name}</strong> <span>{value.replace(/^var\(--(.*)\)$/, '$1')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The pairs of colours by background, with their measured and required contrast. */
export function Contrasts() {
  const pairs = contrastPairs(tokens);
  const backgrounds = [...new Set(pairs.map(({ where }) => where))];
  return (
    <div className={styles.rows}>
      {backgrounds.map((where) => (
        <Background key={where} where={where} pairs={pairs.filter((pair) => pair.where === where)} />
      ))}
    </div>
  );
}

function Background({ where, pairs }: { where: string; pairs: readonly ContrastPair[] }) {
  const [first = '', background = first] = where.split(' on ');
  const hue = background === first ? undefined : first;
  return (
    <div data-hue={hue}>
      <p className={styles.what}>
        <strong>{where}</strong>
      </p>
      {/* An element of its own, because [data-background] must be inside [data-hue]. */}
      <div data-background={background}>
        {pairs.map(({ what, over, under, contrast, needed }) => (
          <p key={what} className={styles.pair}>
            <span className={hue ? styles.hue : undefined}>
              {what}: {over} on {under}
            </span>
            {hue && <span className={styles.strip} />}
            <span data-contrast={contrast.toFixed(2)}>
              {contrast.toFixed(2)} of {needed}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
