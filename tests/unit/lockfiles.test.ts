import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPath } from '../../publish/project.ts';

interface Lockfile {
  packages: Readonly<Record<string, { version?: string; link?: boolean; integrity?: string; resolved?: string }>>;
}

const lockfiles = globSync('**/package-lock.json', {
  cwd: projectPath(),
  exclude: (path) => /(^|[\\/])(node_modules|dist|\.\w+)$/.test(path),
});

test('the lockfiles are found', () => {
  expect(lockfiles).toContain('package-lock.json');
});

// npm may omit the hash of packages for other platforms.
test.each(lockfiles)('%s pins every package by its hash and contains no registry URL', (file) => {
  const { packages } = JSON.parse(readFileSync(projectPath(file), 'utf8')) as Lockfile;
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  expect(installed.length).toBeGreaterThan(0);
  const unpinned = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unpinned.map(([path, { version }]) => `${path} ${version}: npm view NAME@${version} dist.integrity`)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
