interface TrustedScripts {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * Returns a script URL as a `TrustedScriptURL` if the browser supports Trusted Types. `policy` is a policy name that the content security policy
 * allows (publish/headers.ts); each can be created once per page.
 */
export function trustedUrl(policy: 'analytics' | 'offline', url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedScripts };
  return trustedTypes?.createPolicy(policy, { createScriptURL: (scriptUrl) => scriptUrl }).createScriptURL(url) ?? url;
}
