/** A school's day in six pictures. */
import { fontsHere, skipIntro } from '../support/acts.ts';
import { pathOf, schools } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const told = schools.flatMap(({ route, tuesday }) => (tuesday ? [{ path: pathOf(route), panels: tuesday.panels }] : []));

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });
  for (const { path, panels } of told) {
    test(`${path}: a day in six pictures, fetched when they are near`, async ({ page }) => {
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
      expect(panels).toHaveLength(6);
      await expect(strip.getByRole('listitem')).toHaveText(panels.map(({ time, text }) => `${time} ${text}`));
    });
  }
});

test.describe('with script off', () => {
  test.use({ ...phone, javaScriptEnabled: false });
  for (const { path } of told.slice(0, 1)) {
    test(`${path}: the arrow keys scroll the pictures`, async ({ page }) => {
      await page.goto(path);
      const strip = page.getByRole('region', { name: 'A day in pictures' });
      await strip.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    });
  }
});
