/** The site as wrangler puts it on Cloudflare: Workers static assets, and a small Worker beside them (site-worker.ts). */

/**
 * The text of wrangler.jsonc. `host` is the name that the site has on the web, which has to be a domain of the account that deploys;
 * Cloudflare then sees to its DNS and its certificate. While it is a placeholder, what is deployed has no address.
 */
export function wranglerConfig(host: string): string {
  const config = {
    $schema: '../tools/node_modules/wrangler/config-schema.json',
    name: 'pundir-school-site',
    compatibility_date: '2026-11-01',
    main: './site-worker.ts',
    // Headers and redirects come from dist/_headers and dist/_redirects.
    assets: {
      directory: '../../dist',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      // The Worker is asked for these though there is a file, and it costs a request each time.
      run_worker_first: ['/films/*', '/404'],
      // And for what no file answers: with '404-page' Cloudflare would answer that by itself, beside a list of what the Worker gets first.
      not_found_handling: 'none',
    },
    ...(isPlaceholder(host) ? {} : { routes: [{ pattern: host, custom_domain: true }] }),
    // No workers.dev or preview addresses.
    workers_dev: false,
    preview_urls: false,
    send_metrics: false,
  };
  return `// Made by tools/wrangler-config.ts. Changes belong in publish/cloudflare/wrangler-config.ts.\n${JSON.stringify(config, null, 2)}\n`;
}

/** Whether a host name is reserved for examples, tests or localhost (RFC 2606, RFC 6761). */
export function isPlaceholder(host: string): boolean {
  return /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[?::1\]?$/.test(host);
}
