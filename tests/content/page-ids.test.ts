import { describe, expect, test } from 'vitest';
import { faqTopics } from '../../src/content/faq.ts';
import { gallery } from '../../src/content/gallery.ts';
import { handbook } from '../../src/content/student-handbook.ts';
import { pages } from './pages.ts';
import { objectsWith, repeated } from './texts.ts';

/** Ids that every page has for itself: the layout's, and those of the home page's sections. */
const taken = ['content', 'mobile-menu', 'menu-education', 'menu-resources'];
/** Sections whose heading has an id made from theirs. */
const headings = [...faqTopics, ...handbook.sections, ...gallery.blocks].map(({ id }) => `${id}-title`);

/** The ids of the parts of a page; the page's own is no address within it. */
const idsOf = (content: object) =>
  Object.values(content)
    .flatMap((part) => objectsWith('id', part))
    .map(({ id }) => String(id));

describe.each(pages.filter(({ content }) => idsOf(content).length > 0))('$route', ({ content }) => {
  test('has no id twice, and none that the page needs itself', () => {
    const ids = idsOf(content);
    expect(repeated([...ids, ...taken])).toEqual([]);
    expect(ids.filter((id) => headings.includes(id))).toEqual([]);
  });

  test('has ids that can be read and typed', () => {
    for (const id of idsOf(content)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

test("the home page's sections have addresses that no part of the page takes", () => {
  const home = pages.find(({ route }) => route === 'home');
  const sections = ['about', 'education', 'research', 'innovation', 'community', 'whatson'];
  expect(idsOf(home?.content ?? {}).filter((id) => sections.includes(id))).toEqual([]);
});
