import { onReducedMotion, prefersReducedMotion, savesData } from '#client/preferences.ts';
import { whenIdle } from '#client/when-idle.ts';

/**
 * Loads the light on the home page's wall (jali-light.ts) when the browser is idle. Not under reduced motion or with Save-Data: the wall stays
 * plain then, as it does if the file fails to load.
 */
export function initLight(): void {
  const wall = document.querySelector<HTMLElement>('[data-light]');
  if (!wall || savesData() || prefersReducedMotion()) return;
  const ignoreFailure = () => undefined;
  whenIdle(() => import('./jali-light.ts').then(({ lightWall }) => lightWall(wall, onReducedMotion), ignoreFailure), 4000);
}
