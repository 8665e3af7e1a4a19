import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systems } from '../index.js';
import { questionsOf } from '../testing/arbitraries.js';
import { runs } from '../testing/runs.js';
import { flatten, unfoldedName } from './flat.js';
import { flatReader, readTexts } from './flat-reader.js';

const written = (values: Readonly<Record<string, unknown>>): string =>
  flatten(values)
    .map((pair) => pair.join('='))
    .join('&');

test.each([
  [{ skill: 4, woods: true, inches: undefined, range: null }, 'skill=4&woods=true'],
  [{ situation: { inches: 10.5, first: { heat: 2, range: null } } }, 'situation.inches=10.5&situation.first.heat=2'],
  [{ targets: [{ dice: 2, armor: 'light' }, {}] }, 'targets.0.dice=2&targets.0.armor=light&targets.1={}'],
  [{ damage: ['3', '0*', '-'], specials: [] }, 'damage=3,0*,-&specials='],
  [{ specials: ['a,b', ''] }, 'specials=["a,b",""]'],
  [{ specials: ['CASE', null] }, 'specials=["CASE",null]'],
  [{ name: 'null' }, 'name="null"'],
  [
    { filter: { system: '5150', cost: { max: 3 } }, orderBy: { by: 'COST', direction: 'ASC' } },
    'system=5150&cost.max=3&orderBy=COST&direction=ASC',
  ],
  [{ filter: {}, target: {} }, 'target={}'],
])('%j becomes %s', (values, text) => expect(written(values)).toBe(text));

test.each([
  ['filter', 'system', 'system'],
  ['orderBy', 'by', 'orderBy'],
  ['situation', 'inches', undefined],
])('the argument %s.%s is the parameter %s', (argument, field, name) => expect(unfoldedName(argument, field)).toBe(name));

const text = { kind: 'text', optional: true };
const read = flatReader({
  skill: { kind: 'int', default: 4 },
  woods: { kind: 'boolean' },
  name: text,
  cards: { kind: 'list', item: { kind: 'text' } },
  targets: { kind: 'list', max: 3, item: { kind: 'object', fields: { dice: { kind: 'int' }, name: text } } },
  filter: { kind: 'object', fields: { system: text, cost: { kind: 'object', fields: { max: { kind: 'int' } } } } },
  orderBy: { kind: 'object', fields: { by: text } },
  draft: { kind: 'any' },
});

test.each([
  [
    [
      ['targets', '[{"dice":1}]'],
      ['targets.0.dice', '2'],
    ],
    ['targets.0.dice'],
  ],
  [
    [
      ['targets.0.dice', '2'],
      ['targets', '[{"dice":1}]'],
    ],
    ['targets'],
  ],
  [
    [
      ['targets[0].dice', '2'],
      ['targets.0.dice', '2'],
    ],
    ['targets.0.dice'],
  ],
  [
    [
      ['draft.a', '4'],
      ['draft.a.b', '5'],
    ],
    ['draft.a.b'],
  ],
  [
    [
      ['draft.a.b', '5'],
      ['draft.a', '4'],
    ],
    ['draft.a'],
  ],
  [
    [
      ['system', '5150'],
      ['filter.system', '5150'],
    ],
    ['filter.system'],
  ],
  [
    [
      ['targets', '[{"dice":1}]'],
      ['targets.0.name', 'A'],
      ['targets.1.dice', '2'],
    ],
    [],
  ],
  [
    [
      ['cards.1', 'Ms'],
      ['cards.0', 'Ls'],
      ['skill', '4'],
    ],
    [],
  ],
  [[['targets', '[{"dice":1,"dice":2}]']], ['targets.0.dice']],
  [[['draft', '{"a":{"b":1,"b":2}}']], ['draft.a.b']],
  [[['filter.cost', '{"max":1,"max":1}']], ['filter.cost.max']],
  [[['name', '{"a":1,"a":2}']], []],
] as const)('of %j the second value of a field is named: %j', (parameters, repeated) =>
  expect(read(parameters).repeated).toEqual(repeated),
);

test.each([
  ['skill', '3', { skill: 3 }],
  ['skill', 'lots', { skill: 'lots' }],
  ['skill', '-3', { skill: -3 }],
  ['skill', ' 3.5 ', { skill: 3.5 }],
  ['skill', '1e3', { skill: 1000 }],
  ['skill', '0x4', { skill: '0x4' }],
  ['skill', '0b1', { skill: '0b1' }],
  ['skill', 'null', { skill: null }],
  ['woods', 'null', { woods: 'null' }],
  ['woods', 'true', { woods: true }],
  ['woods', 'True', { woods: true }],
  ['woods', 'FALSE', { woods: false }],
  ['woods', 'truest', { woods: 'truest' }],
  ['name', '"null"', { name: 'null' }],
  ['name', '""null""', { name: '"null"' }],
  ['cards', 'Ls, Ms', { cards: ['Ls', 'Ms'] }],
  ['cards', '["a,b"]', { cards: ['a,b'] }],
  ['cards', ['a,b', 'c'], { cards: ['a,b', 'c'] }],
  ['cards', '', { cards: [] }],
  ['cards.1', 'Ms', { cards: [null, 'Ms'] }],
  ['targets', '[{"dice":2}]', { targets: [{ dice: 2 }] }],
  ['targets.1.dice', '2', { targets: [null, { dice: 2 }] }],
  ['targets.0', '{"dice":2}', { targets: [{ dice: 2 }] }],
  ['targets.0', '', { targets: [{}] }],
  ['cost.max', '3', { filter: { cost: { max: 3 } } }],
  ['orderBy', 'COST', { orderBy: { by: 'COST' } }],
  ['filter.system', '5150', { filter: { system: '5150' } }],
  ['filter[system]', '5150', { filter: { system: '5150' } }],
  ['filter', '{"system":"5150"}', { filter: { system: '5150' } }],
  ['orderBy.by', 'COST', { orderBy: { by: 'COST' } }],
  ['cards', 4, { cards: 4 }],
  ['skill', 4, { skill: 4 }],
  ['targets', '[{"dice":', { targets: '[{"dice":' }],
  ['draft.skill', '4', { draft: { skill: '4' } }],
  ['draft.targets.1.dice', '2', { draft: { targets: [null, { dice: '2' }] } }],
  ['draft', '{"skill":4}', { draft: { skill: 4 } }],
  ['draft', '[1,2]', { draft: [1, 2] }],
  ['draft', 'x', { draft: 'x' }],
])('parses %s=%s', (name, given, values) => expect(read([[name, given]])).toEqual({ values, unknown: [], repeated: [] }));

test.each([
  'nobody',
  'filter',
  'filter.nobody',
  'skill.more',
  'targets.3.dice',
  'targets.-1.dice',
  'targets.x',
  '__proto__.a',
  'toString',
  '',
  `draft${'.a'.repeat(32)}`,
  `draft${'.0'.repeat(7_000)}`,
])('reports the unknown parameter %s', (name) => expect(read([[name, '1']])).toEqual({ values: {}, unknown: [name], repeated: [] }));

test('parameters that skip too many list items are reported as unknown', () => {
  const skipping = Array.from({ length: 30 }, (_, index) => [`draft.${index}.999`, '1'] as const);
  const { values, unknown } = read(skipping);
  expect((values.draft as readonly unknown[]).length).toBe(20);
  expect(unknown).toEqual(skipping.slice(20).map(([name]) => name));
});

test('names of the prototype are own names', () => {
  const { values } = read([['draft.__proto__.polluted', '1']]);
  expect(Object.keys(values.draft as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('parses texts by their shape and keeps unknown and other values', () => {
  const fields = {
    rep: { kind: 'int' },
    cards: { kind: 'list', item: { kind: 'int' } },
    names: { kind: 'list' },
    target: { kind: 'object', fields: { dice: { kind: 'int' }, name: { kind: 'text' } } },
    bare: { kind: 'object' },
  };
  const values = { rep: '4', cards: ['1', 2], names: ['a'], target: { dice: '2', name: '3' }, bare: { dice: '2' }, other: '5' };
  expect(readTexts(fields, values)).toEqual({
    rep: 4,
    cards: [1, 2],
    names: ['a'],
    target: { dice: 2, name: '3' },
    bare: { dice: '2' },
    other: '5',
  });
  expect(readTexts(fields, { rep: 4, cards: '1,2', target: '{"dice":"2"}', bare: 7 })).toEqual({
    rep: 4,
    cards: [1, 2],
    target: { dice: 2 },
    bare: 7,
  });
});

test('merges several parameters into one value', () => {
  const parameters = [
    ['targets', '[{"dice":2}]'],
    ['targets.0.name', 'a'],
    ['targets.1.dice', '1'],
    ['skill', '2'],
  ] as const;
  expect(read(parameters).values).toEqual({ skill: 2, targets: [{ dice: 2, name: 'a' }, { dice: 1 }] });
});

test.each(
  systems.flatMap(({ calculators }) => calculators.map((calculator) => [`${calculator.system} ${calculator.name}`, calculator] as const)),
)('round-trips every question to %s', (_, calculator) => {
  const back = flatReader(calculator.input);
  fc.assert(
    fc.property(questionsOf(calculator), (given) => {
      const draft = JSON.parse(JSON.stringify(given));
      expect(back(flatten(draft))).toEqual({ values: draft, unknown: [], repeated: [] });
    }),
    { numRuns: runs(30) },
  );
});
