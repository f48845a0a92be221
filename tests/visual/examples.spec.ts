/** The page of living examples: what it says of the tokens, and how each part looks, on a phone and on a desk. */
import { fontsHere, scrollThrough } from '../support/acts.ts';
import { cutOut, drawn, leavePicturesOut, onWholePixels, sizes, tolerance } from '../support/visual.ts';
import { expect, test } from '../support/visual-site.ts';

/** What says in figures only what other tests hold, or stands on a screen of its own (screens.spec.ts); and what shows the same on every screen, looked at on the large one. */
const leftOut: readonly string[] = [
  'contrast',
  'leading-and-tracking',
  'school-street',
  'intro, letters',
  'film-on-a-stage',
  'page-head, note',
];
const sameOnAll: readonly string[] = [
  ...['families', 'space', 'grid-of-twelve', 'colours', 'motion', 'pills', 'contents-list'],
  // Looked at with a choice pressed, below.
  'event-browser',
  ...['note-parts', 'fee-card-on-request', 'closing-band'],
  // On a phone a long text has one column, whatever its form.
  ...['long-read, aside', 'long-read, row', 'long-read, stairs', 'long-read, ground'],
];
/** What a desk shows as a phone does or on a screen of its own: all pictures together have a limit (record.ts). */
const onPhoneAlone = /^(diagram, (?!half-day as a band)|type-scale$|space$|apply-steps$|research-explorer$|study-path$)/;

for (const [width, size] of Object.entries(sizes)) {
  test.describe(width, () => {
    test.use(size);

    test('every part', async ({ page }) => {
      await leavePicturesOut(page);
      await page.goto('/examples');
      await scrollThrough(page);
      await expect(page.locator('astro-island[ssr]'), 'islands that wait').toHaveCount(0);
      await drawn(page);
      await onWholePixels(page);
      const parts = await cutOut(page, '[data-example]');
      expect(parts.size).toBeGreaterThan(30);
      const left: readonly string[] = width === 'phone' ? [...leftOut, ...sameOnAll] : leftOut;
      for (const [name, picture] of parts) {
        if (!left.includes(name) && (width === 'phone' || !onPhoneAlone.test(name)))
          expect.soft(picture).toMatchSnapshot(['examples', `${name}-${width}.png`], tolerance);
      }
    });

    test('states that an act brings about', async ({ page }) => {
      await leavePicturesOut(page);
      await page.goto('/examples');
      await fontsHere(page);
      await onWholePixels(page);
      const example = (name: string) => page.locator(`[data-example="${name}"]`);

      await page.keyboard.press('Tab');
      await example('buttons').getByRole('link').first().focus();
      await expect.soft(example('buttons')).toHaveScreenshot(['states', `button-focused-${width}.png`]);

      await example('question-list').getByRole('heading').first().click();
      await expect.soft(example('question-list')).toHaveScreenshot(['states', `question-open-${width}.png`]);

      await onWholePixels(page);
      const events = example('event-browser');
      await events.scrollIntoViewIfNeeded();
      await events.locator('astro-island:not([ssr])').waitFor();
      await events.getByRole('button', { name: 'Sports' }).click();
      await page.mouse.move(0, 0);
      await expect.soft(events).toHaveScreenshot(['states', `event-choice-pressed-${width}.png`]);

      await page.evaluate(() => window.scrollTo(0, 0));
      if (width === 'phone') {
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
