import { spawnSync } from 'node:child_process';

/** Which of Debian's packages has a program. */
const packages = { ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg', python3: 'python3-numpy' } as const;

/** What a program writes to its standard output. Throws when it is not installed, with the mend, and when it fails, with its words. */
export function run(program: keyof typeof packages, given: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, given, { maxBuffer: 512 * 1024 * 1024 });
  if (error) throw new Error(`${program} could not be started (Debian: apt-get install ${packages[program]}).`, { cause: error });
  if (status !== 0) throw new Error(`${program} failed on ${given.at(-1)}: ${stderr}`);
  return stdout;
}
