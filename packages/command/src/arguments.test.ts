import { expect, test } from 'vitest';
import { machineLanguage, readCommand } from './arguments.js';

test('accepts one quoted word or many, camel case or kebab case', () => {
  const quoted = readCommand(['alpha-strike targetNumber skill=3 attacker.unit="a b"', '--json', '--api=https://x.example/'], {});
  const many = readCommand(['alpha-strike', 'target-number', 'skill=3', 'attacker.unit=a b'], { RANGEFINDER_URL: 'https://x.example' });
  expect(quoted).toMatchObject({ kind: 'ask', question: 'alpha-strike/target-number', show: 'json', api: 'https://x.example' });
  expect(many).toMatchObject({ kind: 'ask', question: 'alpha-strike/target-number', show: 'sentence', api: 'https://x.example' });
  for (const command of [quoted, many])
    expect(command).toMatchObject({
      typed: [
        ['skill', '3'],
        ['attacker.unit', 'a b'],
      ],
    });
});

test('keeps the quotation marks of JSON, in one word or in many', () => {
  const targets = '[{"dice":2,"armor":"light armor"}]';
  const typed = [
    ['rep', '4'],
    ['targets', targets],
  ];
  expect(readCommand([`5150 shoot rep=4 targets=${targets}`], {})).toMatchObject({ typed });
  expect(readCommand(['5150', 'shoot', 'rep=4', `targets=${targets}`], {})).toMatchObject({ typed });
});

test('a value may contain the sign =', () => {
  expect(readCommand(['dice', 'expression=2d6>=8'], {})).toMatchObject({ typed: [['expression', '2d6>=8']] });
});

test.each([
  [['--loud', 'dice']],
  [['../secrets']],
  [['skill=3']],
  [['dice', 'expression=2d6', '--api', 'localhost']],
  [['dice', 'expression=2d6', '--lang=xx']],
])('%j is rejected', (words) => expect(readCommand(words, {})).toMatchObject({ kind: 'wrong', given: expect.stringMatching(/./) }));

test('reports an unknown option without Node’s advice', () =>
  expect(readCommand(['alpha-strike', 'target-number', '--skill=4'], {})).toMatchObject({
    kind: 'wrong',
    given: '--skill',
    meant: 'skill=…',
  }));

test.each([
  ['dice (2d6)>=7', 'dice', [['expression', '(2d6)>=7']]],
  [
    'search partial cover first=3',
    'search',
    [
      ['first', '3'],
      ['text', 'partial cover'],
    ],
  ],
  ['units atlas pv<=60', 'units', [['query', 'atlas pv<=60']]],
  ['unit alpha-strike/atlas-as7-d', 'units/alpha-strike/atlas-as7-d', []],
  ['table alpha-strike/table/ranges', 'tables/alpha-strike/table/ranges', []],
])('%s asks %s', (words, question, typed) => {
  expect(readCommand([words], {})).toMatchObject({ kind: 'ask', question, typed });
  expect(readCommand(words.split(' '), {})).toMatchObject({ kind: 'ask', question, typed });
});

test.each([[['2d6+1']], [['d20']], [['(d6+1)*2']]])('%j is a question about dice', (words) =>
  expect(readCommand(words, {})).toMatchObject({ kind: 'ask', question: 'ask', typed: [['text', words.join(' ')]] }),
);

test('nothing, -h and --help show the help; after a calculator, its input', () => {
  expect(readCommand([], {})).toMatchObject({ kind: 'help', question: undefined });
  expect(readCommand(['-h'], {})).toMatchObject({ kind: 'help', question: undefined });
  expect(readCommand(['5150', 'shoot', '--help'], {})).toMatchObject({ kind: 'help', question: '5150/shoot' });
});

test.each([
  ['alphaStrike targetNumber', 'alpha-strike/target-number'],
  ['target-number skill=4', 'alpha-strike/target-number'],
  ['alphaStrike.targetNumber skill=4', 'alpha-strike/target-number'],
  ['alpha_strike target_number skill=4', 'alpha-strike/target-number'],
  ['unitsByIds ids=a', 'units-by-ids'],
  ['units alpha-strike/atlas-as7-d', 'units/alpha-strike/atlas-as7-d'],
])('%s is the path %s', (words, question) => {
  expect(readCommand([words, '--api', 'https://x.example'], {})).toMatchObject({ question, api: 'https://x.example' });
});

test('uses the language of the system unless another is given', () => {
  expect(machineLanguage({ LANG: 'ru_RU.UTF-8' })).toBe('ru');
  expect(machineLanguage({ LANG: 'ru_RU.UTF-8', LC_ALL: 'C' })).toBe('en');
  expect(machineLanguage({})).toBe('en');
  const machine = { LANG: 'ru_RU.UTF-8' };
  expect(readCommand(['dice', 'expression=2d6'], machine)).toMatchObject({ language: 'ru' });
  expect(readCommand(['dice', 'expression=2d6', '--lang', 'en'], machine)).toMatchObject({ language: 'en' });
  expect(readCommand(['dice', 'expression=2d6', 'lang=EN'], machine)).toMatchObject({ language: 'en', typed: [['expression', '2d6']] });
});

test.each([
  [['unit', 'Atlas', 'AS7-D'], 'units/Atlas AS7-D'],
  [['unit', 'Atlas AS7-D'], 'units/Atlas AS7-D'],
  [['unit', 'alpha-strike', 'atlas-as7-d'], 'units/alpha-strike/atlas-as7-d'],
  [['unit', 'ATLAS-AS7-D'], 'units/ATLAS-AS7-D'],
])('%j asks for %s', (words, question) => expect(readCommand(words, {})).toMatchObject({ kind: 'ask', question }));

test('an unknown option is refused with the nearest', () =>
  expect(readCommand(['dice', '2d6', '--ofline'], {})).toMatchObject({ kind: 'wrong', given: '--ofline', meant: '--offline' }));

test.each([['lance.mul'], ['-'], ['my lance.csv']])('forces read %j takes a file', (path) =>
  expect(readCommand(['forces', 'read', path], {})).toMatchObject({ kind: 'ask', question: 'forces/read', file: { name: 'text', path } }),
);

test.each([
  [['dice', '2d6', '--lang'], {}, '--lang', /value/],
  [['dice', '2d6', '--json=1'], {}, '--json', /no value/],
  [['dice', '2d6', '--lang', 'de'], {}, 'lang=de', /en, ru/],
  [['dice', '2d6', '--api', 'localhost:4000'], {}, '--api localhost:4000', /http/],
  [['dice', '2d6'], { RANGEFINDER_URL: 'localhost' }, 'RANGEFINDER_URL=localhost', /http/],
  [['unit'], {}, 'unit', /id/],
])('%j with %j: %s is refused with what is allowed', (words, environment, given, allowed) =>
  expect(readCommand(words, environment)).toMatchObject({ kind: 'wrong', given, allowed: { en: expect.stringMatching(allowed) } }),
);

test('an empty address in the environment is none', () =>
  expect(readCommand(['dice', '2d6'], { RANGEFINDER_URL: '' })).toMatchObject({ kind: 'ask', api: undefined }));

test.each([['dice'], ['search'], ['unit'], ['units'], ['forces']])('%s --help shows the general help', (name) =>
  expect(readCommand([name, '--help'], {})).toMatchObject({ kind: 'help', question: undefined }),
);
