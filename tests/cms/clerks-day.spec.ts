/** What the office does in the CMS, from the form to the page. One server over one copy of the project: the tests follow each other. */
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { indianDay } from '#utils/dates.ts';
import { type CmsSite, startCms } from '../support/cms-site.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 240_000 });

let site: CmsSite;
let page: Page;
const foreign: string[] = [];
const asked: string[] = [];
/** Whether the copy of unsaved text that Decap offers is taken. */
let wantsCopy = false;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startCms();
  page = await browser.newPage({ baseURL: site.cms });
  page.on('request', (request) => {
    const url = () => request.url();
    if (/^https?:/.test(url()) && !url().startsWith('http://127.0.0.1:')) foreign.push(url());
  });
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return !wantsCopy && /local backup/.test(dialog.message()) ? dialog.dismiss() : dialog.accept();
  });
});

test.afterAll(async () => {
  await page?.close();
  await site?.stop();
});

const label = (name: string) => page.getByLabel(name, { exact: true }).first();
/** Chooses from one of Decap's menus. */
async function choose(name: string | RegExp, option: string, which: 'first' | 'last' = 'first'): Promise<void> {
  const menu = page.getByLabel(name, { exact: true })[which]();
  await menu.click();
  await menu.fill(option);
  await menu.press('Enter');
}
const refusal = () => page.locator('dialog.refusal');

/** Opens a form from an empty page, as a reload does. */
async function open(form: string, first: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#/collections/${form}`);
  await expect(label(first)).toBeVisible({ timeout: 60_000 });
}
async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}
async function saved(): Promise<void> {
  await publish();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout: 120_000 });
}
async function refused(says: string | RegExp): Promise<void> {
  await publish();
  await expect(page.getByText(says).first()).toBeVisible({ timeout: 30_000 });
  if (await refusal().isVisible()) await refusal().getByRole('button').click();
}
const commit = () => {
  site.git('add', '--all');
  site.git('commit', '--quiet', '--message', 'A change');
};
const changes = () => site.git('status', '--porcelain', '--untracked-files=all');
/** A page that was read before is rendered anew after its content changed. */
const expectSoon = expect.configure({ timeout: 60_000 }).poll;
/** The text of a page of the website. */
const textOf = async (path: string) => (await page.request.get(site.origin + path)).text();

test('a fee, typed as it is written, changes one line of one file and every page that tells it', async () => {
  await open('programmes/entries/bpt', 'Short name');
  await page.getByLabel(/^Yearly fee in rupees/).fill('1,65,000');
  await expect(page.getByText('₹1,65,000', { exact: true })).toBeVisible();
  await saved();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/programmes/bpt.yaml\n');
  const school = '/schoolofparamedicalandhealthsciences';
  await expectSoon(() => textOf(school)).toContain('₹1,65,000');
  expect(await textOf(`${school}/bpt`)).toContain('The annual fee is ₹1,65,000');
  commit();
});

test('a fee that changes by more than half is asked about', async () => {
  await open('programmes/entries/bpt', 'Short name');
  await page.getByLabel(/^Yearly fee in rupees/).fill('16500');
  await saved();
  expect(asked.at(-1)).toContain('from ₹1,65,000 to ₹16,500, by more than half');
  site.git('checkout', '--quiet', '.');
});

test('a comma changes one line, and no other paragraph is wrapped anew', async () => {
  await open('events/entries/open-day', 'Title');
  await label('Who comes').fill('about 400 students, and their families');
  await saved();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/events/open-day.yaml\n');
  commit();
});

test('an event is added', async () => {
  await open('events/new', 'Title');
  await label('Title').fill('Career fair');
  await choose('Category', 'Academic');
  await label('Starts').fill('2027-02-06T10:00');
  await label('Ends').fill('2027-02-06T16:00');
  await label('Announced on').fill('2026-11-20');
  await label('Place').fill('Main hall');
  await label('Who comes').fill('about 200 students');
  await page.getByText('Choose a picture', { exact: true }).click();
  await page.getByRole('searchbox').fill('courtyard');
  await page.getByTitle('event-open-day').click();
  await label('Description').fill(
    'Twenty hospitals and laboratories come to meet our students of the last year. Bring your papers.',
  );
  await choose('Where it comes from', 'sample');
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByText('Career fair').first()).toBeVisible();
  await saved();
  expect(changes()).toBe('?? src/content/events/career-fair.yaml\n');
  await expectSoon(() => textOf('/whatson')).toContain('Career fair');
  commit();
});

test('an event is moved, postponed and cancelled, and the file keeps what calendars have to be told', async () => {
  const file = () => site.read('src/content/events/career-fair.yaml');
  const today = indianDay(new Date());
  await open('events/entries/career-fair', 'Title');
  await label('Starts').fill('2027-02-13T10:00');
  await label('Ends').fill('2027-02-13T16:00');
  await saved();
  expect(await file()).toContain(`was:\n  - starts: 2027-02-06T10:00\n    changed: ${today}\n`);
  // The form shows what was added to it.
  await expect(page.getByText('moved', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expectSoon(() => textOf('/whatson')).toContain('13 February');
  await choose(/^Status/, 'postponed');
  await saved();
  expect(await file()).toMatch(new RegExp(`^status: postponed\n[^]*^since: ${today}\n`, 'm'));
  await expect(label('Postponed or cancelled on (optional)')).toHaveValue(today, { timeout: 60_000 });
  await choose(/^Status/, 'cancelled');
  await saved();
  expect(await file()).toContain('status: cancelled\n');
  await expectSoon(() => textOf('/whatson')).toContain('Cancelled');
  commit();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page).toHaveURL(/events$/, { timeout: 60_000 });
  expect(changes()).toBe(' D src/content/events/career-fair.yaml\n');
  commit();
});

test('an announced event can’t be deleted before it is cancelled', async () => {
  await open('events/entries/open-day', 'Title');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(refusal()).toContainText(/deleted or renamed, which calendars never hear of.*cancelled/);
  expect(changes()).toBe('');
});

test('a notice is put below the bar, and a page of the office’s own is made', async () => {
  await open('notices/new', 'Text');
  await label('Text').fill('The office is closed on Monday.');
  await choose('Kind', 'closure');
  await label('First day').fill(indianDay(new Date()));
  await label('Last day').fill(indianDay(new Date(Date.now() + 5 * 86_400_000)));
  await choose('Where it comes from', 'sample');
  await saved();
  expect(changes()).toBe('?? src/content/notices/the-office-is-closed-on-monday.yaml\n');
  await expectSoon(() => textOf('/about')).toContain('The office is closed on Monday.');
  commit();

  await open('simple-pages/new', 'Title');
  await label('Title').fill('Hostel');
  await label('Lead').fill('The hostel has forty rooms, two beds in each, five minutes from the school.');
  await label('Text').fill('Meals are **vegetarian**.\n\n## Rooms\n\n- a bed and a desk\n- a cupboard');
  await label('Title in search results').fill('Hostel: rooms, meals and rules');
  await label('Description in search results').fill(
    'What a room in the hostel has, what meals there are, when the gate is shut, and how a family asks for a place in it.',
  );
  await choose('Where it comes from', 'sample', 'last');
  await saved();
  expect(changes()).toBe('?? src/content/simple-pages/hostel.yaml\n');
  await expectSoon(() => textOf('/hostel')).toContain('<strong>vegetarian</strong>');
  commit();
});

test('a question is added to its topic', async () => {
  const topic = site
    .git('ls-files', 'src/content/questions')
    .split('\n')[0]
    ?.replace(/^.*\/|\.yaml$/g, '');
  await open(`questions/entries/${topic}`, 'Heading');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Address', { exact: true }).last().fill('parking');
  await page.getByLabel('Question', { exact: true }).last().fill('Is there parking for visitors?');
  await page
    .getByLabel('Answer', { exact: true })
    .last()
    .fill('Yes. The guard at the gate shows you a place for a car or a scooter; it costs nothing.');
  await choose('Where it comes from', 'sample', 'last');
  await saved();
  const diff = site.git('diff');
  expect(diff).toContain('+    q: Is there parking for visitors?');
  expect(diff).not.toMatch(/^-[^-]/m);
  await expectSoon(() => textOf('/faq')).toContain('Is there parking for visitors?');
  commit();
});

test('a programme made by duplicating another is not saved until it is its own', async () => {
  await open('programmes/entries/dmlt', 'Short name');
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByText('Duplicate', { exact: true }).click();
  await expect(page).toHaveURL(/\/new/);
  await label('Short name').fill('D.R.T');
  await label('Full name').fill('Diploma in Radiography Technology');
  await refused(/already: give one of them another/);
  await label('Title in search results').fill('D.R.T: Diploma in Radiography Technology, fees');
  await label('Description in search results').fill(
    'Two years of radiography after Class XII: what you study, what it costs, who can join, and where our students work when they have finished.',
  );
  await page.getByLabel('What it is', { exact: true }).fill('रेडियोग्राफी में डिप्लोमा');
  await saved();
  expect(asked.at(-1)).toMatch(/The text still names D\.M\.L\.T \d+ times/);
  expect(changes()).toBe('?? src/content/programmes/d-r-t.yaml\n');
  await expectSoon(() => textOf('/schoolofparamedicalandhealthsciences')).toContain('D.R.T');
  commit();
});

test('unsaved text is offered after a reload, and can be saved then', async () => {
  await open('events/entries/open-day', 'Title');
  await label('Title').fill('An Open Day for families');
  // Decap keeps its copy two seconds after the last change.
  await page.waitForTimeout(3000);
  wantsCopy = true;
  await open('events/entries/open-day', 'Title');
  await expect(label('Title')).toHaveValue('An Open Day for families');
  wantsCopy = false;
  await page.waitForTimeout(1000);
  await expect(label('Title'), 'it stays').toHaveValue('An Open Day for families');
  await saved();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/events/open-day.yaml\n');
  site.git('checkout', '--quiet', '.');
});

test('a photograph becomes a picture, upright and without what the camera wrote into it', async () => {
  const noise = { create: { width: 2000, height: 1250, channels: 3, background: '#aa7733' } } as const;
  const photograph = await sharp(noise)
    .withExif({ IFD0: { Artist: 'A clerk' } })
    .jpeg()
    .toBuffer();
  const small = await sharp({ create: { ...noise.create, width: 300, height: 200 } })
    .jpeg()
    .toBuffer();
  await open('pictures/new', 'Kind');
  const upload = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await upload('Sports Day.jpg', small);
  await expect(page.getByText(/it is 300 pixels wide, and its place needs 1600/)).toBeVisible();
  await upload('Broken.jpg', photograph.subarray(0, 40));
  await expect(page.getByText(/the file can’t be read as a photograph/)).toBeVisible();
  expect(changes()).toBe('');
  await upload('Sports Day.jpg', photograph);
  await expect(page.getByText(/^sports-day-\w+\.jpg, \d+ KB$/)).toBeVisible();
  await choose('Kind', 'photograph');
  await label('What is to be seen').fill('A brown field on the morning of the sports day, before anybody has come.');
  await page.getByLabel(/^Who took it/).fill('A clerk');
  await page.getByLabel(/^Who has agreed to be shown/).fill('Nobody can be recognised');
  await choose('Where it is shown', 'picture');
  await saved();
  const id = /pictures\/(sports-day-\w+)\.yaml/.exec(changes())?.[1];
  const master = await sharp(`${site.folder}/media/masters/${id}.jpg`).metadata();
  expect([master.width, master.height, master.exif]).toEqual([2000, 1250, undefined]);
  expect(await site.read('.cache/renditions/manifest.json')).toContain(`${id}-1600-`);
  expect(await site.read(`src/content/pictures/${id}.yaml`)).not.toContain('photograph:');
  commit();
});

test('a photograph takes the place of a picture, turned upright', async () => {
  const sideways = await sharp({ create: { width: 1250, height: 2000, channels: 3, background: '#3377aa' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await open('pictures/entries/event-open-day', 'Kind');
  await page.locator('input[type=file]').setInputFiles({ name: 'DSC1.JPG', mimeType: 'image/jpeg', buffer: sideways });
  await expect(page.getByText(/^event-open-day\.jpg, \d+ KB$/)).toBeVisible();
  await choose('Kind', 'photograph');
  await page.getByLabel(/^Who took it/).fill('A clerk');
  await page.getByLabel(/^Who has agreed to be shown/).fill('Nobody can be recognised');
  await saved();
  const master = await sharp(`${site.folder}/media/masters/event-open-day.jpg`).metadata();
  expect([master.width, master.height, master.orientation]).toEqual([2000, 1250, undefined]);
  const made = JSON.parse(await site.read('.cache/renditions/manifest.json'))['event-open-day'];
  expect([made.width, made.height]).toEqual([2000, 1250]);
  await expectSoon(() => textOf('/whatson')).toContain(`event-open-day-1200-${made.hash}`);
  commit();
});

test('a picture that nothing shows is deleted with its files; one that is shown is not', async () => {
  const id = /pictures\/(sports-day-\w+)\.yaml/.exec(site.git('ls-files', 'src/content/pictures'))?.[1];
  await open(`pictures/entries/${id}`, 'Kind');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page).toHaveURL(/pictures$/, { timeout: 60_000 });
  expect(changes()).toContain(` D media/masters/${id}.jpg\n`);
  expect(await site.read('.cache/renditions/manifest.json')).not.toContain(id);
  commit();
  await open('pictures/entries/event-open-day', 'Kind');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(refusal()).toContainText('src/content/events/open-day.yaml');
  expect(changes()).toBe('');
});

test('a change of somebody else’s is not overwritten', async () => {
  await open('events/entries/open-day', 'Title');
  const file = 'src/content/events/open-day.yaml';
  const before = await site.read(file);
  await writeFile(`${site.folder}/${file}`, before.replace(/^attendees: .*$/m, 'attendees: about 500 families'));
  await label('Title').fill('Open Day');
  await refused(/Somebody else changed/);
  expect(await site.read(file)).toContain('attendees: about 500 families');
  site.git('checkout', '--quiet', '.');
});

const badValues: Readonly<Record<string, readonly (readonly [string, string, string | RegExp])[]>> = {
  'programmes/entries/gnm': [
    ['Short name', '', /required/i],
    ['Yearly fee in rupees (optional)', '5', /write a whole number from 1,000 to 20,00,000/],
    ['Yearly fee in rupees (optional)', 'a lakh', /write a whole number/],
    ['Lead', 'See https://example.com for more.', /name the site or the page in words/],
    ['Closing text', '**Apply** now', /would be printed as it stands/],
    ['Usual length', '{{nothing}} years', /there is no \{\{nothing\}\}/],
  ],
  'events/entries/open-day': [
    ['Ends', '2026-12-11T15:00', /it ends before it starts/],
    ['Starts', '2099-12-11T15:00', /year that can't be meant/],
    ['Title', '\u2060', /cannot be seen/],
  ],
  'school/entries/school': [['Application form', 'apply.school.in', /write it in full, with https/]],
};
for (const [form, values] of Object.entries(badValues))
  test(`bad values in ${form} are refused, in words that say what to write`, async () => {
    await open(form, values[0]?.[0] ?? '');
    for (const [field, bad, says] of values) {
      const before = await label(field).inputValue();
      await label(field).fill(bad);
      await refused(says);
      await label(field).fill(before);
    }
    expect(changes()).toBe('');
  });

test('nothing was asked of the network, and only the CMS can write', async () => {
  expect(foreign).toEqual([]);
  const post = (data: object, headers = {}) => page.request.post(`${site.cms}/api/v1`, { data, headers });
  const params = (path: string) => ({ branch: 'main', dataFiles: [{ path, slug: 'x', raw: 'x' }], assets: [], options: {} });
  expect((await post({ action: 'info' }, { Origin: 'http://evil.example' })).status()).toBe(403);
  for (const path of ['src/pages/index.astro', 'src/content/../pages/a.yaml', '.git/config', 'src/content/events/.DS_Store'])
    expect((await post({ action: 'persistEntry', params: params(path) })).status(), path).toBe(403);
});
