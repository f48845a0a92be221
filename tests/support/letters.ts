import type { Page } from '@playwright/test';
import { characters } from '../../media/fonts.ts';

/** The characters of each family of the site's own fonts. */
const cuts: Readonly<Record<string, string>> = {
  'Anek Text': characters.text + characters.rupee,
  'Anek Expanded': characters.headings,
  'Anek Condensed': characters.numerals + characters.rupee,
  'Tiro Italic': characters.phrases,
};

/** The characters that a page sets in a font which lacks them, one line each, with the words that they stand in. */
export async function lettersMissing(page: Page): Promise<string[]> {
  const runs = await page.evaluate(() => {
    const found: { family: string; text: string }[] = [];
    const add = (style: CSSStyleDeclaration, text: string) => {
      const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
      found.push({ family: style.fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '', text: shown });
    };
    const skipped = 'script, style, template, noscript, video, title';
    // Hindi is set in the device's own Devanagari.
    const hindi = ':lang(hi)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.matches(hindi) || parent.closest(skipped)) continue;
      if (node.nodeValue?.trim()) add(getComputedStyle(parent), node.nodeValue);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        for (const [, text] of style.content.matchAll(/"([^"]+)"/g)) add(style, text ?? '');
      }
    }
    return found;
  });
  const faults = runs.flatMap(({ family, text }) => {
    const known = cuts[family];
    if (known === undefined) return [`'${text.trim()}' is set in ${family}, which is none of the site's fonts`];
    const missing = [...new Set(text.replaceAll(/[\n\t\r]/g, ''))].filter((character) => !known.includes(character));
    return missing.map((character) => `${family} lacks '${character}', which stands in '${text.trim()}'`);
  });
  return [...new Set(faults)];
}
