import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { kinds as folders } from '#model/kinds.ts';
import { pageSchemas } from '#schemas/pages.ts';
import { facts, schoolFacts } from '#schemas/school-facts.ts';
import { describeField, type Field } from '../../desk/form/describe.ts';
import { refusal } from '../../desk/guard.ts';
import { mergeYaml } from '../../desk/merge-yaml.ts';
import { inProject } from '../../publish/project.ts';

describe('a form', () => {
  test.each(Object.entries({ ...folders, ...pageSchemas, schoolFacts, facts }))(
    '%s: every field has an input and a label',
    (_name, schema) => {
      const look = (field: Field): void => {
        expect(field.label).not.toBe('');
        for (const part of [...Object.values(field.fields), ...(field.item ? [field.item] : [])]) look(part);
      };
      look(describeField(schema));
    },
  );

  test('has the limits, the help and the words of the schema', () => {
    expect(describeField(folders.events).fields).toMatchObject({
      title: { kind: 'line', most: 80, optional: false },
      status: { kind: 'choice', fallback: 'scheduled', optional: true },
      was: { kind: 'list', optional: true, itemLabel: 'starts' },
      picture: { kind: 'reference', collection: 'pictures' },
    });
    expect(describeField(folders.programmes).fields.fee).toMatchObject({ kind: 'number', nullable: true });
  });
});

describe('saving', () => {
  test('what has not changed leaves every file of the content as it stands, and each other field when one is added', () => {
    for (const file of globSync('src/content/**/*.yaml', { cwd: inProject() })) {
      const text = readFileSync(inProject(file), 'utf8');
      expect(mergeYaml(text, parse(text)), file).toBe(text);
      expect(mergeYaml(text, { ...parse(text), added: 'one' }), file).toBe(`${text}added: one\n`);
    }
  });

  test('lines that were broken by hand stay so, within lists too', () => {
    const long = (word: string) => `${`${word} `.repeat(30)}end`;
    const before = `# First\na: ${long('one')}\nlist:\n  - name: x\n    text: ${long('two')}\n\n  # Second\n  - name: y\n    text: >-\n      two\n      three\n`;
    const after = mergeYaml(before, {
      a: long('one'),
      list: [
        { name: 'z', text: long('two') },
        { name: 'y', text: 'two three' },
      ],
    });
    expect(after).toBe(before.replace('name: x', 'name: z'));
  });

  test('one field changes its own lines: comments, quotes and the order of the others stay', () => {
    const before = '# Since 2026\ntitle: "A: b"\nlist:\n  - one # first\n  - two\nday: 2026-11-20\n';
    expect(mergeYaml(before, { title: 'A: b', list: ['one', 'two', 'three'], day: '2026-11-21' })).toBe(
      before.replace('- two', '- two\n  - three').replace('-20', '-21'),
    );
    expect(mergeYaml(before, { title: 'A: b', list: ['two'] })).toBe('# Since 2026\ntitle: "A: b"\nlist:\n  - two # first\n');
  });
});

describe('a request to the desk', () => {
  const host = '127.0.0.1:4321';
  const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };

  test('may come from its own pages, and a link may open it', () => {
    expect(refusal('POST', own)).toBeNull();
    expect(refusal('GET', { host, 'sec-fetch-site': 'same-origin' })).toBeNull();
    const visit = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(refusal('GET', visit)).toBeNull();
    expect(refusal('POST', { ...visit, origin: 'https://evil.example' })).not.toBeNull();
  });

  test.each([
    ['another host', { ...own, host: 'evil.example' }],
    ['a name turned to this machine', { host: 'evil.example:4321', origin: 'http://evil.example:4321' }],
    ['another origin', { ...own, origin: 'https://evil.example' }],
    ['another port', { ...own, origin: 'http://127.0.0.1:9999' }],
    ['no origin', { host }],
    ['an origin of its own, as another site says', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['a frame', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('is refused from %s', (_from, headers) => {
    expect(refusal('POST', headers)).not.toBeNull();
  });
});
