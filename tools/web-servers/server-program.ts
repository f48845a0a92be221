/** Starts and stops the server programs that the tests use. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A started web server. */
export interface RunningServer {
  /** For example `http://127.0.0.1:4440`. */
  origin: string;
  /** Returns the last 4,000 characters of its output. */
  output(): string;
  stop(): Promise<void>;
}

/** A web server that can serve the built site on this machine. */
export interface WebServer {
  name: 'nginx' | 'workerd';
  /** Returns why it can't be started here and what to do, or null if it can. */
  whyMissing(): string | null;
  /** Starts it on a free port of 127.0.0.1 with the site in `folder`. */
  start(folder: string): Promise<RunningServer>;
}

interface Program {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd: string;
  /** URL that responds with 2xx once the program is ready. */
  probe: string;
  /** Maximum time until the probe responds. */
  timeoutSeconds?: number;
}

/** Returns a free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program and waits until its probe responds. Throws an error with its output if it exits first or takes longer than `timeoutSeconds`. */
export async function startProgram({
  command,
  args,
  env,
  cwd,
  probe,
  timeoutSeconds = 30,
}: Program): Promise<Pick<RunningServer, 'output' | 'stop'>> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  const append = (chunk: unknown) => {
    output = `${output}${chunk}`.slice(-4000);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  child.once('error', ({ message }) => append(message));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const deadline = Date.now() + timeoutSeconds * 1000;
  while (!(await responds(probe))) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${command} exited before it responded: ${output}`);
    if (Date.now() > deadline) {
      stopGroup(child);
      throw new Error(`${command} did not respond within ${timeoutSeconds} s: ${output}`);
    }
    await wait(100);
  }
  // Stops the program if the tests are aborted, too.
  const onExit = () => stopGroup(child);
  process.once('exit', onExit);
  return {
    output: () => output,
    async stop() {
      process.off('exit', onExit);
      stopGroup(child);
      await exited;
    },
  };
}

/** Starts a web server on a free port, in a temporary folder that is deleted when the server stops. */
export async function startWebServer(
  name: string,
  programFor: (workFolder: string, port: number) => Promise<Pick<Program, 'command' | 'args' | 'env'>>,
): Promise<RunningServer> {
  const [port, workFolder] = [await freePort(), await mkdtemp(join(tmpdir(), `${name}-`))];
  const origin = `http://127.0.0.1:${port}`;
  const { output, stop } = await startProgram({ ...(await programFor(workFolder, port)), cwd: workFolder, probe: `${origin}/` });
  return { origin, output, stop: () => stop().then(() => rm(workFolder, { recursive: true, force: true })) };
}

/** Stops the program and its child processes. */
function stopGroup(child: ChildProcess): void {
  try {
    // Windows has no process groups.
    if (process.platform === 'win32') child.kill();
    else if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The program has already exited.
  }
}

async function responds(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  return response?.ok === true;
}
