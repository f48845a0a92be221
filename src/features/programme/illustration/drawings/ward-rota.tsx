/** Each day's shift: its start in hours after eight in the morning, and its length in hours. Sunday is off. */
const week = [
  { day: 'M', start: 0, length: 6, colour: 'lamp' },
  { day: 'T', start: 0, length: 6, colour: 'lamp' },
  { day: 'W', start: 6, length: 6, colour: 'clay' },
  { day: 'T', start: 6, length: 6, colour: 'clay' },
  { day: 'F', start: 12, length: 12, colour: 'ink' },
  { day: 'S', start: 12, length: 12, colour: 'ink' },
  { day: 'S', start: 0, length: 0, colour: 'paper' },
] as const;
/** Labelled times, in hours after eight in the morning. */
const times = [
  { hour: 0, clock: '8 am' },
  { hour: 6, clock: '2 pm' },
  { hour: 12, clock: '8 pm' },
  { hour: 24, clock: '8 am' },
] as const;
const hourHeight = 12.5;
const top = 68;

/** A week of shifts: a column per day, from eight in the morning to eight the next morning; night shifts are the longest. */
export function WardRota() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <path
        data-colour="deep"
        data-line=""
        strokeWidth="2"
        d={times.map(({ hour }) => `M76 ${top + hour * hourHeight}h540`).join('')}
      />
      <g data-colour="ink" fontSize="25" textAnchor="end">
        {times.map(({ hour, clock }) => (
          <text key={hour} x="66" y={top + hour * hourHeight + 8}>
            {clock}
          </text>
        ))}
      </g>
      {week.map(({ day, start, length, colour }, index) => {
        const x = 84 + index * 76;
        return (
          <g key={x}>
            <text x={x + 34} y="44" fontSize="40" textAnchor="middle" data-colour="ink">
              {day}
            </text>
            {length > 0 && (
              <g data-shadow="">
                <path data-colour={colour} d={`M${x} ${top + start * hourHeight}h68v${length * hourHeight - 3}h-68z`} />
              </g>
            )}
          </g>
        );
      })}
      <circle data-colour="lamp" cx="574" cy={top + 12 * hourHeight} r="26" />
    </svg>
  );
}
