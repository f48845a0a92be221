/** The hosts that the site is kept working on. */
import { nginx } from './nginx.ts';
import type { HostKind } from './programs.ts';
import { workerd } from './workerd.ts';

export type HostName = HostKind['name'];

const byName: Readonly<Record<HostName, HostKind>> = { nginx, workerd };

export const hosts = Object.values(byName);

/** A host by its name. */
export const hostOf = (name: HostName): HostKind => byName[name];
