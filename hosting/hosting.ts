/** Runs after the pages are built: checks what was built, then writes what hosts need beside the pages. */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../build/built-pages.ts';
import { type PageFacts, pageFacts } from '../build/page-facts.ts';
import { findFaults } from '../build/page-faults.ts';
import { inProject } from '../build/project.ts';
import { shareStyles } from '../build/shared-styles.ts';
import { writeSocialCards } from '../build/social-cards/social-cards.ts';
import type { StrictTransport } from '../src/data/settings.ts';
import { contentSecurityPolicy, headerRules } from './headers.ts';
import { writeHeadersFile, writeRedirectsFile } from './host-files.ts';
import { nginxConfig } from './nginx/nginx-config.ts';
import { writeWorker } from './offline/worker.ts';
import { redirectPage } from './redirect-page.ts';
import { redirectRules } from './redirects.ts';

interface Settings {
  /** The site's own address. */
  origin: string;
  /** Null where the school has none. */
  analyticsId: string | null;
  strictTransport: StrictTransport;
  offlineCopies: boolean;
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
        const sheets = await shareStyles(folder);
        const pages = new Map<string, PageFacts>();
        for (const { path, file } of await builtPages(folder)) pages.set(path, pageFacts(await letScriptsWait(file)));
        if (pages.size === 0) throw new Error('No page was built: src/pages/ is empty or the build stopped early.');

        await writeSocialCards(pages, folder, settings);

        const faults = await findFaults(pages, folder, redirectRules);
        if (faults.length > 0)
          throw new Error(`The built pages have faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);

        // Astro bundles the loader whether or not a page asks for it; without an ID nothing of it is published.
        const analytics = settings.analyticsId !== null;
        for (const file of analytics ? [] : await pathsOf('assets/analytics*.js', folder)) await rm(join(folder, file));

        const inline = { scripts: inAll(pages, 'scripts'), styles: inAll(pages, 'styles') };
        const rules = headerRules({
          policy: contentSecurityPolicy(inline, { analytics, offline: settings.offlineCopies }),
          reach: settings.strictTransport,
          assets: await pathsOf('assets/*.{js,css,woff2}', folder),
        });
        await writeFile(new URL('_headers', dir), writeHeadersFile(rules));
        await writeFile(new URL('_redirects', dir), writeRedirectsFile(redirectRules, [...pages.keys()]));
        // Cloudflare compresses by itself, and would serve the copies by their own names.
        await writeFile(new URL('.assetsignore', dir), '*.br\n*.gz\n');
        for (const redirect of redirectRules) {
          await writeFile(new URL(`.${redirect.from}.html`, dir), redirectPage(redirect, settings.origin));
        }
        const { LISTEN = '8080', ROOT = '/srv/site' } = process.env;
        const site = { rules, redirects: redirectRules, pages: [...pages.keys()] };
        const nginx = nginxConfig(site, { listen: LISTEN, root: ROOT });
        await writeFile(inProject('hosting/nginx/site.conf'), nginx);
        await writeWorker(folder, { on: settings.offlineCopies });
        logger.info(
          `${pages.size} pages checked; policy with ${inline.scripts.length} script and ${inline.styles.length} style hashes written, for ${sheets} sheets; worker ${settings.offlineCopies ? 'written' : 'written that takes copies back'}.`,
        );
      },
    },
  };
}

/**
 * Says of each module of a page that it can wait, and gives the page: browsers rank a module with the first picture though it runs after the
 * HTML, and on a slow line its few kilobytes cost the first paint 0.2 s. Astro offers no attribute for what it bundles.
 */
async function letScriptsWait(file: string): Promise<string> {
  const page = await readFile(file, 'utf8');
  const late = page.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');
  await writeFile(file, late);
  return late;
}

/** The addresses of files that fit a pattern. */
async function pathsOf(pattern: string, folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return files.map((file) => `/${file}`).sort();
}

/** The hashes of all pages, each once. */
function inAll(pages: ReadonlyMap<string, PageFacts>, kind: 'scripts' | 'styles'): string[] {
  return [...new Set([...pages.values()].flatMap((page) => page[kind]))].sort();
}
