/** Loaded before a program that is measured: says on its way out what it has used. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(2, `USED ${JSON.stringify(process.resourceUsage())}\n`));
