import type { Page } from '@playwright/test';

/** Brackets that mark a text as translated. */
const [opening, closing] = ['⟦', '⟧'];

/** Simulates a browser's page translation: replaces every text node with `<font><font>translation</font></font>`, including those added later. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(
    ([opening, closing]) => {
      const untranslated = 'script, style, noscript, template, textarea, svg, video, [translate="no"], font';
      const translate = (text: Text) => {
        if (!text.parentElement || text.parentElement.closest(untranslated)) return;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        const isFinished = text.data.trim() === '' || text.data.startsWith(opening);
        inner.textContent = isFinished ? text.data : `${opening}${text.data}${closing}`;
        outer.append(inner);
        text.replaceWith(outer);
      };
      const translateTree = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
        texts.forEach(translate);
      };
      new MutationObserver((mutations) => {
        for (const { target, addedNodes } of mutations) {
          for (const node of [target, ...addedNodes]) if (node.isConnected && node instanceof Text) translate(node);
          for (const node of addedNodes) if (node.isConnected) translateTree(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      translateTree(document.body);
    },
    [opening, closing] as const,
  );
}

/** Returns true if a text is translated completely; white space between translated nodes is ignored. */
export const isTranslated = (text: string): boolean => text.replace(/⟦[^⟦⟧]*⟧/g, '').trim() === '';

/** Returns the text without the brackets, as it was before the translation. */
export const removeTranslationMarks = (text: string): string => text.replace(/[⟦⟧]/g, '');
