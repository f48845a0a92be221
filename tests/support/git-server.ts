/** The parts of the fake GitHub server (fake-github.ts) that know nothing of GitHub: access to a real repository, and a server with routes. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectPath } from '../../publish/project.ts';

export const owner = { login: 'school', name: 'A clerk', email: 'clerk@school.example', id: 1 };
export const token = 'token-of-the-clerk';

/** An error that the server sends with its status and message. */
class HttpError extends Error {
  status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Throws an error that the server sends to the client. */
export function rejectRequest(status: number, message: string): never {
  throw new HttpError(status, message);
}

/** Returns the ref of a branch whose name is URL-encoded. */
export const branchRef = (name: string) => `refs/heads/${decodeURIComponent(name)}`;

/** A temporary repository with the site's content and a stand-in for one master as its only commit. */
export interface ContentRepository {
  folder: string;
  /** Runs git in it and returns its output. */
  git(...args: readonly string[]): string;
  /** Builds the CMS for GitHub with these settings. Returns the built folder, which is removed with the repository. */
  buildCms(settings: Readonly<Record<string, string>>): string;
  remove(): void;
}

export function createContentRepository(): ContentRepository {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  cpSync(projectPath('src/content'), join(folder, 'src/content'), { recursive: true });
  mkdirSync(join(folder, 'media/masters/films'), { recursive: true });
  writeFileSync(join(folder, 'media/masters/films/acrylic.mp4'), 'a film');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'School');
  git('config', 'user.email', 'school@school.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The content');
  const buildCms = (settings: Readonly<Record<string, string>>) => {
    const cms = join(folder, 'dist-cms');
    const env = { ...process.env, ...settings };
    execFileSync(process.execPath, [projectPath('tools/build-cms.ts'), '--out', cms], { env, stdio: 'pipe' });
    return cms;
  };
  return { folder, git, buildCms, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns functions for the repository in a folder. They reject the request with 404 if an object does not exist. */
export function openRepository(folder: string) {
  const git = (args: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', args, { cwd: folder, input, env: { ...process.env, ...env }, maxBuffer: 2 ** 28, stdio: 'pipe' });
  const runGit = (...args: readonly string[]) => git(args).toString().trim();
  const resolveSha = (name: string): string => {
    try {
      return runGit('rev-parse', '--verify', '--quiet', name);
    } catch {
      return rejectRequest(404, 'Not Found');
    }
  };
  return {
    git,
    runGit,
    resolveSha,
    /** Lists the entries of a folder on a branch. */
    listTree: (branch: string, path: string) =>
      git(['ls-tree', '-l', '-z', resolveSha(`${decodeURIComponent(branch)}:${decodeURIComponent(path)}`)])
        .toString()
        .split('\0')
        .filter(Boolean)
        .map((entry) => {
          const [mode, type, sha = '', size, name = ''] = entry.split(/[\s\t]+/);
          return { mode, type, sha, size: Number(size), path: name };
        }),
    writeBlob: (content: string, encoding: BufferEncoding) =>
      git(['hash-object', '-w', '--stdin'], Buffer.from(content, encoding)).toString().trim(),
    /** Writes the tree of a commit with some files changed, or deleted if `sha` is null. Returns its SHA. */
    writeTree(base: string, files: readonly { path: string; mode: string; sha: string | null }[]): string {
      const index = join(folder, '.git', 'fake-host-index');
      const env = { GIT_INDEX_FILE: index };
      rmSync(index, { force: true });
      git(['read-tree', base], '', env);
      const entries = files.map(({ mode, sha, path }) => `${sha ? mode : '0'} ${sha ?? '0'.repeat(40)}\t${path}\n`);
      git(['update-index', '--add', '--index-info'], entries.join(''), env);
      return git(['write-tree'], '', env).toString().trim();
    },
  };
}

/** Request handlers by method and path pattern. They get the request's body, the pattern's groups and the query. */
export type Routes<Body> = Readonly<Record<string, (body: Body, groups: readonly string[], query: URLSearchParams) => unknown>>;

/**
 * Starts a server. Paths that match `api` need the token; the match is removed before `routes` are searched. Other paths are looked up in
 * `signIn`. A handler returns a response, or a value that is sent as JSON.
 */
export async function startGitServer<Body, SignIn>(api: RegExp, routes: Routes<Body>, signIn: Routes<SignIn>) {
  const handle = async (method: string, url: URL, authorization: string | undefined, body: string): Promise<unknown> => {
    const isApi = api.test(url.pathname);
    if (isApi && authorization?.split(' ')[1] !== token) rejectRequest(401, 'Bad credentials');
    const target = `${method} ${isApi ? url.pathname.replace(api, '') : url.pathname}`;
    const handlers: Routes<Body & SignIn> = isApi ? routes : signIn;
    for (const [pattern, handler] of Object.entries(handlers)) {
      const match = new RegExp(`^${pattern}$`).exec(target);
      if (match) return handler(JSON.parse(body || '{}') as Body & SignIn, match.slice(1), url.searchParams);
    }
    return rejectRequest(404, 'Not Found');
  };
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, Authorization',
    'Access-Control-Allow-Methods': '*',
    'Access-Control-Expose-Headers': '*',
  };
  const server = createServer(async (request, response) => {
    const send = async (status: number, result: unknown) => {
      const reply = result instanceof Response ? result : Response.json(result, { status });
      response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), ...cors }).end(await reply.text());
    };
    if (request.method === 'OPTIONS') return void send(200, {});
    try {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      await send(200, await handle(request.method ?? '', url, request.headers.authorization, await text(request)));
    } catch (error) {
      const message = String(error instanceof Error ? error.message : error);
      await send(error instanceof HttpError ? error.status : 500, { message });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

/** Returns the redirect to the OAuth client's `redirect_uri`, with a code or an error in `parameters`. */
export function redirectBack(query: URLSearchParams, parameters: Readonly<Record<string, string>>): Response {
  const url = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries({ state: query.get('state') ?? '', ...parameters }))
    url.searchParams.set(name, value);
  return new Response(null, { status: 302, headers: { Location: url.href } });
}
