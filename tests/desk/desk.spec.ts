/** What a clerk does at the desk, from the form to the page. One server over one copy of the checkout: the tests follow each other. */
import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type DeskSite, startDesk } from '../support/desk-site.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 120_000 });

let desk: DeskSite;
let page: Page;
const foreign: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  desk = await startDesk();
  page = await browser.newPage({ baseURL: desk.origin });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(desk.origin)) foreign.push(request.url());
  });
  // The first form makes Vite bundle Keystatic.
  await page.goto('/keystatic/collection/events/item/open-day');
  await expect(page.getByLabel('Title')).toBeVisible({ timeout: 120_000 });
  page.setDefaultTimeout(30_000);
});

test.afterAll(async () => {
  await page?.close();
  await desk?.stop();
});

const save = async () => {
  const saved = page.waitForResponse('**/api/keystatic/update');
  await page.getByRole('button', { name: /^(Save|Create)$/ }).click();
  return (await saved).status();
};
const textOf = async (path: string) => (await page.request.get(path)).text();
/** Whether a page of the site says something, in its text or in what search engines are told. */
const says = async (path: string, words: string) => (await textOf(path)).includes(words);
const toldTo = async (path: string) =>
  [...(await textOf(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, told = '']) => told)
    .join();

test('a fee is changed in one form: table, card, questions and structured data follow, and the file in one line', async () => {
  await page.goto('/keystatic/collection/programmes/item/bpt');
  await page.getByLabel('Yearly fee in rupees').fill('165000');
  await expect(page.getByText('₹1,65,000')).toBeVisible();
  // What was typed is still there after the page was reloaded.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByLabel('Yearly fee in rupees')).toHaveValue('165000');
  expect(await save()).toBe(200);
  expect(desk.git('diff', '--numstat')).toBe('1\t1\tsrc/content/programmes/bpt.yaml\n');
  const school = '/schoolofparamedicalandhealthsciences';
  await expect.poll(() => says(school, '₹1,65,000')).toBe(true);
  expect(await says(`${school}/bpt`, 'The annual fee is ₹1,65,000')).toBe(true);
  expect(await says(`${school}/bpt`, '1,10,000')).toBe(false);
  expect(await says(school, 'B.P.T ₹1,65,000')).toBe(true);
  expect(await says('/faq', 'The fee is ₹1,65,000')).toBe(true);
  expect(await toldTo('/faq')).toContain('₹1,65,000');
});

test('bad values are refused, in words that name the mend', async () => {
  const refused = async (form: string, label: string, value: string, says: string | RegExp) => {
    await page.goto(form);
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill(value);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(says).first()).toBeVisible();
  };
  const before = desk.git('status', '--porcelain');
  await refused(
    '/keystatic/collection/programmes/item/gnm',
    'Yearly fee in rupees',
    '5',
    'write a whole number from 1,000 to 20,00,000',
  );
  await refused('/keystatic/singleton/school', 'Application form', 'apply.school.in', 'write it in full, with https://');
  // A rule between two fields: the server says it, in the words of the schema.
  await refused('/keystatic/collection/events/item/nine-school-games', 'Ends', '2020-01-01T10:00', 'ends before it starts');
  expect(desk.git('status', '--porcelain')).toBe(before);
  // What is wrong is out of sight: saving leads there, into what is folded too.
  await page.goto('/keystatic/collection/programmes/item/anm');
  const folded = page
    .getByRole('group', { name: /^What one studies/ })
    .locator('details')
    .last();
  const heading = folded.getByLabel('Heading', { exact: true });
  await folded.locator('summary').click();
  await heading.fill('');
  await folded.locator('summary').click();
  await expect(heading).toBeHidden();
  await page.getByLabel('Short name').focus();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('an item that is added to a list is open, and folds at the first press', async () => {
  await page.goto('/keystatic/collection/events/item/moot-final');
  await page.getByText('Add: Earlier date').click();
  const starts = page.getByLabel('It was to start');
  await starts.fill('2026-12-01T10:00');
  await page.getByLabel('Changed on', { exact: true }).fill('2026-11-25');
  await expect(starts).toBeVisible();
  await starts.fill('');
  await expect(page.getByText('It was to start: write a time such as')).toBeVisible();
  await page.locator('summary', { hasText: 'Earlier date' }).click();
  await expect(starts).toBeHidden();
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('an event is added, and another cancelled', async () => {
  await page.goto('/keystatic/collection/events/create');
  await page.getByLabel('Address').fill('kite-day');
  await page.getByLabel('Title').fill('Kite Day');
  await page.getByLabel('Category').selectOption('Cultural');
  await page.getByLabel('Starts').fill('2027-02-14T10:00');
  await page.getByLabel('Ends', { exact: true }).fill('2027-02-14T16:00');
  await page.getByLabel('Announced on').fill('2026-11-25');
  await page.getByLabel('Place', { exact: true }).fill('The sports ground');
  await page.getByLabel('Who comes').fill('all who like the wind');
  await page.getByText('Choose one', { exact: true }).click();
  await page.locator('.desk-pictures label', { hasText: 'event-open-day' }).click();
  await page
    .getByLabel('Description')
    .fill('Kites of paper and of cloth, made in the morning and flown in the afternoon by everybody who comes.');
  await page.getByLabel('Where it comes from').selectOption('specification');
  expect(await save()).toBe(200);
  await expect.poll(() => says('/whatson', 'Kite Day')).toBe(true);
  expect((await page.request.get('/events/kite-day.ics')).status()).toBe(200);

  await page.goto('/keystatic/collection/events/item/internship-day');
  await page.getByLabel('Status').selectOption('cancelled');
  expect(await save()).toBe(422);
  await expect(page.getByText('Not saved. Postponed or cancelled on: write the day')).toBeVisible();
  await page.getByLabel('Postponed or cancelled on').fill('2026-11-25');
  expect(await save()).toBe(200);
  await expect.poll(() => says('/whatson', 'It will not take place')).toBe(true);
  await expect.poll(() => desk.read('src/content/events/internship-day.yaml')).toContain('status: cancelled');
});

test('a photograph takes the place of a picture: turned upright, in the web’s colours, with words of its own', async () => {
  const send = async (file: Buffer) => {
    await page.getByLabel('The file').setInputFiles({ name: 'campus.jpg', mimeType: 'image/jpeg', buffer: file });
    await page.getByRole('button', { name: 'Put it in its place' }).click();
  };
  const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a5' } });
  await page.goto('/desk/photograph?id=event-open-day');
  await page.getByLabel('What is to be seen').fill('Two students hold the school’s gate open for a family.');
  await page.getByLabel('Who took it').fill('A. Rao');
  await send(await plain(800, 600).jpeg().toBuffer());
  await expect(page.getByText(/800 pixels wide, and its place on the site needs 1600/)).toBeVisible();
  const large = await plain(1200, 1800).withMetadata({ orientation: 6 }).toColourspace('cmyk').jpeg().toBuffer();
  await send(large.subarray(0, large.length / 2));
  await expect(page.getByText(/breaks off before its end|can’t be read/)).toBeVisible();
  await send(large);
  await expect(page.getByText('stands in its place now')).toBeVisible({ timeout: 60_000 });
  const shown = page.locator('.desk-chosen img');
  await expect(page.locator('.desk-chosen')).toContainText('Two students hold the school’s gate');
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  // Another try, with the same words: a drawing is no photograph, and a second photograph may be described as the first was.
  await page.getByLabel('What is to be seen').fill('Two students hold the school’s gate open for a family.');
  await page.getByLabel('Who took it').fill('A. Rao');
  await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"/>'));
  await expect(page.getByText('can’t be read as a photograph')).toBeVisible();
  await send(large);
  await expect(page.getByText('stands in its place now')).toBeVisible({ timeout: 60_000 });

  const master = await sharp(join(desk.folder, 'media/masters/event-open-day.jpg')).metadata();
  expect([master.width, master.height, master.space, master.exif]).toEqual([1800, 1200, 'srgb', undefined]);
  const entry = await desk.read('src/content/pictures/event-open-day.yaml');
  expect(entry).toContain('kind: photograph');
  expect(entry).toContain('A. Rao');
  await expect.poll(() => says('/whatson', 'Some of the pictures are photographs')).toBe(true);
  await page.goto('/desk');
  await page.getByText(/^Pictures and films/).click();
  await expect(page.getByText(/pictures are photographs: have all who can be recognised agreed/)).toBeVisible();
});

test('a programme is added in one form, and found in the school’s list, the index, the fee table and the sitemap', async () => {
  test.setTimeout(240_000);
  // Duplicated from another, which is how a clerk begins: everything is there, and what differs is written anew.
  await page.goto('/keystatic/collection/programmes/create?duplicate=dmlt');
  await page.getByLabel('Address').first().fill('optometry');
  expect(await save()).toBe(422);
  await expect(page.getByText("'D.M.L.T' is dmlt.yaml already: give one of them another")).toBeVisible();
  await page.getByLabel('Short name').fill('B.Optom');
  await page.getByLabel('Full name').fill('Bachelor of Optometry');
  await page.getByLabel('What it teaches').fill('Optometry');
  await page.getByLabel('What one takes home').fill('B.Optom');
  await page.getByLabel('Yearly fee in rupees').fill('90000');
  await page.getByLabel('Place in lists').fill('13');
  await page.getByLabel('Title in search results').fill('B.Optom: Bachelor of Optometry');
  await page
    .getByLabel('Description in search results')
    .fill(
      'B.Optom at Pundir: how eyes are measured and glasses chosen, what the course costs each year and how to join after class 12.',
    );
  await page.getByLabel('Level').selectOption('Bachelor');
  await page.getByLabel('What it is', { exact: true }).last().fill('आँखों की जाँच');
  expect(await save()).toBe(200);
  const path = '/schoolofparamedicalandhealthsciences/optometry';
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
  for (const address of ['/schoolofparamedicalandhealthsciences', '/courses', '/sitemap.xml'])
    expect(await says(address, path), address).toBe(true);
  expect(await says('/schoolofparamedicalandhealthsciences', '₹90,000')).toBe(true);
});

test('the first page sums up what was changed, and one button takes a change back', async () => {
  await page.goto('/desk');
  await expect(page.getByText('Yearly fee of B.P.T: ₹1,10,000 to ₹1,65,000')).toBeVisible();
  await expect(page.getByText('New: Event, Kite Day')).toBeVisible();
  await page.goto('/keystatic/collection/pictures');
  await expect(page.locator('#pictures').getByRole('link', { name: /^Two students hold/ })).toBeVisible();
  const takeBack = async (says: string) => {
    const done = page.waitForResponse('**/desk/api/take-back', { timeout: 60_000 });
    await page.getByRole('listitem').filter({ hasText: says }).getByRole('button', { name: 'Take back' }).click();
    expect((await done).status(), says).toBe(200);
    await expect(page.getByText(says)).toBeHidden({ timeout: 60_000 });
  };
  await takeBack('Yearly fee of B.P.T');
  await takeBack('The picture file of event-open-day is another.');
  expect(desk.git('status', '--porcelain', 'src/content/programmes/bpt.yaml', 'media', 'public')).toBe('');
  await expect.poll(() => says('/schoolofparamedicalandhealthsciences', '₹1,10,000')).toBe(true);
});

test('what something refers to is not taken away, and what changed meanwhile is not overwritten unasked', async () => {
  await page.goto('/keystatic/collection/programmes/item/bpt');
  await expect(page.getByLabel('Short name')).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await expect(page.getByText(/can’t be taken away, since something refers to it/)).toBeVisible();
  expect(await desk.read('src/content/programmes/bpt.yaml')).toContain('B.P.T');

  await page.goto('/keystatic/singleton/facts');
  await page.getByLabel('Fines').fill('None, as the desk has it');
  const file = join(desk.folder, 'src/content/facts.yaml');
  writeFileSync(file, (await desk.read('src/content/facts.yaml')).replace(/^attendance: .*/m, 'attendance: 80%'));
  // Answered at once: the press is over only then.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss().then(() => dialog.message()));
  expect(await save()).toBe(409);
  expect(await asked).toContain('was changed elsewhere since this form was opened');
  expect(await desk.read('src/content/facts.yaml')).toContain('attendance: 80%');
  // The draft outlives the page, and so does the state of the file that it began with.
  await page.reload();
  await expect(page.getByLabel('Fines')).toHaveValue('None, as the desk has it');
  page.on('dialog', (again) => again.dismiss());
  expect(await save()).toBe(409);
  // Another form that is saved in between makes the draft no newer.
  await page.getByRole('link', { name: 'Events' }).click();
  await page.getByText('lamps-and-stages').click();
  await page.getByLabel('Place', { exact: true }).fill('The sports ground');
  expect(await save()).toBe(200);
  await page.getByRole('link', { name: 'Shared figures' }).click();
  await expect(page.getByLabel('Fines')).toHaveValue('None, as the desk has it');
  expect(await save()).toBe(409);
  page.removeAllListeners('dialog');
  expect(await desk.read('src/content/facts.yaml')).toContain('attendance: 80%');
});

test('nothing is written for another site, another host, another folder or through a link', async () => {
  const update = (path: string) => ({
    additions: [{ path, contents: Buffer.from('a: 1').toString('base64url') }],
    deletions: [],
    begun: {},
  });
  const link = join(desk.folder, 'src/content/linked');
  symlinkSync(join(desk.folder, 'docs'), link);
  const before = desk.git('status', '--porcelain');
  const post = async (path: string, headers: Record<string, string>, at = '/api/keystatic/update') =>
    (await page.request.post(at, { headers, data: update(path) })).status();
  const own = { origin: desk.origin };
  for (const address of ['/api/keystatic/update', '/desk/api/publish', '/desk/api/take-back', '/desk/api/photograph']) {
    expect(await post('events/x.yaml', { origin: 'https://evil.example' }, address), address).toBe(403);
  }
  for (const path of ['../x.yaml', 'events/../../x.yaml', '../../package.json', 'events/x.sh', 'linked/x.yaml', '/etc/x.yaml'])
    expect(await post(path, own), path).toBe(403);
  for (const address of ['/api/keystatic/update', '/desk/api/take-back', '/desk/api/photograph'])
    for (const data of ['{}', '{'])
      expect((await page.request.post(address, { headers: own, data })).status(), `${address} ${data}`).toBe(400);

  expect(desk.git('status', '--porcelain')).toBe(before);
  unlinkSync(link);
  expect(desk.git('log', '--oneline').trim().split('\n')).toHaveLength(1);
});

test('one button checks everything and keeps it as a commit that says what was changed', async () => {
  test.setTimeout(240_000);
  await page.goto('/desk');
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await expect(page.getByText(/^Checked and kept/)).toBeVisible({ timeout: 200_000 });
  expect(desk.git('log', '-1', '--format=%B')).toContain('New: Event, Kite Day');
  expect(foreign, 'requests to other hosts').toEqual([]);
});
