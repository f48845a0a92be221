/** Waits until the page's first picture, where it has one, is on the screen: one that has come is yet to be drawn, and its frame to be shown. */
export async function firstPictureShown(): Promise<void> {
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority]')
    ?.decode()
    .catch(() => {});
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);
