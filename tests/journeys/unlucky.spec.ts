/** What a visitor has when something does not arrive or is forbidden: one kind of file, the storage, the right time. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { holdBack, scrollThrough } from '../support/acts.ts';
import { pathOf } from '../support/content.ts';
import { laptop, phone } from '../support/devices.ts';
import { oneOfEachKind } from '../support/page-kinds.ts';
import { pages, scripted } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { charactersOfWhole, charactersToRead, enoughOf } from '../support/words.ts';

const chosen = oneOfEachKind(pages);
const kinds = chosen.map(({ path }) => path);

/** Pages that may store something of their own: an intro that was seen, an island's state, the kept pages. All others do as About does. */
const storing = chosen
  .filter(
    ({ path, document }) => path === '/about' || document.querySelector('[data-intro-overlay], astro-island, [data-kept-pages]'),
  )
  .map(({ path }) => path);

/** What does not arrive; films that don't are in lost-films.spec.ts. Styles are part of the page: they are missing to a browser that does not know their layers. */
const withheld = {
  scripts: '**/*.js',
  styles: null,
  fonts: '**/*.woff2',
  pictures: '**/*.{avif,webp,png,jpg,svg}',
} as const;

/** Sends pages with the first of their style elements alone: the order of layers. Calls `met` for each other one. */
async function withoutStyles(context: BrowserContext, met: () => void): Promise<void> {
  await context.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const [before = '', first = '', ...after] = (await answer.text()).split(/(?=<style>)/);
      const left = after.map((part) =>
        part.replace(/<style>[\s\S]*?<\/style>/, () => {
          met();
          return '';
        }),
      );
      await route.fulfill({ response: answer, body: [before, first, ...left].join('') });
    },
  );
}

/** Expects the words of a page, `whole` characters of them, no overflow at the side, and a link that leads on. */
async function canBeRead(page: Page, path: string, whole?: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await scrollThrough(page);
  // Waits for no frame: Chromium without a graphics card may draw none for a minute. What follows polls.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (whole !== undefined) {
    const left = () => charactersToRead(page);
    await expect.poll(left, `${path}: characters to read, ${whole} on the whole page`).toBeGreaterThanOrEqual(enoughOf(whole));
  }
  const unseen = () =>
    page.locator('main :is(h1, h2, h3, p, li, td, dd)').evaluateAll((all) =>
      all
        // What waits behind a control, in a closed answer or for another width is not to be seen yet.
        .filter(
          (one) => !one.closest('details:not([open]), dialog, [popover], [hidden], [aria-hidden="true"], noscript, template'),
        )
        .filter((one) => one.checkVisibility() && !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((one) => one.textContent?.trim().slice(0, 40)),
    );
  await expect.poll(unseen, `${path}: no text is see-through`).toEqual([]);
  const wide = await page.evaluate(() => {
    // A table may be wider than a phone; then the page is pushed aside for it.
    for (const table of document.querySelectorAll('table')) table.hidden = true;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(wide, `${path}: nothing runs out at the side`).toBeLessThanOrEqual(0);
  await leaveByFoot(page);
}

async function leaveByFoot(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo');
  const faqs = foot.getByRole('link', { name: 'FAQs' });
  // The foot's lists fold on a phone, and where no styles hold them open.
  if (!(await faqs.isVisible())) await foot.locator('details:has(a[href="/faq"]) > summary').click();
  await faqs.click();
  await expect(page).toHaveURL(/\/faq$/);
}

/** Files that are gone from the host, until they are brought back; `most` is how often one of them has been asked for. */
async function goneFiles(context: BrowserContext, files: string | RegExp) {
  const asked = new Map<string, number>();
  let gone = true;
  await context.route(files, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return gone ? route.fulfill({ status: 404, contentType: 'text/html', body: '<p>No such door' }) : route.continue();
  });
  const bringBack = () => {
    gone = false;
  };
  return { asked, bringBack, most: () => Math.max(...asked.values()) };
}

for (const [device, settings, paths] of [
  ['laptop', laptop, kinds],
  ['phone', phone, ['/', '/gallery']],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...settings, reducedMotion: 'reduce', expectedFaults: /ERR_FAILED|Error hydrating/ });
    for (const path of paths) {
      // One test, so that the whole page is counted once for all of them.
      test(`${path} can be read and left without ${Object.keys(withheld).join(', without ')}`, async ({ page, context }) => {
        test.setTimeout(150_000);
        const whole = await charactersOfWhole(page, path);
        for (const [what, files] of Object.entries(withheld)) {
          await test.step(`without ${what}`, async () => {
            let met = 0;
            const note = () => {
              met += 1;
            };
            const withhold = (route: Route) => {
              note();
              return route.abort();
            };
            if (files) await context.route(files, withhold);
            else await withoutStyles(context, note);
            await page.goto(path);
            await canBeRead(page, path, whole);
            expect(met, `${what} that were asked for and withheld`).toBeGreaterThan(0);
            await context.unrouteAll({ behavior: 'wait' });
          });
        }
      });
    }
  });
}

test.describe('while the scripts are on their way', () => {
  test('no button that would lose a press is shown', async ({ page, context }) => {
    test.setTimeout(120_000);
    await holdBack(context, withheld.scripts);
    // The browser itself works those of popovers and dialogs; an island holds a press until it is at work.
    const losing = page.locator(
      'button:not([popovertarget], [commandfor], [data-intro-overlay] *, astro-island *), [data-share]',
    );
    for (const path of kinds) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('body > footer').waitFor({ state: 'attached' });
      await expect(losing.filter({ visible: true }), path).toHaveCount(0);
    }
  });
});

test.describe('where nothing may be stored', () => {
  test.use({ reducedMotion: 'no-preference' });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(navigator, 'serviceWorker', {
        get: () => {
          document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1);
          refuse();
        },
      });
    });
  });

  for (const path of storing) {
    test(`${path} opens without a fault, and no intro stays`, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveAttribute('data-intro');
      await canBeRead(page, path);
    });
  }
});

/** The controls that are shown and do nothing. `islandsOnly`: only the scripts of islands are gone; sharing works. */
function idleControls(page: Page, islandsOnly: boolean): Promise<string[]> {
  return page.evaluate((only) => {
    const buttons = 'button:not([popovertarget], [commandfor]), [data-needs-script], [data-choice]';
    const controls = document.querySelectorAll(only ? `astro-island :is(${buttons}):not([data-share])` : buttons);
    const isSeen = (element: Element | null | undefined) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const isTold = (control: Element) =>
      control.matches('[data-choice]') && isSeen(control.closest('[data-lost]')?.querySelector('[data-if-lost]'));
    return [...controls]
      .filter((one) => isSeen(one) && !isTold(one))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  }, islandsOnly);
}

/** How often an island's file may be asked for that does not come: ahead on a phone, when it is wanted, and once more by Astro after a second. */
const asksAtMost = 3;

test.describe('an old page after a new one was published', () => {
  test.use({ reducedMotion: 'reduce', expectedFaults: / 404$|status of 404|MIME type|Error hydrating/ });

  test('a page without its files can be read, and the next page is whole', {
    tag: '@core',
  }, async ({ page, context }) => {
    const files = await goneFiles(context, '**/assets/**');
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1500);
    expect(files.most(), 'no loop').toBeLessThanOrEqual(2);
    files.bringBack();
    await leaveByFoot(page);
    await expect(page.locator('body')).toHaveCSS('font-family', /Anek/);
  });

  for (const [device, settings] of [
    ['laptop', laptop],
    ['phone', phone],
  ] as const) {
    test.describe(`on a ${device}`, () => {
      test.use(settings);

      for (const path of scripted) {
        const tag = device === 'phone' && /^\/(courses|schoolofdesign)$/.test(path) ? '@core' : [];
        test(`${path}: no control does nothing without its script`, { tag }, async ({ page, context }) => {
          const componentOf = /component-url="([^"]+)"/g;
          const { html = '' } = pages.find((one) => one.path === path) ?? {};
          const components = [...html.matchAll(componentOf)].map(([, file]) => file);
          for (const [which, files] of [
            ['the page', /\.js(\?|$)/],
            ['its islands', new RegExp(components.join('|'))],
          ] as const) {
            const islandsOnly = which === 'its islands';
            if (islandsOnly && components.length === 0) continue;
            await goneFiles(context, files);
            await page.goto(path);
            await scrollThrough(page);
            // By touch some are asked for at the first press.
            for (const island of await page.locator('astro-island[opts*="until"]').all()) {
              const button = island.locator('button:not([data-share])').first();
              if (device === 'phone') await button.tap();
            }
            await expect.poll(() => idleControls(page, islandsOnly), `without the scripts of ${which}`).toEqual([]);
            await context.unrouteAll({ behavior: 'wait' });
          }
        });
      }
    });
  }

  test('the filter of courses says so where the page’s own script alone is lost', async ({ page, context }) => {
    const { document } = pages.find(({ path }) => path === '/courses') ?? {};
    const own = document?.querySelector('main script[src]')?.getAttribute('src');
    await goneFiles(context, `**${own}`);
    await page.goto('/courses');
    await expect(page.getByText('The filter could not be loaded.')).toBeVisible();
    await expect(page.locator('[data-filter]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('html'), 'the script of every page is at work').toHaveAttribute('data-ready');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the table of fees that lost its files says that it can’t be sorted, and keeps no room for buttons', async ({
      page,
      context,
    }) => {
      const path = pathOf('paramedical');
      await page.goto(path);
      const [message, headings] = [page.getByText('The sorting could not be loaded.'), page.locator('[data-sort-table] thead')];
      await headings.scrollIntoViewIfNeeded();
      await expect(headings.getByRole('button')).toHaveCount(4);
      await expect(message).toBeHidden();
      await goneFiles(context, '**/assets/fee-table.*');
      await page.goto(path);
      await page.locator('#fees').scrollIntoViewIfNeeded();
      await expect(message).toBeVisible();
      await expect(headings).toBeHidden();
    });

    test('a press on a filter that lost its files puts a message in its place', async ({ page, context }) => {
      const files = await goneFiles(context, '**/assets/event-browser.*');
      await page.goto('/whatson');
      const filter = page.getByRole('group', { name: 'Show events' });
      await filter.getByRole('button', { name: 'Career' }).tap();
      await expect(filter).toBeHidden();
      await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
      expect(files.most(), 'no loop').toBeLessThanOrEqual(asksAtMost);
      files.bringBack();
      await page.getByRole('link', { name: 'Reload the page' }).tap();
      await filter.getByRole('button', { name: 'Career' }).tap();
      await expect(filter.getByRole('button', { pressed: true })).toHaveText('Career');
    });
  });
});
