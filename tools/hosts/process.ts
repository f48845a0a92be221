/** Programs that serve until they are told to stop. */
import { type ChildProcess, spawn } from 'node:child_process';

interface Program {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Answers with 2xx once the program is ready. */
  probe: string;
}

/** Starts a program and waits until it answers. Throws with what it said when it ends before, or takes longer than half a minute. */
export async function startProgram({ command, args, env, cwd, probe }: Program): Promise<{ stop(): Promise<void> }> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', (error) => {
    said += error.message;
  });
  const end = Date.now() + 30_000;
  while (!(await answers(probe))) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${command} ended: ${said}`);
    if (Date.now() > end) {
      stopGroup(child);
      throw new Error(`${command} did not answer within 30 s: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // Should the tests be broken off, nothing is left behind.
  const onExit = () => stopGroup(child);
  process.once('exit', onExit);
  return {
    async stop() {
      process.off('exit', onExit);
      stopGroup(child);
      await ended;
    },
  };
}

/** Ends the program and those that it started. */
function stopGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
