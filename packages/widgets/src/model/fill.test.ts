import { type AnyCalculator, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { describe } from '../describe.js';
import type { Fields } from '../description.js';
import { filled } from './fill.js';

const attackOf = systems[0]?.calculators.find(({ name }) => name === 'attack');
const attack = attackOf?.input as Fields;
const card = attack.attacker?.kind === 'object' ? attack.attacker.fields : {};
const ATLAS = {
  id: 'alpha-strike/atlas-as7-d',
  name: 'Atlas AS7-D',
  cost: 52,
  abilities: ['AC2/2/-'],
  stats: {
    __typename: 'AlphaStrikeStats',
    size: 4,
    move: '6"',
    damage: ['5', '5', '2'],
    armor: 10,
    role: 'Juggernaut',
    threshold: null,
  },
};

const { fillers } = describe(attackOf as AnyCalculator);

test('writes figures into the fields of the same name and keeps the rest', () => {
  expect(filled({ fields: card, held: { size: 1, heat: 2, structure: 3 }, into: 'unit' }, ATLAS, fillers)).toEqual({
    unit: 'alpha-strike/atlas-as7-d',
    size: 4,
    move: '6"',
    damage: ['5', '5', '2'],
    armor: 10,
    specials: ['AC2/2/-'],
    heat: 2,
    structure: 3,
  });
});

test('writes the name of the entry into a field for a name', () => {
  const fields = { unit: card.unit, name: { kind: 'text', maxLength: 80, label: { en: '', ru: '' } }, size: card.size } as Fields;
  expect(filled({ fields, held: {}, into: 'unit' }, ATLAS, fillers)).toEqual({ unit: ATLAS.id, name: 'Atlas AS7-D', size: 4 });
});

test('leaves out figures that the catalog does not know', () => {
  const unknown = { ...ATLAS, stats: { ...ATLAS.stats, size: 0, move: '' } };
  const draft = filled({ fields: card, held: { size: 1 }, into: 'unit' }, unknown, fillers);
  expect(draft).toMatchObject({ size: 1, armor: 10 });
  expect(draft).not.toHaveProperty('move');
});

test('takes figures under their public names', () => {
  const fields = { unit: card.unit, size: card.size } as Fields;
  const renamed = { ...ATLAS, stats: { __typename: 'Renamed', sizeClass: 3 } };
  expect(filled({ fields, held: {}, into: 'unit' }, renamed, { Renamed: { publicNames: { size: 'sizeClass' } } })).toMatchObject({
    size: 3,
  });
});
