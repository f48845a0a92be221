/** What the W3C's checker says of every built file, and what the checker is too old to know. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { inProject } from '../../publish/project.ts';
import { findOrInstallJava } from '../../tools/find-java.ts';
import { dist, expect, servedTest as test } from '../support/site.ts';

test.describe.configure({ timeout: 240_000 });

/** CSS that is younger than the checker (about 2019), in today's drafts and in at least two engines. */
const youngerThanTheChecker = [
  /at-rule “@(view-transition|starting-style|container)”/,
  /Property “(view-transition-name|container-type|animation-timeline|animation-range|view-timeline|position-anchor)” doesn't exist/,
  /“anchor\(right\)” is not a “right” value/,
  /“allow-discrete” is not a “transition” value/,
  /“--day” is not a “animation” value/,
  // A custom property that stands for a length.
  /“var\(--r\)” is not a “radial-gradient” value/,
  /“font-size”: (Unknown dimension|Parse Error)\. .*cqi/,
  /Parse Error\. .*ion-(group|old|new)\((root|place)\)/,
];

test('the W3C’s checker finds no error and no warning in any page, style or drawing, but for CSS younger than itself', async () => {
  const faults = await findInvalid();
  const unexplained = faults.filter(
    (fault) => !/\.html: CSS: /.test(fault) || !youngerThanTheChecker.some((known) => known.test(fault)),
  );
  expect(unexplained).toEqual([]);
  // This also says that the styles were looked at.
  const needless = youngerThanTheChecker.filter((known) => !faults.some((fault) => known.test(fault)));
  expect(needless.map(String), 'forgiven, and said of nothing').toEqual([]);
});

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/** Errors and warnings of the checker, one line each. Throws if it did not run to its end. */
async function findInvalid(): Promise<string[]> {
  // Installed by `npm run test:full`, or by `npm ci --prefix publish/tools`.
  const checker = createRequire(inProject('publish/tools/package.json')).resolve('vnu-jar/build/dist/vnu.jar');
  const files = ['--skip-non-html', '--also-check-css', '--also-check-svg', dist];
  const said = await text(spawn(findOrInstallJava(), ['-jar', checker, '--format', 'json', ...files]).stderr);
  const { messages } = JSON.parse(said) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract = '' }) => `${url.split('/dist/')[1]}: ${message} ${extract.trim().slice(0, 120)}`);
}
