/** Films and the reel when they do not come: the button is back, the visitor is told, the poster stays, and a later press plays them. */
import { arrivalWords } from '#components/film/film-arrival.ts';
import { frames, holdBack } from '../support/acts.ts';
import { phone } from '../support/devices.ts';
import { bringIntoSight, filmFiles, isPaused, openReel, refuseFilms, runs } from '../support/films.ts';
import { expect, test } from '../support/site.ts';

test.use({ expectedFaults: /ERR_FAILED|ERR_ABORTED/ });

for (const [device, settings] of [
  ['laptop', { reducedMotion: 'reduce' }],
  ['phone', phone],
] as const) {
  test.describe(`a film that is asked for and refused, on a ${device}`, () => {
    test.use(settings);

    for (const path of ['/schoolofmanagement', '/gallery#content', '/about-acrylic']) {
      test(`${path}: the button is back, it is said, and a later press plays it`, async ({ page, context }) => {
        const refused = await refuseFilms(context);
        await page.goto(path);
        const figure = await bringIntoSight(page);
        const [film, button, status] = [figure.locator('video'), figure.getByRole('button'), figure.getByRole('status')];
        for (const press of ['first', 'second']) {
          const before = refused.length;
          await button.click();
          await expect.poll(() => refused.length, `${press} press: films are asked for`).toBeGreaterThan(before);
          await expect(status, `${press} press`).toHaveText(arrivalWords.lost);
          await expect(button).toHaveText(/^Play film /);
          await expect(figure).not.toHaveAttribute('data-playing');
          expect(await isPaused(film)).toBe(true);
          await expect(status).toBeInViewport({ ratio: 1 });
        }
        await expect(figure.locator('img')).toBeVisible();
        await context.unroute(filmFiles);
        await button.click();
        await runs(film);
        await expect(button).toHaveText(/^Pause film /);
        await expect(status).toBeEmpty();
      });
    }
  });
}

test('a film that nobody asked for is refused without a word: poster and button stay', async ({ page, context }) => {
  const refused = await refuseFilms(context);
  await page.goto('/schoolofmanagement');
  const figure = await bringIntoSight(page);
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await expect(figure.getByRole('button')).toHaveText(/^Play film /);
  expect(await isPaused(figure.locator('video'))).toBe(true);
  await frames(page, 3);
  await expect(figure.getByRole('status')).toBeEmpty();
  await expect(figure.locator('img')).toBeVisible();
});

test.describe('on a laptop', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a film that is slow to come is said to be loading, and then plays', { tag: '@core' }, async ({ page, context }) => {
    const letCome = await holdBack(context, filmFiles);
    await page.goto('/schoolofmanagement');
    const figure = await bringIntoSight(page);
    await figure.getByRole('button').click();
    await expect(figure.getByRole('status')).toHaveText(arrivalWords.slow);
    letCome();
    await runs(figure.locator('video'));
    await expect(figure.getByRole('status')).toBeEmpty();
  });

  test('the reel that is refused gives the hero back and says so, and a later press plays it', async ({ page, context }) => {
    const refused = await refuseFilms(context);
    const reel = await openReel(page);
    const play = reel.getByRole('button', { name: /^Play the reel/ });
    for (const press of ['first', 'second']) {
      const before = refused.length;
      await play.click();
      await expect.poll(() => refused.length, `${press} press: the reel is asked for`).toBeGreaterThan(before);
      await expect(reel.getByRole('status'), `${press} press`).toHaveText(arrivalWords.lost);
      await expect(play).toBeFocused();
      await expect(reel).not.toHaveAttribute('data-playing');
      await expect(reel.getByRole('status')).toBeInViewport({ ratio: 1 });
    }
    await expect(reel.locator('video')).toHaveCount(0);
    await context.unroute(filmFiles);
    await play.click();
    await runs(reel.locator('video'));
    await expect(reel.getByRole('status')).toBeEmpty();
    await expect(reel.getByRole('button', { name: 'Stop the reel' })).toBeVisible();
  });

  test('the film with the browser’s controls is told of too, and has its button again', async ({ page, context }) => {
    await refuseFilms(context);
    await page.goto('/schoolofscience');
    const figure = await bringIntoSight(page);
    await figure.getByRole('button', { name: /^Play film / }).press('Space');
    await expect(figure.getByRole('status')).toHaveText(arrivalWords.lost);
    await expect(figure.getByRole('button', { name: /^Play film / })).toBeFocused();
  });

  test('the reel that is slow to come is said to be loading, and a stop takes that back', async ({ page, context }) => {
    await holdBack(context, filmFiles);
    const reel = await openReel(page);
    await reel.getByRole('button', { name: /^Play the reel/ }).click();
    await expect(reel.getByRole('status')).toHaveText(arrivalWords.slow);
    await reel.getByRole('button', { name: 'Stop the reel' }).click();
    await expect(reel.getByRole('status')).toBeEmpty();
  });
});
