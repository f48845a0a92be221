import type { Place, SentPackage } from './sent-package.ts';

const where: Readonly<Record<Place, string>> = {
  scripts: 'the scripts',
  styles: 'the styles',
  pages: 'the pages',
  worker: 'the worker that keeps pages',
  fonts: 'the fonts, cut to the characters in use',
};

/** One line of the list: what is sent, under which licence, and where it is. */
export interface Listed {
  name: string;
  version: string;
  licence: string;
  where: string;
}

const listLine = /^(\S+) (\d\S*) \((\S+)\), in (.+)$/gm;

/** The notices as a text file: a list, then each licence once with the packages that it is of. The same packages give the same text. */
export function noticesText(packages: readonly SentPackage[]): string {
  const sorted = packages.toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
  const byText = Map.groupBy(sorted, ({ text }) => text);
  const list = sorted.map(
    ({ name, version, licence, places }) =>
      `${name} ${version} (${licence}), in ${places.map((place) => where[place]).join(' and ')}`,
  );
  const licences = [...byText].map(
    ([text, of]) => `${'-'.repeat(72)}\n${of.map(({ name, version }) => `${name} ${version}`).join('\n')}\n\n${text}`,
  );
  return `${['What others wrote and this site sends, each with its licence.', list.join('\n'), ...licences].join('\n\n')}\n`;
}

/** The list at the head of the notices, read back. */
export function listedIn(notices: string): Listed[] {
  return [...notices.matchAll(listLine)].map(([, name = '', version = '', licence = '', where = '']) => ({
    name,
    version,
    licence,
    where,
  }));
}

// By their code points, which no machine's language changes.
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
