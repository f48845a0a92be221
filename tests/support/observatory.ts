/**
 * The points that MDN's HTTP Observatory gives a page, by Mozilla's own code (hosting/tools) on the headers that a host here has sent. The
 * scan over the network is left out: that http leads to https is the host's matter, and taken as done.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const code = new URL('../../hosting/tools/node_modules/@mdn/mdn-http-observatory/', import.meta.url);

interface Result {
  result: string;
}

interface Observatory {
  ALL_TESTS: readonly ((requests: object) => Result)[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  getScoreModifier(result: string): number;
}

/** The score (100 and what is added or taken) and what each rule found, with its points. */
export async function observatory(
  headers: Readonly<Record<string, string>>,
  html: string,
): Promise<{ score: number; tests: Record<string, number> }> {
  const { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, getScoreModifier } = await load();
  const response = { headers, request: { headers: {} }, status: 200, verified: true, httpEquiv: new Map() };
  // No rule looks at styles, and the package's reader of pages prints each that it is too old for.
  const path = html.replace(/<style>[\s\S]*?<\/style>/g, '<style></style>');
  const found = ALL_TESTS.map((rule) => rule({ ...secureSite(response), resources: { path } }).result);
  const tests = Object.fromEntries(found.map((result) => [result, getScoreModifier(result)]));
  const points = Object.values(tests);
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 100);
  const taken = sum(points.filter((one) => one < 0));
  return { score: taken >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : taken, tests };
}

/** What the scan would have brought home from a site that http leads to https, and that answers each request alike. */
function secureSite(response: object) {
  const url = (protocol: string) => new URL(`${protocol}://www.school.example/`);
  const route = [
    { url: url('http'), status: 301 },
    { url: url('https'), status: 200 },
  ];
  return {
    hostname: 'www.school.example',
    session: { url: url('https') },
    responses: {
      auto: response,
      cors: response,
      http: response,
      https: response,
      httpRedirects: route,
      httpsRedirects: route.slice(1),
    },
  };
}

async function load(): Promise<Observatory> {
  // The lists that the package fetches when it is installed; a school's site is on none of them.
  for (const list of ['hsts-preload.json', 'tld-list.json']) {
    const file = new URL(`conf/${list}`, code);
    if (!existsSync(file)) await writeFile(file, '{}');
  }
  const parts = await Promise.all(
    ['constants', 'grader/charts', 'grader/grader'].map((name) => import(new URL(`src/${name}.js`, code).href)),
  );
  return Object.assign({}, ...parts) as Observatory;
}
