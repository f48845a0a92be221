/** A school's day in six pictures. */
import { skipIntro, waitForFontsAndLayout } from '../support/actions.ts';
import { pathOf, schools } from '../support/content.ts';
import { phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const dayStrips = schools.flatMap(({ route, dayStrip }) => (dayStrip ? [{ path: pathOf(route), panels: dayStrip.panels }] : []));

test.describe('on a phone', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });
  for (const { path, panels } of dayStrips) {
    test(`${path}: the day strip has six pictures, which load when it is near the screen`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await skipIntro(page);
      await page.goto(path);
      await waitForFontsAndLayout(page);
      await page.waitForLoadState('networkidle');
      const pictures = () => requests.filter((url) => url.includes('/pictures/tuesday-'));
      expect(pictures(), 'before scrolling').toEqual([]);
      const strip = page.locator('[data-day-strip]');
      await strip.scrollIntoViewIfNeeded();
      await expect.poll(pictures).not.toEqual([]);
      expect(panels).toHaveLength(6);
      await expect(strip.getByRole('listitem')).toHaveText(panels.map(({ time, text }) => `${time} ${text}`));
    });
  }
});
