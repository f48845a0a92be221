import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The names in lower case as they came, so that a header sent twice is seen. */
  names: readonly string[];
  body: Buffer;
}

/** Requests a path exactly as written; `fetch` would normalise it. Rejects if there is no answer within ten seconds. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  // Letters beyond ASCII go as the bytes that they are.
  const sent = Buffer.from(path).toString('latin1');
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: sent, method, headers, agent: false, timeout: 10_000 }, (response) => {
      const { statusCode: status = 0, rawHeaders } = response;
      const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      const told = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      buffer(response).then((body) => resolve({ status, headers: told, names, body }), reject);
    });
    asked.on('timeout', () => asked.destroy(new Error(`No answer to ${path.slice(0, 200)}`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The body of an answer as it was before the host compressed it. */
export function plainBody({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
