/** Programs that serve until they are told to stop, among them the hosts of the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A host that serves a built site on this machine. */
export interface RunningHost {
  /** `http://127.0.0.1:4440` */
  origin: string;
  /** The last 4,000 characters of its output. */
  output(): string;
  stop(): Promise<void>;
}

export interface HostKind {
  name: 'nginx' | 'workerd';
  /** Why it can't be started here, with what to do; null when it can. */
  missing(): string | null;
  /** Starts it on a free port of 127.0.0.1 with the site in `folder`. */
  start(folder: string): Promise<RunningHost>;
}

interface Program {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd: string;
  /** Answers with 2xx once the program is ready. */
  probe: string;
  /** How long it may take to answer, in seconds. */
  patience?: number;
}

/** A port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  return port;
}

/** Starts a program and waits until it answers. Throws with what it said when it ends before, or takes longer than `patience`. */
export async function startProgram({
  command,
  args,
  env,
  cwd,
  probe,
  patience = 30,
}: Program): Promise<Pick<RunningHost, 'output' | 'stop'>> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  const listen = (chunk: unknown) => {
    said = `${said}${chunk}`.slice(-4000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  child.once('error', ({ message }) => listen(message));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = Date.now() + patience * 1000;
  while (!(await answers(probe))) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${command} ended: ${said}`);
    if (Date.now() > end) {
      stopGroup(child);
      throw new Error(`${command} did not answer within ${patience} s: ${said}`);
    }
    await wait(100);
  }
  // Should the tests be broken off, nothing is left behind.
  const onExit = () => stopGroup(child);
  process.once('exit', onExit);
  return {
    output: () => said,
    async stop() {
      process.off('exit', onExit);
      stopGroup(child);
      await ended;
    },
  };
}

/** Starts a host that is a program: with a port, and a folder of its own that is taken away when it stops. */
export async function startHost(
  name: string,
  programIn: (own: string, port: number) => Promise<Pick<Program, 'command' | 'args' | 'env'>>,
): Promise<RunningHost> {
  const [port, own] = [await freePort(), await mkdtemp(join(tmpdir(), `${name}-`))];
  const origin = `http://127.0.0.1:${port}`;
  const { output, stop } = await startProgram({ ...(await programIn(own, port)), cwd: own, probe: `${origin}/` });
  return { origin, output, stop: () => stop().then(() => rm(own, { recursive: true, force: true })) };
}

/** Ends the program and those that it started. */
function stopGroup(child: ChildProcess): void {
  try {
    // Windows has no groups of processes.
    if (process.platform === 'win32') child.kill();
    else if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return answer?.ok === true;
}
