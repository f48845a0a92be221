/** Runs after the pages are built: checks the built files, then writes the files that hosts need. */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findLinkSource } from '#model/link-source.ts';
import { site } from '#model/site.ts';
import { contentSecurityPolicy, headerRules } from './headers.ts';
import { formatHeadersFile, formatRedirectsFile } from './host-files.ts';
import { nginxConfig, nginxFile } from './nginx/nginx-config.ts';
import { writeWorker } from './offline/worker.ts';
import { builtPages } from './pages/built-pages.ts';
import { finishPage } from './pages/finish-page.ts';
import { type PageFacts, pageFacts } from './pages/page-facts.ts';
import { findFaults } from './pages/page-faults.ts';
import { shareStyles } from './pages/shared-styles.ts';
import { projectPath } from './project.ts';
import { findFileFaults, findSymbolicLinks, mediaSizes, removeSystemFiles } from './published-files.ts';
import { redirectRules } from './redirects.ts';
import { writeSocialCards } from './social-cards/social-cards.ts';

/** Returns the Astro integration. It stops the build if it finds a fault. */
export function publish(): AstroIntegration {
  return {
    name: 'publish',
    hooks: {
      // Checked before the build, because Vite follows symbolic links and fails on a broken one.
      'astro:build:start': async () => throwIfAny(await findSymbolicLinks(projectPath('public'))),
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await removeSystemFiles(folder);
        const styleSheetCount = await shareStyles(folder);
        const pages = new Map<string, PageFacts>();
        for (const { path, file } of await builtPages(folder)) pages.set(path, pageFacts(await finishFile(file)));
        if (pages.size === 0) throw new Error('No page was built: src/pages/ is empty or the build stopped early.');

        await writeSocialCards(folder);

        throwIfAny([
          ...(await findFaults(pages, folder, redirectRules, (link) => findLinkSource(projectPath(), link))),
          ...(await findFileFaults(folder, mediaSizes())),
        ]);

        // Astro bundles the analytics loader even if no page uses it. Without an analytics ID it is not published.
        const analytics = site.analyticsId !== null;
        for (const file of analytics ? [] : await pathsOf('assets/analytics*.js', folder)) await rm(join(folder, file));

        const inline = { scripts: uniqueHashes(pages, 'scripts'), styles: uniqueHashes(pages, 'styles') };
        const rules = headerRules({
          policy: contentSecurityPolicy(inline, { analytics, offline: site.offlineCopies }),
          strictTransport: site.strictTransport,
          assets: await pathsOf('assets/*.{js,css,woff2}', folder),
        });
        await writeFile(new URL('_headers', dir), formatHeadersFile(rules));
        const paths = [...pages.keys()];
        await writeFile(new URL('_redirects', dir), formatRedirectsFile(redirectRules, paths));
        // Cloudflare compresses responses itself and would serve these files under their own names.
        await writeFile(new URL('.assetsignore', dir), `*.br\n*.gz\n${nginxFile}\n`);
        const { LISTEN: listen = '8080', ROOT: root = '/srv/site' } = process.env;
        await writeFile(
          new URL(nginxFile, dir),
          nginxConfig({ rules, redirects: redirectRules, pages: paths }, { listen, root }),
        );
        await writeWorker(folder, { offlineCopies: site.offlineCopies });
        logger.info(
          `${pages.size} pages checked; policy with ${inline.scripts.length} script and ${inline.styles.length} style hashes written; the pages share ${styleSheetCount} style sheets; ${site.offlineCopies ? 'service worker' : 'service worker that deletes the offline copies'} written.`,
        );
      },
    },
  };
}

/** Throws an error that lists the faults, if there are any. */
function throwIfAny(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`The site can't be published:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** Rewrites a built page with finishPage. Returns its HTML. */
async function finishFile(file: string): Promise<string> {
  const html = finishPage(await readFile(file, 'utf8'));
  await writeFile(file, html);
  return html;
}

/** Returns the URL paths of files that match a glob pattern. */
async function pathsOf(pattern: string, folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: folder }));
  return files.map((file) => `/${file.split(sep).join('/')}`).sort();
}

/** Returns the hashes of the inline scripts or styles of all pages, without duplicates. */
function uniqueHashes(pages: ReadonlyMap<string, PageFacts>, element: 'scripts' | 'styles'): string[] {
  return [...new Set([...pages.values()].flatMap((page) => page[element]))].sort();
}
