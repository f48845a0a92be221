/** The web servers with which the site is tested. */
import { nginx } from './nginx.ts';
import type { WebServer } from './server-program.ts';
import { workerd } from './workerd.ts';

export type WebServerName = WebServer['name'];

const webServersByName: Readonly<Record<WebServerName, WebServer>> = { nginx, workerd };

export const webServers = Object.values(webServersByName);

/** Returns a web server by its name. */
export const webServerOf = (name: WebServerName): WebServer => webServersByName[name];
