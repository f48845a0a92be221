import { onGroundPress } from './on-ground.ts';

/**
 * The gallery's pictures, large: each has an address (`#dawn-first-door`) that opens it directly; the back button and a click beside
 * the picture close it, arrows and swipes lead to the next. The dialog's words and picture are taken from the page, so nothing is said twice.
 */
const swipeLength = 48;

/** Whether a press or a key is meant for the browser: another tab, a step back. The research areas ask the same: a file for both is one more to fetch. */
const isBrowsers = (event: KeyboardEvent | MouseEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

export function initLightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
  const items = [...document.querySelectorAll<HTMLElement>('[data-gallery-item]')];
  if (dialog && items.length > 0) new Lightbox(dialog, items).start();
}

class Lightbox {
  private shown: number | null = null;
  /** Preloaded pictures, referenced so that they are not garbage-collected. */
  private readonly ahead = new Map<number, HTMLPictureElement>();

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly items: readonly HTMLElement[],
  ) {}

  start(): void {
    this.items.forEach((item, index) => {
      this.linkOf(item)?.addEventListener('click', (event) => {
        if (isBrowsers(event)) return;
        event.preventDefault();
        history.pushState({ lightbox: true }, '', `#${item.id}`);
        this.show(index);
      });
    });
    for (const button of this.dialog.querySelectorAll<HTMLElement>('[data-lightbox-step]')) {
      button.addEventListener('click', () => this.step(Number(button.dataset.lightboxStep)));
    }
    this.part('[data-lightbox-close]').addEventListener('click', () => this.leave());
    onGroundPress(this.dialog, () => this.leave());
    document.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || this.shown === null || isBrowsers(event)) return;
      event.preventDefault();
      this.step(step);
    });
    this.dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.leave();
    });
    // A browser may close the dialog without asking first, on a second Escape. The event comes late: a picture may be open again.
    this.dialog.addEventListener('close', () => !this.dialog.open && this.shown !== null && this.leave());
    this.followSwipes();
    window.addEventListener('popstate', () => this.followAddress());
    this.followAddress();
    // A page that arrives with a fragment takes the focus to it, out of the dialog.
    window.addEventListener('load', () => this.shown !== null && this.part('[data-lightbox-step="1"]').focus());
  }

  /** Opens the picture named by the fragment, or closes if it names none. */
  private followAddress(): void {
    const index = this.items.findIndex(({ id }) => `#${id}` === location.hash);
    if (index >= 0) this.show(index);
    else this.close();
  }

  /** The place of the picture so many steps on from another; after the last comes the first. */
  private from(index: number, by: number): number {
    return (index + by + this.items.length) % this.items.length;
  }

  private step(by: number): void {
    if (this.shown === null) return;
    const index = this.from(this.shown, by);
    history.replaceState(history.state, '', `#${this.items[index]?.id}`);
    this.show(index, by);
  }

  private show(index: number, by = 0): void {
    const item = this.items[index];
    if (!item) return;
    this.shown = index;
    this.dialog.dataset.going = String(by);
    this.part('[data-lightbox-stage]').replaceChildren(this.large(index));
    this.part('[data-lightbox-count]').textContent = `${index + 1} / ${this.items.length}`;
    this.part('#lightbox-headline').textContent = item.querySelector('[data-gallery-headline]')?.textContent ?? '';
    this.part('#lightbox-caption').textContent = item.querySelector('[data-gallery-caption]')?.textContent ?? '';
    if (!this.dialog.open) {
      this.dialog.showModal();
      this.part('[data-lightbox-step="1"]').focus();
    }
    // Each picture is seen from its beginning, where the dialog is higher than the screen.
    this.dialog.scrollTop = 0;
    const neighbours = [1, -1].map((next) => this.from(index, next));
    for (const kept of this.ahead.keys()) if (!neighbours.includes(kept)) this.ahead.delete(kept);
    for (const next of neighbours) this.ahead.set(next, this.large(next));
  }

  /** Back to the page: by the history where the picture was opened from it, else by taking the picture out of the address. */
  private leave(): void {
    if (history.state?.lightbox) history.back();
    else {
      history.replaceState(null, '', location.href.replace(/#.*/, ''));
      this.close();
    }
  }

  private close(): void {
    if (this.shown === null) return;
    const link = this.linkOf(this.items[this.shown]);
    this.shown = null;
    this.ahead.clear();
    if (this.dialog.open) this.dialog.close();
    // Once the browser is done with the step back: it may move the focus to the fragment of the address before.
    setTimeout(() => {
      link?.scrollIntoView({ block: 'nearest' });
      link?.focus({ preventScroll: true });
    });
  }

  /** The picture of an item at the size of the screen. */
  private large(index: number): HTMLPictureElement {
    const kept = this.ahead.get(index);
    if (kept) return kept;
    const picture = this.items[index]?.querySelector('picture')?.cloneNode(true) as HTMLPictureElement;
    const image = picture.querySelector('img') as HTMLImageElement;
    const ratio = image.width / image.height;
    const sizes = `min(100vw, ${Math.round(ratio * 100)}vh)`;
    picture.className = '';
    picture.removeAttribute('data-shape');
    for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', sizes);
    image.loading = 'eager';
    return picture;
  }

  /** A finger's sideways stroke leads on. Two fingers are left to the browser, which enlarges the page. */
  private followSwipes(): void {
    const { dialog } = this;
    let start: { x: number; y: number; id: number } | null = null;
    dialog.addEventListener('pointerdown', (event) => {
      const enlarged = (window.visualViewport?.scale ?? 1) > 1.01;
      start =
        event.pointerType === 'touch' && event.isPrimary && !enlarged
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
      if (Math.abs(x) > swipeLength && Math.abs(x) > 1.5 * Math.abs(y)) this.step(x < 0 ? 1 : -1);
    });
  }

  private linkOf(item: HTMLElement | undefined): HTMLAnchorElement | null {
    return item?.querySelector('a') ?? null;
  }

  /** A part of the dialog. Throws when the markup has lost it. */
  private part(selector: string): HTMLElement {
    const found = this.dialog.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The lightbox has no ${selector} (src/features/gallery/lightbox/lightbox.tsx).`);
    return found;
  }
}
