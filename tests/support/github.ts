/**
 * A stand-in for GitHub over a real repository: its two addresses for signing in, and the part of its API that Decap's drafts use. The main branch
 * is protected: it changes only by a merge, and only once the checks have passed.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Github {
  origin: string;
  /** What the checks of every draft came to; null while they run. */
  conclusion: 'success' | 'failure' | null;
  /** Whether the one who signs in gives permission. */
  permits: boolean;
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

/** Every field of a request that is read here. */
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

const owner = { login: 'school', name: 'A clerk', email: 'clerk@school.example', id: 1 };
const token = 'token-of-the-clerk';

/** Why a request is refused, by GitHub's status. */
class Refusal extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Starts the stand-in for the repository in `folder`, which is called school/site there. */
export async function startGithub(folder: string): Promise<Github> {
  const git = (args: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', args, { cwd: folder, input, env: { ...process.env, ...env }, maxBuffer: 2 ** 28, stdio: 'pipe' });
  const line = (...args: readonly string[]) => git(args).toString().trim();
  const pulls: Pull[] = [];
  const state: Github = { origin: '', conclusion: null, permits: true, stop: () => undefined };

  const pull = (number: string) => pulls.find((one) => one.number === Number(number)) ?? refuse(404, 'Not Found');
  const refOf = (name: string) => `refs/heads/${decodeURIComponent(name)}`;
  const shaOf = (ref: string) => {
    try {
      return line('rev-parse', '--verify', ref);
    } catch {
      return refuse(404, 'Not Found');
    }
  };
  const commit = (sha: string) => {
    const [tree = '', parents = '', message = ''] = line('show', '-s', '--format=%T%n%P%n%s', sha).split('\n');
    const [author, committer] = [owner, owner];
    return {
      sha,
      tree: { sha: tree },
      parents: parents.split(' ').map((parent) => ({ sha: parent })),
      commit: { message, author, committer },
    };
  };
  const files = (base: string, head: string) =>
    line('diff', '--raw', '--abbrev=40', base, head)
      .split('\n')
      .filter(Boolean)
      .map((found) => {
        const [, , , sha, letter = '', filename] = found.split(/[ \t]/);
        const status = { A: 'added', D: 'removed' }[letter] ?? 'modified';
        return { sha, filename, status, patch: '@@' };
      });

  /** By method and address below /repos/school/site. */
  const routes: Readonly<Record<string, (body: Body, at: readonly string[]) => unknown>> = {
    'GET ': () => ({ owner, permissions: { push: true }, default_branch: 'main' }),
    'GET /git/trees/([^:]+):(.*)': (_, [branch = '', path = '']) => {
      const listed = git(['ls-tree', '-l', '-z', `${shaOf(decodeURIComponent(branch))}:${decodeURIComponent(path)}`]);
      const tree = listed
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((found) => {
          const [mode, type, sha, size, name] = found.split(/[\s\t]+/);
          return { mode, type, sha, size: Number(size), path: name };
        });
      return { tree };
    },
    'GET /git/blobs/(.+)': (_, [sha = '']) => ({
      content: git(['cat-file', 'blob', sha]).toString('base64'),
      encoding: 'base64',
    }),
    'POST /git/blobs': ({ content, encoding }) => ({
      sha: git(['hash-object', '-w', '--stdin'], Buffer.from(content, encoding)).toString().trim(),
    }),
    'POST /git/trees': ({ base_tree: base, tree }) => {
      const index = join(folder, '.git', 'index-of-the-stand-in');
      const env = { GIT_INDEX_FILE: index };
      rmSync(index, { force: true });
      git(['read-tree', base], '', env);
      const entries = tree.map(({ mode, sha, path }) => `${sha ? mode : '0'} ${sha ?? '0'.repeat(40)}\t${path}\n`);
      git(['update-index', '--add', '--index-info'], entries.join(''), env);
      return { sha: git(['write-tree'], '', env).toString().trim() };
    },
    'POST /git/commits': ({ message, tree, parents }) =>
      commit(line('commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message)),
    'POST /git/refs': ({ ref, sha }) => {
      git(['update-ref', ref, sha]);
      return { ref, object: { sha } };
    },
    'PATCH /git/refs/heads/(.+)': ({ sha }, [name = '']) => {
      if (name === 'main') refuse(422, 'Changes must be made through a pull request.');
      git(['update-ref', refOf(name), sha]);
      return { ref: refOf(name), object: { sha } };
    },
    'DELETE /git/refs/heads/(.+)': (_, [name = '']) => {
      git(['update-ref', '-d', refOf(name)]);
      return {};
    },
    'GET /branches/(.+)': (_, [name = '']) => ({ name: decodeURIComponent(name), commit: { sha: shaOf(refOf(name)) } }),
    'GET /compare/(.+?)\\.\\.\\.(.+)': (_, at) => {
      const [base = '', head = ''] = at.map((ref) => shaOf(decodeURIComponent(ref).replace(/^school:/, '')));
      const commits = line('rev-list', '--reverse', `${base}..${head}`).split('\n').filter(Boolean);
      return { base_commit: commit(base), commits: commits.map(commit), files: files(line('merge-base', base, head), head) };
    },
    'GET /pulls': () =>
      pulls
        .filter((one) => one.state === 'open')
        .map((one) => ({ ...one, head: { ...one.head, sha: shaOf(refOf(one.head.ref)) } })),
    'POST /pulls': ({ title, head }) => {
      const ref = head.replace(/^school:/, '');
      const made: Pull = {
        number: pulls.length + 1,
        title,
        state: 'open',
        labels: [],
        head: { ref, sha: shaOf(refOf(ref)), repo: { fork: false } },
        base: { sha: shaOf(refOf('main')) },
        user: owner,
        updated_at: new Date().toISOString(),
      };
      pulls.push(made);
      return made;
    },
    'GET /pulls/(\\d+)/commits': (_, [number = '']) => [commit(shaOf(refOf(pull(number).head.ref)))],
    'PATCH /pulls/(\\d+)': ({ state: next }, [number = '']) => Object.assign(pull(number), { state: next }),
    'PUT /pulls/(\\d+)/merge': (_, [number = '']) => {
      if (state.conclusion !== 'success') refuse(405, 'Required status check "test" has not passed.');
      const found = pull(number);
      const head = shaOf(refOf(found.head.ref));
      if (line('merge-base', 'main', head) !== shaOf('main')) refuse(405, 'Head branch is out of date.');
      git(['update-ref', 'refs/heads/main', head]);
      found.state = 'closed';
      return { merged: true, sha: head };
    },
    'PUT /issues/(\\d+)/labels': ({ labels }, [number = '']) => {
      pull(number).labels = labels.map((name) => ({ name }));
      return pull(number).labels;
    },
    'GET /commits/(.+)/check-runs': (_, [ref = '']) => {
      shaOf(refOf(ref));
      return { check_runs: [{ name: 'test', conclusion: state.conclusion, html_url: `${state.origin}/school/site/runs/1` }] };
    },
    'GET /commits': () => [commit(shaOf('main'))],
  };

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.headers.authorization?.split(' ')[1] !== token) refuse(401, 'Bad credentials');
    const { pathname } = new URL(request.url ?? '/', state.origin);
    const path = pathname.replace(/^\/api\/v3/, '');
    if (path === '/user' || path.startsWith('/users/')) return owner;
    if (path === '/search/issues') return { items: [] };
    const asked = `${request.method} ${path.replace(/^\/repos\/school\/site/, '')}`;
    for (const [route, answered] of Object.entries(routes)) {
      const found = new RegExp(`^${route}$`).exec(asked);
      if (found) return answered(JSON.parse((await text(request)) || '{}') as Body, found.slice(1));
    }
    return refuse(404, 'Not Found');
  };

  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', state.origin);
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' };
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return void send(200, {});
    if (url.pathname === '/login/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (state.permits) back.searchParams.set('code', 'a-code');
      else back.searchParams.set('error_description', 'The user has denied your application access.');
      return void response.writeHead(302, { Location: back.href }).end();
    }
    if (url.pathname === '/login/oauth/access_token') {
      const { code, client_secret: secret } = JSON.parse(await text(request)) as { code?: string; client_secret?: string };
      return void send(
        200,
        code === 'a-code' && secret === 'a-secret' ? { access_token: token } : { error: 'bad_verification_code' },
      );
    }
    try {
      send(200, await answer(request));
    } catch (error) {
      send(error instanceof Refusal ? error.status : 500, { message: String(error instanceof Error ? error.message : error) });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.stop = () => void server.close();
  return state;
}

function refuse(status: number, message: string): never {
  throw new Refusal(status, message);
}
