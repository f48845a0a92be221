/** The buttons that open and close every answer of the FAQ page; what they did is said. */
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
