const zero = 150;
const perMl = 180;
const drawn = 1.5;
const tenths = Array.from({ length: 21 }, (_, tenth) => tenth);

/** A 2 ml syringe filled to 1.5 ml: a line for each tenth, a figure for each half. */
export function DoseScale() {
  const edge = zero + drawn * perMl;
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true">
      <g data-cast="">
        <path data-c="paper" d="M24 196h70v8H24z" />
        <path data-c="deep" d="M90 184h34v32H90z" />
        <path data-c="paper" d="M124 132h424v136H124z" />
        <path data-c="paper" d="M548 100h14v200h-14z" />
        <path data-c="deep" d={`M${edge + 20} 182h${590 - edge}v36H${edge + 20}z`} />
        <path data-c="paper" d="M600 140h18v120h-18z" />
      </g>
      <path data-c="lamp" d={`M130 138h${edge - 130}v124H130z`} />
      <path data-c="ink" d={`M${edge} 138h24v124h-24z`} />
      <path data-c="paper" opacity="0.5" d="M130 146h412v10H130z" />
      <path
        data-c="ink"
        data-line=""
        strokeWidth="3"
        d={tenths.map((tenth) => `M${zero + (tenth * perMl) / 10} 262v-${tenth % 5 === 0 ? 44 : 24}`).join('')}
      />
      <g data-c="ink" fontSize="44" textAnchor="middle">
        {[0.5, 1, 1.5, 2].map((ml) => (
          <text key={ml} x={zero + ml * perMl} y="330" data-c={ml === drawn ? 'paper' : 'ink'}>
            {ml}
          </text>
        ))}
      </g>
      <path data-c="paper" d={`M${edge} 282l10 12h-20z`} />
    </svg>
  );
}
