/** The content's own files, as they stand: every text in them, before tokens are filled in. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Text, textsIn } from './texts.ts';

/** The texts of each file under src/content/, by its name: 'pages/about.yaml'. */
export const files: readonly { file: string; texts: readonly Text[] }[] = globSync('src/content/**/*.yaml')
  .sort()
  .map((path) => ({ file: path.slice('src/content/'.length), texts: textsIn(parse(readFileSync(path, 'utf8'))) }));
