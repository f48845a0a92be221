/** A fake GitLab server on a real repository. The main branch is protected: it changes only by a merge request with a successful pipeline. */
import { branchRef, openRepository, owner, pkceRoutes, rejectRequest, startFakeHost } from './fake-git-host.ts';

interface Body {
  branch: string;
  start_branch?: string;
  commit_message: string;
  actions: readonly { file_path: string; content: string }[];
}

interface MergeRequest {
  iid: number;
  source_branch: string;
  labels: string[];
  isOpen: boolean;
}

/** Starts the server for the repository in `folder`. Set `pipeline` to the pipeline status of every draft. */
export async function startFakeGitlab(folder: string) {
  const { git, runGit, resolveSha, listTree, commitFiles } = openRepository(folder);
  const requests: MergeRequest[] = [];
  const state = { pipeline: 'running', origin: '' };
  const toResponse = ({ isOpen: _, ...request }: MergeRequest) => ({
    ...request,
    sha: resolveSha(branchRef(request.source_branch)),
    author: owner,
    updated_at: new Date().toISOString(),
    rebase_in_progress: false,
  });
  const findRequest = (iid: string) => requests.find((request) => request.iid === Number(iid)) ?? rejectRequest(404, 'Not Found');
  const blobSha = (query: URLSearchParams, path: string) => resolveSha(`${query.get('ref')}:${decodeURIComponent(path)}`);

  const server = await startFakeHost(
    /^\/api\/v4(\/projects\/school%2Fsite)?/,
    {
      'GET /user': () => owner,
      'GET ': () => ({ permissions: { project_access: { access_level: 30 } }, default_branch: 'main' }),
      'GET /repository/branches/(.+)': (_, [name = '']) => ({ name, commit: { id: resolveSha(branchRef(name)) } }),
      'GET /repository/tree': (_, __, query) => {
        const folderPath = query.get('path') ?? '';
        const entries = listTree(query.get('ref') ?? '', folderPath);
        return entries.map(({ sha, type, path }) => ({ id: sha, type, name: path, path: `${folderPath}/${path}` }));
      },
      'HEAD /repository/files/([^/]+)': (_, [path = ''], query) =>
        new Response(null, { headers: { 'X-Gitlab-Blob-Id': blobSha(query, path) } }),
      'GET /repository/files/([^/]+)/raw': (_, [path = ''], query) =>
        new Response(git(['cat-file', 'blob', blobSha(query, path)]).toString()),
      'GET /repository/commits': () => [{ author_name: owner.name, authored_date: new Date().toISOString() }],
      'POST /repository/commits': ({ branch, start_branch: start, commit_message: message, actions }: Body) => {
        if (branch === 'main') rejectRequest(403, 'You are not allowed to push into this branch');
        const files = actions.map(({ file_path: path, content }) => ({ path, content }));
        return { id: commitFiles(branch, start ?? branch, message, files) };
      },
      'GET /repository/compare': (_, __, query) => {
        const [from, to] = [resolveSha(query.get('from') ?? ''), resolveSha(query.get('to') ?? '')];
        const paths = runGit('diff', '--name-only', `${from}...${to}`).split('\n').filter(Boolean);
        return { diffs: paths.map((path) => ({ old_path: path, new_path: path, diff: '@@' })) };
      },
      'GET /merge_requests': (_, __, query) => {
        const branch = query.get('source_branch');
        return requests.filter((request) => request.isOpen && (!branch || request.source_branch === branch)).map(toResponse);
      },
      'POST /merge_requests': (_, __, query) => {
        const labels = (query.get('labels') ?? '').split(',');
        const source = query.get('source_branch') ?? '';
        requests.push({ iid: requests.length + 1, source_branch: source, labels, isOpen: true });
        return {};
      },
      'PUT /merge_requests/(\\d+)/rebase': () => ({ rebase_in_progress: false }),
      'PUT /merge_requests/(\\d+)/merge': (_, [iid = '']) => {
        const request = findRequest(iid);
        if (state.pipeline !== 'success') rejectRequest(405, 'Method Not Allowed');
        git(['update-ref', branchRef('main'), resolveSha(branchRef(request.source_branch))]);
        request.isOpen = false;
        return {};
      },
      'PUT /merge_requests/(\\d+)': (_, [iid = ''], query) => {
        findRequest(iid).labels = (query.get('labels') ?? '').split(',');
        return {};
      },
      'GET /repository/commits/[^/]+/statuses': () => [],
      'GET /pipelines': (_, __, query) => {
        resolveSha(branchRef(query.get('ref') ?? ''));
        return [{ status: state.pipeline, web_url: `${state.origin}/school/site/-/pipelines/1` }];
      },
    },
    pkceRoutes('/oauth/authorize', '/oauth/token'),
  );
  return Object.assign(state, server);
}
