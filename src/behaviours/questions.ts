/**
 * What questions that open on a press do beyond the browser's own: open all and close all, print their answers, and open for whoever
 * arrives at a question's address in a browser that does not open it by itself.
 */
export function tendQuestions(): void {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  if (questions.length === 0) return;

  const status = document.querySelector('[data-questions-status]');
  for (const button of document.querySelectorAll<HTMLElement>('[data-questions-all]')) {
    const open = button.dataset.questionsAll === 'open';
    button.addEventListener('click', () => {
      for (const question of questions) question.open = open;
      if (status) status.textContent = `All ${questions.length} answers are ${open ? 'open' : 'closed'}.`;
    });
  }

  const followAddress = () => {
    const answer = document.getElementById(location.hash.slice(1));
    const question = answer?.closest<HTMLDetailsElement>('[data-question]');
    if (!question || question.open) return;
    question.open = true;
    answer?.scrollIntoView();
  };
  window.addEventListener('hashchange', followAddress);
  followAddress();

  // Current browsers print closed answers by a style (styles/print.css); others need them open.
  let closed: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    closed = questions.filter(({ open }) => !open);
    for (const question of closed) question.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const question of closed) question.open = false;
  });
}
