/** Debian's packages that tests and benches need beside Node, and the one way to them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What is needed, and the packages that bring it. */
export const packages = {
  // Hindi has a font on every phone, and so has it where the tests run.
  browser: ['chromium', 'fonts-liberation', 'fonts-lohit-deva'],
  java: ['default-jre-headless'],
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  firefox: ['firefox-esr'],
  // Without the last three its films have no decoder.
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Needed = keyof typeof packages;

/** What to type where nothing may be installed by itself. */
export const advice = (needed: Needed): string => `on Debian and Ubuntu: sudo apt-get install ${packages[needed].join(' ')}`;

/** Installs the packages with apt-get and says so; false where that is not allowed (it needs root) or fails. */
export function installFromDebian(needed: Needed): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const names = packages[needed];
  console.error(`Installing Debian’s ${names.join(', ')} with apt-get.`);
  // Debian would start nginx as a service, and the machine may have one at its port already.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0;
  // A fresh machine has no list of packages, or an old one, which would bring a browser of long ago; without a network the old one has to do.
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', ...names);
}
