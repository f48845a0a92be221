/** The percentage of a dose that remains after zero to five half-lives. */
const remaining = [100, 50, 25, 13, 6, 3] as const;
const colours = ['paper', 'cream', 'lamp', 'sun', 'clay', 'red'] as const;

/** Position of the curve above the baseline, `time` half-lives after the dose. */
const heightAt = (time: number) => 270 * 0.5 ** time;
/** The exponential curve from the first bar to the last, as an SVG path: a Bézier curve per half-life, with the slope of the exponential at both ends. */
const curve = remaining.slice(1).map((_, time) => {
  const [x, end] = [74 + time * 96, time + 1];
  const third = (at: number) => (heightAt(at) * Math.LN2) / 3;
  const numbers = [
    x + 32,
    352 - heightAt(time) + third(time),
    x + 64,
    352 - heightAt(end) - third(end),
    x + 96,
    352 - heightAt(end),
  ];
  return `C${numbers.map((number) => number.toFixed(1)).join(' ')}`;
});

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
      <path data-colour="ink" data-line="" strokeWidth="5" d={`M74 82${curve.join('')}`} />
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
