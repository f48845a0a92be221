/** What the checks at the host say of the draft that is open: the build and its tests, which run on each draft's branch. */
import type { Host } from './config.ts';

/** A check as we show it: `passed` is undefined while it runs. */
interface Check {
  passed: boolean | undefined;
  name: string;
  href: string;
}

const seconds = 20;

/** Shows the checks of the open draft, and asks again as long as the page is open. Gitea has no drafts. */
export function showChecks(host: Host): void {
  if (host.name !== 'github' && host.name !== 'gitlab') return;
  const update = async () => show(await checksOf(host).catch(() => []));
  addEventListener('hashchange', update);
  setInterval(update, seconds * 1000);
  update();
}

/** The checks of the draft that is open; none where the open entry is no draft. */
async function checksOf({ name, api_root: root, repo }: Extract<Host, { api_root: string }>): Promise<Check[]> {
  const [, entry] = /^#\/collections\/([^/]+\/entries\/[^/?]+)/.exec(location.hash) ?? [];
  const { token } = JSON.parse(localStorage.getItem('decap-cms-user') ?? '{}') as { token?: string };
  if (!entry || !token) return [];
  // As Decap names the branch of a draft.
  const branch = `cms/${entry.replace('/entries/', '/')}`;
  const ask = async (path: string) => (await fetch(root + path, { headers: { Authorization: `Bearer ${token}` } })).json();
  if (name === 'gitlab') {
    const path = `/projects/${encodeURIComponent(repo)}/pipelines?per_page=1&ref=${encodeURIComponent(branch)}`;
    const pipelines = (await ask(path)) as { status: string; web_url: string }[];
    const passed = { success: true, failed: false, canceled: false } as Partial<Record<string, boolean>>;
    return pipelines.map(({ status, web_url: href }) => ({ passed: passed[status], name: 'The pipeline', href }));
  }
  type Run = { name: string; conclusion: string | null; html_url: string };
  const { check_runs: runs = [] } = (await ask(`/repos/${repo}/commits/${branch}/check-runs`)) as { check_runs?: Run[] };
  const fine = ['success', 'neutral', 'skipped'];
  return runs.map((run) => ({
    passed: run.conclusion === null ? undefined : fine.includes(run.conclusion),
    name: run.name,
    href: run.html_url,
  }));
}

function show(checks: readonly Check[]): void {
  const line = document.querySelector<HTMLElement>('.checks');
  if (!line) return;
  const failed = checks.filter(({ passed }) => passed === false);
  const isRunning = checks.some(({ passed }) => passed === undefined);
  const words = failed[0]
    ? 'This draft can’t be published yet: '
    : isRunning
      ? 'This draft is being checked.'
      : 'This draft passed its checks.';
  const links = failed.map(({ name, href }) =>
    Object.assign(document.createElement('a'), { href, textContent: `${name} failed. See why.`, target: '_blank' }),
  );
  line.hidden = checks.length === 0;
  line.dataset.state = failed[0] ? 'failed' : isRunning ? 'running' : 'passed';
  const said = words + links.map(({ textContent }) => textContent).join(' ');
  // A screen reader reads a status again whenever it is replaced.
  if (line.textContent !== said) line.replaceChildren(words, ...links);
}
