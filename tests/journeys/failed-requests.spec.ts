/** Pages when files of one type fail to load, when storage is blocked, while scripts load, and after a new deployment. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { holdRequests, scrollThroughPage } from '../support/actions.ts';
import { pathOf } from '../support/content.ts';
import { laptop, phone } from '../support/devices.ts';
import { pagesCoveringAllComponents } from '../support/page-coverage.ts';
import { pages, scriptedPaths } from '../support/pages.ts';
import { countCharactersOfLoadedPage, countReadableCharacters, minCharacters } from '../support/readable-text.ts';
import { expect, test } from '../support/site.ts';

const coveringPages = pagesCoveringAllComponents(pages);
const coveringPaths = coveringPages.map(({ path }) => path);

/** Pages that use storage themselves (for a dismissed intro, an island's state, saved pages), and About, which represents the others. */
const storagePaths = coveringPages
  .filter(
    ({ path, document }) => path === '/about' || document.querySelector('[data-intro-overlay], astro-island, [data-saved-pages]'),
  )
  .map(({ path }) => path);

/** File types that fail to load; films.spec.ts has films. Styles are inline: browsers without cascade layers ignore them. */
const blockedFiles = {
  scripts: '**/*.js',
  styles: null,
  'fonts and pictures': '**/*.{woff2,avif,webp,png,jpg,svg}',
} as const;

/** Removes all style elements of pages except the first, which declares the layers. Calls `onRemove` for each. */
async function removeStyles(context: BrowserContext, onRemove: () => void): Promise<void> {
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const [start = '', layers = '', ...rest] = (await response.text()).split(/(?=<style>)/);
      const unstyled = rest.map((html) =>
        html.replace(/<style>[\s\S]*?<\/style>/, () => {
          onRemove();
          return '';
        }),
      );
      await route.fulfill({ response, body: [start, layers, ...unstyled].join('') });
    },
  );
}

/** Expects that a page's text is visible (of `characters` in all), nothing overflows sideways, and the footer's links work. */
async function expectReadable(page: Page, path: string, characters?: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await scrollThroughPage(page);
  // Doesn't wait for a frame, because Chromium without a graphics card may draw none for a minute. The checks below poll.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (characters !== undefined) {
    const countCharacters = () => countReadableCharacters(page);
    await expect
      .poll(countCharacters, `${path}: readable characters, ${characters} on the complete page`)
      .toBeGreaterThanOrEqual(minCharacters(characters));
  }
  const findTransparentTexts = () =>
    page.locator('main :is(h1, h2, h3, p, li, td, dd)').evaluateAll((elements) =>
      elements
        // Texts in dialogs, collapsed disclosures, controls that need script and the like are hidden on purpose.
        .filter(
          (element) =>
            !element.closest(
              'details:not([open]), dialog, [popover], [hidden], [aria-hidden="true"], [data-needs-script], noscript, template',
            ),
        )
        .filter(
          (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent?.trim().slice(0, 40)),
    );
  await expect.poll(findTransparentTexts, `${path}: no text is transparent`).toEqual([]);
  const overflow = await page.evaluate(() => {
    // A table may be wider than a phone's screen. Without styles the page then scrolls sideways.
    for (const table of document.querySelectorAll('table')) table.hidden = true;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(overflow, `${path}: nothing overflows sideways`).toBeLessThanOrEqual(0);
  await followFooterLink(page);
}

/** Opens the FAQ page from the footer. By keyboard, because a click waits for frames, which Chromium without a graphics card may not draw for a minute. */
async function followFooterLink(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const faqs = footer.getByRole('link', { name: 'FAQs' });
  // The footer's lists are collapsed on phones, and without styles.
  if (!(await faqs.isVisible())) await footer.locator('details:has(a[href="/faq"]) > summary').press('Enter');
  await faqs.press('Enter');
  await expect(page).toHaveURL(/\/faq$/);
}

/** Responds to requests for some files with 404 until `restore` is called. `maxRequests` returns the requests for the most requested file. */
async function removeFiles(context: BrowserContext, files: string | RegExp) {
  const requestCounts = new Map<string, number>();
  let isRemoved = true;
  await context.route(files, (route) => {
    const { pathname } = new URL(route.request().url());
    requestCounts.set(pathname, (requestCounts.get(pathname) ?? 0) + 1);
    return isRemoved ? route.fulfill({ status: 404, contentType: 'text/html', body: '<p>No such door' }) : route.continue();
  });
  const restore = () => {
    isRemoved = false;
  };
  return { restore, maxRequests: () => Math.max(...requestCounts.values()) };
}

for (const [device, settings, paths] of [
  ['laptop', laptop, coveringPaths],
  ['phone', phone, ['/', '/gallery']],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...settings, reducedMotion: 'reduce', expectedErrors: /ERR_FAILED|Error hydrating/ });
    for (const path of paths) {
      // One test for all file types, so that the characters of the complete page are counted once.
      test(`${path} is readable and its links work without ${Object.keys(blockedFiles).join(', without ')}`, async ({
        page,
        context,
      }) => {
        test.setTimeout(150_000);
        const characters = await countCharactersOfLoadedPage(page, path);
        for (const [type, files] of Object.entries(blockedFiles)) {
          await test.step(`without ${type}`, async () => {
            let blockedCount = 0;
            const countBlocked = () => {
              blockedCount += 1;
            };
            const block = (route: Route) => {
              countBlocked();
              return route.abort();
            };
            if (files) await context.route(files, block);
            else await removeStyles(context, countBlocked);
            await page.goto(path);
            await expectReadable(page, path, characters);
            expect(blockedCount, `blocked ${type}`).toBeGreaterThan(0);
            await context.unrouteAll({ behavior: 'wait' });
          });
        }
      });
    }
  });
}

test.describe('while scripts are loading', () => {
  test('no button is shown that would ignore a press', async ({ page, context }) => {
    test.setTimeout(120_000);
    await holdRequests(context, blockedFiles.scripts);
    // Buttons of popovers and dialogs work without JavaScript; islands replay a press once they are hydrated.
    const unresponsiveButtons = page.locator(
      'button:not([popovertarget], [commandfor], [data-intro-overlay] *, astro-island *), [data-share]',
    );
    for (const path of coveringPaths) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('body > footer').waitFor({ state: 'attached' });
      await expect(unresponsiveButtons.filter({ visible: true }), path).toHaveCount(0);
    }
  });
});

test.describe('with blocked storage', () => {
  test.use({ reducedMotion: 'no-preference' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const throwSecurityError = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, { get: throwSecurityError });
      }
      Object.defineProperty(navigator, 'serviceWorker', { get: throwSecurityError });
    });
  });

  for (const path of storagePaths) {
    test(`${path} opens without an error, and its intro can be dismissed`, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveAttribute('data-intro');
      await expectReadable(page, path);
    });
  }
});

/** Returns the visible controls that do nothing. `islandsOnly`: only the scripts of islands are missing, so sharing works. */
function findDeadControls(page: Page, islandsOnly: boolean): Promise<string[]> {
  return page.evaluate((inIslands) => {
    const buttons = 'button:not([popovertarget], [commandfor]), [data-needs-script], [data-choice]';
    const controls = document.querySelectorAll(inIslands ? `astro-island :is(${buttons}):not([data-share])` : buttons);
    const isVisible = (element: Element | null | undefined) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const hasMessage = (control: Element) =>
      control.matches('[data-choice]') && isVisible(control.closest('[data-error]')?.querySelector('[data-if-error]'));
    return [...controls]
      .filter((control) => isVisible(control) && !hasMessage(control))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  }, islandsOnly);
}

/** Maximum requests for a missing file of an island: a preload on phones, the import, and Astro's retry after a second. */
const maxIslandRequests = 3;

test.describe('an old page after a new deployment', () => {
  test.use({ reducedMotion: 'reduce', expectedErrors: / 404$|status of 404|MIME type|Error hydrating/ });

  test('a page without its files is readable, and the next page is complete', {
    tag: '@core',
  }, async ({ page, context }) => {
    const files = await removeFiles(context, '**/assets/**');
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1500);
    expect(files.maxRequests(), 'no request loop').toBeLessThanOrEqual(2);
    files.restore();
    await followFooterLink(page);
    await expect(page.locator('body')).toHaveCSS('font-family', /Anek/);
  });

  for (const [device, settings] of [
    ['laptop', laptop],
    ['phone', phone],
  ] as const) {
    test.describe(`on a ${device}`, () => {
      test.use(settings);

      for (const path of scriptedPaths) {
        const tag = device === 'phone' && /^\/(courses|schoolofparamedicalandhealthsciences)$/.test(path) ? '@core' : [];
        test(`${path}: no control without its script is shown`, { tag }, async ({ page, context }) => {
          const componentUrl = /component-url="([^"]+)"/g;
          const { html = '' } = pages.find((candidate) => candidate.path === path) ?? {};
          const components = [...html.matchAll(componentUrl)].map(([, file]) => file);
          for (const [owner, files] of [
            ['the page', /\.js(\?|$)/],
            ['its islands', new RegExp(components.join('|'))],
          ] as const) {
            const islandsOnly = owner === 'its islands';
            if (islandsOnly && components.length === 0) continue;
            await removeFiles(context, files);
            await page.goto(path);
            await scrollThroughPage(page);
            // On touch screens some islands load at the first press.
            for (const island of await page.locator('astro-island[opts*="until"]').all()) {
              const button = island.locator('button:not([data-share])').first();
              if (device === 'phone') await button.tap();
            }
            await expect.poll(() => findDeadControls(page, islandsOnly), `without the scripts of ${owner}`).toEqual([]);
            await context.unrouteAll({ behavior: 'wait' });
          }
        });
      }
    });
  }

  test('a message replaces the course filter if only the page’s own script fails to load', async ({ page, context }) => {
    const { document } = pages.find(({ path }) => path === '/courses') ?? {};
    const pageScript = document?.querySelector('main script[src]')?.getAttribute('src');
    await removeFiles(context, `**${pageScript}`);
    await page.goto('/courses');
    await expect(page.getByText('The filter could not be loaded.')).toBeVisible();
    await expect(page.locator('[data-filter]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('html'), 'the script of every page has run').toHaveAttribute('data-ready');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('if the fee table’s files fail to load, a message replaces its sort buttons', async ({ page, context }) => {
      const path = pathOf('paramedical');
      await page.goto(path);
      const [message, headings] = [page.getByText('The sorting could not be loaded.'), page.locator('[data-sort-table] thead')];
      await headings.scrollIntoViewIfNeeded();
      await expect(headings.getByRole('button')).toHaveCount(4);
      await expect(message).toBeHidden();
      await removeFiles(context, '**/assets/fee-table.*');
      await page.goto(path);
      await page.locator('#fees').scrollIntoViewIfNeeded();
      await expect(message).toBeVisible();
      await expect(headings).toBeHidden();
    });

    test('a press on a filter whose files fail to load replaces it with a message', async ({ page, context }) => {
      const files = await removeFiles(context, '**/assets/event-browser.*');
      await page.goto('/whatson');
      const filter = page.getByRole('group', { name: 'Show events' });
      await filter.getByRole('button', { name: 'Career' }).tap();
      await expect(filter).toBeHidden();
      await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
      expect(files.maxRequests(), 'no request loop').toBeLessThanOrEqual(maxIslandRequests);
      files.restore();
      await page.getByRole('link', { name: 'Reload the page' }).tap();
      await filter.getByRole('button', { name: 'Career' }).tap();
      await expect(filter.getByRole('button', { pressed: true })).toHaveText('Career');
    });
  });
});
