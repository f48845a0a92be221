/** The first screens of the key pages, on a phone and on a desk. Most without their pictures, which would weigh. */
import { pathOf } from '../support/content.ts';
import { drawn, leavePicturesOut, sizes } from '../support/visual.ts';
import { expect, test } from '../support/visual-site.ts';

/** A kept picture's name, and the address that it is taken at. */
const screens: Readonly<Record<string, string>> = {
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

/** What is composed on a desk as other pages are: kept as a phone shows it, since all pictures together have a limit (tests/visual/update.ts). */
const onPhoneAlone = ['unknown-address'];

for (const [width, size] of Object.entries(sizes)) {
  test.describe(width, () => {
    test.use(size);

    for (const [name, address] of Object.entries(screens)) {
      if (width !== 'phone' && onPhoneAlone.includes(name)) continue;
      test(name, async ({ page }) => {
        await leavePicturesOut(page);
        await page.goto(address);
        await drawn(page);
        // The browser went there before the fonts came, which move what is above by a line more or less.
        const place = new URL(page.url()).hash.slice(1);
        if (place) {
          await page.locator(`[id="${place}"]`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
          await drawn(page);
        }
        await expect(page).toHaveScreenshot(`${name}-${width}.png`);
      });
    }

    test.describe('with their pictures', () => {
      // Drawn small, since photographs weigh.
      test.use({ deviceScaleFactor: width === 'phone' ? 0.3 : 0.2 });
      for (const [name, id] of Object.entries({ home: 'home', 'school-design': 'design' })) {
        test(`${name}, with its pictures`, async ({ page }) => {
          await page.goto(pathOf(id));
          await drawn(page);
          await expect(page).toHaveScreenshot(['pictures', `${name}-${width}.png`]);
        });
      }
    });

    test('the foot of a page', async ({ page }) => {
      await leavePicturesOut(page);
      await page.goto(pathOf('about'));
      const foot = page.getByRole('contentinfo');
      await foot.scrollIntoViewIfNeeded();
      await drawn(page);
      await expect(foot).toHaveScreenshot(`foot-${width}.png`);
    });
  });
}
