/** Screenshots of the first screen of key pages, on a phone and on a desktop screen. Most are without pictures, to limit the file size. */
import { pathOf } from '../support/content.ts';
import { hidePictures, screenSizes, waitForRendering } from '../support/visual.ts';
import { expect, test } from '../support/visual-test.ts';

/** Screenshot name to URL. */
const urls: Readonly<Record<string, string>> = {
  home: pathOf('home'),
  'home-schools': `${pathOf('home')}#education`,
  about: pathOf('about'),
  'school-paramedical': pathOf('paramedical'),
  'school-fees': `${pathOf('paramedical')}#fees`,
  'school-design': pathOf('design'),
  programme: pathOf('bmlt'),
  'programme-fees': `${pathOf('bmlt')}#fees`,
  certificates: pathOf('certificates'),
  faq: pathOf('faq'),
  handbook: pathOf('student-handbook'),
  awards: pathOf('awards'),
  calendar: pathOf('academic-calendar'),
  gallery: pathOf('gallery'),
  research: pathOf('research'),
  whatson: pathOf('whatson'),
  courses: pathOf('courses'),
  acrylic: pathOf('about-acrylic'),
  'unknown-address': '/no-such-page',
};

/** Pages whose layout on a desktop screen is like that of others, compared only on the phone: the total size of the screenshots is limited (tests/visual/update.ts). */
const onlyOnPhone = ['unknown-address'];

for (const [screen, size] of Object.entries(screenSizes)) {
  test.describe(screen, () => {
    test.use(size);

    for (const [name, url] of Object.entries(urls)) {
      if (screen !== 'phone' && onlyOnPhone.includes(name)) continue;
      test(`${name} matches its screenshot`, async ({ page }) => {
        await hidePictures(page);
        await page.goto(url);
        await waitForRendering(page);
        // The browser scrolled to the fragment before the fonts loaded and changed the height of the content above.
        const id = new URL(page.url()).hash.slice(1);
        if (id) {
          await page.locator(`[id="${id}"]`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
          await waitForRendering(page);
        }
        await expect(page).toHaveScreenshot(`${name}-${screen}.png`);
      });
    }

    test.describe('with pictures', () => {
      // A smaller scale, since photographs make large PNG files.
      test.use({ deviceScaleFactor: screen === 'phone' ? 0.3 : 0.2 });
      for (const [name, id] of Object.entries({ home: 'home', 'school-design': 'design' })) {
        test(`${name} with its pictures matches its screenshot`, async ({ page }) => {
          await page.goto(pathOf(id));
          await waitForRendering(page);
          await expect(page).toHaveScreenshot(['pictures', `${name}-${screen}.png`]);
        });
      }
    });

    test('the footer matches its screenshot', async ({ page }) => {
      await hidePictures(page);
      await page.goto(pathOf('about'));
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await waitForRendering(page);
      await expect(footer).toHaveScreenshot(`foot-${screen}.png`);
    });
  });
}
