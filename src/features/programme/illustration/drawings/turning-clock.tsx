/** Positions of a patient, for two hours each, from eight o'clock: back, right side, left side, and again. */
const turns = [
  { from: 8, colour: 'lamp' },
  { from: 10, colour: 'clay' },
  { from: 12, colour: 'deep' },
  { from: 2, colour: 'lamp' },
  { from: 4, colour: 'clay' },
  { from: 6, colour: 'deep' },
] as const;

const pointAt = (hour: number, radius: number) => {
  const angle = ((hour - 3) * Math.PI) / 6;
  return `${Math.round(320 + radius * Math.cos(angle))} ${Math.round(200 + radius * Math.sin(angle))}`;
};

/** A clock of six turns around a bed, seen from above. */
export function TurningClock() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-shadow="">
        <circle data-colour="paper" cx="320" cy="200" r="182" />
      </g>
      {turns.map(({ from, colour }) => (
        <path key={from} data-colour={colour} d={`M320 200L${pointAt(from, 138)}A138 138 0 0 1 ${pointAt(from + 2, 138)}z`} />
      ))}
      <path
        data-colour="paper"
        data-line=""
        strokeWidth="6"
        d={turns.map(({ from }) => `M320 200L${pointAt(from, 138)}`).join('')}
      />
      <g data-colour="ink" fontSize="38" textAnchor="middle">
        {turns.map(({ from }) => {
          const [x, y] = pointAt(from, 160).split(' ');
          return (
            <text key={from} x={x} y={Number(y) + 13}>
              {from}
            </text>
          );
        })}
      </g>
      <g data-shadow="">
        <rect data-colour="ink" x="276" y="124" width="88" height="152" />
      </g>
      <rect data-colour="paper" x="284" y="132" width="72" height="136" />
      <rect data-colour="cream" x="298" y="138" width="44" height="28" />
      <circle data-colour="ink" cx="320" cy="153" r="11" />
      <path data-colour="sky" d="M284 178h72v90h-72z" />
      <path data-colour="ink" opacity="0.2" d="M320 178h36v90h-36z" />
    </svg>
  );
}
