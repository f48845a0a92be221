/** No control is without a journey that works it by key: each is named in tests/support/keyed-controls.ts, and nothing else is named there. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { inProject } from '../../deploy/project.ts';
import { controlsByScript, controlsOnPages } from '../support/keyed-controls.ts';
import { pages } from '../support/pages.ts';

const source = inProject('src/');
const journeys = inProject('tests/journeys/');

/** What is pressed, chosen from or played by a key of its own. A plain link is the browser's matter. */
const controls =
  'button, summary, input, select, textarea, video[controls], audio[controls], [popovertarget], [commandfor], [contenteditable]';
const roles = ['button', 'tab', 'switch', 'checkbox', 'radio', 'slider', 'option', 'combobox', 'menuitem', 'treeitem'];
const reached = '[tabindex]:not([tabindex="-1"])';

/** What a script makes in the browser, or an island draws. */
const makes = new RegExp(`<(button|summary|input|select|textarea)\\b|createElement\\('button'\\)|role: '(${roles.join('|')})'`);
const scripts = globSync('{behaviours,islands}/**/*.{ts,tsx}', { cwd: source });
const texts = await Promise.all(scripts.map(async (file) => ({ file, text: await readFile(source + file, 'utf8') })));

/** The hooks by which behaviours find what they answer: a link that has one is a control. */
const hooks = new Set(texts.flatMap(({ text }) => [...text.matchAll(/\[(data-[a-z-]+)/g)].map(([, hook]) => hook)));
const candidates = [
  controls,
  reached,
  ...roles.map((role) => `[role="${role}"]`),
  ...[...hooks].map((hook) => `a[${hook}]`),
].join();

test('every control on every page is named once, with the journey that works it by key', () => {
  expect(hooks.size, 'hooks of behaviours').toBeGreaterThan(20);
  const odd = new Set<string>();
  let met = 0;
  for (const { path, document } of pages) {
    const named = controlsOnPages.map(({ control }) => ({ control, all: new Set(document.querySelectorAll(control)) }));
    for (const element of document.querySelectorAll(candidates)) {
      met += 1;
      const by = named.filter(({ all }) => all.has(element)).map(({ control }) => control);
      if (by.length !== 1)
        odd.add(`${path}: <${element.rawTagName} ${element.rawAttrs.slice(0, 100)}> ${by.join(' and ') || 'by none'}`);
    }
  }
  expect([...odd].slice(0, 10)).toEqual([]);
  expect(met, 'controls of all pages').toBeGreaterThan(pages.length * 4);
});

test('every control that a script makes is named once, too', () => {
  const lines = texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (makes.test(line) ? [{ file, line: line.trim() }] : [])),
  );
  const entriesOf = (one: (typeof lines)[number]) =>
    controlsByScript.filter(({ file, made }) => one.file === file && one.line.includes(made));
  expect(lines.filter((one) => entriesOf(one).length !== 1)).toEqual([]);
  expect(lines.length, 'one line for each').toBe(controlsByScript.length);
});

test('nothing is named that no page has', () => {
  const none = controlsOnPages.filter(({ control }) => !pages.some(({ document }) => document.querySelector(control)));
  expect(none).toEqual([]);
});

test('each named journey is there, and presses a key', async () => {
  for (const { spec, test: title, ...what } of [...controlsOnPages, ...controlsByScript]) {
    const text = await readFile(`${journeys}${spec}.spec.ts`, 'utf8');
    const begins = text.indexOf(title);
    expect(begins, `${spec}.spec.ts has '${title}', for ${JSON.stringify(what)}`).toBeGreaterThanOrEqual(0);
    // From the title to the test after it.
    const [body = ''] = text.slice(begins).split(/\n *test\(/);
    expect(body, `'${title}' presses a key, for ${JSON.stringify(what)}`).toMatch(/\.press\((key|'\w+')\)/);
  }
});
