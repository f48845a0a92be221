/** Editing in the CMS, from the form to the page. The tests share one copy of the project and depend on each other's order. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { indianDay } from '#utils/indian-day.ts';
import { type CmsSite, startCms } from '../support/cms-site.ts';
import { getProgramme } from '../support/content.ts';
import { installFfmpeg, writeTestFilm } from '../support/test-film.ts';

test.describe.configure({ mode: 'serial', retries: 0, timeout: 360_000 });

let site: CmsSite;
let page: Page;
/** Requests to other hosts. */
const externalRequests: string[] = [];
const dialogMessages: string[] = [];
/** Whether to accept the backup of unsaved text that Decap offers. */
let acceptsBackup = false;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(480_000);
  installFfmpeg();
  site = await startCms();
  page = await browser.newPage({ baseURL: site.cms });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith('http://127.0.0.1:')) externalRequests.push(url);
  });
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message());
    return !acceptsBackup && /local backup/.test(dialog.message()) ? dialog.dismiss() : dialog.accept();
  });
});

test.afterAll(async () => {
  await page?.close();
  await site?.stop();
});

const field = (name: string) => page.getByLabel(name, { exact: true }).first();
/** Selects an option in the first or last of Decap's selects with this label. */
async function choose(name: string | RegExp, option: string, position: 'first' | 'last' = 'first'): Promise<void> {
  const menu = page.getByLabel(name, { exact: true })[position]();
  await menu.click();
  await menu.fill(option);
  await menu.press('Enter');
}
const refusalDialog = () => page.locator('dialog.refusal');

/** Leaves the CMS. Retried, because the CMS reloads its page four seconds after it has saved a film or a generated id. */
const leaveCms = () => expect(() => page.goto('about:blank', { timeout: 10_000 })).toPass({ timeout: 60_000 });

/** Loads a form in a new document and waits until its field `firstField` is shown. */
async function openForm(form: string, firstField: string): Promise<void> {
  await leaveCms();
  await page.goto(`/#/collections/${form}`);
  await expect(field(firstField)).toBeVisible({ timeout: 60_000 });
}
async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}
/** Publishes the form and waits until it is saved. */
async function save(timeout = 120_000): Promise<void> {
  await publish();
  await expect(page.getByText('Entry saved').first()).toBeVisible({ timeout });
}
/** Publishes the form, waits for the message that refuses it, and closes the dialog. */
async function expectRefusal(message: string | RegExp): Promise<void> {
  await publish();
  await expect(page.getByText(message).first()).toBeVisible({ timeout: 60_000 });
  if (await refusalDialog().isVisible()) await refusalDialog().getByRole('button').click();
}
const commitAll = () => {
  site.git('add', '--all');
  site.git('commit', '--quiet', '--message', 'A change');
};
const changedFiles = () => site.git('status', '--porcelain', '--untracked-files=all');
/** Polls, because the server renders a page again only some time after its content has changed. */
const expectSoon = expect.configure({ timeout: 60_000 }).poll;
/** Returns the HTML of a page of the website. */
const htmlOf = async (path: string) => (await page.request.get(site.origin + path)).text();

test('a fee in Indian notation changes one line of one file and every page that shows the fee', async () => {
  await openForm('programmes/entries/bpt', 'Short name');
  await page.getByLabel(/^Yearly fee in rupees/).fill('1,65,000');
  await expect(page.getByText('₹1,65,000', { exact: true })).toBeVisible();
  await save();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/programmes/bpt.yaml\n');
  const school = '/schoolofparamedicalandhealthsciences';
  await expectSoon(() => htmlOf(school)).toContain('₹1,65,000');
  expect(await htmlOf(`${school}/bpt`)).toContain('The annual fee is ₹1,65,000');
  commitAll();
});

test('a fee that changes by more than half needs confirmation', async () => {
  await openForm('programmes/entries/bpt', 'Short name');
  await page.getByLabel(/^Yearly fee in rupees/).fill('16500');
  await save();
  expect(dialogMessages.at(-1)).toContain('from ₹1,65,000 to ₹16,500, by more than half');
  site.git('checkout', '--quiet', '.');
});

test('the fee of a course in a list needs the same confirmation and accepts the same notation', async () => {
  await openForm('schools/entries/management', 'Colour');
  const course = page.locator('[class*=SortableListItem]', { hasText: 'MBA in Marketing' }).first();
  await course.getByRole('button').first().click();
  const fee = course.getByLabel(/^Fee in rupees/);
  await fee.fill('₹1,60,000');
  await save();
  expect(site.git('diff', '-U0')).toMatch(/^\+ {4}fee: 160000$/m);
  await fee.fill('16000');
  await save();
  // The message 'Entry saved' of the first change may still be shown.
  await expectSoon(() => dialogMessages.at(-1)).toContain('from ₹1,60,000 to ₹16,000, by more than half');
  await expectSoon(() => site.git('diff', '-U0')).toMatch(/^\+ {4}fee: 16000$/m);
  site.git('checkout', '--quiet', '.');
});

test('the search finds an entry by any word in it and by the label of a field', async () => {
  await leaveCms();
  await page.goto('/');
  const search = page.getByLabel('Find words on the site');
  await search.fill('admission form');
  await expect(page.getByRole('link', { name: /^Shared figures · Price of the admission form in rupees: 1000/ })).toBeVisible();
  const phrase = getProgramme('dmlt').body[0]?.split(' ').slice(0, 5).join(' ') ?? '';
  await search.fill(phrase);
  await page.getByRole('link', { name: /^D\.M\.L\.T · / }).click();
  await expect(field('Short name')).toHaveValue('D.M.L.T');
  await expect(search).toBeHidden();
});

test('an invalid file affects neither the list of its collection nor other forms', async () => {
  const file = `${site.folder}/src/content/events/open-day.yaml`;
  await writeFile(file, 'title: "Open day\n  : [');
  await leaveCms();
  await page.goto('/#/collections/events');
  await expect(page.getByText(/^Moot Court Final/)).toBeVisible({ timeout: 60_000 });
  await openForm('events/entries/moot-final', 'Title');
  await field('Place').fill('The moot court');
  await save();
  site.git('checkout', '--quiet', '.');
});

test('a new event is saved as a new file and shown on its page', async () => {
  await openForm('events/new', 'Title');
  await field('Title').fill('Career fair');
  await choose('Category', 'Academic');
  await field('Starts').fill('2027-02-06T10:00');
  await field('Ends').fill('2027-02-06T16:00');
  await field('Announced on').fill('2026-11-20');
  await field('Place').fill('Main hall');
  await field('Who comes').fill('about 200 students');
  await page.getByText('Choose a picture', { exact: true }).click();
  await page.getByRole('searchbox').fill('green gateway');
  await page.getByTitle('event-open-day').click();
  await field('Description').fill(
    'Twenty hospitals and laboratories come to meet our students of the last year. Bring your papers.',
  );
  await choose('Where it comes from', 'An example');
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByText('Career fair').first()).toBeVisible();
  await save();
  expect(changedFiles()).toBe('?? src/content/events/career-fair.yaml\n');
  await expectSoon(() => htmlOf('/whatson')).toContain('Career fair');
  commitAll();
});

test('an event that is moved, postponed and cancelled has a record of each change for calendars', async () => {
  const file = () => site.read('src/content/events/career-fair.yaml');
  const today = indianDay(new Date());
  await openForm('events/entries/career-fair', 'Title');
  await field('Starts').fill('2027-02-13T10:00');
  await field('Ends').fill('2027-02-13T16:00');
  await save();
  expect(await file()).toContain(`earlierDates:\n  - starts: 2027-02-06T10:00\n    changed: ${today}\n`);
  // The form is reloaded and shows the record that was added.
  await expect(page.getByText('moved', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expectSoon(() => htmlOf('/whatson')).toContain('13 February');
  await choose(/^Status/, 'postponed');
  await save();
  expect(await file()).toMatch(new RegExp(`^status: postponed\n[^]*^statusSince: ${today}\n`, 'm'));
  await expect(field('Postponed or cancelled on (optional)')).toHaveValue(today, { timeout: 60_000 });
  await choose(/^Status/, 'cancelled');
  await save();
  expect(await file()).toContain('status: cancelled\n');
  for (const path of ['/whatson', '/']) await expectSoon(() => htmlOf(path)).toContain('Cancelled');
  commitAll();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page).toHaveURL(/events$/, { timeout: 60_000 });
  expect(changedFiles()).toBe(' D src/content/events/career-fair.yaml\n');
  commitAll();
});

test('an announced event can’t be deleted before it is cancelled', async () => {
  await openForm('events/entries/open-day', 'Title');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(refusalDialog()).toContainText(/deleted or renamed, so subscribed calendars would keep it.*cancelled/);
  expect(changedFiles()).toBe('');
});

test('a new notice is shown on every page, and a new simple page has its own address', async () => {
  await openForm('notices/new', 'Text');
  await field('Text').fill('The office is closed on Monday.');
  await choose('Kind', 'closure');
  await field('First day').fill(indianDay(new Date()));
  await field('Last day').fill(indianDay(new Date(Date.now() + 5 * 86_400_000)));
  await choose('Where it comes from', 'An example');
  await save();
  expect(changedFiles()).toBe('?? src/content/notices/the-office-is-closed-on-monday.yaml\n');
  await expectSoon(() => htmlOf('/about')).toContain('The office is closed on Monday.');
  commitAll();

  await openForm('simple-pages/new', 'Title');
  await field('Title').fill('Hostel');
  await field('Lead').fill('The hostel has forty rooms, two beds in each, five minutes from the school.');
  await field('Text').fill('Meals are **vegetarian**.\n\n## Rooms\n\n- a bed and a desk\n- a cupboard');
  await field('Title in search results').fill('Hostel: rooms, meals and rules');
  await field('Description in search results').fill(
    'What a room in the hostel has, what meals there are, when the gate is shut, and how a family asks for a place in it.',
  );
  await choose('Where it comes from', 'An example', 'last');
  await save();
  expect(changedFiles()).toBe('?? src/content/simple-pages/hostel.yaml\n');
  await expectSoon(() => htmlOf('/hostel')).toContain('<strong>vegetarian</strong>');
  commitAll();
});

test('a new question is appended to its topic and shown in the FAQ', async () => {
  const topic = site
    .git('ls-files', 'src/content/questions')
    .split('\n')[0]
    ?.replace(/^.*\/|\.yaml$/g, '');
  await openForm(`questions/entries/${topic}`, 'Heading');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question', { exact: true }).last().fill('Is there parking for visitors?');
  await page
    .getByLabel('Answer', { exact: true })
    .last()
    .fill('Yes. The guard at the gate shows you a place for a car or a scooter; it costs nothing.');
  await choose('Where it comes from', 'An example', 'last');
  await save();
  const diff = site.git('diff');
  expect(diff).toContain('+  - id: is-there-parking-for-visitors\n+    question: Is there parking for visitors?');
  expect(diff).not.toMatch(/^-[^-]/m);
  await expectSoon(() => htmlOf('/faq')).toContain('Is there parking for visitors?');
  commitAll();
});

test('a duplicated programme is refused until its name, title and description are unique', async () => {
  await openForm('programmes/entries/dmlt', 'Short name');
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByText('Duplicate', { exact: true }).click();
  await expect(page).toHaveURL(/\/new/);
  // The address changes before the form of the saved entry is replaced.
  await expect(page.getByRole('button', { name: 'Published' })).toBeHidden();
  await expect(field('Short name')).toHaveValue('D.M.L.T');
  await field('Short name').fill('D.R.T');
  await field('Full name').fill('Diploma in Radiography Technology');
  await expectRefusal(/: change one of them/);
  await field('Title in search results').fill('D.R.T: Diploma in Radiography Technology, fees');
  await field('Description in search results').fill(
    'Two years of radiography after Class XII: what you study, what it costs, who can join, and where our students work when they have finished.',
  );
  await page.getByLabel('What it is', { exact: true }).fill('रेडियोग्राफी में डिप्लोमा');
  await save();
  expect(dialogMessages.at(-1)).toMatch(/The text still names D\.M\.L\.T \d+ times/);
  expect(changedFiles()).toBe('?? src/content/programmes/d-r-t.yaml\n');
  await expectSoon(() => htmlOf('/schoolofparamedicalandhealthsciences')).toContain('D.R.T');
  commitAll();
});

/** Returns Decap's backups of unsaved text as JSON. */
const readBackups = () =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const openRequest = indexedDB.open('localforage');
        openRequest.onsuccess = () => {
          const readRequest = openRequest.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll();
          readRequest.onsuccess = () => resolve(JSON.stringify(readRequest.result));
        };
      }),
  );

test('unsaved text is offered after a reload and can then be saved', async () => {
  await openForm('events/entries/open-day', 'Title');
  await field('Title').fill('An Open Day for families');
  // Decap stores its backup two seconds after the last change.
  await expectSoon(readBackups).toContain('An Open Day for families');
  acceptsBackup = true;
  await openForm('events/entries/open-day', 'Title');
  await expect(field('Title')).toHaveValue('An Open Day for families', { timeout: 60_000 });
  acceptsBackup = false;
  await page.waitForTimeout(1000);
  await expect(field('Title'), 'the published entry does not replace it').toHaveValue('An Open Day for families');
  await save();
  expect(site.git('diff', '--numstat')).toBe('1\t1\tsrc/content/events/open-day.yaml\n');
  site.git('checkout', '--quiet', '.');
});

test('a photograph becomes a picture without the metadata of the camera', async () => {
  const noise = { create: { width: 2000, height: 1250, channels: 3, background: '#aa7733' } } as const;
  const photograph = await sharp(noise)
    .withExif({ IFD0: { Artist: 'A clerk' } })
    .jpeg()
    .toBuffer();
  const small = await sharp({ create: { ...noise.create, width: 300, height: 200 } })
    .jpeg()
    .toBuffer();
  await openForm('pictures/new', 'Kind');
  const upload = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await upload('Sports Day.jpg', small);
  await expect(page.getByText(/it is 300 pixels wide, and its place needs 1600/)).toBeVisible();
  await upload('Broken.jpg', photograph.subarray(0, 40));
  await expect(page.getByText(/the file can’t be read as a photograph/)).toBeVisible();
  expect(changedFiles()).toBe('');
  await upload('Sports Day.jpg', photograph);
  await expect(page.getByText(/^sports-day-\w+\.jpg, \d+ KB$/)).toBeVisible();
  await choose('Kind', 'photograph');
  await field('What it shows').fill('A brown field on the morning of the sports day, before anybody has come.');
  await page.getByLabel(/^Who took it/).fill('A clerk');
  await page.getByLabel(/^Who has agreed to be shown/).fill('Nobody can be recognised');
  await choose('Where it is shown', 'In a page');
  await save();
  const id = /pictures\/(sports-day-\w+)\.yaml/.exec(changedFiles())?.[1];
  const master = await sharp(`${site.folder}/media/masters/${id}.jpg`).metadata();
  expect([master.width, master.height, master.exif]).toEqual([2000, 1250, undefined]);
  expect(await site.read('.cache/renditions/manifest.json')).toContain(`${id}-1600-`);
  expect(await site.read(`src/content/pictures/${id}.yaml`)).not.toContain('photograph:');
  commitAll();
});

test('a photograph replaces a picture and is rotated by its EXIF orientation', async () => {
  const sideways = await sharp({ create: { width: 1250, height: 2000, channels: 3, background: '#3377aa' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await openForm('pictures/entries/event-open-day', 'Kind');
  await page.locator('input[type=file]').setInputFiles({ name: 'DSC1.JPG', mimeType: 'image/jpeg', buffer: sideways });
  await expect(page.getByText(/^event-open-day\.jpg, \d+ KB$/)).toBeVisible();
  await choose('Kind', 'photograph');
  await page.getByLabel(/^Who took it/).fill('A clerk');
  await page.getByLabel(/^Who has agreed to be shown/).fill('Nobody can be recognised');
  await save();
  const master = await sharp(`${site.folder}/media/masters/event-open-day.jpg`).metadata();
  expect([master.width, master.height, master.orientation]).toEqual([2000, 1250, undefined]);
  const renditions = JSON.parse(await site.read('.cache/renditions/manifest.json'))['event-open-day'];
  expect([renditions.width, renditions.height]).toEqual([2000, 1250]);
  await expectSoon(() => htmlOf('/whatson')).toContain(`event-open-day-1200-${renditions.hash}`);
  commitAll();
});
test('a new film replaces the old one, and its first frame replaces the poster', async () => {
  // Encoding the film may take minutes.
  test.setTimeout(600_000);
  const { outputDir } = test.info();
  const filmFile = async (name: string, options: { seconds: number; isHdr?: boolean }) => {
    await mkdir(outputDir, { recursive: true });
    writeTestFilm(join(outputDir, name), options);
    return join(outputDir, name);
  };
  await openForm('films/entries/acrylic', 'Title');
  const upload = page.getByLabel(/^New film/);
  const oldPoster = await readFile(join(site.folder, 'media/masters/film-acrylic.jpg'));
  await upload.setInputFiles(await filmFile('short.mp4', { seconds: 5 }));
  await expect(page.getByText('it lasts 5 seconds. Cut it to between 9 and 12 seconds.')).toBeVisible();
  await upload.setInputFiles({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
  await expect(page.getByText('this browser can’t play it.')).toBeVisible();
  await field('Title').fill('A blue square');
  await publish();
  await expect(page.getByRole('listitem').filter({ hasText: 'this browser can’t play it.' })).toBeVisible();
  await upload.setInputFiles(await filmFile('hdr.mp4', { seconds: 10, isHdr: true }));
  await expect(page.getByText(/^acrylic\.mp4, [\d.]+ MB, 10 seconds$/)).toBeVisible();
  await expectRefusal(/films\/acrylic\.mp4 is in HDR/);
  expect(changedFiles()).toBe('');
  await upload.setInputFiles(await filmFile('square.mp4', { seconds: 10 }));
  await expect(page.getByText(/^acrylic\.mp4, 0 MB, 10 seconds$/)).toBeVisible();
  await save(360_000);
  expect(dialogMessages.join()).toContain('“A blue square”');
  expect(dialogMessages.join()).toContain('open film-acrylic under Pictures');
  const poster = await sharp(`${site.folder}/media/masters/film-acrylic.jpg`).metadata();
  expect([poster.width, poster.height]).toEqual([1280, 720]);
  expect(oldPoster.equals(await readFile(join(site.folder, 'media/masters/film-acrylic.jpg')))).toBe(false);
  const { seconds, h264, av1 } = JSON.parse(await site.read('.cache/renditions/films.json')).acrylic;
  // It does not end as it begins, so one second of ten dissolves into its beginning.
  expect(seconds).toBe(9);
  await expectSoon(() => htmlOf('/about-acrylic')).toContain(h264);
  for (const file of [h264, av1]) expect((await page.request.get(`${site.origin}/films/${file}`)).status()).toBe(200);
  commitAll();
});

test('an unused picture is deleted with its files; a used picture can’t be deleted', async () => {
  const id = /pictures\/(sports-day-\w+)\.yaml/.exec(site.git('ls-files', 'src/content/pictures'))?.[1];
  await openForm(`pictures/entries/${id}`, 'Kind');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page).toHaveURL(/pictures$/, { timeout: 60_000 });
  expect(changedFiles()).toContain(` D media/masters/${id}.jpg\n`);
  expect(await site.read('.cache/renditions/manifest.json')).not.toContain(id);
  commitAll();
  await openForm('pictures/entries/event-open-day', 'Kind');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(refusalDialog()).toContainText('src/content/events/open-day.yaml');
  expect(changedFiles()).toBe('');
});

test('a change by somebody else is not overwritten', async () => {
  await openForm('events/entries/open-day', 'Title');
  const file = 'src/content/events/open-day.yaml';
  const text = await site.read(file);
  await writeFile(`${site.folder}/${file}`, text.replace(/^attendees: .*$/m, 'attendees: about 500 families'));
  await field('Title').fill('Open Day');
  await expectRefusal(/Somebody else changed/);
  expect(await site.read(file)).toContain('attendees: about 500 families');
  site.git('checkout', '--quiet', '.');
});

const badValues: Readonly<Record<string, readonly (readonly [string, string, string | RegExp])[]>> = {
  'programmes/entries/gnm': [
    ['Short name', '', /required/i],
    ['Yearly fee in rupees (optional)', '5', /write a whole number from 1,000 to 20,00,000/],
    ['Yearly fee in rupees (optional)', 'a lakh', /write a whole number/],
    ['Lead', 'See https://example.com for more.', /name the site or the page in words/],
    ['Closing text', '**Apply** now', /would be shown as typed/],
    ['Usual duration', '{{nothing}} years', /there is no \{\{nothing\}\}/],
  ],
  'events/entries/open-day': [
    ['Ends', '2026-12-11T15:00', /is before the start/],
    ['Starts', '2099-12-11T15:00', /has an unlikely year/],
    ['Title', '\u2060', /invisible character/],
    ['Title', 'Open Day 😀', /fonts do not have '😀'/],
  ],
  'institution/entries/institution': [['Application form', 'apply.school.in', /write it in full, with https/]],
};
for (const [form, values] of Object.entries(badValues))
  test(`bad values in ${form} are refused with a message that says what to write`, async () => {
    await openForm(form, values[0]?.[0] ?? '');
    for (const [name, badValue, message] of values) {
      const validValue = await field(name).inputValue();
      await field(name).fill(badValue);
      await expectRefusal(message);
      await field(name).fill(validValue);
    }
    expect(changedFiles()).toBe('');
  });

test('the CMS requests nothing from other hosts, and its server rejects foreign origins and paths', async () => {
  expect(externalRequests).toEqual([]);
  const post = (data: object, headers = {}) => page.request.post(`${site.cms}/api/v1`, { data, headers });
  const params = (path: string) => ({ branch: 'main', dataFiles: [{ path, slug: 'x', raw: 'x' }], assets: [], options: {} });
  expect((await post({ action: 'info' }, { Origin: 'http://evil.example' })).status()).toBe(403);
  for (const path of ['src/pages/index.astro', 'src/content/../pages/a.yaml', '.git/config', 'src/content/events/.DS_Store'])
    expect((await post({ action: 'persistEntry', params: params(path) })).status(), path).toBe(403);
});
