/** How a visitor with a phone finds the answers to ten questions: what tests/journeys/ten-questions.spec.ts does, written down. */
import { spawnSync } from 'node:child_process';
import { inProject } from '../../deploy/project.ts';

/** What of Playwright's report is read here. */
interface Report {
  suites: readonly Suite[];
}
interface Suite {
  suites?: readonly Suite[];
  specs: readonly { title: string; ok: boolean; tests: readonly { annotations: readonly Note[] }[] }[];
}
interface Note {
  type: string;
  description?: string;
}

const root = inProject();

/** Asks the questions of the site in dist/, and gives a part for each. Throws where one is not answered. */
export function tenQuestions(): string {
  const { stdout, stderr } = spawnSync('playwright', ['test', '--project=journeys', 'ten-questions', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`Playwright gave no report: ${stderr || stdout}`);
  const specs = specsOf((JSON.parse(stdout) as Report).suites);
  const unanswered = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  if (specs.length === 0 || unanswered.length > 0)
    throw new Error(`Without an answer: ${unanswered.join(', ') || 'all of them'}.`);
  const asked = specs.map(({ title, tests }) => ({ title, notes: tests.flatMap(({ annotations }) => annotations) }));
  return asked
    .filter(({ notes }) => notes.length > 0)
    .map(({ title, notes }) => partOf(title, notes))
    .join('\n\n');
}

function partOf(title: string, notes: readonly Note[]): string {
  const presses = notes.filter(({ type }) => type === 'press').length;
  const lines = notes.map(({ type, description = '' }) => `- ${type === 'press' ? 'presses' : 'reads'} ${description}`);
  return [`## ${title}`, '', `${presses} presses.`, '', ...lines].join('\n');
}

const specsOf = (suites: readonly Suite[]): Suite['specs'] =>
  suites.flatMap(({ specs, suites: within = [] }) => [...specs, ...specsOf(within)]);
