/** The site as wrangler puts it on Cloudflare: Workers static assets and no script. */

/**
 * The text of wrangler.jsonc. `host` is the name that the site has on the web, which has to be a domain of the account that deploys;
 * Cloudflare then sees to its DNS and its certificate. Null: there is none yet, and what is deployed has no address.
 */
export function wranglerConfig(host: string | null): string {
  const config = {
    $schema: '../tools/node_modules/wrangler/config-schema.json',
    name: 'pundir-school-site',
    compatibility_date: '2026-11-01',
    // Headers and redirects come from dist/_headers and dist/_redirects.
    assets: { directory: '../../dist', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    ...(host === null ? {} : { routes: [{ pattern: host, custom_domain: true }] }),
    // The site is found under its own name alone.
    workers_dev: false,
    preview_urls: false,
    send_metrics: false,
  };
  return `// Made by scripts/wrangler-config.ts with every build. Changes belong in deploy/cloudflare/wrangler-config.ts.\n${JSON.stringify(config, null, 2)}\n`;
}
