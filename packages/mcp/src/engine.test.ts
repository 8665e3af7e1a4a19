import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ask, questionName, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { engineServer } from './engine.js';
import type { Within } from './tools.js';

async function clientOf(within: Partial<Within> = {}): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await engineServer({ system: undefined, language: 'en', ...within }).connect(far);
  await client.connect(near);
  return client;
}

async function called(name: string, args: Readonly<Record<string, unknown>>, within?: Partial<Within>) {
  const { content, isError } = await (await clientOf(within)).callTool({ name, arguments: { ...args } });
  return { text: (content as { text: string }[])[0]?.text ?? '', isError };
}

test('answers every example of every calculator with its sentence', async () => {
  const client = await clientOf();
  for (const calculator of systems.flatMap(({ calculators }) => calculators))
    for (const { draft } of calculator.examples) {
      const expected = ask(questionName(calculator), draft);
      const { content } = await client.callTool({
        name: 'calculate',
        arguments: { calculator: questionName(calculator), arguments: { ...draft } },
      });
      const [{ text }] = content as [{ text: string }];
      expect(expected.ok && text.startsWith(expected.answer.summary), text).toBe(true);
    }
});

test('finds and describes a calculator by a question in words', async () => {
  const found = await called('ask', { text: 'Alpha Strike: what do I need to hit a target that jumped?' });
  expect(found.text).toMatch(/^alpha-strike\/target-number: /);
  expect((await called('describe', { calculator: 'alpha-strike/target-number' })).text).toContain('- skill: 0–8');
  expect((await called('ask', { text: 'shot' }, { system: '5150' })).text).not.toContain('alpha-strike');
});

test('accepts arguments as models write them, and another language', async () => {
  const args = { skill: '4', inches: '8', targetMoved: 'jumped', tmm: 2 };
  const { text } = await called('calculate', { calculator: 'alpha-strike/targetNumber', arguments: args, lang: 'RU' });
  expect(text).toMatch(/^Целевое значение/);
  expect((await called('dice', { expression: '2d6' }, { language: 'ru' })).text).toMatch(/[а-я]/);
});

test('a problem names its field once', async () => {
  const { text } = await called('calculate', { calculator: 'alpha-strike/target-number', arguments: { skill: 9, inches: 8 } });
  expect(text).toBe('skill: given 9; allowed: a whole number from 0 to 8');
});

test('a title that is a question keeps its question mark', async () =>
  expect((await called('calculate', { calculator: 'alpha-strike/advise', lang: 'ru' })).text).not.toContain('?.'));

test('a rule is read by its name without the rule set', async () => {
  const { text, isError } = await called('rule', { id: 'partial cover' });
  expect([isError, text]).toEqual([undefined, expect.stringContaining('# Partial cover')]);
});

test('errors are actionable', async () => {
  const cases = [
    ['calculate', { calculator: 'alpha-strike/target-number', arguments: { skill: 9, inches: 8 } }, 'skill: '],
    ['calculate', { calculator: 'alpha-strike/to-hit' }, 'alpha-strike/target-number'],
    ['calculate', {}, 'calculator: a value is needed'],
    ['rule', { id: 'alpha-strike/nothing' }, 'There is no rule'],
    ['rule', { id: 'cover in part' }, 'alpha-strike/partial-cover: Partial cover'],
    ['dice', { expression: '2d6>=7' }, '(2d6)>=7'],
    ['dice', { expresion: '2d6' }, 'expresion: no such field; did you mean expression?'],
    ['ask', { text: 'x', lang: 'fr' }, 'lang: given "fr"; allowed: en, ru'],
    ['calculate', { calculator: 'alpha-strike/target-number', arguments: '[1]' }, 'arguments: '],
  ] as const;
  for (const [name, args, expected] of cases) {
    const { text, isError } = await called(name, args);
    expect(isError, text).toBe(true);
    expect(text).toContain(expected);
  }
});

test('returns sections, tables and rulings that steps cite', async () => {
  for (const id of ['alpha-strike/to-hit', 'alpha-strike/table/ranges', 'alpha-strike/ruling/woods-once'])
    expect((await called('rule', { id })).text).toMatch(/^# .+\n.+/);
});
