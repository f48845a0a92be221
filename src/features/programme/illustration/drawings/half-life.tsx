/** The percentage of a dose that remains after zero to five half-lives. */
const remaining = [100, 50, 25, 13, 6, 3] as const;
const colours = ['paper', 'cream', 'lamp', 'sun', 'clay', 'red'] as const;

/** Six bars, each half as high as the one before. */
export function HalfLife() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-shadow="">
        {remaining.map((percent, index) => (
          <path key={percent} data-colour={colours[index]} d={`M${32 + index * 96} ${352 - percent * 2.7}h84V352h-84z`} />
        ))}
      </g>
      <path data-colour="deep" d="M0 352h640v48H0z" />
      <path
        data-colour="ink"
        data-line=""
        strokeWidth="5"
        d="M74 82C100 150 132 190 170 217S230 272 266 284.500 330 312 362 317 426 333 458 336 522 343 554 344"
      />
      <g data-colour="ink" fontSize="46" textAnchor="middle">
        {remaining.map((percent, index) => (
          <text key={percent} x={74 + index * 96} y={352 - percent * 2.7 - 22}>
            {percent}
          </text>
        ))}
      </g>
    </svg>
  );
}
