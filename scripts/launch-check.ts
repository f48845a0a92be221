/**
 * Lists everything that the school has to settle before the site goes live. `npm run launch-check`; exit status 1 until each thing is
 * mended or accepted in deploy/launch-accepted.ts, so that it can stand before the command that publishes the site.
 */
import { parseArgs } from 'node:util';
import { accepted } from '../deploy/launch-accepted.ts';
import { site } from '../src/site.ts';
import { launchItems } from './launch/items.ts';
import { launchReport, mayLaunch, writeReport } from './launch/report.ts';

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const report = launchReport(launchItems(site), accepted);
process.stdout.write(writeReport(report, values.full));
process.exitCode = mayLaunch(report) ? 0 : 1;
