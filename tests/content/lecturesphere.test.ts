import { describe, expect, test } from 'vitest';
import { programmes } from '../../src/content/programmes/programmes.ts';
import { pages } from './pages.ts';
import { textsIn } from './texts.ts';

/** All that a page says of LectureSphere: the texts that name it, and what stands with them (a question's answer, a point's text). */
function saidOfIt(content: object): string {
  const texts = textsIn(content);
  const together = (at: string) => at.slice(0, at.lastIndexOf('.') + 1);
  const naming = new Set(texts.filter(({ text }) => text.includes('LectureSphere')).map(({ at }) => together(at)));
  return texts
    .filter(({ at }) => naming.has(together(at)))
    .map(({ text }) => text)
    .join('\n');
}

const explaining = ['paramedical', 'about', 'innovation', 'community', 'career-support', 'digital-learning', 'faq', 'it'];
const told = pages.filter(({ route }) => explaining.includes(route) || route in programmes);

describe.each(told)('$route', ({ content }) => {
  const said = saidOfIt(content);

  test('says that LectureSphere is for parents', () => {
    expect(said).toMatch(/parent|famil/i);
  });

  test.each([
    ['hybrid lectures', /hybrid|online/i],
    ['half-day hospital rotations', /half[- ]day|half-days|rotation/i],
    ['internships', /internship/i],
  ])('says that it follows %s', (_, words) => {
    expect(said).toMatch(words);
  });
});
