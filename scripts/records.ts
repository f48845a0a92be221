/**
 * Writes down, in docs/quality/, what the site that lies built in dist/ shows: the answers to ten questions of a family, the calendar
 * files as another program reads them, and the launch check's list. `npm run records`, after `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { inProject } from '../deploy/project.ts';
import { calendarFiles } from './records/calendar-files.ts';
import { tenQuestions } from './records/ten-questions.ts';

const today = new Date().toISOString().slice(0, 10);

async function record(name: string, heading: string, text: string): Promise<void> {
  await writeFile(
    inProject(`docs/quality/${name}.md`),
    `# ${heading}\n\nBy \`npm run records\`, on ${today}.\n\n${text.trimEnd()}\n`,
  );
  console.log(`docs/quality/${name}.md`);
}

const { stdout, status } = spawnSync(process.execPath, [inProject('scripts/launch-check.ts')], { encoding: 'utf8' });
if (!stdout) throw new Error('The launch check said nothing.');
await record(
  'launch-check',
  'What is to be settled before the launch',
  `\`npm run launch-check\` ends with ${status} and says\n\n\`\`\`text\n${stdout}\`\`\``,
);
await record('calendar-files', 'The calendar files, read back by ical.js', await calendarFiles(inProject('dist')));
await record('ten-questions', 'Ten questions of a family, on a phone, from the home page', tenQuestions());
