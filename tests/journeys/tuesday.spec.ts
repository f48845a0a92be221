/** A day of a school in six pictures: in order without script, within reach of the keyboard, and nothing of it fetched before it is near. */
import { fontsHere, skipIntro } from '../support/acts.ts';
import { pathOf, schools } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const told = schools.flatMap(({ route, tuesday }) => (tuesday ? [{ path: pathOf(route), panels: tuesday.panels }] : []));

test('there is a Tuesday to look at', () => expect(told.length).toBeGreaterThan(0));

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });
  for (const { path, panels } of told) {
    test(`${path}: at most 420 px high, fetched when it is near, six in order`, async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await skipIntro(page);
      await page.goto(path);
      await fontsHere(page);
      await page.waitForLoadState('networkidle');
      const pictures = () => fetched.filter((url) => url.includes('/pictures/tuesday-'));
      expect(pictures(), 'untouched').toEqual([]);
      const strip = page.locator('[data-tuesday]');
      await strip.scrollIntoViewIfNeeded();
      await expect.poll(pictures).not.toEqual([]);
      expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(420);
      await expect(strip.getByRole('listitem')).toHaveText(panels.map(({ time, text }) => `${time} ${text}`));
    });
  }
});

test.describe('with script off', () => {
  test.use({ ...phone, javaScriptEnabled: false });
  for (const { path } of told.slice(0, 1)) {
    test(`${path}: the arrow keys draw it aside`, async ({ page }) => {
      await page.goto(path);
      const strip = page.getByRole('region', { name: 'A day in pictures' });
      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    });
  }
});
