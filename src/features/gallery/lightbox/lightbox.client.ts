import { onBackgroundClick } from './background-click.ts';

/**
 * The lightbox of the gallery. Each picture has a URL (`#dawn-first-door`) that opens it directly. The back button or a click beside the picture
 * closes it; arrow keys and swipes show the next one. Pictures and captions are copied from the page.
 */

/** Minimum length of a swipe in pixels. */
const minSwipe = 48;

/** Whether a click or key is a command to the browser, such as opening a tab. Duplicated in research-explorer.tsx to avoid another request. */
const isBrowserCommand = (event: KeyboardEvent | MouseEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

export function initLightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
  const items = [...document.querySelectorAll<HTMLElement>('[data-gallery-item]')];
  if (dialog && items.length > 0) new Lightbox(dialog, items).start();
}

class Lightbox {
  private shownIndex: number | null = null;
  /** Preloaded pictures by index, referenced so that they are not garbage-collected. */
  private readonly preloaded = new Map<number, HTMLPictureElement>();

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly items: readonly HTMLElement[],
  ) {}

  start(): void {
    this.items.forEach((item, index) => {
      this.linkOf(item)?.addEventListener('click', (event) => {
        if (isBrowserCommand(event)) return;
        event.preventDefault();
        history.pushState({ lightbox: true }, '', `#${item.id}`);
        this.show(index);
      });
    });
    for (const button of this.dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
      button.addEventListener('click', () => this.step(Number(button.dataset.lightboxStep)));
    }
    this.find('[data-lightbox-close]').addEventListener('click', () => this.leave());
    onBackgroundClick(this.dialog, () => this.leave());
    document.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || this.shownIndex === null || isBrowserCommand(event)) return;
      event.preventDefault();
      this.step(step);
    });
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.leave();
    });
    // On a second Escape browsers close the dialog without `cancel`. The event is late: another picture may be open already.
    this.dialog.addEventListener('close', () => !this.dialog.open && this.shownIndex !== null && this.leave());
    this.listenForSwipes();
    window.addEventListener('popstate', () => this.showByFragment());
    this.showByFragment();
    // On load browsers move the focus to the fragment, out of the dialog.
    window.addEventListener('load', () => this.shownIndex !== null && this.find('[data-lightbox-step="1"]').focus());
  }

  /** Opens the picture named by the fragment, or closes if it names none. */
  private showByFragment(): void {
    const index = this.items.findIndex(({ id }) => `#${id}` === location.hash);
    if (index >= 0) this.show(index);
    else this.close();
  }

  /** Returns the index `step` pictures after another. The first follows the last. */
  private indexAfter(index: number, step: number): number {
    return (index + step + this.items.length) % this.items.length;
  }

  private step(step: number): void {
    if (this.shownIndex === null) return;
    const index = this.indexAfter(this.shownIndex, step);
    history.replaceState(history.state, '', `#${this.items[index]?.id}`);
    this.show(index, step);
  }

  private show(index: number, step = 0): void {
    const item = this.items[index];
    if (!item) return;
    this.shownIndex = index;
    this.dialog.dataset.direction = String(step);
    this.find('[data-lightbox-stage]').replaceChildren(this.largePicture(index));
    this.find('[data-lightbox-count]').textContent = `${index + 1} / ${this.items.length}`;
    this.find('#lightbox-headline').textContent = item.querySelector('[data-gallery-headline]')?.textContent ?? '';
    this.find('#lightbox-caption').textContent = item.querySelector('[data-gallery-caption]')?.textContent ?? '';
    if (!this.dialog.open) {
      this.dialog.showModal();
      this.find('[data-lightbox-step="1"]').focus();
    }
    // The dialog may be higher than the screen: start at its top.
    this.dialog.scrollTop = 0;
    const neighbours = [1, -1].map((offset) => this.indexAfter(index, offset));
    for (const loaded of this.preloaded.keys()) if (!neighbours.includes(loaded)) this.preloaded.delete(loaded);
    for (const next of neighbours) this.preloaded.set(next, this.largePicture(next));
  }

  /** Closes the lightbox: by a step back if it was opened from the page, else by removing the fragment from the URL. */
  private leave(): void {
    if (history.state?.lightbox) history.back();
    else {
      history.replaceState(null, '', location.href.replace(/#.*/, ''));
      this.close();
    }
  }

  private close(): void {
    if (this.shownIndex === null) return;
    const link = this.linkOf(this.items[this.shownIndex]);
    this.shownIndex = null;
    this.preloaded.clear();
    if (this.dialog.open) this.dialog.close();
    // After the step back, when browsers may move the focus to the fragment of the previous URL.
    setTimeout(() => {
      link?.scrollIntoView({ block: 'nearest' });
      link?.focus({ preventScroll: true });
    });
  }

  /** Returns a copy of an item's picture in the size of the screen. */
  private largePicture(index: number): HTMLPictureElement {
    const loaded = this.preloaded.get(index);
    if (loaded) return loaded;
    const picture = this.items[index]?.querySelector('picture')?.cloneNode(true) as HTMLPictureElement;
    const image = picture.querySelector('img') as HTMLImageElement;
    const ratio = image.width / image.height;
    const sizes = `min(100vw, ${Math.round(ratio * 100)}vh)`;
    picture.className = '';
    picture.removeAttribute('data-shape');
    for (const element of picture.querySelectorAll('source, img')) element.setAttribute('sizes', sizes);
    image.loading = 'eager';
    return picture;
  }

  /** Shows the next or previous picture after a horizontal swipe. Ignores gestures with two fingers and on a zoomed page. */
  private listenForSwipes(): void {
    const { dialog } = this;
    let start: { x: number; y: number; id: number } | null = null;
    dialog.addEventListener('pointerdown', (event) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start =
        event.pointerType === 'touch' && event.isPrimary && !isZoomed
          ? { x: event.clientX, y: event.clientY, id: event.pointerId }
          : null;
    });
    dialog.addEventListener('pointercancel', () => {
      start = null;
    });
    dialog.addEventListener('pointerup', (event) => {
      if (start?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      start = null;
      if (Math.abs(x) > minSwipe && Math.abs(x) > 1.5 * Math.abs(y)) this.step(x < 0 ? 1 : -1);
    });
  }

  private linkOf(item: HTMLElement | undefined): HTMLAnchorElement | null {
    return item?.querySelector('a') ?? null;
  }

  /** Returns an element of the dialog. Throws if it is missing. */
  private find(selector: string): HTMLElement {
    const element = this.dialog.querySelector<HTMLElement>(selector);
    if (!element)
      throw new Error(`The lightbox has no element ${selector}. Add it to src/features/gallery/lightbox/lightbox.tsx.`);
    return element;
  }
}
