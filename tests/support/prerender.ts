/**
 * A browser of its own for pages that are made ready before they are opened: one that Playwright drives makes none ready, since its tools hang
 * on the page itself. Here they hang on the tab, as those of the browser's own developer tools do, and speak its protocol.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../tools/find-browser.ts';
import { turnLeftOut } from './turns.ts';

export interface Opened {
  /** Where the visitor is after the press. */
  path: string;
  /** Whether the page had been made ready, unseen, when it was opened. */
  wasReady: boolean;
  /** What a script threw or the policy refused on the page, unseen or opened. */
  faults: string[];
}

interface Answer {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Rests the pointer on the first link to `path` of the page at `from` until that page is ready, presses, and tells what came of it. */
export async function opensReady(from: string, path: string): Promise<Opened> {
  const browser = findBrowser();
  if (!browser) throw new Error('no browser is installed: npm test installs one.');
  const profile = await mkdtemp(join(tmpdir(), 'made-ready-'));
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const alone = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', `--user-data-dir=${profile}`];
  const own = [
    '--headless=new',
    '--no-sandbox',
    ...quiet,
    ...alone,
    '--remote-debugging-port=0',
    '--window-size=1280,800',
    'about:blank',
  ];
  const running = spawn(browser, own, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const tools = await connect(await addressOf(running));
    return await visit(tools, from, path);
  } finally {
    running.kill();
    await new Promise((ended) => (running.exitCode === null ? running.once('exit', ended) : ended(0)));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The address that the browser says its tools listen at. */
function addressOf(running: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    running.stderr?.on('data', (part) => {
      said += part;
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) found(address);
    });
    running.once('exit', () => failed(new Error(`the browser ended: ${said}`)));
  });
}

type Tools = Awaited<ReturnType<typeof connect>>;

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((ready, failed) => {
    socket.addEventListener('open', ready);
    socket.addEventListener('error', failed);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const events: Answer[] = [];
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id) waiting.get(answer.id)?.(answer);
    else events.push(answer);
  });
  let last = 0;
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((done, failed) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => (error ? failed(new Error(`${method}: ${error.message}`)) : done(result ?? {})));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  /** The first event that came, or comes within ten seconds, of which `which` says that it is the one. */
  const event = async (what: string, which: (one: Answer) => boolean): Promise<Answer> => {
    for (let n = 0; n < 200; n++) {
      const found = events.find(which);
      if (found) return found;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`${what} did not come within ten seconds.`);
  };
  return { send, event, events };
}

async function visit({ send, event, events }: Tools, from: string, path: string): Promise<Opened> {
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId: whole } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const how = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', how, whole as string);
  const attached = async (unseen: boolean): Promise<string> => {
    const found = await event('a page', ({ method, params }) => {
      const target = params?.targetInfo as { type: string; subtype?: string } | undefined;
      return method === 'Target.attachedToTarget' && target?.type === 'page' && (target.subtype === 'prerender') === unseen;
    });
    return found.params?.sessionId as string;
  };
  const page = await attached(false);
  const tell = async <Value>(expression: string, session: string): Promise<Value> => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, session);
    return (result as { value: Value }).value;
  };

  await send('Preload.enable', {}, page);
  await send('Page.enable', {}, page);
  await send('Page.navigate', { url: from }, page);
  await event('the page', ({ method, sessionId }) => method === 'Page.loadEventFired' && sessionId === page);
  const [x, y] = await tell<[number, number]>(
    `(async () => {
      const link = [...document.querySelectorAll('a[href="${path}"]')].find((one) => one.checkVisibility());
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { x, y, width, height } = link.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`,
    page,
  );
  const pointer = (type: string, more: object = {}) => send('Input.dispatchMouseEvent', { type, x, y, ...more }, page);
  await pointer('mouseMoved');
  const unseen = await attached(true);
  await send('Log.enable', {}, unseen);
  await send('Runtime.enable', {}, unseen);
  await event(
    'the page made ready',
    ({ method, params }) => method === 'Preload.prerenderStatusUpdated' && params?.status === 'Ready',
  );

  await pointer('mousePressed', { button: 'left', clickCount: 1 });
  await pointer('mouseReleased', { button: 'left', clickCount: 1 });
  await tell(
    "new Promise((seen) => (document.prerendering ? document.addEventListener('prerenderingchange', seen) : seen()))",
    unseen,
  );
  const wasReady = await tell<boolean>("performance.getEntriesByType('navigation')[0].activationStart > 0", unseen);
  const at = await tell<string>('location.pathname', unseen);
  const isFault = ({ method, params }: Answer) =>
    method === 'Runtime.exceptionThrown' ||
    (method === 'Log.entryAdded' && (params?.entry as { level?: string } | undefined)?.level === 'error');
  const faults = events.filter((one) => one.sessionId === unseen && isFault(one)).map(({ params }) => JSON.stringify(params));
  return { path: at, wasReady, faults: faults.filter((fault) => !turnLeftOut.test(fault)) };
}
