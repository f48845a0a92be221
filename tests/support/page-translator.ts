import type { Page } from '@playwright/test';

/** Stand around every text that is translated. */
const [before, after] = ['⟦', '⟧'];

/** Translates the page as browsers do: replaces every text node by `<font><font>translation</font></font>`, also later. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(
    ([before, after]) => {
      const untranslated = 'script, style, noscript, template, textarea, svg, video, [translate="no"], font';
      const translate = (text: Text) => {
        if (!text.parentElement || text.parentElement.closest(untranslated)) return;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        const leave = text.data.trim() === '' || text.data.startsWith(before);
        inner.textContent = leave ? text.data : `${before}${text.data}${after}`;
        outer.append(inner);
        text.replaceWith(outer);
      };
      const translateWithin = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
        texts.forEach(translate);
      };
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          for (const node of [target, ...addedNodes]) if (node.isConnected && node instanceof Text) translate(node);
          for (const node of addedNodes) if (node.isConnected) translateWithin(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      translateWithin(document.body);
    },
    [before, after] as const,
  );
}

/** Whether a text is translated as a whole, leaving aside the white space between its parts. */
export const isTranslated = (text: string): boolean => text.replace(/⟦[^⟦⟧]*⟧/g, '').trim() === '';

/** The words before they were translated. */
export const originalOf = (text: string): string => text.replace(/[⟦⟧]/g, '');
