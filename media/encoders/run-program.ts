import { spawnSync } from 'node:child_process';

/** How to install each program. */
const ffmpegAdvice = 'Windows: winget install ffmpeg; macOS: brew install ffmpeg; Debian: apt-get install ffmpeg';
const installAdvice = { ffmpeg: ffmpegAdvice, ffprobe: ffmpegAdvice, python3: 'Debian: apt-get install python3-numpy' } as const;

/** Maximum output of a program in bytes. */
const maxOutput = 512 * 1024 * 1024;

/** Splits a line of options. Not for options with file names, which may contain spaces. */
export const options = (line: string): string[] => line.split(' ');

/**
 * Runs a program and returns its standard output. Throws with advice if it is not installed, and with its error output if it fails, unless `mayFail` is
 * set.
 */
export function run(program: keyof typeof installAdvice, args: readonly string[], { mayFail = false } = {}): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { maxBuffer: maxOutput });
  if (error && 'code' in error && error.code === 'ENOBUFS')
    throw new Error(
      `${program} gave more than ${maxOutput / 1024 / 1024} MB of ${args.join(' ')}: the film is too long or too large.`,
    );
  if (error)
    throw new Error(`${program} can't be started: ${error.message} (${installAdvice[program]}).`, {
      cause: error,
    });
  if (status !== 0 && !mayFail) throw new Error(`${program} failed on ${args.at(-1)}: ${stderr}`);
  return stdout;
}
