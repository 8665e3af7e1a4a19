import { expect, test } from 'vitest';
import { withAliases } from './aliases.js';
import type { Term } from './reference.js';

const term = (id: string, aliases?: readonly string[]): Term => ({
  id,
  name: { en: id, ru: `«${id}»` },
  meaning: { en: '', ru: '' },
  ...(aliases && { aliases }),
});

test('terms keep their names and get those of players', () =>
  expect(withAliases([term('rally', ['regroup']), term('run')], { rally: ['ралли'] })).toMatchObject([
    { id: 'rally', aliases: ['regroup', 'ралли'] },
    term('run'),
  ]));

test('a name of nothing, and one that is there already, are mistakes', () => {
  expect(() => withAliases([term('run')], { rally: ['ралли'] })).toThrow('no such terms: rally');
  expect(() => withAliases([term('rally', ['regroup'])], { rally: ['regroup'] })).toThrow('rally is called regroup twice');
});
