/** Sets up the buttons that open or close all answers of the FAQ page, and announces the result. */
export function initQuestionTopics(): void {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>('[data-question]')];
  const status = document.querySelector('[data-questions-status]');
  for (const button of document.querySelectorAll<HTMLElement>('[data-questions-all]')) {
    const open = button.dataset.questionsAll === 'open';
    button.addEventListener('click', () => {
      for (const question of questions) question.open = open;
      if (status) status.textContent = `All ${questions.length} answers are ${open ? 'open' : 'closed'}.`;
    });
  }
}
