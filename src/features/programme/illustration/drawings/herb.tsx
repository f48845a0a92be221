const round = (value: number) => Math.round(value * 10) / 10;

/** A leaflet of the neem: bent like a sickle, saw-edged, one side broader at the foot. */
function leaflet(): string {
  const steps = Array.from({ length: 15 }, (_, step) => step / 14);
  const middle = (t: number) => 16 * t * t;
  const edge = (side: -1 | 1) => (t: number, step: number) => {
    const breadth = (side < 0 ? 13 : 10) * Math.sin(Math.PI * t ** 0.75);
    return `${round(100 * t - (step % 2) * 2)} ${round(middle(t) + side * (breadth + (step % 2) * 1.8))}`;
  };
  return `M${steps.map(edge(-1)).join('L')}L${steps.map(edge(1)).reverse().join('L')}z`;
}

/** A point of the leaf's stalk, from its foot to its tip, and how the stalk runs there. */
function stalk(t: number) {
  const [x, y] = [70 + 460 * t, 342 - 300 * t + 90 * t * t];
  return { x: round(x), y: round(y), turn: (Math.atan2(-300 + 180 * t, 460) * 180) / Math.PI };
}

const pairs = [0.16, 0.31, 0.46, 0.6, 0.73, 0.85, 0.95];

/** A leaf of the neem, Azadirachta indica: seven pairs of leaflets on one stalk. */
export function Herb() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <defs>
        <path id="neem-leaflet" d={leaflet()} />
      </defs>
      <path data-c="cream" d="M36 26h568v348H36z" data-cast="" />
      <g transform="translate(6 14) scale(0.93)">
        <path data-c="deep" data-line="" strokeWidth="6" d="M52 354Q300 190 530 132" />
        <use href="#neem-leaflet" data-c="deep" transform="translate(528 132) rotate(-14) scale(0.8 0.8)" />
        {pairs.flatMap((t) => {
          const { x, y, turn } = stalk(t);
          const size = round(1.5 - 0.9 * Math.abs(t - 0.45));
          return [-1, 1].map((side) => (
            <use
              key={`${t}${side}`}
              href="#neem-leaflet"
              data-c={side < 0 ? 'bright' : 'deep'}
              transform={`translate(${x} ${y}) rotate(${round(turn + side * (52 - 20 * t))}) scale(${size} ${side * -size})`}
            />
          ));
        })}
      </g>
    </svg>
  );
}
