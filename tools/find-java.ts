/** Finds the Java that the W3C's checker runs on. */
import { spawnSync } from 'node:child_process';
import { advice, installFromDebian } from './debian.ts';

/**
 * The command that starts Java. Where there is none it installs Debian's, as root; otherwise it throws with advice. JAVA_HOME goes before
 * what is on the path.
 */
export function findOrInstallJava(): string {
  const found = findJava() ?? (installFromDebian('java') ? findJava() : null);
  if (found) return found;
  throw new Error(`The W3C's checker needs Java, and none was found (${advice('java')}).`);
}

function findJava(): string | null {
  const home = process.env.JAVA_HOME;
  const places = [...(home ? [`${home}/bin/java`] : []), 'java', '/usr/bin/java'];
  return places.find((place) => spawnSync(place, ['-version'], { stdio: 'ignore' }).status === 0) ?? null;
}
