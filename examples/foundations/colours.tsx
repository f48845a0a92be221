import { type ContrastPair, contrastPairs } from '../contrast-pairs.ts';
import styles from './foundations.module.css';
import { palette, type Token, tokens, tokensOf } from './tokens.ts';

/** Colours by role as they are on paper, then the raw palette. */
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

/** What each colour is laid on, with the contrast as a figure and what is asked. */
export function Contrasts() {
  const pairs = contrastPairs(tokens);
  const places = [...new Set(pairs.map(({ where }) => where))];
  return (
    <div className={styles.rows}>
      {places.map((where) => (
        <Place key={where} where={where} pairs={pairs.filter((pair) => pair.where === where)} />
      ))}
    </div>
  );
}

function Place({ where, pairs }: { where: string; pairs: readonly ContrastPair[] }) {
  const [first = '', background = first] = where.split(' on ');
  const hue = background === first ? undefined : first;
  return (
    <div data-hue={hue}>
      <p className={styles.what}>
        <strong>{where}</strong>
      </p>
      {/* A background of its own within the hue, since paper is what a band has without one. */}
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
