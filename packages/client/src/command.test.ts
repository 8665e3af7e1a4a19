import { expect, test } from 'vitest';
import { printed, readCommand } from './command.js';

test('one quoted word or many, camel case or kebab case', () => {
  const quoted = readCommand(['alpha-strike targetNumber skill=3 attacker.unit="a b"', '--json', '--api=https://x.example/'], {});
  const many = readCommand(['alpha-strike', 'target-number', 'skill=3', 'attacker.unit=a b'], { RANGEFINDER_URL: 'https://x.example' });
  expect(quoted).toMatchObject({ kind: 'ask', path: '/v1/alpha-strike/target-number', json: true, api: 'https://x.example' });
  expect(many).toMatchObject({ kind: 'ask', path: '/v1/alpha-strike/target-number', json: false, api: 'https://x.example' });
  if (quoted.kind === 'ask') expect(String(quoted.parameters)).toBe('skill=3&attacker.unit=a+b');
});

test.each([[['--loud', 'dice']], [['a b c']], [['../secrets']], [['skill=3']]])('%j is told', (words) => {
  expect(readCommand(words, {}).kind).toBe('wrong');
});

test('nothing asks for help', () => {
  expect(readCommand([], {}).kind).toBe('help');
});

test('the sentence, or the whole answer', () => {
  expect(printed({ summary: 'Yes.', target: 7 }, false)).toBe('Yes.');
  expect(JSON.parse(printed({ summary: 'Yes.', target: 7 }, true))).toEqual({ summary: 'Yes.', target: 7 });
  expect(JSON.parse(printed({ mean: 7 }, false))).toEqual({ mean: 7 });
});
