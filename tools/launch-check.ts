/**
 * Lists everything that the school has to settle before the site goes live: `npm run launch-check`. The exit status is 1 until every item that blocks
 * the launch is fixed or accepted in tools/launch/accepted.ts; reminders don't block. `npm run launch-check && npm run build` builds the site only then.
 * `--full` lists every place of an item, `--lines` prints the lines to fill in for tools/launch/accepted.ts.
 */
import { parseArgs } from 'node:util';
import { content } from '#model/content.ts';
import { site } from '#model/site.ts';
import { accepted } from './launch/accepted.ts';
import { launchItems } from './launch/items.ts';
import { acceptanceLines, launchReport, mayLaunch, writeReport } from './launch/report.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { full: flag, lines: flag } });
const report = launchReport(launchItems(site, content), accepted);
process.stdout.write(values.lines ? acceptanceLines(report) : writeReport(report, values.full));
process.exitCode = mayLaunch(report) ? 0 : 1;
