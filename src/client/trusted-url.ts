interface TrustedScripts {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/**
 * The address of a script as browsers with Trusted Types take it. `policy` is the name under which the content security policy allows it
 * (publish/headers.ts), and can be given once in a page.
 */
export function trustedUrl(policy: 'analytics' | 'offline', url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedScripts };
  return trustedTypes?.createPolicy(policy, { createScriptURL: (address) => address }).createScriptURL(url) ?? url;
}
