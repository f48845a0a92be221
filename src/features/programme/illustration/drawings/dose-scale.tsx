const zeroX = 150;
const pixelsPerMl = 180;
const doseMl = 1.5;
const tenths = Array.from({ length: 21 }, (_, tenth) => tenth);

/** A 2 ml syringe filled to 1.5 ml, with a line for each tenth and a number for each half. */
export function DoseScale() {
  const edge = zeroX + doseMl * pixelsPerMl;
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-shadow="">
        <path data-colour="paper" d="M24 196h70v8H24z" />
        <path data-colour="deep" d="M90 184h34v32H90z" />
        <path data-colour="paper" d="M124 132h424v136H124z" />
        <path data-colour="paper" d="M548 100h14v200h-14z" />
        <path data-colour="deep" d={`M${edge + 20} 182h${590 - edge}v36H${edge + 20}z`} />
        <path data-colour="paper" d="M600 140h18v120h-18z" />
      </g>
      <path data-colour="lamp" d={`M130 138h${edge - 130}v124H130z`} />
      <path data-colour="ink" d={`M${edge} 138h24v124h-24z`} />
      <path data-colour="paper" opacity="0.5" d="M130 146h412v10H130z" />
      <path
        data-colour="ink"
        data-line=""
        strokeWidth="3"
        d={tenths.map((tenth) => `M${zeroX + (tenth * pixelsPerMl) / 10} 262v-${tenth % 5 === 0 ? 44 : 24}`).join('')}
      />
      <g data-colour="ink" fontSize="44" textAnchor="middle">
        {[0.5, 1, 1.5, 2].map((ml) => (
          <text key={ml} x={zeroX + ml * pixelsPerMl} y="330" data-colour={ml === doseMl ? 'paper' : 'ink'}>
            {ml}
          </text>
        ))}
      </g>
      <path data-colour="paper" d={`M${edge} 282l10 12h-20z`} />
    </svg>
  );
}
