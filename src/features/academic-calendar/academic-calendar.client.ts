import { indianDay } from '#utils/dates.ts';

/** Marks the present week in the academic calendar by the visitor's clock, and says so. Weeks begin on Monday. */
export function initAcademicCalendar(now = new Date()): void {
  const today = indianDay(now);
  const weeks = [...document.querySelectorAll<HTMLElement>('[data-academic-calendar] [data-week]')];
  for (const week of weeks) {
    const { week: begins = '' } = week.dataset;
    const next = new Date(Date.parse(begins) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    if (today < begins || today >= next) continue;
    week.setAttribute('aria-current', 'date');
  }
}

initAcademicCalendar();
