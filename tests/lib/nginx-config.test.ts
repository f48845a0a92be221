import { describe, expect, test } from 'vitest';
import { nginxConfig } from '../../hosting/nginx/nginx-config.ts';

const rules = [
  { path: '/*', headers: { 'X-One': 'say "hello"', 'X-Two': 'a' } },
  { path: '/social/*', headers: { 'X-Two': 'b' } },
  { path: '/social/one.jpg', headers: { 'X-Two': 'c' } },
  { path: '/events.ics', headers: { 'Content-Type': 'text/calendar; charset=utf-8' } },
];
const text = nginxConfig(rules, [{ from: '/old', to: '/new', status: 301 }], { listen: '8080', root: '/srv/site' });

describe('nginx’s configuration', () => {
  test('sends each header always, its quotation marks kept', () => {
    expect(text).toContain('add_header X-One $header_x_one always;');
    expect(text).toContain('default "say \\"hello\\"";');
  });

  test('puts a later rule before an earlier one, since the first that fits counts', () => {
    const map = text.slice(text.indexOf('map $sent_path $header_x_two'));
    expect(map.split('\n').slice(2, 5)).toEqual(['    default "a";', '    ~^/social/one\\.jpg$ "c";', '    ~^/social/ "b";']);
  });

  test('gives the headers of a file where it is sent, and those of a page to all else', () => {
    const map = text.slice(text.indexOf('map $status $sent_path'));
    expect(map.slice(0, map.indexOf('}'))).toMatch(/default "\/404";\s+200 \$uri;\s+206 \$uri;\s+304 \$uri;\s+416 "";/);
  });

  test('gives a file the type of its rule, and adds no header for it', () => {
    expect(text).toMatch(/location = \/events\.ics \{ types \{ \} default_type "text\/calendar; charset=utf-8";/);
    expect(text).not.toContain('add_header Content-Type');
  });

  test('leads on from an old address, with what follows the question mark', () => {
    expect(text).toContain('location = /old { return 301 /new$is_args$args; }');
  });

  test('refuses a rule that it could misread', () => {
    expect(() => nginxConfig([{ path: '/a b', headers: { X: '1' } }], [], { listen: '1', root: '/' })).toThrow("'/a b'");
  });
});
