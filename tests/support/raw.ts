import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The names in lower case as they came, so that a header sent twice is seen. */
  names: readonly string[];
  body: Buffer;
}

/**
 * Asks for a path exactly as it is written: no client tidies the dots and slashes away. HTTP/1.1 or the `version` given, one request to a
 * connection. Rejects when the host hangs up without a word, or says none within ten seconds.
 */
export function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    version = '1.1',
  }: { method?: string; headers?: Record<string, string>; version?: '1.0' | '1.1' } = {},
): Promise<Answer> {
  const { host, hostname, port } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = [`${method} ${path} HTTP/${version}`, ...lines, '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${path.slice(0, 200)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (chunks.length > 0 ? resolve(read(Buffer.concat(chunks))) : reject(error)));
    socket.on('end', () => (chunks.length > 0 ? resolve(read(Buffer.concat(chunks))) : reject(new Error('The host hung up.'))));
  });
}

/** The body of an answer as it was before the host compressed it. */
export function plainBody({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function read(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  // 'Go on' comes before the answer itself.
  if (/^HTTP\/1\.1 1\d\d/.test(bytes.toString('latin1', 0, 12))) return read(bytes.subarray(end + 4));
  const [start = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const names = lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  const body = bytes.subarray(end + 4);
  return {
    status: Number(start.split(' ')[1]),
    headers,
    names,
    body: headers['transfer-encoding'] === 'chunked' ? joined(body) : body,
  };
}

/** The bytes of a body that came in chunks. */
function joined(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, line).toString('latin1'), 16);
    if (!size) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
