import { prefersReducedMotion, savesData } from '#client/preferences.ts';
import { streetLightAt } from './street-light.ts';

/**
 * Starts the two buttons of the street of schools and gives the street the light of the visitor's hour. With Save-Data it becomes a list with small
 * pictures of the day.
 */
export function initSchoolStreet(): void {
  const street = document.querySelector<HTMLElement>('[data-street]');
  if (!street) return;
  if (savesData()) {
    showAsList(street);
    return;
  }
  if (!prefersReducedMotion()) lightUp(street);
  initButtons(street);
  keepPlace(street);
}

function showAsList(street: HTMLElement): void {
  document.documentElement.toggleAttribute('data-street-list', true);
  for (const file of street.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[sizes]')) file.sizes = '104px';
}

/** Switches the pictures to the light of the hour; most are not loaded yet. A browser without AVIF keeps the day's. */
function lightUp(street: HTMLElement): void {
  const now = new Date();
  const light = streetLightAt(now.getHours() + now.getMinutes() / 60);
  if (light === 'day') return;
  for (const door of street.querySelectorAll('li')) {
    const source = door.querySelector('source');
    const files = door.dataset[light];
    if (source && files) source.srcset = files;
  }
}

function initButtons(street: HTMLElement): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-street-turn]');
  const door = street.querySelector('li');
  if (!door) return;
  const update = () => {
    const end = street.scrollWidth - street.clientWidth - 1;
    for (const button of buttons) {
      const isAtEnd = button.dataset.streetTurn === '1' ? street.scrollLeft >= end : street.scrollLeft <= 0;
      // `disabled` would lose the focus of someone who has just pressed the button.
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const width = door.offsetWidth;
      const doors = Math.max(1, Math.floor(street.clientWidth / width) - 1);
      street.scrollBy({ left: Number(button.dataset.streetTurn) * doors * width, behavior: 'smooth' });
    });
  }
  street.addEventListener('scroll', update, { passive: true });
  update();
}

/** Returns to the door that was entered: browsers restore the scroll position of the page alone. */
function keepPlace(street: HTMLElement): void {
  const place: unknown = history.state?.street;
  if (typeof place === 'number') street.scrollLeft = place;
  street.addEventListener('click', () => history.replaceState({ street: street.scrollLeft }, ''));
}
