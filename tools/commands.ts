/**
 * The commands of packages, as a program and its first arguments. On Windows `node_modules/.bin` and npm itself are `.cmd` files, which
 * spawn can't start without a shell; the scripts behind them Node starts anywhere.
 */
import { inProject } from '../publish/project.ts';

export const commands = {
  npm: process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'],
  playwright: [process.execPath, inProject('node_modules/@playwright/test/cli.js')],
  vitest: [process.execPath, inProject('node_modules/vitest/vitest.mjs')],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type Command = keyof typeof commands;
