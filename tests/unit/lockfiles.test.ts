import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../publish/project.ts';

interface Lockfile {
  packages: Readonly<Record<string, { version?: string; link?: boolean; integrity?: string; resolved?: string }>>;
}

const lockfiles = globSync('**/package-lock.json', {
  cwd: inProject(),
  exclude: (path) => /(^|[\\/])(node_modules|dist|\.\w+)$/.test(path),
});

test('there are lockfiles', () => {
  expect(lockfiles).toContain('package-lock.json');
});

// npm leaves the hash out for packages of other platforms where its cache or its registry did not tell it.
test.each(lockfiles)('%s pins every package by its hash, and names no registry', (file) => {
  const { packages } = JSON.parse(readFileSync(inProject(file), 'utf8')) as Lockfile;
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  expect(installed.length).toBeGreaterThan(0);
  const unpinned = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unpinned.map(([path, { version }]) => `${path} ${version}: npm view NAME@${version} dist.integrity`)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
});
