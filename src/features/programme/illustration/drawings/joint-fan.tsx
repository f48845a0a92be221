const kneeAngles = [0, 65, 90, 110, 135] as const;
const colours = ['lamp', 'sun', 'clay', 'red'] as const;
const knee = { x: 296, y: 114 };

const pointAt = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(knee.x + radius * Math.cos(angle))} ${Math.round(knee.y + radius * Math.sin(angle))}`;
};

/** The range of motion of a knee: the thigh is fixed, and each sector is a further range of the lower leg. */
export function JointFan() {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-shadow="">
        {colours.map((colour, index) => (
          <path
            key={colour}
            data-colour={colour}
            d={`M${knee.x} ${knee.y}L${pointAt(kneeAngles[index] ?? 0, 212)}A212 212 0 0 1 ${pointAt(kneeAngles[index + 1] ?? 0, 212)}z`}
          />
        ))}
        <path data-colour="paper" data-line="" strokeWidth="34" d={`M52 ${knee.y}H${knee.x}L${pointAt(90, 196)}`} />
        <circle data-colour="ink" cx={knee.x} cy={knee.y} r="30" />
      </g>
      <circle data-colour="paper" cx={knee.x} cy={knee.y} r="8" />
      <g data-colour="ink" fontSize="44" textAnchor="middle">
        {kneeAngles.map((degrees) => {
          const [x, y] = pointAt(degrees, 248).split(' ');
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
