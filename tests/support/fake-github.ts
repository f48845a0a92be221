/**
 * A fake GitHub server on a real repository, with the OAuth routes and the part of the API that Decap uses for drafts. The main branch is
 * protected: it changes only by a merge after the checks have passed.
 */
import {
  branchRef,
  openRepository,
  owner,
  type Routes,
  redirectBack,
  rejectRequest,
  startGitServer,
  token,
} from './git-server.ts';

export interface FakeGithub {
  origin: string;
  /** The result of every draft's checks; null while they run. */
  conclusion: 'success' | 'failure' | null;
  /** False if the user denies access when signing in. */
  grantsAccess: boolean;
  stop(): void;
}

interface Pull {
  number: number;
  title: string;
  state: string;
  labels: { name: string }[];
  head: { ref: string; sha: string; repo: { fork: boolean } };
  base: { sha: string };
  user: { login: string };
  updated_at: string;
}

/** The fields of all request bodies together. `tree` is a list of files for POST /git/trees and a SHA for POST /git/commits. */
interface Body {
  content: string;
  encoding: 'utf-8' | 'base64';
  base_tree: string;
  tree: readonly { path: string; mode: string; sha: string | null }[] & string;
  message: string;
  parents: readonly string[];
  ref: string;
  sha: string;
  title: string;
  head: string;
  state: string;
  labels: readonly string[];
}

/** Starts the server for the repository in `folder`, named school/site on the server. */
export async function startFakeGithub(folder: string): Promise<FakeGithub> {
  const { git, runGit, resolveSha, listTree, writeBlob, writeTree } = openRepository(folder);
  const pulls: Pull[] = [];
  const state: FakeGithub = { origin: '', conclusion: null, grantsAccess: true, stop: () => undefined };

  const findPull = (number: string) => pulls.find((pull) => pull.number === Number(number)) ?? rejectRequest(404, 'Not Found');
  const commit = (sha: string) => {
    const [tree = '', parents = '', message = ''] = runGit('show', '-s', '--format=%T%n%P%n%s', sha).split('\n');
    const [author, committer] = [owner, owner];
    return {
      sha,
      tree: { sha: tree },
      parents: parents.split(' ').map((parent) => ({ sha: parent })),
      commit: { message, author, committer },
    };
  };
  const changedFiles = (base: string, head: string) =>
    runGit('diff', '--raw', '--abbrev=40', base, head)
      .split('\n')
      .filter(Boolean)
      .map((change) => {
        const [, , , sha, letter = '', filename] = change.split(/[ \t]/);
        const status = { A: 'added', D: 'removed' }[letter] ?? 'modified';
        return { sha, filename, status, patch: '@@' };
      });

  /** Handlers by method and path, without the prefixes /api/v3 and /repos/school/site. */
  const routes: Routes<Body> = {
    'GET /user|GET /users/.+': () => owner,
    'GET /search/issues': () => ({ items: [] }),
    'GET ': () => ({ owner, permissions: { push: true }, default_branch: 'main' }),
    'GET /git/trees/([^:]+):(.*)': (_, [branch = '', path = '']) => ({ tree: listTree(branch, path) }),
    'GET /git/blobs/(.+)': (_, [sha = '']) => ({
      content: git(['cat-file', 'blob', sha]).toString('base64'),
      encoding: 'base64',
    }),
    'POST /git/blobs': ({ content, encoding }) => ({ sha: writeBlob(content, encoding) }),
    'POST /git/trees': ({ base_tree: base, tree }) => ({ sha: writeTree(base, tree) }),
    'POST /git/commits': ({ message, tree, parents }) =>
      commit(runGit('commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message)),
    'POST /git/refs': ({ ref, sha }) => {
      git(['update-ref', ref, sha]);
      return { ref, object: { sha } };
    },
    'PATCH /git/refs/heads/(.+)': ({ sha }, [name = '']) => {
      if (name === 'main') rejectRequest(422, 'Changes must be made through a pull request.');
      git(['update-ref', branchRef(name), sha]);
      return { ref: branchRef(name), object: { sha } };
    },
    'DELETE /git/refs/heads/(.+)': (_, [name = '']) => {
      git(['update-ref', '-d', branchRef(name)]);
      return {};
    },
    'GET /branches/(.+)': (_, [name = '']) => ({ name: decodeURIComponent(name), commit: { sha: resolveSha(branchRef(name)) } }),
    'GET /compare/(.+?)\\.\\.\\.(.+)': (_, groups) => {
      const [base = '', head = ''] = groups.map((ref) => resolveSha(decodeURIComponent(ref).replace(/^school:/, '')));
      const commits = runGit('rev-list', '--reverse', `${base}..${head}`).split('\n').filter(Boolean);
      return {
        base_commit: commit(base),
        commits: commits.map(commit),
        files: changedFiles(runGit('merge-base', base, head), head),
      };
    },
    'GET /pulls': () =>
      pulls
        .filter((pull) => pull.state === 'open')
        .map((pull) => ({ ...pull, head: { ...pull.head, sha: resolveSha(branchRef(pull.head.ref)) } })),
    'POST /pulls': ({ title, head }) => {
      const ref = head.replace(/^school:/, '');
      const pull: Pull = {
        number: pulls.length + 1,
        title,
        state: 'open',
        labels: [],
        head: { ref, sha: resolveSha(branchRef(ref)), repo: { fork: false } },
        base: { sha: resolveSha(branchRef('main')) },
        user: owner,
        updated_at: new Date().toISOString(),
      };
      pulls.push(pull);
      return pull;
    },
    'GET /pulls/(\\d+)/commits': (_, [number = '']) => [commit(resolveSha(branchRef(findPull(number).head.ref)))],
    'PATCH /pulls/(\\d+)': ({ state: next }, [number = '']) => Object.assign(findPull(number), { state: next }),
    'PUT /pulls/(\\d+)/merge': (_, [number = '']) => {
      if (state.conclusion !== 'success') rejectRequest(405, 'Required status check "test" has not passed.');
      const pull = findPull(number);
      const head = resolveSha(branchRef(pull.head.ref));
      if (runGit('merge-base', 'main', head) !== resolveSha('main')) rejectRequest(405, 'Head branch is out of date.');
      git(['update-ref', 'refs/heads/main', head]);
      pull.state = 'closed';
      return { merged: true, sha: head };
    },
    'PUT /issues/(\\d+)/labels': ({ labels }, [number = '']) => {
      findPull(number).labels = labels.map((name) => ({ name }));
      return findPull(number).labels;
    },
    'GET /commits/(.+)/check-runs': (_, [ref = '']) => {
      resolveSha(branchRef(ref));
      return { check_runs: [{ name: 'test', conclusion: state.conclusion, html_url: `${state.origin}/school/site/runs/1` }] };
    },
    'GET /commits': () => [commit(resolveSha('main'))],
  };

  const signIn: Routes<{ code?: string; client_secret?: string }> = {
    'GET /login/oauth/authorize': (_, __, query) =>
      redirectBack(
        query,
        state.grantsAccess ? { code: 'a-code' } : { error_description: 'The user has denied your application access.' },
      ),
    'POST /login/oauth/access_token': ({ code, client_secret: secret }) =>
      code === 'a-code' && secret === 'a-secret' ? { access_token: token } : { error: 'bad_verification_code' },
  };
  const { origin, stop } = await startGitServer(/^\/api\/v3(\/repos\/school\/site)?/, routes, signIn);
  return Object.assign(state, { origin, stop });
}
