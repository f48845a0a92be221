/** What comes before and after a programme, what to read next, and how to apply. */
import { entranceLink } from '../../src/lib/entrance-link.ts';
import { site } from '../../src/site.ts';
import { tabTo } from '../support/acts.ts';
import { labelOf, pageWords, pathOf, programmeOf, programmes, schools } from '../support/content.ts';
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
        await page.locator('section#path summary').tap();
        await expect(ladder.locator('[aria-current="step"]')).toContainText(programmeOf(here).shortName);
        await ladder.getByRole('link', { name: programmeOf(there).shortName, exact: true }).tap();
        await expect(page).toHaveURL(pathOf(there));
      }
    });
  }

  for (const [id, before, after] of [
    ['bams', 'NEET-UG', 'M.D. and M.S. (Ayurveda)'],
    ['hso', 'Class 12 in any stream', 'advertised posts'],
  ] as const) {
    test(`${id}, which no other leads to or on from, says what comes before and after, and names others to compare`, async ({
      page,
    }) => {
      await page.goto(pathOf(id));
      const ways = page.locator('section#path');
      const steps = ways.locator('ol > li');
      await ways.locator('summary').tap();
      await expect(steps).toHaveCount(3);
      await expect(steps.nth(0)).toContainText(before);
      await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
      await expect(steps.nth(2)).toContainText(after);
      await expect(ways.getByRole('heading', { name: 'Compare it with' })).toBeVisible();
    });
  }

  test('M.P.T, the only master’s course, names first degrees for those who have still to choose one', async ({ page }) => {
    await page.goto(pathOf('mpt'));
    const ways = page.locator('section#path');
    await ways.locator('summary').tap();
    await expect(ways.getByRole('heading', { name: 'If the first degree is still to be chosen' })).toBeVisible();
    for (const id of programmeOf('mpt').related) {
      await expect(ways.locator('ul').getByRole('link', { name: programmeOf(id).shortName })).toBeVisible();
    }
  });

  for (const { id } of programmes) {
    test(`${id} has something before it and something after it`, async ({ page }) => {
      await page.goto(pathOf(id));
      const places = page.locator('section#path ol > li');
      const here = await places.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('aria-current')));
      expect(here).toBeGreaterThan(0);
      expect(here).toBeLessThan((await places.count()) - 1);
      for (const end of [places.first(), places.last()]) await expect(end.locator('p')).toHaveText(/.{30,}/);
    });
  }
});

test.describe('what to read next', () => {
  test.use(laptop);
  const { allCourses } = pageWords['school-pages'];
  for (const { route, next } of schools) {
    const offered = [...next, allCourses, entranceLink(pageWords.courses)];
    test(`${route} says what one finds there, and leads to the index of courses`, async ({ page }) => {
      // With a fragment, no intro stands before the page.
      await page.goto(`${pathOf(route)}#content`);
      const links = page.getByRole('navigation', { name: 'Read next' }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        offered.map(({ page: id, fragment }) => (fragment ? `${pathOf(id)}#${fragment}` : pathOf(id))),
      );
      for (const { page: id, label = labelOf(id), why } of offered)
        await expect(links.filter({ hasText: label }).filter({ hasText: why })).toHaveCount(1);
    });
  }
});

test.describe('what to read after a programme, the index of courses, About and the gallery', () => {
  test.use(laptop);
  for (const id of ['gda', 'courses', 'about', 'gallery'] as const) {
    test(`${id}: each page with a reason`, async ({ page }) => {
      await page.goto(`${pathOf(id)}#content`);
      const links = page.getByRole('navigation', { name: 'Read next' }).getByRole('link');
      expect(await links.count()).toBeGreaterThanOrEqual(3);
      for (const text of await links.allInnerTexts()) expect(text).toMatch(/^\S.*\n+\S.{20,}$/s);
    });
  }
});

test.describe('how to apply', () => {
  test.use({ ...phone, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('four steps with both addresses, each of which can be copied, and the papers to have ready', { tag: '@core' }, async ({
    page,
  }) => {
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

  for (const { route, heading } of schools) {
    test(`${heading}: the steps are one press away`, async ({ page }) => {
      await page.goto(`${pathOf(route)}#content`);
      await page.locator('main h1 ~ *').getByRole('link', { name: 'How to apply' }).tap();
      await expect(page).toHaveURL(`${pathOf('courses')}#apply`);
      await expect(page.getByRole('heading', { name: 'How to apply' })).toBeInViewport();
    });
  }

  test('a master’s course asks for the papers of the degree too, a bachelor’s does not', async ({ page }) => {
    await page.goto(pathOf('mpt'));
    await expect(page.locator('section#apply')).toContainText('Marksheets of all years of the degree');
    await page.goto(pathOf('bpt'));
    await expect(page.locator('section#apply')).not.toContainText('Marksheets of all years of the degree');
  });
});

test.describe('the addresses by keyboard', () => {
  test.use({ ...laptop, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

  test('Tab goes from each to its button, Enter and Space copy it and say so, and the focus stays', async ({ page }) => {
    await page.goto(`${pathOf('bscnursing')}#apply`);
    const apply = page.locator('section#apply');
    await apply.getByRole('link', { name: site.admissionsEmail }).focus();
    for (const [name, address] of [
      ['Copy the admissions address', site.admissionsEmail],
      ['Copy the address of the form', site.applyUrl],
    ] as const) {
      const button = apply.getByRole('button', { name });
      const said = apply
        .locator('[data-copy]')
        .filter({ has: page.getByRole('button', { name }) })
        .getByRole('status');
      await tabTo(page, button, 1);
      for (const key of ['Enter', 'Space']) {
        await page.evaluate(() => navigator.clipboard.writeText('something else'));
        await said.evaluate((status) => status.replaceChildren());
        await page.keyboard.press(key);
        await expect(said, `${key} on ${name}`).toHaveText('Copied');
        expect(await page.evaluate(() => navigator.clipboard.readText()), `${key} on ${name}`).toBe(address);
        await expect(button).toBeFocused();
      }
    }
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
    await page.goto(`${pathOf('bams')}#apply`);
    const apply = page.locator('section#apply');
    await apply.getByRole('button', { name: 'Copy the admissions address' }).click();
    await expect(apply.getByRole('status').filter({ hasText: 'Select it and copy it by hand' })).toHaveCount(1);
  });
});
