import { spawnSync } from 'node:child_process';
import { Refusal } from './files.ts';

const env = {
  ...process.env,
  // The desk reads what it says.
  LC_ALL: 'C',
  // A password that git would ask for in the terminal would hold up the desk unseen.
  GIT_TERMINAL_PROMPT: '0',
  // A remote that was set after the folder was made has no branch to send to yet.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'push.autoSetupRemote',
  GIT_CONFIG_VALUE_0: 'true',
};

/** What git says, as bytes. Throws a Refusal with git's own words where it fails. */
export function git(root: string, ...given: readonly string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', given, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Refusal(`git could not be started (${error.message}): install it, the desk keeps its changes with it.`);
  if (status !== 0)
    throw new Refusal(
      `git ${given[0]}: ${String(stderr)
        .replace(/^hint:.*\n?/gm, '')
        .trim()}`,
    );
  return stdout;
}

/** What git says, as lines. */
export const gitLines = (root: string, ...given: readonly string[]): string[] =>
  String(git(root, ...given))
    .split('\n')
    .filter(Boolean);

/** A file as it stood when it was last committed; null where it did not. */
export function committed(root: string, file: string): Buffer | null {
  return gitLines(root, 'ls-tree', '--name-only', 'HEAD', '--', file).length === 0 ? null : git(root, 'show', `HEAD:./${file}`);
}
