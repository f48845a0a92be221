/**
 * Waits until the page's first picture, where it has one, is on the screen: one that has come is yet to be drawn, and its frame to be shown. A busy
 * phone shows a frame long after it was asked for, so the browser's own word for the first paint is waited for, too.
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
