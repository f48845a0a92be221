/** Number and size of the colonies on each plate: on the first they have merged, on the last there are a few. */
const plates = [
  { colonies: 300, size: 4.2 },
  { colonies: 46, size: 3.6 },
  { colonies: 5, size: 3.8 },
] as const;

/** Positions on a plate of radius 34, the same at every build, at least `minDistance` apart if there is room. */
function positions(count: number, minDistance: number): string {
  const points: [number, number][] = [];
  let seed = count;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let tries = 0; points.length < count && tries < 20000; tries += 1) {
    const [angle, radius] = [random() * 2 * Math.PI, 34 * Math.sqrt(random())];
    const [x, y] = [Math.round(50 + radius * Math.cos(angle)), Math.round(58 + radius * Math.sin(angle))];
    if (points.every(([a, b]) => Math.hypot(a - x, b - y) >= minDistance)) points.push([x, y]);
  }
  return points.map(([x, y]) => `M${x} ${y}h0`).join('');
}

/** An agar plate after a night in the incubator. */
export function PlateCount({ index }: { index: number }) {
  const { colonies, size } = plates[index] ?? plates[2];
  return (
    <svg viewBox="0 0 100 120" aria-hidden="true">
      <g data-shadow="">
        <circle data-colour="paper" cx="50" cy="58" r="44" />
      </g>
      <circle data-colour="cream" cx="50" cy="58" r="40" />
      <path data-colour="red" data-line="" strokeWidth={size} d={positions(colonies, colonies > 100 ? 1 : size + 1.4)} />
      <path data-colour="paper" data-line="" strokeWidth="2" opacity="0.8" d="M22 39a34 34 0 0 1 18-13" />
    </svg>
  );
}
