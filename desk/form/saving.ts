/** What Keystatic leaves out of a save: which state of the file the form began with, so that the server can tell when it has changed since. */

interface TreeEntry {
  path: string;
  sha: string;
}

const send = window.fetch;
let begun: readonly TreeEntry[] = [];

/** Puts itself before Keystatic's requests. A file that changed meanwhile is overwritten only when the person at the desk says so. */
export function guardSaving(): void {
  window.fetch = async (input, init) => {
    const address = String(input);
    if (!address.startsWith('/api/keystatic/')) return send(input, init);
    let answer = await send(input, address.endsWith('/update') ? { ...init, body: withBeginnings(init?.body) } : init);
    if (answer.status === 409 && window.confirm(await answer.clone().text()))
      answer = await send(input, { ...init, body: withBeginnings(init?.body, true) });
    if (answer.ok && !address.includes('/blob/')) begun = (await answer.clone().json()) as TreeEntry[];
    return answer;
  };
}

function withBeginnings(body: unknown, overwrite = false): string {
  const update = JSON.parse(String(body)) as { additions: { path: string }[]; deletions: { path: string }[] };
  const paths = [...update.additions, ...update.deletions].map(({ path }) => path);
  return JSON.stringify({
    ...update,
    overwrite,
    begun: Object.fromEntries(begun.filter(({ path }) => paths.includes(path)).map(({ path, sha }) => [path, sha])),
  });
}
