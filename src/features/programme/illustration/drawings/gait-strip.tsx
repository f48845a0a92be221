/** Angles of hip, knee and ankle in degrees at eight moments of a stride. The other leg is half a stride behind. */
const poses = [
  [20, 2, 0],
  [20, 16, -6],
  [2, 5, 5],
  [-20, 5, 10],
  [-10, 40, -15],
  [15, 60, -5],
  [25, 25, 0],
  [22, 3, 0],
] as const;
const otherLeg = [3, 4, 6, 7, 1, 2, 2, 3] as const;

const thigh = 32;
const shank = 31;
const foot = 13;
const floor = 120;
const round = (value: number) => Math.round(value * 10) / 10;
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/** Returns the positions of knee, ankle and toe relative to the hip. */
function joints([hip, knee, ankle]: readonly [number, number, number]) {
  const kneeAt = [thigh * sin(hip), thigh * cos(hip)] as const;
  const ankleAt = [kneeAt[0] + shank * sin(hip - knee), kneeAt[1] + shank * cos(hip - knee)] as const;
  const pitch = hip - knee + ankle;
  return [kneeAt, ankleAt, [ankleAt[0] + foot * cos(pitch), ankleAt[1] - foot * sin(pitch)]] as const;
}

/** A moment of a stride: the observed leg is bright, the other dark. */
export function GaitStrip({ index }: { index: number }) {
  const near = joints(poses[index % 8] ?? poses[0]);
  const far = joints(poses[otherLeg[index % 8] ?? 0] ?? poses[0]);
  const hip = round(floor - Math.max(...[...near, ...far].map(([, y]) => y)));
  const leg = (points: typeof near) => `M48 ${hip}${points.map(([x, y]) => `L${round(48 + x)} ${round(hip + y)}`).join('')}`;
  const swing = round((near[1][0] - far[1][0]) / 4);
  const shoulder = round(hip - 36);
  const arm = (offset: number) => `M49 ${shoulder}l${-offset} 17l${round(-offset / 2 + 4)} 15`;
  return (
    <svg viewBox="0 -22 96 160" aria-hidden="true">
      <g data-shadow="">
        <path data-colour="ink" data-line="" strokeWidth="6" d={arm(-swing)} />
        <path data-colour="deep" data-line="" strokeWidth="9" d={leg(far)} />
        <path data-colour="ink" data-line="" strokeWidth="15" d={`M48 ${hip}L49 ${shoulder + 3}`} />
        <circle data-colour="ink" cx="52" cy={round(shoulder - 15)} r="9" />
        <path data-colour="lamp" data-line="" strokeWidth="9" d={leg(near)} />
        <path data-colour="ink" data-line="" strokeWidth="6" d={arm(swing)} />
      </g>
    </svg>
  );
}
