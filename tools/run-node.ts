import { spawn } from 'node:child_process';

/** What a program said on both outputs, and how it ended. */
export interface Outcome {
  status: number | null;
  said: string;
  ms: number;
}

/** Runs Node with these arguments in a folder, with this environment and no other, and gathers what it says. */
export function runNode(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, said, ms: performance.now() - began }));
  });
}
