/** Names that the worker (deploy/offline) and the pages share. */

/** The worker's file. It can't have a hash in its name: browsers ask for it again by the address under which they know it. */
export const workerPath = '/service-worker.js';

/** The page that answers without a network for one that was not kept. */
export const offlinePath = '/offline';

export const keptPagesCache = 'kept-pages';
