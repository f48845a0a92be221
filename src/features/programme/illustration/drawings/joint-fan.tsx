const steps = [0, 65, 90, 110, 135] as const;
const colours = ['lamp', 'sun', 'clay', 'red'] as const;
const knee = { x: 296, y: 114 };

const at = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(knee.x + radius * Math.cos(angle))} ${Math.round(knee.y + radius * Math.sin(angle))}`;
};

/** A knee as an instrument of masonry: the thigh lies still, and each plane is what the shank gains. */
export function JointFan() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-cast="">
        {colours.map((colour, index) => (
          <path
            key={colour}
            data-c={colour}
            d={`M${knee.x} ${knee.y}L${at(steps[index] ?? 0, 212)}A212 212 0 0 1 ${at(steps[index + 1] ?? 0, 212)}z`}
          />
        ))}
        <path data-c="paper" data-line="" strokeWidth="34" d={`M52 ${knee.y}H${knee.x}L${at(90, 196)}`} />
        <circle data-c="ink" cx={knee.x} cy={knee.y} r="30" />
      </g>
      <circle data-c="paper" cx={knee.x} cy={knee.y} r="8" />
      <g data-c="ink" fontSize="44" textAnchor="middle">
        {steps.map((degrees) => {
          const [x, y] = at(degrees, 248).split(' ');
          return (
            <text key={degrees} x={x} y={Number(y) + (degrees === 0 ? 16 : 12)}>
              {degrees}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
