/** Runs after the pages are built: checks what was built, then writes what hosts need beside the pages. */
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HTMLElement, parse } from 'node-html-parser';
import { builtPages } from './built-pages.ts';
import { contentSecurityPolicy, headerRules } from './headers.ts';
import { writeHeadersFile, writeRedirectsFile } from './host-files.ts';
import { findFaults } from './page-faults.ts';
import { redirectPage } from './redirect-page.ts';
import { redirectRules } from './redirects.ts';
import { writeSocialCards } from './social-cards/social-cards.ts';

interface Settings {
  /** The site's own address. */
  origin: string;
  /** Null where the school has none. */
  analyticsId: string | null;
  name: string;
  tagline: string;
}

/** The integration that does it. A build stops on any fault that it finds. */
export function hosting(settings: Settings): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = await builtPages(folder);
        if (pages.length === 0) throw new Error('No page was built: src/pages/ is empty or the build stopped early.');

        const documents = new Map<string, HTMLElement>();
        for (const page of pages) documents.set(page.path, parse(await readFile(page.file, 'utf8'), { comment: false }));

        const began = performance.now();
        const cards = await writeSocialCards(documents, folder, settings);
        logger.info(`${cards} social cards in ${Math.round(performance.now() - began)} ms.`);

        const faults = await findFaults(documents, folder, redirectRules);
        if (faults.length > 0)
          throw new Error(`The built pages have faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);

        if (settings.analyticsId === null) await removeAnalytics(folder);

        const pagesBuilt = [...documents.values()];
        const inline = { scripts: hashesOf(inlineScripts(pagesBuilt)), styles: hashesOf(inlineStyles(pagesBuilt)) };
        const policy = contentSecurityPolicy(inline, settings.analyticsId !== null);
        await writeFile(new URL('_headers', dir), writeHeadersFile(headerRules(policy, await calendarsIn(folder))));
        await writeFile(new URL('_redirects', dir), writeRedirectsFile(redirectRules));
        for (const redirect of redirectRules) {
          await writeFile(new URL(`.${redirect.from}.html`, dir), redirectPage(redirect, settings.origin));
        }
        logger.info(
          `${pages.length} pages checked; policy with ${inline.scripts.length} script and ${inline.styles.length} style hashes written.`,
        );
      },
    },
  };
}

/** The addresses of the calendar files. */
async function calendarsIn(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.ics', { cwd: folder }));
  return files.map((file) => `/${file}`).sort();
}

/** The inline scripts that a browser would run; data blocks such as JSON-LD are none. */
function inlineScripts(documents: readonly HTMLElement[]): string[] {
  return documents.flatMap((document) =>
    document
      .querySelectorAll('script:not([src])')
      .filter((script) => [undefined, 'module', 'text/javascript'].includes(script.getAttribute('type')))
      .map((script) => script.rawText),
  );
}

/** The inline style elements: Astro writes one for its islands. */
function inlineStyles(documents: readonly HTMLElement[]): string[] {
  return documents.flatMap((document) => document.querySelectorAll('style').map((style) => style.rawText));
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();
}

/** Astro bundles the loader whether or not a page asks for it; without an ID nothing of it is published. */
async function removeAnalytics(folder: string): Promise<void> {
  for await (const file of glob('assets/analytics*.js', { cwd: folder })) await rm(join(folder, file));
}
