/** A click within this many pixels of an element counts as a click on it. */
const margin = 8;

interface Point {
  clientX: number;
  clientY: number;
}

/** Calls `callback` for clicks on the background of the dialog: outside the drawn picture, the caption and the buttons. */
export function onBackgroundClick(dialog: HTMLElement, callback: () => void): void {
  let pointerDown: Point | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    pointerDown = event;
  });
  dialog.addEventListener('click', (event) => {
    // A drag, which selects text, is not a click.
    const hasMoved =
      !pointerDown || Math.hypot(event.clientX - pointerDown.clientX, event.clientY - pointerDown.clientY) > margin;
    if (!hasMoved && isBackground(dialog, event)) callback();
  });
}

function isBackground(dialog: HTMLElement, { clientX: x, clientY: y }: Point): boolean {
  const boxes = [...dialog.querySelectorAll('img, [aria-live] > *, button')].map((element) =>
    element instanceof HTMLImageElement ? drawnBox(element) : element.getBoundingClientRect(),
  );
  return !boxes.some(
    ({ left, right, top, bottom }) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
  );
}

/** Returns the area of an image's box that `object-fit: contain` fills. */
function drawnBox(image: HTMLImageElement): DOMRect {
  const box = image.getBoundingClientRect();
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const scale = Math.min(box.width / width, box.height / height);
  return new DOMRect(
    box.x + (box.width - width * scale) / 2,
    box.y + (box.height - height * scale) / 2,
    width * scale,
    height * scale,
  );
}
