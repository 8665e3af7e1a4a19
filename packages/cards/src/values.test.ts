import { expect, test } from 'vitest';
import type { CardField } from './card-words.js';
import { trialAddress } from './trials.js';
import { abilityName, shown, shownFigures } from './values.js';
import { cardWords } from './words/index.js';

const words = { language: 'ru', yes: 'да', no: 'нет', abbreviations: { BM: 'БМ', REAR: 'НН' } } as const;
const { types } = cardWords('ru');

const fieldOf = (type: string, name: string): CardField => {
  const fields = types[type]?.parts.flatMap((part) => ('fields' in part ? part.fields : 'field' in part ? [part.field] : [])) ?? [];
  return fields.find((field) => field.name === name) as CardField;
};

test.each([
  ['AlphaStrikeStats', 'type', 'BM', 'БМ'],
  ['AlphaStrikeStats', 'role', 'Sniper', 'снайпер'],
  ['AlphaStrikeStats', 'role', 'Unheard of', 'Unheard of'],
  ['AlphaStrikeStats', 'skill', 4, '4'],
  ['AlphaStrikeStats', 'move', '10"/6"j', '10"/6"j'],
  ['BronepehotaMachineStats', 'weight', 'heavy', 'тяжёлый'],
  ['BronepehotaWeaponStats', 'blast', { power: '1D20', steps: 2 }, '1Д20, 2 шага'],
  ['BronepehotaWeaponStats', 'blast', { power: '1D12', steps: 1 }, '1Д12, 1 шаг'],
  ['BronepehotaWeaponStats', 'blast', { power: '1D12', steps: 1.5 }, '1Д12, 1,5 шага'],
  ['BronepehotaWeaponStats', 'blast', { power: '1D12', steps: 5 }, '1Д12, 5 шагов'],
  ['BronepehotaWeaponStats', 'range', 'D6+2', 'Д6+2'],
  ['BronepehotaWeaponStats', 'tows', true, 'да'],
  ['BronepehotaWeaponStats', 'range', null, '—'],
  ['AlphaStrikeStats', 'role', 'constructor', 'constructor'],
])('%s.%s of %o is %s', (type, name, value, text) => {
  expect(shown(fieldOf(type, name), value, words)).toBe(text);
});

test('a list with named items gives a figure for each, an absent value gives none', () => {
  expect(shownFigures(fieldOf('AlphaStrikeStats', 'damage'), ['5', '0*', '-'], words)).toEqual([
    { short: 'Ближняя', label: 'Ближняя', value: '5' },
    { short: 'Средняя', label: 'Средняя', value: '0*' },
    { short: 'Дальняя', label: 'Дальняя', value: '-' },
  ]);
  expect(shownFigures(fieldOf('AlphaStrikeStats', 'damageExtreme'), null, words)).toEqual([]);
  expect(shownFigures(fieldOf('AlphaStrikeStats', 'threshold'), 3, words)).toEqual([{ short: 'Порог', label: 'Порог', value: '3' }]);
  expect(shownFigures(fieldOf('FiftyOneFiftyWeaponStats', 'rangeInches'), 48, words)).toMatchObject([{ short: 'Дальность, дюймы' }]);
});

test('abilityName translates abbreviations and keeps unknown ones', () => {
  expect(abilityName('REAR1/1/-', words.abbreviations)).toBe('НН1/1/-');
  expect(abilityName('XYZ2', words.abbreviations)).toBe('XYZ2');
});

const entry = { id: '5150/rifle', system: '5150', kind: 'ranged', name: 'Rifle', nameRu: null, aliases: [], cost: 15 };

test('trialAddress fills a calculator with the figures of an entry', () => {
  const [shoot] = types.FiftyOneFiftyWeaponStats?.trials ?? [];
  expect(shoot && trialAddress(shoot, entry)).toBe('/ru/5150/calculators/shoot/?weapon=rifle');
  expect(shoot && trialAddress(shoot, { ...entry, kind: 'close-combat' })).toBeUndefined();
  const atlas = { ...entry, id: 'alpha-strike/atlas-as7-d', kind: 'battlemech', stats: { skill: 3, tmm: 1 } };
  expect(types.AlphaStrikeStats?.trials.map((trial) => trialAddress(trial, atlas))).toEqual([
    '/ru/alpha-strike/calculators/attack/?attacker.unit=alpha-strike%2Fatlas-as7-d&situation.inches=12',
    '/ru/alpha-strike/calculators/attack/?target.unit=alpha-strike%2Fatlas-as7-d&situation.inches=12',
  ]);
});
