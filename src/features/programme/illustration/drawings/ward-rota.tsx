/** When the shift of each day begins and how long it lasts, in hours from eight in the morning. */
const week = [
  { day: 'M', from: 0, hours: 6, colour: 'lamp' },
  { day: 'T', from: 0, hours: 6, colour: 'lamp' },
  { day: 'W', from: 6, hours: 6, colour: 'clay' },
  { day: 'T', from: 6, hours: 6, colour: 'clay' },
  { day: 'F', from: 12, hours: 12, colour: 'ink' },
  { day: 'S', from: 12, hours: 12, colour: 'ink' },
  { day: 'S', from: 0, hours: 0, colour: 'paper' },
] as const;
const hour = 12.5;
const top = 68;

/** Seven days side by side, from eight in the morning to eight the next: shifts as blocks, the nights the longest. */
export function WardRota() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <path data-c="deep" data-line="" strokeWidth="2" d={[0, 6, 12, 24].map((at) => `M76 ${top + at * hour}h540`).join('')} />
      <g data-c="ink" fontSize="30" textAnchor="end">
        {[8, 2, 8, 8].map((clock, at) => (
          <text key={[0, 6, 12, 24][at]} x="62" y={top + ([0, 6, 12, 24][at] ?? 0) * hour + 10}>
            {clock}
          </text>
        ))}
      </g>
      {week.map(({ day, from, hours, colour }, at) => {
        const x = 84 + at * 76;
        return (
          <g key={x}>
            <text x={x + 34} y="44" fontSize="40" textAnchor="middle" data-c="ink">
              {day}
            </text>
            {hours > 0 && (
              <g data-cast="">
                <path data-c={colour} d={`M${x} ${top + from * hour}h68v${hours * hour - 3}h-68z`} />
              </g>
            )}
          </g>
        );
      })}
      <circle data-c="lamp" cx="574" cy={top + 12 * hour} r="26" />
    </svg>
  );
}
