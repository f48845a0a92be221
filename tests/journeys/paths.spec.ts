/** What comes before and after a programme, what to read next, and how to apply. */
import { programmes } from '../../src/content/programmes/programmes.ts';
import { schools } from '../../src/content/schools/schools.ts';
import { labelOf, pathOf } from '../../src/lib/routes.ts';
import { site } from '../../src/site.ts';
import { laptop, phone } from '../support/devices.ts';
import { expect, test } from '../support/site.ts';

const steps = [
  ['dpharm', 'bpharm'],
  ['anm', 'gnm'],
  ['gnm', 'bscnursing'],
  ['bpt', 'mpt'],
  ['dmlt', 'bmlt'],
] as const;

test.describe('from a programme to the next and back', () => {
  // Nothing rises into place while it is tapped.
  test.use({ ...phone, reducedMotion: 'reduce' });
  for (const [from, to] of steps) {
    test(`${from} to ${to}`, async ({ page }) => {
      for (const [here, there] of [
        [from, to],
        [to, from],
      ] as const) {
        await page.goto(pathOf(here));
        const ladder = page.locator('section#path ol');
        await expect(ladder.locator('[aria-current="step"]')).toContainText(programmes[here].shortName);
        await ladder.getByRole('link', { name: programmes[there].shortName, exact: true }).tap();
        await expect(page).toHaveURL(pathOf(there));
      }
    });
  }

  test('a programme outside every ladder says so, and names others to compare', async ({ page }) => {
    await page.goto(pathOf('bams'));
    const ways = page.locator('section#path');
    await expect(ways.locator('ol')).toHaveCount(0);
    await expect(ways).toContainText('leads to this one or on from it');
    await ways.getByRole('link', { name: /^B\.Pharm/ }).tap();
    await expect(page).toHaveURL(pathOf('bpharm'));
  });
});

test.describe('what to read next', () => {
  test.use(laptop);
  for (const { route, next } of schools) {
    test(`${route} says what one finds there, and leads to the index of courses`, async ({ page }) => {
      // With a fragment, no intro stands before the page.
      await page.goto(`${pathOf(route)}#content`);
      const links = page.getByRole('navigation', { name: 'Read next' }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        next.map((one) => pathOf(one.route)),
      );
      for (const { route: id, why } of next)
        await expect(links.filter({ hasText: labelOf(id) }).filter({ hasText: why })).toHaveCount(1);
      expect(next.map((one) => one.route)).toContain('courses');
    });
  }
});

test.describe('how to apply', () => {
  test.use({ ...phone, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('four steps with both addresses, each of which can be copied, and the papers to have ready', async ({ page }) => {
    await page.goto(`${pathOf('bscnursing')}#apply`);
    const apply = page.locator('section#apply');
    await expect(apply.locator('ol > li')).toHaveCount(4);
    await expect(apply).toContainText('Class 10 marksheet');
    await expect(apply.getByRole('link', { name: site.admissionsEmail })).toHaveAttribute(
      'href',
      /^mailto:.+subject=B\.Sc\.%20Nursing$/,
    );
    for (const [name, address] of [
      ['Copy the admissions address', site.admissionsEmail],
      ['Copy the address of the form', site.applyUrl],
    ] as const) {
      await expect(apply).toContainText(address);
      const button = apply.getByRole('button', { name });
      await button.tap();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(apply.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute('href', site.applyUrl);
  });

  test('a master’s course asks for the papers of the degree too, a bachelor’s does not', async ({ page }) => {
    await page.goto(pathOf('mpt'));
    await expect(page.locator('section#apply')).toContainText('Marksheets of all years of the degree');
    await page.goto(pathOf('bpt'));
    await expect(page.locator('section#apply')).not.toContainText('Marksheets of all years of the degree');
  });
});

for (const [why, options, prepare] of [
  ['without script', { ...laptop, javaScriptEnabled: false }, ''],
  ['without a clipboard', laptop, 'Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined })'],
] as const) {
  test.describe(`the addresses ${why}`, () => {
    test.use(options);

    test('stand there to be read, and no button to copy them', async ({ page }) => {
      if (prepare) await page.addInitScript(prepare);
      await page.goto(pathOf('bams'));
      await expect(page.locator('[data-copy]').first()).toBeHidden();
      await expect(page.getByRole('button', { name: /^Copy the / })).toHaveCount(0);
      for (const address of [site.admissionsEmail, site.applyUrl])
        await expect(page.locator('section#apply')).toContainText(address);
    });
  });
}

test.describe('a clipboard that refuses', () => {
  test.use(laptop);

  test('says what to do instead', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    });
    await page.goto(`${pathOf('bams')}#fees`);
    const card = page.locator('section#fees');
    await card.getByRole('button', { name: 'Copy the admissions address' }).click();
    await expect(card.getByRole('status')).toHaveText('Select it and copy it by hand');
  });
});
