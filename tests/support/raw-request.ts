import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawResponse {
  status: number;
  /** Values by header name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Header names in lower case, in the order received. A header sent twice appears twice. */
  headerNames: readonly string[];
  body: Buffer;
}

/** Requests a path exactly as written, which `fetch` would normalise. Rejects if there is no response within ten seconds. */
export function sendRawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  // Sends characters outside ASCII as UTF-8 bytes.
  const encodedPath = Buffer.from(path).toString('latin1');
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: encodedPath, method, headers, agent: false, timeout: 10_000 };
    const clientRequest = request(options, (response) => {
      const { statusCode: status = 0, rawHeaders } = response;
      const headerNames = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
      const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      buffer(response).then((body) => resolve({ status, headers, headerNames, body }), reject);
    });
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`No response to ${path.slice(0, 200)} within 10 s`)));
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

/** Returns the decompressed body of a response. */
export function decompressBody({ headers, body }: RawResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
