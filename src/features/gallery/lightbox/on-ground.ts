/** A click within this many pixels of something counts as a click on it. */
const margin = 8;

interface Point {
  clientX: number;
  clientY: number;
}

/** Calls `press` for a click on the dark ground of the dialog: beside the picture as it is drawn, the words and the buttons. */
export function onGroundPress(dialog: HTMLElement, press: () => void): void {
  let down: Point | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    down = event;
  });
  dialog.addEventListener('click', (event) => {
    // Dragging over text selects it.
    const hasMoved = !down || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > margin;
    if (!hasMoved && isGround(dialog, event)) press();
  });
}

function isGround(dialog: HTMLElement, { clientX: x, clientY: y }: Point): boolean {
  const boxes = [...dialog.querySelectorAll('img, [aria-live] > *, button')].map((element) =>
    element instanceof HTMLImageElement ? drawnBox(element) : element.getBoundingClientRect(),
  );
  return !boxes.some(
    ({ left, right, top, bottom }) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
  );
}

/** The part of an image's box that is drawn on, by `object-fit: contain`. */
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
