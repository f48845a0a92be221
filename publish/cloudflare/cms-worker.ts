/**
 * The Worker beside the CMS at an address of the school's own (docs/content.md): it signs editors in with GitHub, whose OAuth needs a secret that no
 * browser may have. The CMS opens /auth in a window; GitHub leads back to /callback, which hands the token to the window that opened it.
 */

/** The bindings of cms.jsonc. */
export interface Bindings {
  GITHUB_ORIGIN: string;
  GITHUB_CLIENT_ID: string;
  /** Set with `wrangler secret put GITHUB_CLIENT_SECRET --config publish/cloudflare/cms.jsonc`. */
  GITHUB_CLIENT_SECRET: string;
}

/** The `__Host-` prefix has browsers take the cookie from this address only, and by https. */
const stateCookie = '__Host-sign-in';

export default {
  /** Answers /auth and /callback; everything else is a file. */
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const url = new URL(request.url);
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    if (url.pathname === '/auth') return askGithub(url, bindings);
    if (url.pathname === '/callback') return handOver(url, request.headers.get('Cookie') ?? '', bindings);
    return new Response('There is nothing here.', { status: 404 });
  },
};

/** Leads to GitHub, with a random value that has to come back with the answer. */
function askGithub({ origin }: URL, { GITHUB_ORIGIN, GITHUB_CLIENT_ID }: Bindings): Response {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({ client_id: GITHUB_CLIENT_ID, redirect_uri: `${origin}/callback`, scope: 'repo', state });
  return new Response(null, {
    status: 302,
    headers: {
      Location: `${GITHUB_ORIGIN}/login/oauth/authorize?${query}`,
      'Set-Cookie': `${stateCookie}=${state}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Exchanges GitHub's code for a token and gives it to the CMS. */
async function handOver({ searchParams }: URL, cookies: string, bindings: Bindings): Promise<Response> {
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const expected = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${stateCookie}=`))
    ?.slice(stateCookie.length + 1);
  if (!state || state !== expected)
    return answer('error', { message: 'The sign-in was not begun here, or ten minutes ago. Try again.' });
  if (!code) return answer('error', { message: searchParams.get('error_description') ?? 'GitHub gave no permission.' });
  const token = await tokenFor(code, bindings);
  return token
    ? answer('success', { token, provider: 'github' })
    : answer('error', { message: 'GitHub refused the sign-in. Try again.' });
}

/** The token for a code, or undefined where GitHub gives none. */
async function tokenFor(
  code: string,
  { GITHUB_ORIGIN, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET }: Bindings,
): Promise<string | undefined> {
  const response = await fetch(`${GITHUB_ORIGIN}/login/oauth/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: GITHUB_CLIENT_ID, client_secret: GITHUB_CLIENT_SECRET, code }),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { access_token: token } = (await response.json()) as { access_token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

/**
 * A page that speaks Decap's protocol: it tells the window that opened it that it is there, and answers its reply. Nothing is sent to another
 * origin than the CMS's own.
 */
function answer(outcome: 'success' | 'error', content: object): Response {
  const message = JSON.stringify(`authorization:github:${outcome}:${JSON.stringify(content)}`).replaceAll('<', '\\u003c');
  const nonce = crypto.randomUUID();
  const page = `<!doctype html>
<html lang="en">
<title>Signing in</title>
<p>This window closes by itself. If it stays, close it and sign in again.</p>
<script nonce="${nonce}">
addEventListener('message', ({ origin, source }) => origin === location.origin && source.postMessage(${message}, origin));
opener?.postMessage('authorizing:github', location.origin);
</script>`;
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': `${stateCookie}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`,
    },
  });
}
