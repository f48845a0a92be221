/** Number of tablets in the morning, at noon and at night. */
const doses = [
  [1, 0, 1],
  [1, 1, 1],
  [0, 0, 1],
  [0.5, 0, 0.5],
] as const;
const hours = ['morning', 'noon', 'night'] as const;

/** Three pockets for tablets under sun and moon: the meaning of a prescription such as 1–0–1. */
export function DoseClock({ index }: { index: number }) {
  const row = doses[index] ?? doses[0];
  return (
    <svg viewBox="0 0 120 130" aria-hidden="true">
      <path data-colour="lamp" d="M8 44a14 14 0 0 1 28 0z" />
      <circle data-colour="lamp" cx="60" cy="22" r="14" />
      <path data-colour="ink" d="M104 14a16 16 0 1 0 8 24 14 14 0 0 1-8-24z" />
      <path data-colour="deep" data-line="" strokeWidth="2" d="M2 45h116" />
      <g data-shadow="">
        <path data-colour="paper" d="M2 60h116v46H2z" />
      </g>
      {hours.map((hour, column) => {
        const x = 22 + column * 38;
        const dose = row[column];
        return (
          <g key={hour}>
            <circle data-colour="cream" cx={x} cy="83" r="16" />
            {dose === 1 && <circle data-colour="clay" cx={x} cy="83" r="12" />}
            {dose === 0.5 && <path data-colour="clay" d={`M${x - 12} 83a12 12 0 0 1 24 0z`} />}
          </g>
        );
      })}
      <path data-colour="mist" data-line="" strokeWidth="1.5" strokeDasharray="2 4" d="M41 62v42M79 62v42" />
    </svg>
  );
}
