import { embedded } from './embedded.ts';
import type { HostKind } from './host.ts';
import { nginx } from './nginx.ts';
import { workerd } from './workerd.ts';

/** Every host that the site is kept working on. */
export const hosts = [embedded, nginx, workerd] as const satisfies readonly HostKind[];

export type HostName = HostKind['name'];

/** A host by its name. */
export function hostOf(name: HostName): HostKind {
  const host = hosts.find((one) => one.name === name);
  if (!host) throw new Error(`There is no host '${name}'.`);
  return host;
}
