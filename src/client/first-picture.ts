/**
 * Resolves when the page's first picture, if any, is on the screen: decoded, painted and presented in a frame. Waits for the browser's
 * first contentful paint, too, because a busy phone may present a frame long after it was requested.
 */
export async function firstPictureShown(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority]')
    ?.decode()
    .catch(() => {});
  await firstPaint();
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

const firstPaint = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
