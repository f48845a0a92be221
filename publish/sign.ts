import { createElement, type ReactElement } from 'react';
import { mark } from '#components/mark/mark-shape.ts';

/** The school's mark as satori takes it: its size in pixels, and the colours of its arch and of the sun in it. */
export function sign(size: number, arch: string, sun: string): ReactElement {
  return createElement(
    'svg',
    { width: size, height: size, viewBox: mark.viewBox },
    createElement('path', { d: mark.arch, fill: arch }),
    createElement('path', { d: mark.sun, fill: sun }),
  );
}
