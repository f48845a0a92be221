import type { Page } from '@playwright/test';
import { characters } from '../../media/fonts.ts';

/** The characters that each of the site's font subsets contains, by family. */
const charactersByFamily: Readonly<Record<string, string>> = {
  'Anek Text': characters.text + characters.rupee,
  'Anek Expanded': characters.headings,
  'Anek Condensed': characters.numerals + characters.rupee,
  'Tiro Italic': characters.accents,
};

/** Returns a line for each character that a page sets in a font whose subset lacks it. */
export async function findMissingGlyphs(page: Page): Promise<string[]> {
  const runs = await page.evaluate(() => {
    const textRuns: { family: string; text: string }[] = [];
    const addRun = (style: CSSStyleDeclaration, text: string) => {
      const rendered = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
      textRuns.push({ family: style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '', text: rendered });
    };
    const notRendered = 'script, style, template, noscript, video, title';
    // Hindi uses the device's Devanagari font.
    const hindi = ':lang(hi)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.matches(hindi) || parent.closest(notRendered)) continue;
      if (node.nodeValue?.trim()) addRun(getComputedStyle(parent), node.nodeValue);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        for (const [, text] of style.content.matchAll(/"([^"]+)"/g)) addRun(style, text ?? '');
      }
    }
    return textRuns;
  });
  const failures = runs.flatMap(({ family, text }) => {
    const available = charactersByFamily[family];
    if (available === undefined) return [`'${text.trim()}' is set in ${family}, which is not one of the site's fonts`];
    const missing = [...new Set(text.replaceAll(/[\n\t\r]/g, ''))].filter((character) => !available.includes(character));
    return missing.map((character) => `${family} lacks '${character}' in '${text.trim()}': add it to media/fonts.ts`);
  });
  return [...new Set(failures)];
}
