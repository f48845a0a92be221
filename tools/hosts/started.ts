/** What the hosts that are programs of their own have in common: a folder for their passing files, a free port, an end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { RunningHost } from './host.ts';
import { startProgram } from './process.ts';

interface Place {
  /** A folder of the host's own, taken away when it stops. */
  own: string;
  port: number;
  origin: string;
}

/** A place for a host on this machine. */
export async function place(name: string): Promise<Place> {
  const port = await freePort();
  return { own: await mkdtemp(join(tmpdir(), `${name}-`)), port, origin: `http://127.0.0.1:${port}` };
}

/** Starts a host in its own folder and waits until it serves. Throws with what it said when it does not. */
export async function startHost(
  { own, origin }: Pick<Place, 'own' | 'origin'>,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const { stop } = await startProgram({ command, args, env, cwd: own, probe: `${origin}/` });
  return {
    origin,
    async stop() {
      await stop();
      await rm(own, { recursive: true, force: true });
    },
  };
}
