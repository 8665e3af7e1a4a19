import { expect, test } from 'vitest';
import { HELP, printed, readCommand } from './command.js';

test('one quoted word or many, camel case or kebab case', () => {
  const quoted = readCommand(['alpha-strike targetNumber skill=3 attacker.unit="a b"', '--json', '--api=https://x.example/'], {});
  const many = readCommand(['alpha-strike', 'target-number', 'skill=3', 'attacker.unit=a b'], { RANGEFINDER_URL: 'https://x.example' });
  expect(quoted).toMatchObject({ kind: 'ask', question: 'alpha-strike/target-number', json: true, api: 'https://x.example' });
  expect(many).toMatchObject({ kind: 'ask', question: 'alpha-strike/target-number', json: false, api: 'https://x.example' });
  if (quoted.kind === 'ask') expect(quoted.parameters).toEqual({ skill: '3', 'attacker.unit': 'a b' });
});

test.each([[['--loud', 'dice']], [['a b c']], [['../secrets']], [['skill=3']]])('%j is told', (words) => {
  expect(readCommand(words, {}).kind).toBe('wrong');
});

test('nothing asks for help', () => {
  expect(readCommand([], {}).kind).toBe('help');
  expect(readCommand(['dice', '--help'], {}).kind).toBe('help');
});

test.each([
  ['alphaStrike targetNumber', 'alpha-strike/target-number'],
  ['unitsByIds ids=a', 'units-by-ids'],
  ['units alpha-strike/atlas-as7-d', 'units/alpha-strike/atlas-as7-d'],
])('%s is the address %s', (words, question) => {
  expect(readCommand([words, '--api', 'https://x.example'], {})).toMatchObject({ question, api: 'https://x.example' });
});

test('the help shows a question that can be asked', () => {
  const example = /rangefinder "([a-z0-9]+-.*)"/.exec(HELP)?.[1] ?? '';
  expect(readCommand([example], {})).toMatchObject({ kind: 'ask' });
  expect(HELP).toContain('alpha-strike, initiative-deck');
});

test('the sentence, or the whole answer', () => {
  expect(printed({ summary: 'Yes.', target: 7 }, false)).toBe('Yes.');
  expect(JSON.parse(printed({ summary: 'Yes.', target: 7 }, true))).toEqual({ summary: 'Yes.', target: 7 });
  expect(JSON.parse(printed({ mean: 7 }, false))).toEqual({ mean: 7 });
});
