/** Debian packages that tests and benchmarks need, and their installation. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The packages of each requirement. */
export const packages = {
  // Phones have a Hindi font, so the tests need one too.
  browser: ['chromium', 'chromium-headless-shell', 'fonts-liberation', 'fonts-lohit-deva'],
  java: ['default-jre-headless'],
  ffmpeg: ['ffmpeg'],
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  firefox: ['firefox-esr'],
  // The GStreamer packages contain the film decoders.
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Requirement = keyof typeof packages;

/** Returns the install command for an error message. */
export const installAdvice = (requirement: Requirement): string =>
  `on Debian and Ubuntu: sudo apt-get install ${packages[requirement].join(' ')}`;

/** Installs the packages with apt-get and prints a message. Returns false without root rights or if it fails. */
export function installFromDebian(requirement: Requirement): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const names = packages[requirement];
  console.error(`Installing Debian’s ${names.join(', ')} with apt-get.`);
  // RUNLEVEL: otherwise Debian starts nginx as a service, whose port may be in use.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0;
  // A fresh machine has no package list or an outdated one. If the update fails without a network, the existing list is used.
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', ...names);
}
