/** The W3C's checker on every built file, except for its errors on CSS that it does not know yet. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { projectPath } from '../../publish/project.ts';
import { findOrInstallJava } from '../../tools/find-java.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test.describe.configure({ timeout: 240_000 });

/** Errors on CSS newer than the checker (about 2019) that is in current drafts and at least two engines. */
const unsupportedCss = [
  /at-rule “@(view-transition|starting-style|container)”/,
  /Property “(view-transition-name|container-type|animation-timeline|animation-range|view-timeline|position-anchor)” doesn't exist/,
  /“anchor\(right\)” is not a “right” value/,
  /“allow-discrete” is not a “transition” value/,
  /“--day” is not a “animation” value/,
  // A custom property that stands for a length.
  /“var\(--r\)” is not a “radial-gradient” value/,
  /“(font-size|--bay)”: (Unknown dimension|Parse Error)\. .*cqi/,
  /Parse Error\. .*n-(group|old|new)\((root|picture)\)/,
];

test('the W3C’s checker reports no error or warning in any page, style or SVG, except for CSS that it does not support', async () => {
  const problems = await runChecker();
  const unexpected = problems.filter(
    (problem) => !/\.html: CSS: /.test(problem) || !unsupportedCss.some((pattern) => pattern.test(problem)),
  );
  expect(unexpected).toEqual([]);
  // Also proves that the styles were checked.
  const unused = unsupportedCss.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  expect(unused.map(String), 'exceptions without a match').toEqual([]);
});

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/** Returns the errors and warnings of the checker, one line each. Throws if its output is incomplete. */
async function runChecker(): Promise<string[]> {
  // Installed by `npm run test:full`, or by `npm ci --prefix publish/tools`.
  const checker = createRequire(projectPath('publish/tools/package.json')).resolve('vnu-jar/build/dist/vnu.jar');
  const files = ['--skip-non-html', '--also-check-css', '--also-check-svg', dist];
  const output = await text(spawn(findOrInstallJava(), ['-jar', checker, '--format', 'json', ...files]).stderr);
  const { messages } = JSON.parse(output) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract = '' }) => `${url.split('/dist/')[1]}: ${message} ${extract.trim().slice(0, 120)}`);
}
