/** What the desk's pages ask of the development server, each request looked at before it is answered. */
import { execFile } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { z } from 'astro/zod';
import { kinds as folders } from '#model/kinds.ts';
import { allEntries, knownEntries } from './entries.ts';
import { Refusal, unreadable } from './files.ts';
import { refusal } from './guard.ts';
import { ownPages } from './names.ts';
import { takeInPhotograph } from './photograph.ts';
import { publish } from './publish.ts';
import { saveUpdate, updateSent } from './save.ts';
import { takeBack } from './take-back.ts';

/** A photograph of a good camera has 30 MB. */
const mostBytes = 64 * 1024 * 1024;

const execute = promisify(execFile);

/** The state as a process of its own reads it: this one keeps the content it started with, and would not know a page added since. */
async function readState(root: string): Promise<unknown> {
  const { stdout } = await execute(process.execPath, ['desk/state.ts'], { cwd: root, maxBuffer: mostBytes });
  return JSON.parse(stdout);
}

/** The handler of all addresses of the desk; those that are none of its own go on to the next. */
export function deskServer(root: string) {
  // One after the other: two saves at once would each be checked without the other.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  };

  const tree = makeGenericAPIRouteHandler(
    {
      localBaseDirectory: join(root, 'src/content'),
      config: {
        storage: { kind: 'local' },
        // Which files may be read: the folders, and the single files beside them.
        collections: Object.fromEntries(
          [...Object.keys(folders), 'pages'].map((folder) => [
            folder,
            { label: folder, path: `${folder}/*` as const, slugField: 'id', schema: {} },
          ]),
        ),
        singletons: Object.fromEntries(['school', 'facts'].map((file) => [file, { label: file, path: file, schema: {} }])),
      },
    },
    {},
  );
  const read = async (url: URL): Promise<Response> => {
    const { body, status, headers } = await tree(new Request(url, { headers: { 'no-cors': '1' } }));
    return new Response(body as BodyInit | null, { status: status ?? 200, headers: headers as HeadersInit });
  };

  const answers: Readonly<Record<string, (url: URL, request: Request) => Promise<Response> | Response>> = {
    'GET /desk/api/known': () => Response.json(knownEntries(root)),
    'GET /desk/api/state': async () => Response.json(await readState(root)),
    'GET /desk/page': (url) => {
      const entry = allEntries(root).find(({ file }) => file === url.searchParams.get('file'));
      return redirect(entry?.page ?? '/');
    },
    'POST /desk/api/publish': () => inTurn(async () => Response.json(await publish(root))),
    'POST /desk/api/take-back': (_url, request) =>
      inTurn(async () => {
        await takeBack(root, (await sentAs(z.object({ file: z.string() }), request)).file);
        return Response.json('Taken back.');
      }),
    'POST /desk/api/photograph': (_url, request) =>
      inTurn(async () => {
        const sent = await request.formData().catch(() => {
          throw unreadable;
        });
        return Response.json(await takeInPhotograph(root, sent));
      }),
    'POST /api/keystatic/update': (url, request) =>
      inTurn(async () => {
        await saveUpdate(root, await sentAs(updateSent, request));
        return read(new URL('/api/keystatic/tree', url));
      }),
  };

  return async (incoming: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { method = 'GET', headers } = incoming;
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    if (!/^\/(desk|keystatic|api\/keystatic)(\/|$)/.test(url.pathname)) return next();
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    const refused = refusal(method, headers);
    if (refused) return send(response, new Response(refused, { status: 403 }));
    try {
      const own = ownPages[url.pathname.replace(/\/$/, '')];
      if (own) return await send(response, redirect(own));
      const answer = answers[`${method} ${url.pathname}`];
      if (answer) return await send(response, await answer(url, await requestOf(incoming, url)));
      if (method === 'GET' && url.pathname.startsWith('/api/keystatic/')) return await send(response, await read(url));
      if (url.pathname.startsWith('/api/') || method !== 'GET')
        return await send(response, new Response('There is nothing here.', { status: 404 }));
      next();
    } catch (fault) {
      const said = fault instanceof Error ? fault.message : String(fault);
      await send(response, new Response(said, { status: fault instanceof Refusal ? fault.status : 500 }));
    }
  };
}

/** What a request sends, if it has the shape that the desk's own pages give it. */
async function sentAs<Schema extends z.ZodType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  const result = schema.safeParse(await request.json().catch(() => null));
  if (!result.success) throw unreadable;
  return result.data;
}

const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });

async function requestOf(incoming: IncomingMessage, url: URL): Promise<Request> {
  if (incoming.method === 'GET') return new Request(url);
  if (Number(incoming.headers['content-length'] ?? mostBytes + 1) > mostBytes)
    throw new Refusal('The file is larger than 64 MB: send a smaller one.', 413);
  const type = incoming.headers['content-type'] ?? '';
  return new Request(url, { method: 'POST', headers: { 'content-type': type }, body: await buffer(incoming) });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  response.end(Buffer.from(await answer.arrayBuffer()));
}
