import { spawnSync } from 'node:child_process';

/** Which of Debian's packages has a program. */
const packages = { ffmpeg: 'ffmpeg', ffprobe: 'ffmpeg', python3: 'python3-numpy' } as const;

/** The most that a program may write, in bytes. */
const most = 512 * 1024 * 1024;

/** A line of options, in which no file is named. */
export const options = (line: string): string[] => line.split(' ');

/** What a program writes to its standard output. Throws when it is not installed, with the mend, and when it fails (unless
 * it may), with its words. */
export function run(program: keyof typeof packages, given: readonly string[], { mayFail = false } = {}): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, given, { maxBuffer: most });
  if (error && 'code' in error && error.code === 'ENOBUFS')
    throw new Error(
      `${program} gave more than ${most / 1024 / 1024} MB of ${given.join(' ')}: the film is too long or too large.`,
    );
  if (error)
    throw new Error(`${program} can't be started: ${error.message} (Debian: apt-get install ${packages[program]}).`, {
      cause: error,
    });
  if (status !== 0 && !mayFail) throw new Error(`${program} failed on ${given.at(-1)}: ${stderr}`);
  return stdout;
}
