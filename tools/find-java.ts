/** Finds Java, which runs the W3C's HTML checker. */
import { spawnSync } from 'node:child_process';
import { installAdvice, installFromDebian } from './debian.ts';

/**
 * Returns the command that starts Java; JAVA_HOME has priority over PATH. If there is none, installs Debian's as root, otherwise throws with
 * advice.
 */
export function findOrInstallJava(): string {
  const java = findJava() ?? (installFromDebian('java') ? findJava() : null);
  if (java) return java;
  throw new Error(`The W3C's checker needs Java, and none was found (${installAdvice('java')}).`);
}

function findJava(): string | null {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [`${home}/bin/java`] : []), 'java', '/usr/bin/java'];
  return candidates.find((path) => spawnSync(path, ['-version'], { stdio: 'ignore' }).status === 0) ?? null;
}
