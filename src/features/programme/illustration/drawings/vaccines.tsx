/** Number of vaccines by mouth and by injection at each age of the national schedule. */
const visits = [
  { drops: 1, needles: 2 },
  { drops: 2, needles: 3 },
  { drops: 2, needles: 1 },
  { drops: 2, needles: 3 },
  { drops: 0, needles: 3 },
  { drops: 1, needles: 2 },
] as const;

/** A visit: a round bead for each injection, a drop for each vaccine by mouth. */
export function Vaccines({ index: visitIndex }: { index: number }) {
  const { drops, needles } = visits[visitIndex] ?? visits[0];
  const beads = [...Array<'lamp'>(drops).fill('lamp'), ...Array<'clay'>(needles).fill('clay')];
  return (
    <svg viewBox="8 0 64 170" aria-hidden="true">
      <g data-shadow="">
        <path data-colour="ink" d="M18 140h44v12H18z" />
        <path data-colour="ink" data-line="" strokeWidth="3" d={`M40 142V${128 - beads.length * 24}`} />
        {beads.map((bead, index) => {
          const y = 124 - index * 24;
          const key = `${bead}${y}`;
          return bead === 'clay' ? (
            <circle key={key} data-colour="clay" cx="40" cy={y} r="11" />
          ) : (
            <path key={key} data-colour="lamp" d={`M40 ${y - 14}q11 14 11 17a11 9 0 0 1-22 0q0-3 11-17z`} />
          );
        })}
      </g>
    </svg>
  );
}
