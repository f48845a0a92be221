import type { IncomingHttpHeaders } from 'node:http';

/**
 * Why a request to the desk is refused; null where it may pass. Another site's page that is open in the same browser can send requests
 * here: it can't forge the headers that are looked at. A name that was turned to this machine is another host.
 */
export function refusal(method: string, headers: IncomingHttpHeaders): string | null {
  const host = headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return `The desk answers on 127.0.0.1 alone, not on '${host}'.`;
  const reads = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  // A link or a bookmark may lead to the desk; a page of another origin may read and write nothing.
  const visits = reads && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && reads) && !visits)
    return 'The desk answers its own pages alone.';
  const origin = headers.origin;
  if ((origin !== undefined || !reads) && origin !== `http://${host}`) return 'The desk is written to by its own pages alone.';
  return null;
}
