/** Shows the results of a draft's checks: the build and its tests, which GitHub runs on the branch of each draft. */
import type { Host } from './config.ts';

interface Check {
  /** Undefined while the check runs. */
  passed: boolean | undefined;
  name: string;
  href: string;
}

const pollSeconds = 20;

/** Shows the checks of the open draft at GitHub and updates them while the page is open. On this machine there are no drafts. */
export function showDraftChecks(host: Host): void {
  if (host.name === 'proxy') return;
  const update = async () => {
    const branch = draftBranch();
    render(await fetchChecks(host, branch).catch(() => []), compareUrl(host, branch));
  };
  addEventListener('hashchange', update);
  setInterval(update, pollSeconds * 1000);
  update();
}

type Github = Extract<Host, { name: 'github' }>;

/** Returns the branch of the open form's draft, as Decap names it, or '' if no form is open. */
function draftBranch(): string {
  const [, collection, slug] = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(location.hash) ?? [];
  return slug ? `cms/${collection}/${slug}` : '';
}

/** Returns the URL of GitHub's page that shows a draft's changes and conflicts. */
function compareUrl({ api_root: root, repo, branch }: Github, draft: string): string {
  const web = root.replace(/\/api\/v3$|api\.(?=github)/, '');
  return `${web}/${repo}/compare/${branch}...${draft}`;
}

/** Returns the checks of a draft, or none if there is no such draft. */
async function fetchChecks({ api_root: root, repo }: Github, branch: string): Promise<Check[]> {
  const { token } = JSON.parse(localStorage.getItem('decap-cms-user') ?? '{}') as { token?: string };
  if (!branch || !token) return [];
  type Run = { name: string; conclusion: string | null; html_url: string };
  const response = await fetch(`${root}/repos/${repo}/commits/${branch}/check-runs`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { check_runs: runs = [] } = (await response.json()) as { check_runs?: Run[] };
  const passing = ['success', 'neutral', 'skipped'];
  return runs.map((run) => ({
    passed: run.conclusion === null ? undefined : passing.includes(run.conclusion),
    name: run.name,
    href: run.html_url,
  }));
}

function render(checks: readonly Check[], compareHref: string): void {
  const status = document.querySelector<HTMLElement>('.draft-checks');
  if (!status) return;
  const failed = checks.filter(({ passed }) => passed === false);
  const isRunning = checks.some(({ passed }) => passed === undefined);
  const summary = failed[0]
    ? 'This draft can’t be published yet.'
    : isRunning
      ? 'This draft is being checked.'
      : 'This draft passed its checks.';
  const link = (href: string, textContent: string) =>
    Object.assign(document.createElement('a'), { href, textContent: ` ${textContent}`, target: '_blank' });
  const links = [
    ...failed.map(({ name, href }) => link(href, `${name} failed. See why.`)),
    link(compareHref, 'See what it changes.'),
  ];
  status.hidden = checks.length === 0;
  status.dataset.state = failed[0] ? 'failed' : isRunning ? 'running' : 'passed';
  const message = summary + links.map(({ textContent }) => textContent).join('');
  // Screen readers announce a status whenever it is replaced, so replace it only if it changes.
  if (status.textContent !== message) status.replaceChildren(summary, ...links);
}
