/** What comes out of the printer: leaflets of a sheet or two, and documents that begin with their title. */
import type { Page } from '@playwright/test';
import { besidesEmail, contact } from '#model/contact.ts';
import { applyFacts, programmeFacts } from '#model/given-facts.ts';
import { site } from '#model/site.ts';
import { contrastOf, type Rgb } from '#utils/contrast.ts';
import { fontsHere } from '../support/acts.ts';
import { pageWords, pathOf, programmeOf, programmes, topics } from '../support/content.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

/** The page as a PDF: how many sheets of A4, and where its links lead, in print's own order. */
async function sheetsOf(page: Page): Promise<{ count: number; links: string[] }> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return {
    count: pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    links: [...pdf.matchAll(/\/URI \((.+?)\)/g)].map(([, link = '']) => link),
  };
}

/** The words that stand on paper, in their order. */
async function wordsOf(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden on paper is not to be read
  return page.evaluate(() => document.body.innerText.trim());
}

for (const programme of programmes) {
  const { id, shortName, fullName, questions } = programme;
  // University, seats, dates and a telephone want room once the school has told them.
  const told = [...programmeFacts(site, programme), ...applyFacts(site), ...(besidesEmail(contact)?.ways ?? [])];
  const most = told.length > 0 ? 3 : 2;
  test(`${shortName} prints as a leaflet of at most ${most} sheets, with its fee and all addresses`, async ({ page }) => {
    await page.goto(pathOf(id));
    const { count, links } = await sheetsOf(page);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
    expect(links.some((link) => link.startsWith(`mailto:${site.admissionsEmail}`))).toBe(true);

    const printed = await wordsOf(page);
    expect(printed.startsWith(shortName)).toBe(true);
    for (const part of [fullName, 'Annual fee', site.admissionsEmail, site.applyUrl, site.origin + pathOf(id)])
      expect(printed).toContain(part);
    expect(printed, 'what only helps on a screen stays there').not.toContain(questions[0]?.q);
    await expect(page.locator('body > header, nav, dialog, button').filter({ visible: true })).toHaveCount(0);
  });
}

const handbook = pageWords['student-handbook'];

test('the handbook prints with its title, all its rules and its address', async ({ page }) => {
  await page.goto(pathOf('student-handbook'));
  expect((await sheetsOf(page)).count).toBeLessThanOrEqual(4);
  const printed = await wordsOf(page);
  expect(printed.startsWith(handbook.heading)).toBe(true);
  for (const rule of handbook.sections.flatMap(({ rules = [] }) => rules)) expect(printed).toContain(rule);
  expect(printed.slice(-300)).toContain(site.origin + pathOf('student-handbook'));
});

for (const { path } of oneOfEachKind(pages)) {
  test(`${path} can be read on paper, with backgrounds printed and without`, async ({ page }) => {
    await page.goto(path);
    await fontsHere(page);
    await page.emulateMedia({ media: 'print' });
    const runs = await page.evaluate(inksOnPaper);
    expect(
      runs
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/).length,
      'words on paper',
    ).toBeGreaterThan(30);
    const faint = runs.filter(({ ink, ground }) => contrastOf(ink, [255, 255, 255]) < 4.5 || contrastOf(ink, ground) < 4.5);
    expect(faint.map(({ text }) => text)).toEqual([]);
  });
}

/** Each run of text that is printed, with its colour and that of the nearest ground beneath it. It runs in the page. */
function inksOnPaper(): { text: string; ink: Rgb; ground: Rgb }[] {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The browser has no canvas.');
  const painted = (colour: string): [Rgb, number] => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [[red, green, blue], alpha];
  };
  const groundOf = (element: Element | null): Rgb => {
    for (let box = element; box; box = box.parentElement) {
      const [colour, alpha] = painted(getComputedStyle(box).backgroundColor);
      if (alpha > 250) return colour;
    }
    return [255, 255, 255];
  };
  const found: { text: string; ink: Rgb; ground: Rgb }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, parent] = [walker.currentNode.nodeValue?.trim(), walker.currentNode.parentElement];
    if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden')) continue;
    found.push({ text, ink: painted(getComputedStyle(parent).color)[0], ground: groundOf(parent) });
  }
  return found;
}

test('closed answers and folds, waiting bands and the words behind an intro are printed', async ({ page }) => {
  const [question, last] = [topics[0]?.questions[0], topics.at(-1)?.questions.at(-1)];
  await page.goto('/faq');
  const questions = await wordsOf(page);
  for (const one of [question, last]) expect(questions.replace(/\s+/g, ' ')).toContain(one?.a.slice(0, 60));
  expect(questions).not.toContain('Open all');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pathOf('bmlt'));
  const leaflet = (await wordsOf(page)).replace(/\s+/g, ' ');
  for (const words of [programmeOf('bmlt').study[0]?.text, pageWords.apply.papers[0]?.papers[0]])
    expect(leaflet).toContain(words);
  await page.goto('/');
  expect(await wordsOf(page)).toMatch(new RegExp(`^${site.tagline}`));
});
