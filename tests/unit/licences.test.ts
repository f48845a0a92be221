import { expect, test } from 'vitest';
import { licencesText } from '../../publish/licences/licence.ts';

const publishedPackage = (name: string, text: string) => ({ name, version: '1.2.0', identifier: 'MIT', text });

test('the licences list each package and each text once, whatever the order of the packages', () => {
  const packages = [
    publishedPackage('two', 'One text'),
    publishedPackage('one', 'One text'),
    publishedPackage('@of/three', 'Another'),
    publishedPackage('two', 'One text'),
  ];
  const text = licencesText(packages);
  expect(licencesText(packages.toReversed())).toBe(text);
  expect(text).toContain('@of/three 1.2.0 (MIT)\none 1.2.0 (MIT)\ntwo 1.2.0 (MIT)\n');
  expect(text).toContain('one 1.2.0\ntwo 1.2.0\n\nOne text');
  expect(text.match(/One text/g)).toHaveLength(1);
});

test('a package without a licence stops the build', () => {
  for (const bare of [{ ...publishedPackage('bare', '') }, { ...publishedPackage('bare', 'Mine'), identifier: '' }])
    expect(() => licencesText([bare])).toThrow(/bare is sent to visitors and has no licence:/);
});
