import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { advice, installFromDebian } from '../../tools/debian.ts';
import { type Engine, keys } from './engine.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';

/** Debian's WebKitGTK in its small browser, over WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  if (!existsSync('/usr/bin/WebKitWebDriver') && !installFromDebian('webkit'))
    throw new Error(`There is no WebKit (${advice('webkit')}).`);
  const port = 7800 + (process.pid % 200);
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => driver.pid && process.kill(-driver.pid);
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  try {
    await answering(base);
    const options = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };
    const created = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const at = `/session/${created.sessionId}`;
    const send = (path: string, body: object = {}) => ask('POST', at + path, body);
    const find = async (selector: string) =>
      ((await send('/element', { using: 'css selector', value: selector })) as Record<string, string>)[element];
    return {
      version: created.capabilities.browserVersion,
      open: async (url) => {
        await send('/url', { url: 'about:blank' });
        await send('/url', { url });
      },
      run: (body) => send('/execute/sync', { script: `return (async () => { ${body} })()`, args: [] }) as Promise<never>,
      click: async (selector) => void (await send(`/element/${await find(selector)}/click`)),
      press: async (key) => {
        const stroke = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
        await send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: stroke }] });
      },
      resize: async (width, height) => void (await send('/window/rect', { x: 0, y: 0, width, height })),
      close: async () => {
        await ask('DELETE', at).catch(() => undefined);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function answering(base: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`WebKitWebDriver did not start (${advice('webkit')}).`);
}
