import { expect, test } from 'vitest';
import { systems } from '../index.js';
import { knownFigures, ownFigures, publicNameOf, sharedFigures } from './fill.js';
import { entryFinder, entryTypes, figuresBy, kindsOf } from './find.js';

test('finds the entry type by rule set and kind', () => {
  const find = entryFinder(systems);
  expect(find('unit', 'alpha-strike', 'aerospace').type).toBe('AlphaStrikeStats');
  expect(find('unit', 'bronepehota', 'gun').type).toBe('BronepehotaGunStats');
  expect(find('weapon', '5150', 'grenade').type).toBe('FiftyOneFiftyWeaponStats');
  expect(() => find('unit', 'bronepehota', 'battlemech')).toThrow('no type for a unit of bronepehota, battlemech');
  expect(() => find('weapon', 'alpha-strike', 'ranged')).toThrow('alpha-strike');
});

test('lists entry types in the order of the rule sets', () => {
  expect(entryTypes(systems, 'armor').map(({ type }) => type)).toEqual(['FiftyOneFiftyArmorStats']);
  expect(kindsOf(systems, 'weapon')).toEqual(['ranged', 'grenade', 'close-combat', 'equipment']);
  const units = figuresBy(
    systems.filter(({ slug }) => slug === 'alpha-strike' || slug === 'bronepehota'),
    'unit',
  );
  expect([...units.keys()].slice(-5)).toEqual(['rank', 'rateOfFire', 'ammunition', 'durability', 'speed']);
  expect(units.get('damageShort')?.label.en).toBe('Damage at short range');
});

const rifle = { publicNames: { range: 'rangeInches' }, unknown: { size: 0 } };

test('maps public names back to figures', () => {
  expect(publicNameOf(rifle, 'range')).toBe('rangeInches');
  expect(publicNameOf({}, 'range')).toBe('range');
  expect(ownFigures(rifle, { stats: { rangeInches: 48, class: 'solid' } })).toEqual({ range: 48, class: 'solid' });
});

test('takes shared figures from the fields of the entry', () => {
  const card = { costField: 'pointValue', abilities: { field: 'specials' } };
  expect(sharedFigures(card)).toEqual({ pointValue: 'cost', specials: 'abilities' });
  expect(ownFigures(card, { cost: 52, abilities: ['IF1'], stats: { size: 4 } })).toEqual({ pointValue: 52, specials: ['IF1'], size: 4 });
  expect(ownFigures(card, { cost: null, stats: { size: 4 } })).toEqual({ size: 4 });
});

test('leaves out figures that are unknown, missing or not taken by the calculator', () => {
  const known = systems[0]?.entries[0]?.fields;
  const figures = { size: 0, armor: 3, tmm: null, threshold: undefined, foo: 1 };
  expect(knownFigures(rifle, { name: 'A', cost: 3, figures }, known)).toEqual({ armor: 3 });
});
