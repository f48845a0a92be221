import { spawnSync } from 'node:child_process';
import { installAdvice, installFromDebian } from '../../tools/debian.ts';

const runFfmpeg = (...args: string[]) => spawnSync('ffmpeg', args, { encoding: 'utf8' });

/** Installs ffmpeg if it is missing. Throws with advice if that fails. */
export function installFfmpeg(): void {
  if (runFfmpeg('-version').error && !installFromDebian('ffmpeg'))
    throw new Error(`ffmpeg is not installed (${installAdvice('ffmpeg')}).`);
}

/** Writes a 16:9 film of a coloured square that moves slowly, with ffmpeg. */
export function writeTestFilm(file: string, { seconds, isHdr = false }: { seconds: number; isHdr?: boolean }): void {
  const scene = [`color=0xb0663a:s=1920x1080:r=24:d=${seconds}`, `color=0x3a66b0:s=480x480:r=24:d=${seconds}`];
  const transfer = isHdr ? ['-color_trc', 'smpte2084', '-colorspace', 'bt2020nc', '-color_primaries', 'bt2020'] : [];
  const { status, stderr } = runFfmpeg(
    ...['-v', 'error', '-y', ...scene.flatMap((source) => ['-f', 'lavfi', '-i', source])],
    ...['-filter_complex', 'overlay=x=100+n*4:y=300', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...transfer, file],
  );
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}: ${stderr}`);
}
