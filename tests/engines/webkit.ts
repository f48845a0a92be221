import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installAdvice, installFromDebian } from '../../tools/debian.ts';
import { type Engine, keys } from './engine.ts';

/** The key of an element's id in WebDriver responses (W3C WebDriver, section 12, “web element identifier”). */
const webElementIdentifier = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts Debian's WebKitGTK (MiniBrowser) on a virtual screen, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  if (!existsSync('/usr/bin/WebKitWebDriver') && !installFromDebian('webkit'))
    throw new Error(`WebKitWebDriver is not installed (${installAdvice('webkit')}).`);
  const port = 7800 + (process.pid % 200);
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stopDriver = () => driver.pid && process.kill(-driver.pid);
  const base = `http://127.0.0.1:${port}`;
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  try {
    await waitForDriver(base);
    const options = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };
    const created = (await request('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const sessionPath = `/session/${created.sessionId}`;
    const send = (path: string, body: object = {}) => request('POST', sessionPath + path, body);
    const findElement = async (selector: string) => {
      const element = (await send('/element', { using: 'css selector', value: selector })) as Record<string, string>;
      return element[webElementIdentifier];
    };
    return {
      version: created.capabilities.browserVersion,
      open: async (url) => {
        await send('/url', { url: 'about:blank' });
        await send('/url', { url });
      },
      run: (body) => send('/execute/sync', { script: `return (async () => { ${body} })()`, args: [] }) as Promise<never>,
      click: async (selector) => void (await send(`/element/${await findElement(selector)}/click`)),
      press: async (key) => {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
        await send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      resize: async (width, height) => void (await send('/window/rect', { x: 0, y: 0, width, height })),
      close: async () => {
        await request('DELETE', sessionPath).catch(() => undefined);
        stopDriver();
      },
    };
  } catch (error) {
    stopDriver();
    throw error;
  }
}

/** Waits until the driver responds. Throws after 20 s. */
async function waitForDriver(base: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`WebKitWebDriver did not start (${installAdvice('webkit')}).`);
}
