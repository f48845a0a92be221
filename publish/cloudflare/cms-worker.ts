/**
 * Cloudflare Worker of the hosted CMS (docs/content.md). It signs editors in with GitHub, whose OAuth flow needs a secret that must not reach
 * a browser. The CMS opens /auth in a window; GitHub redirects to /callback, which sends the token to the window that opened it.
 */

/** The bindings of cms.jsonc. */
export interface Bindings {
  GITHUB_ORIGIN: string;
  GITHUB_CLIENT_ID: string;
  /** Set with `wrangler secret put GITHUB_CLIENT_SECRET --config publish/cloudflare/cms.jsonc`. */
  GITHUB_CLIENT_SECRET: string;
}

/** With the `__Host-` prefix, browsers accept the cookie only from this host and only over HTTPS. */
const stateCookie = '__Host-sign-in';

export default {
  /** Responds to /auth and /callback, and with 404 to any other path. Cloudflare serves the static files without calling the Worker. */
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    const url = new URL(request.url);
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    if (url.pathname === '/auth') return redirectToGithub(url, bindings);
    if (url.pathname === '/callback') return finishSignIn(url, request.headers.get('Cookie') ?? '', bindings);
    return new Response('There is nothing here.', { status: 404 });
  },
};

/** Redirects to GitHub with a random `state`, which GitHub returns to /callback. */
function redirectToGithub({ origin }: URL, { GITHUB_ORIGIN, GITHUB_CLIENT_ID }: Bindings): Response {
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

/** Exchanges GitHub's code for a token. Returns the page that passes the token to the CMS. */
async function finishSignIn({ searchParams }: URL, cookies: string, bindings: Bindings): Promise<Response> {
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const expected = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${stateCookie}=`))
    ?.slice(stateCookie.length + 1);
  if (!state || state !== expected)
    return resultPage('error', {
      message: 'The sign-in did not start here, or it started more than ten minutes ago. Try again.',
    });
  if (!code)
    return resultPage('error', {
      message: searchParams.get('error_description') ?? 'GitHub did not give permission. Try again.',
    });
  const token = await fetchToken(code, bindings);
  return token
    ? resultPage('success', { token, provider: 'github' })
    : resultPage('error', { message: 'GitHub did not complete the sign-in. Try again.' });
}

/** Returns the token for a code, or undefined if GitHub can't be reached or issues none. */
async function fetchToken(
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
 * Returns a page that implements Decap's sign-in protocol: it announces itself to the window that opened it and sends the result in reply.
 * It posts messages only to the CMS's own origin.
 */
function resultPage(outcome: 'success' | 'error', result: object): Response {
  const message = JSON.stringify(`authorization:github:${outcome}:${JSON.stringify(result)}`).replaceAll('<', '\\u003c');
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
