/** The W3C's checker (vnu), over files of the built site. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findOrInstallJava } from '../../tools/find-java.ts';
import { dist } from './site.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * What is wrong in the pages, styles and drawings of the built site, one line a fault: errors and warnings. Remarks on style (`info`), such
 * as on the slash that ends an `<img/>`, are left out. Throws when the checker did not run to its end.
 */
export async function findInvalid(): Promise<string[]> {
  const files = ['--skip-non-html', '--also-check-css', '--also-check-svg', dist];
  const { messages } = JSON.parse(await run(['-jar', checker, '--format', 'json', ...files])) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url, message, extract = '' }) => `${url.split('/dist/')[1]}: ${message} ${extract.trim().slice(0, 120)}`);
}

/** What Java wrote to its second stream, where the checker puts its findings. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(findOrInstallJava(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', () => (said.startsWith('{') ? resolve(said) : reject(new Error(`The W3C's checker said: ${said}`))));
  });
}
