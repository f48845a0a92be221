/**
 * The commands of packages, each as a program and its first arguments. On Windows npm and `node_modules/.bin` are `.cmd` files, which spawn can't
 * start without a shell, so Node runs the scripts behind them.
 */
import { projectPath } from '../publish/project.ts';

export const commands = {
  npm: process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'],
  playwright: [process.execPath, projectPath('node_modules/@playwright/test/cli.js')],
  vitest: [process.execPath, projectPath('node_modules/vitest/vitest.mjs')],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type Command = keyof typeof commands;
