import { createElement, type ReactElement } from 'react';
import { logoShape } from '#components/logo/logo-shape.ts';

/** Returns the school's logo as an element for satori. `size` is in pixels; `arch` and `sun` are colours. */
export function logoElement(size: number, arch: string, sun: string): ReactElement {
  return createElement(
    'svg',
    { width: size, height: size, viewBox: logoShape.viewBox },
    createElement('path', { d: logoShape.arch, fill: arch }),
    createElement('path', { d: logoShape.sun, fill: sun }),
  );
}
