/** A host that serves a built site on this machine, for the tests. */
export interface RunningHost {
  /** `http://127.0.0.1:4440` */
  origin: string;
  stop(): Promise<void>;
}

export interface HostKind {
  name: 'embedded' | 'nginx' | 'workerd';
  /** Why it can't be started here, with what to do; null when it can. */
  missing(): string | null;
  /** Starts it on a free port of 127.0.0.1 with the site in `folder`. */
  start(folder: string): Promise<RunningHost>;
}
