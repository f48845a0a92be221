/**
 * What is folded and opens on a press, questions among it: beyond the browser's own it opens for whoever arrives at a place within it or at the
 * item that it is a part of, and for a printer that asks before it prints. Questions have buttons that open and close them all.
 */
export function tendQuestions(): void {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  const status = document.querySelector('[data-questions-status]');
  for (const button of document.querySelectorAll<HTMLElement>('[data-questions-all]')) {
    const open = button.dataset.questionsAll === 'open';
    button.addEventListener('click', () => {
      for (const question of questions) question.open = open;
      if (status) status.textContent = `All ${questions.length} answers are ${open ? 'open' : 'closed'}.`;
    });
  }

  const followAddress = () => {
    const place = document.getElementById(location.hash.slice(1));
    const fold = place?.closest('details') ?? (place?.matches('li, tr') ? place.querySelector('details') : null);
    if (!place || !fold || fold.open) return;
    fold.open = true;
    place.scrollIntoView();
  };
  window.addEventListener('hashchange', followAddress);
  followAddress();

  // Current browsers print what is closed by a style (styles/print.css); others need it open.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>(':is([data-question], [data-fold]):not([open])')];
    for (const fold of closed) fold.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false;
  });
}
