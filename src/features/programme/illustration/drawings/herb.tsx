const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path of a neem leaflet: sickle-shaped, with a serrated edge, one side broader at the base. */
function leaflet(): string {
  const steps = Array.from({ length: 15 }, (_, step) => step / 14);
  const middle = (t: number) => 16 * t * t;
  const edge = (side: -1 | 1) => (t: number, step: number) => {
    const breadth = (side < 0 ? 13 : 10) * Math.sin(Math.PI * t ** 0.75);
    return `${round(100 * t - (step % 2) * 2)} ${round(middle(t) + side * (breadth + (step % 2) * 1.8))}`;
  };
  return `M${steps.map(edge(-1)).join('L')}L${steps.map(edge(1)).reverse().join('L')}z`;
}

/** Returns a point of the leaf's stalk (0: base, 1: tip) and the stalk's direction there in degrees. */
function stalk(t: number) {
  const [x, y] = [70 + 460 * t, 342 - 300 * t + 90 * t * t];
  return { x: round(x), y: round(y), angle: (Math.atan2(-300 + 180 * t, 460) * 180) / Math.PI };
}

const pairs = [0.16, 0.31, 0.46, 0.6, 0.73, 0.85, 0.95];

/** A neem leaf (Azadirachta indica): seven pairs of leaflets on a stalk. */
export function Herb() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <defs>
        <path id="neem-leaflet" d={leaflet()} />
      </defs>
      <path data-colour="cream" d="M36 26h568v348H36z" data-shadow="" />
      <g transform="translate(6 14) scale(0.93)">
        <path data-colour="deep" data-line="" strokeWidth="6" d="M52 354Q300 190 530 132" />
        <use href="#neem-leaflet" data-colour="deep" transform="translate(528 132) rotate(-14) scale(0.8 0.8)" />
        {pairs.flatMap((t) => {
          const { x, y, angle } = stalk(t);
          const size = round(1.5 - 0.9 * Math.abs(t - 0.45));
          return [-1, 1].map((side) => (
            <use
              key={`${t}${side}`}
              href="#neem-leaflet"
              data-colour={side < 0 ? 'bright' : 'deep'}
              transform={`translate(${x} ${y}) rotate(${round(angle + side * (52 - 20 * t))}) scale(${size} ${side * -size})`}
            />
          ));
        })}
      </g>
    </svg>
  );
}
