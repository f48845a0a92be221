const colours = ['lamp', 'red', 'paper', 'sky'] as const;

/** One of four containers: two bins with lids, a puncture-proof box, a box for glass. */
export function WasteBins({ index }: { index: number }) {
  const colour = colours[index] ?? 'paper';
  const isBox = index > 1;
  return (
    <svg viewBox="0 0 120 140" aria-hidden="true">
      <g data-shadow="">
        <path data-colour={colour} d={isBox ? 'M24 56h72v64H24z' : 'M24 46h72l-8 74H32z'} />
        <path data-colour={colour} d={isBox ? 'M30 44h60v12H30z' : 'M18 32h84v14H18z'} />
      </g>
      <path data-colour="ink" opacity="0.25" d={isBox ? 'M70 56h26v64H70z' : 'M70 46h26l-8 74H70z'} />
      <path data-colour="ink" opacity="0.35" d={isBox ? 'M24 56h72v4H24z' : 'M18 44h84v5H18z'} />
      {index === 0 && <path data-colour="paper" d="M42 70h24v7H42zM44 82h20v7H44z" />}
      {index === 1 && <path data-colour="paper" data-line="" strokeWidth="4" d="M44 66v10q0 10 10 10t10 10v8" />}
      {index === 2 && <path data-colour="ink" data-line="" strokeWidth="3" d="M38 72l22 22M60 94l12 12M44 104l10-10" />}
      {index === 3 && <path data-colour="paper" d="M50 66h12v8l6 8v22H44V82l6-8z" />}
    </svg>
  );
}
