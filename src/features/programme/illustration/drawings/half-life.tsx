/** What is left of a dose, in hundredths, after none to five half-lives. */
const left = [100, 50, 25, 13, 6, 3] as const;
const colours = ['paper', 'cream', 'lamp', 'sun', 'clay', 'red'] as const;

/** Six steps down, each half as high as the one before. */
export function HalfLife() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-cast="">
        {left.map((part, at) => (
          <path key={part} data-c={colours[at]} d={`M${32 + at * 96} ${352 - part * 2.7}h84V352h-84z`} />
        ))}
      </g>
      <path data-c="deep" d="M0 352h640v48H0z" />
      <path
        data-c="ink"
        data-line=""
        strokeWidth="5"
        d="M74 82C100 150 132 190 170 217S230 272 266 284.500 330 312 362 317 426 333 458 336 522 343 554 344"
      />
      <g data-c="ink" fontSize="46" textAnchor="middle">
        {left.map((part, at) => (
          <text key={part} x={74 + at * 96} y={352 - part * 2.7 - 22}>
            {part}
          </text>
        ))}
      </g>
    </svg>
  );
}
