/** Start and length of each day's shift, in hours from eight in the morning. */
const week = [
  { day: 'M', from: 0, hours: 6, colour: 'lamp' },
  { day: 'T', from: 0, hours: 6, colour: 'lamp' },
  { day: 'W', from: 6, hours: 6, colour: 'clay' },
  { day: 'T', from: 6, hours: 6, colour: 'clay' },
  { day: 'F', from: 12, hours: 12, colour: 'ink' },
  { day: 'S', from: 12, hours: 12, colour: 'ink' },
  { day: 'S', from: 0, hours: 0, colour: 'paper' },
] as const;
const hourHeight = 12.5;
const top = 68;

/** A week of shifts: a column per day, from eight in the morning to eight the next; night shifts are the longest. */
export function WardRota() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <path
        data-colour="deep"
        data-line=""
        strokeWidth="2"
        d={[0, 6, 12, 24].map((hour) => `M76 ${top + hour * hourHeight}h540`).join('')}
      />
      <g data-colour="ink" fontSize="30" textAnchor="end">
        {[8, 2, 8, 8].map((clock, index) => (
          <text key={[0, 6, 12, 24][index]} x="62" y={top + ([0, 6, 12, 24][index] ?? 0) * hourHeight + 10}>
            {clock}
          </text>
        ))}
      </g>
      {week.map(({ day, from, hours, colour }, index) => {
        const x = 84 + index * 76;
        return (
          <g key={x}>
            <text x={x + 34} y="44" fontSize="40" textAnchor="middle" data-colour="ink">
              {day}
            </text>
            {hours > 0 && (
              <g data-shadow="">
                <path data-colour={colour} d={`M${x} ${top + from * hourHeight}h68v${hours * hourHeight - 3}h-68z`} />
              </g>
            )}
          </g>
        );
      })}
      <circle data-colour="lamp" cx="574" cy={top + 12 * hourHeight} r="26" />
    </svg>
  );
}
