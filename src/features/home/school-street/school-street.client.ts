import { prefersReducedMotion, savesData } from '#client/preferences.ts';
import { streetLightAt } from './street-light.ts';

/**
 * Sets up the carousel of schools on the home page (the street): its buttons, its scroll position, and pictures in the light of the visitor's
 * hour. With Save-Data it becomes a list with small pictures by day.
 */
export function initSchoolStreet(): void {
  const street = document.querySelector<HTMLElement>('[data-street]');
  if (!street) return;
  if (savesData()) {
    showAsList(street);
    return;
  }
  if (!prefersReducedMotion()) setLight(street);
  initButtons(street);
  restoreScroll(street);
}

function showAsList(street: HTMLElement): void {
  document.documentElement.toggleAttribute('data-street-list', true);
  for (const element of street.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[sizes]')) element.sizes = '104px';
}

/** Switches the pictures to the light of the hour, before most are loaded. Browsers without AVIF keep those by day. */
function setLight(street: HTMLElement): void {
  const now = new Date();
  const light = streetLightAt(now.getHours() + now.getMinutes() / 60);
  if (light === 'day') return;
  for (const door of street.querySelectorAll('li')) {
    const source = door.querySelector('source');
    const srcset = door.dataset[light];
    if (source && srcset) source.srcset = srcset;
  }
}

function initButtons(street: HTMLElement): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-street-step]');
  const door = street.querySelector('li');
  if (!door) return;
  const update = () => {
    const maxScroll = street.scrollWidth - street.clientWidth - 1;
    for (const button of buttons) {
      const isAtEnd = button.dataset.streetStep === '1' ? street.scrollLeft >= maxScroll : street.scrollLeft <= 0;
      // Not `disabled`, which would take the focus from the pressed button.
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const width = door.offsetWidth;
      const doors = Math.max(1, Math.floor(street.clientWidth / width) - 1);
      street.scrollBy({ left: Number(button.dataset.streetStep) * doors * width, behavior: 'smooth' });
    });
  }
  street.addEventListener('scroll', update, { passive: true });
  update();
}

/** Restores the scroll position of the street on return to the page; browsers restore only that of the page. */
function restoreScroll(street: HTMLElement): void {
  const scrollLeft: unknown = history.state?.street;
  if (typeof scrollLeft === 'number') street.scrollLeft = scrollLeft;
  street.addEventListener('click', () => history.replaceState({ street: street.scrollLeft }, ''));
}
