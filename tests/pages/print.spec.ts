/** Printed pages: leaflets of a sheet or two, documents that begin with their title, and enough contrast. */
import type { Page } from '@playwright/test';
import { contact, contactWithoutEmail } from '#model/contact.ts';
import { applyFacts, programmeFacts } from '#model/optional-facts.ts';
import { site } from '#model/site.ts';
import { contrastOf, type Rgb } from '#utils/contrast.ts';
import { waitForFontsAndLayout } from '../support/actions.ts';
import { chromiumOptions } from '../support/browsers.ts';
import { getProgramme, pageContent, pathOf, programmes, questionTopics } from '../support/content.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

test.use({ launchOptions: chromiumOptions });

/** Prints a page as a PDF. Returns the number of A4 sheets, and the addresses of its links. */
async function printPage(page: Page): Promise<{ count: number; links: string[] }> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return {
    count: pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    links: [...pdf.matchAll(/\/URI \((.+?)\)/g)].map(([, link = '']) => link),
  };
}

/** Returns the printed text of a page. */
async function readPrintedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes text that is hidden in print
  return page.evaluate(() => document.body.innerText.trim());
}

for (const programme of programmes) {
  const { id, shortName, fullName, questions } = programme;
  // University, seats, dates and a telephone number need more space once they are set.
  const optionalFacts = [...programmeFacts(site, programme), ...applyFacts(site), ...(contactWithoutEmail(contact)?.links ?? [])];
  const maxSheets = optionalFacts.length > 0 ? 3 : 2;
  test(`${shortName} prints as a leaflet of at most ${maxSheets} sheets, with its fee and all addresses`, async ({ page }) => {
    await page.goto(pathOf(id));
    const { count, links } = await printPage(page);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(maxSheets);
    expect(links.some((link) => link.startsWith(`mailto:${site.admissionsEmail}`))).toBe(true);

    const printed = await readPrintedText(page);
    expect(printed.startsWith(shortName)).toBe(true);
    for (const text of [fullName, 'Annual fee', site.admissionsEmail, site.applyUrl, site.origin + pathOf(id)])
      expect(printed).toContain(text);
    expect(printed, 'the questions are for screens only').not.toContain(questions[0]?.question);
    await expect(page.locator('body > header, nav, dialog, button').filter({ visible: true })).toHaveCount(0);
  });
}

const handbook = pageContent['student-handbook'];

test('the handbook prints with its title, all its rules and its address', async ({ page }) => {
  await page.goto(pathOf('student-handbook'));
  expect((await printPage(page)).count).toBeLessThanOrEqual(4);
  const printed = await readPrintedText(page);
  expect(printed.startsWith(handbook.heading)).toBe(true);
  for (const rule of handbook.sections.flatMap(({ rules = [] }) => rules)) expect(printed).toContain(rule);
  expect(printed.slice(-300)).toContain(site.origin + pathOf('student-handbook'));
});

for (const { path } of pagesCoveringAllComponents(pages)) {
  test(`${path} has enough contrast in print, with and without backgrounds`, async ({ page }) => {
    await page.goto(path);
    await waitForFontsAndLayout(page);
    await page.emulateMedia({ media: 'print' });
    const runs = await page.evaluate(readPrintedColours);
    expect(
      runs
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/).length,
      'printed words',
    ).toBeGreaterThan(30);
    const illegible = runs.filter(
      ({ colour, background, isTransparent }) =>
        isTransparent || contrastOf(colour, [255, 255, 255]) < 4.5 || contrastOf(colour, background) < 4.5,
    );
    expect(illegible.map(({ text }) => text)).toEqual([]);
  });
}

/** Runs in the page. Returns each printed text with its colour, the colour of the nearest background, and whether it waits to be revealed. */
function readPrintedColours(): { text: string; colour: Rgb; background: Rgb; isTransparent: boolean }[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas.');
  const readColour = (value: string): [Rgb, number] => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [[red, green, blue], alpha];
  };
  const backgroundOf = (element: Element | null): Rgb => {
    for (let box = element; box; box = box.parentElement) {
      const [colour, alpha] = readColour(getComputedStyle(box).backgroundColor);
      if (alpha > 250) return colour;
    }
    return [255, 255, 255];
  };
  const runs: ReturnType<typeof readPrintedColours> = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, parent] = [walker.currentNode.nodeValue?.trim(), walker.currentNode.parentElement];
    if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden')) continue;
    const isTransparent = !parent.checkVisibility({ opacityProperty: true });
    runs.push({ text, colour: readColour(getComputedStyle(parent).color)[0], background: backgroundOf(parent), isTransparent });
  }
  return runs;
}

test('closed answers, collapsed sections, waiting bands and the page behind an intro are printed', async ({ page }) => {
  const [question, last] = [questionTopics[0]?.questions[0], questionTopics.at(-1)?.questions.at(-1)];
  await page.goto('/faq');
  const questions = await readPrintedText(page);
  for (const answered of [question, last]) expect(questions.replace(/\s+/g, ' ')).toContain(answered?.answer[0]?.slice(0, 60));
  expect(questions).not.toContain('Open all');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(pathOf('bmlt'));
  const leaflet = (await readPrintedText(page)).replace(/\s+/g, ' ');
  for (const text of [getProgramme('bmlt').study[0]?.text, pageContent.apply.documentLists[0]?.documents[0]])
    expect(leaflet).toContain(text);
  await page.goto('/');
  expect(await readPrintedText(page)).toMatch(new RegExp(`^${site.tagline}`));
});
