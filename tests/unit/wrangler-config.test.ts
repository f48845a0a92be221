import { describe, expect, test } from 'vitest';
import { wranglerConfig } from '../../publish/cloudflare/wrangler-config.ts';

/** A comment takes a whole line. */
const read = (text: string): unknown => JSON.parse(text.replace(/^\s*\/\/.*$/gm, ''));

describe('wrangler’s configuration', () => {
  test('publishes the site under its own name, and no other', () => {
    expect(read(wranglerConfig('www.school.in'))).toMatchObject({
      routes: [{ pattern: 'www.school.in', custom_domain: true }],
      workers_dev: false,
      preview_urls: false,
    });
  });

  test('has no route while the site has no name', () => {
    expect(read(wranglerConfig('www.pundir.example'))).not.toHaveProperty('routes');
  });
});
