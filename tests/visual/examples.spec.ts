/** Screenshots of the examples page: design tokens and components on a phone and on a desktop screen. */
import { scrollThroughPage, waitForFontsAndLayout } from '../support/actions.ts';
import {
  alignToWholePixels,
  hidePictures,
  screenSizes,
  screenshotElements,
  screenshotTolerance,
  waitForRendering,
} from '../support/visual.ts';
import { expect, test } from '../support/visual-test.ts';

/** Examples without a screenshot: other tests check their numbers, or pages.spec.ts shows them on a page. */
const excluded: readonly string[] = [
  'contrast',
  'leading-and-tracking',
  'school-street',
  'intro, letters',
  'film-on-a-stage',
  'page-head, note',
];
/** Examples that look the same on every screen, compared only on the desktop screen. */
const onlyOnDesktop: readonly string[] = [
  ...['families', 'space', 'grid-of-twelve', 'colours', 'motion', 'pills', 'contents-list'],
  // Compared with a pressed filter below.
  'event-browser',
  ...['note-sections', 'fee-card-on-request', 'closing-band'],
  // On a phone every variant of a long text has one column.
  ...['long-read, aside', 'long-read, row', 'long-read, stairs'],
];
/** Examples that look similar on both screens, compared only on the phone: the total size of the screenshots is limited (update.ts). */
const onlyOnPhone = /^(diagram, (?!half-day as a band)|type-scale$|apply-steps$|research-explorer$|study-path$)/;

for (const [screen, size] of Object.entries(screenSizes)) {
  test.describe(screen, () => {
    test.use(size);

    test('every example matches its screenshot', async ({ page }) => {
      await hidePictures(page);
      await page.goto('/examples');
      await scrollThroughPage(page);
      await expect(page.locator('astro-island[ssr]'), 'islands that are not hydrated').toHaveCount(0);
      await waitForRendering(page);
      await alignToWholePixels(page);
      const screenshots = await screenshotElements(page, '[data-example]');
      expect(screenshots.size).toBeGreaterThan(30);
      const skipped: readonly string[] = screen === 'phone' ? [...excluded, ...onlyOnDesktop] : excluded;
      for (const [name, screenshot] of screenshots) {
        if (!skipped.includes(name) && (screen === 'phone' || !onlyOnPhone.test(name)))
          expect.soft(screenshot).toMatchSnapshot(['examples', `${name}-${screen}.png`], screenshotTolerance);
      }
    });

    test('focused, open and pressed states match their screenshots', async ({ page }) => {
      await hidePictures(page);
      await page.goto('/examples');
      await waitForFontsAndLayout(page);
      await alignToWholePixels(page);
      const example = (name: string) => page.locator(`[data-example="${name}"]`);

      await page.keyboard.press('Tab');
      await example('buttons').getByRole('link').first().focus();
      await expect.soft(example('buttons')).toHaveScreenshot(['states', `button-focused-${screen}.png`]);

      await example('question-list').getByRole('heading').first().click();
      await expect.soft(example('question-list')).toHaveScreenshot(['states', `question-open-${screen}.png`]);

      await alignToWholePixels(page);
      const events = example('event-browser');
      await events.scrollIntoViewIfNeeded();
      await events.locator('astro-island:not([ssr])').waitFor();
      await events.getByRole('button', { name: 'Sports' }).click();
      await page.mouse.move(0, 0);
      await expect.soft(events).toHaveScreenshot(['states', `event-filter-pressed-${screen}.png`]);

      await page.evaluate(() => window.scrollTo(0, 0));
      if (screen === 'phone') {
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect.soft(page).toHaveScreenshot(['states', 'mobile-menu.png']);
      } else {
        await page.getByRole('button', { name: 'Education' }).click();
        await expect
          .soft(page)
          .toHaveScreenshot(['states', 'menu-education.png'], { clip: { x: 0, y: 0, width: 1440, height: 640 } });
      }
    });
  });
}
