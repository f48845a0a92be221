/** Checks the content and the pages, then keeps what was changed as a commit and sends it where a remote is set. */

import { problemsMessage, readContent } from '#model/read-content.ts';
import { astro, copySite } from '../tools/site-copy.ts';
import { changes, masters } from './changes.ts';
import { Refusal } from './files.ts';
import { git, gitLines } from './git.ts';

/** What a change at the desk can touch: of films their words alone. */
export const touched = ['src/content', masters, 'media/renditions.json', 'public/pictures'];

/** Whether there is somewhere to send commits to. */
export const hasRemote = (root: string): boolean => gitLines(root, 'remote').length > 0;

/** How many commits are kept here alone. */
export const unsent = (root: string): number =>
  hasRemote(root) ? Number(gitLines(root, 'rev-list', '--count', 'HEAD', '--not', '--remotes')[0]) : 0;

/** Does it all, and gives the sentences that say what was done. Throws a Refusal with what is to be mended. */
export async function publish(root: string): Promise<string> {
  const changed = changes(root);
  if (changed.length === 0) {
    if (unsent(root) === 0) throw new Refusal('Nothing was changed since the last time.');
    return send(root);
  }
  await check(root);
  const lines = changed.flatMap(({ says }) => says);
  const subject = lines.length === 1 ? (lines[0] ?? '') : `${lines.length} changes of content`;
  git(root, 'add', '--all', '--', ...touched);
  git(root, 'commit', '--quiet', '-m', `content: ${subject.slice(0, 100)}`, '-m', lines.join('\n'), '--', ...touched);
  const commit = gitLines(root, 'rev-parse', '--short', 'HEAD')[0];
  if (!hasRemote(root))
    return `Checked and kept (${commit}). No remote is set, so nothing was sent: the public site changes when somebody publishes this folder.`;
  return send(root, commit);
}

/**
 * Sends what is kept, on top of what others have sent meanwhile. Where it can't be, since they changed the same lines or there is no network, it
 * stays kept as it was, and the desk's button sends it another time.
 */
function send(root: string, commit?: string): string {
  try {
    push(root);
  } catch (fault) {
    throw new Refusal(
      `${commit ? `Checked and kept (${commit}), but not sent.` : 'Still not sent.'} Press ‘Send’ later, or ask whoever looks after the repository. ${(fault as Error).message}`,
    );
  }
  return `${commit ? `Checked, kept (${commit}) and sent.` : 'What was kept before is sent now.'} It is tested anew there; the public site changes when that has passed, in about an hour.`;
}

/** Throws a Refusal where it can't be sent; the commit then stands as it was. */
function push(root: string): void {
  try {
    git(root, 'push', '--quiet');
  } catch (fault) {
    if (!/fetch first|non-fast-forward/.test((fault as Error).message)) throw fault;
    try {
      git(root, 'pull', '--rebase', '--autostash', '--quiet');
    } catch (conflict) {
      if (!/could not apply/i.test((conflict as Error).message)) throw conflict;
      git(root, 'rebase', '--abort');
      throw new Refusal('Somebody else has changed the same lines meanwhile.');
    }
    git(root, 'push', '--quiet');
  }
}

/** The content's own rules, then a build in a copy, so that the site that is being edited stays as it is. */
async function check(root: string): Promise<void> {
  const { problems } = readContent(root);
  if (problems.length > 0) throw new Refusal(problemsMessage(problems));
  const copy = await copySite({ ownCache: false });
  try {
    const { status, said } = await copy.run([astro, 'build', '--silent'], { DESK: '' });
    if (status !== 0) throw new Refusal(`The pages can’t be built, so nothing was kept or sent.\n${said.trim()}`);
  } finally {
    await copy.remove();
  }
}
