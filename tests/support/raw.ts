import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Asks for a path exactly as it is written: no client tidies the dots and slashes away. HTTP/1.1, one request to a connection.
 */
export function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  const head = [
    `${options.method ?? 'GET'} ${path} HTTP/1.1`,
    ...Object.entries({ Host: host, Connection: 'close', ...options.headers }).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${path}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => resolve(read(Buffer.concat(chunks))));
  });
}

function read(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  const [start = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = bytes.subarray(end + 4);
  return { status: Number(start.split(' ')[1]), headers, body: headers['transfer-encoding'] === 'chunked' ? joined(body) : body };
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
