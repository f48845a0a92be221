import { expect, test } from 'vitest';
import { licencesText } from '../../publish/licences/licence.ts';

test('a package without a licence stops the build', () => {
  const named = { name: 'bare', version: '1.2.0' };
  for (const bare of [
    { ...named, identifier: 'MIT', text: '' },
    { ...named, identifier: '', text: 'Mine' },
  ])
    expect(() => licencesText([bare])).toThrow(/bare is sent to visitors and names no licence or/);
});
