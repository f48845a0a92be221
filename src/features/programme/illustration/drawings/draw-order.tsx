/** Colours of the caps in the order in which the tubes are filled. */
const caps = ['sky', 'red', 'sun', 'deep', 'violet', 'mist'] as const;

/** The order of draw: a blood tube with its cap for each. The third has gel that separates serum from cells. */
export function DrawOrder({ index }: { index: number }) {
  const cap = caps[index] ?? 'mist';
  return (
    <svg viewBox="6 0 68 150" aria-hidden="true">
      <g data-shadow="">
        <path data-colour="paper" d="M26 34h28v82a14 14 0 0 1-28 0z" />
        <path data-colour={cap} d="M22 14h36v28H22z" />
      </g>
      <path data-colour="red" d={`M29 ${index === 0 ? 62 : 54}h22V116a11 11 0 0 1-22 0z`} />
      {index === 2 && (
        <>
          <path data-colour="lamp" d="M29 54h22v26H29z" />
          <path data-colour="cream" d="M29 80h22v9H29z" />
        </>
      )}
      <path data-colour="ink" opacity="0.22" d="M22 36h36v6H22z" />
      <path data-colour="paper" opacity="0.55" d="M46 46h4v66h-4z" />
    </svg>
  );
}
