/** A fake Gitea server on a real repository. Saved entries are committed to the main branch. */
import { openRepository, owner, pkceRoutes, rejectRequest, startFakeHost } from './fake-git-host.ts';

interface ContentsRequest {
  branch: string;
  message: string;
  files: readonly { operation: 'create' | 'update' | 'delete'; path: string; content: string; sha?: string }[];
}

/** Starts the server for the repository in `folder`. */
export function startFakeGitea(folder: string) {
  const { git, resolveSha, listTree, commitFiles } = openRepository(folder);
  return startFakeHost(
    /^\/api\/v1(\/repos\/school\/site)?/,
    {
      'GET /user': () => ({ ...owner, full_name: owner.name }),
      'GET ': () => ({ owner, permissions: { push: true } }),
      'GET /git/trees/([^:]+):(.*)': (_, [branch = '', path = '']) => ({ tree: listTree(branch, path) }),
      'GET /git/blobs/(.+)': (_, [sha = '']) => ({ content: git(['cat-file', 'blob', sha]).toString('base64') }),
      'GET /commits': () => [{ commit: { author: { name: owner.name, date: new Date().toISOString() } } }],
      'POST /contents': ({ branch, message, files }: ContentsRequest) => {
        for (const { path, sha } of files)
          if (sha && resolveSha(`${branch}:${path}`) !== sha) rejectRequest(422, 'sha does not match');
        return { commit: { sha: commitFiles(branch, branch, message, files) } };
      },
    },
    pkceRoutes('/login/oauth/authorize', '/login/oauth/access_token'),
  );
}
