import { indianDay } from '#utils/indian-day.ts';

/** Marks the current week and day of the academic calendar by the visitor's clock, and shows a link to its month. Weeks begin on Monday. */
export function initAcademicCalendar(now = new Date()): void {
  const today = indianDay(now);
  const calendar = document.querySelector('[data-academic-calendar]');
  const day = calendar?.querySelector<HTMLElement>(`[data-day='${today}']`);
  for (const week of calendar?.querySelectorAll<HTMLElement>('[data-week]') ?? []) {
    const { week: start = '' } = week.dataset;
    const end = new Date(Date.parse(start) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    week.toggleAttribute('data-current', start <= today && today < end);
  }
  const link = document.querySelector<HTMLAnchorElement>('[data-this-week]');
  if (!day || !link) return;
  day.setAttribute('aria-current', 'date');
  link.hash = day.closest('section')?.id ?? '';
  link.hidden = false;
}

initAcademicCalendar();
