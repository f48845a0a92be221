/** How much of a tablet is taken in the morning, at noon and at night. */
const doses = [
  [1, 0, 1],
  [1, 1, 1],
  [0, 0, 1],
  [0.5, 0, 0.5],
] as const;
const hours = ['morning', 'noon', 'night'] as const;

/** A strip of three pockets under the sun and the moon: what a line such as 1–0–1 asks for. */
export function DoseClock({ index }: { index: number }) {
  const row = doses[index] ?? doses[0];
  return (
    <svg viewBox="0 0 120 130" aria-hidden="true">
      <path data-c="lamp" d="M8 44a14 14 0 0 1 28 0z" />
      <circle data-c="lamp" cx="60" cy="22" r="14" />
      <path data-c="ink" d="M104 14a16 16 0 1 0 8 24 14 14 0 0 1-8-24z" />
      <path data-c="deep" data-line="" strokeWidth="2" d="M2 45h116" />
      <g data-cast="">
        <path data-c="paper" d="M2 60h116v46H2z" />
      </g>
      {hours.map((hour, at) => {
        const x = 22 + at * 38;
        const part = row[at];
        return (
          <g key={hour}>
            <circle data-c="cream" cx={x} cy="83" r="16" />
            {part === 1 && <circle data-c="clay" cx={x} cy="83" r="12" />}
            {part === 0.5 && <path data-c="clay" d={`M${x - 12} 83a12 12 0 0 1 24 0z`} />}
          </g>
        );
      })}
      <path data-c="mist" data-line="" strokeWidth="1.5" strokeDasharray="2 4" d="M41 62v42M79 62v42" />
    </svg>
  );
}
