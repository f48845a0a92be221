import { onReducedMotion, prefersReducedMotion, savesData } from '#client/preferences.ts';
import { whenIdle } from '#client/when-idle.ts';

/**
 * Loads the light on the home page's wall (jali-light.ts) once the browser has nothing better to do. Not under reduced motion and not
 * where the visitor saves data: the wall is plain paper then. So it is where the file can't be had any more.
 */
export function initLight(): void {
  const wall = document.querySelector<HTMLElement>('[data-light]');
  if (!wall || savesData() || prefersReducedMotion()) return;
  const plain = () => undefined;
  whenIdle(() => import('./jali-light.ts').then(({ lightWall }) => lightWall(wall, onReducedMotion), plain), 4000);
}
