import { expect, test } from 'vitest';
import { withAliases } from './aliases.js';
import type { Term } from './reference.js';

const term = (id: string, aliases?: readonly string[]): Term => ({
  id,
  name: { en: id, ru: `«${id}»` },
  meaning: { en: '', ru: '' },
  ...(aliases && { aliases }),
});

test('adds aliases to the terms', () =>
  expect(withAliases([term('rally', ['regroup']), term('run')], { rally: ['ралли'] })).toMatchObject([
    { id: 'rally', aliases: ['regroup', 'ралли'] },
    term('run'),
  ]));

test('throws for an unknown term and for a duplicate alias', () => {
  expect(() => withAliases([term('run')], { rally: ['ралли'] })).toThrow('no such terms: rally');
  expect(() => withAliases([term('rally', ['regroup'])], { rally: ['regroup'] })).toThrow('rally is called regroup twice');
});
