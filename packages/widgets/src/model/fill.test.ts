import { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import type { Fields } from '../description.js';
import { filled } from './fill.js';

const attack = systems[0]?.calculators.find(({ name }) => name === 'attack')?.input as Fields;
const card = attack.attacker?.kind === 'object' ? attack.attacker.fields : {};
const ATLAS = {
  id: 'alpha-strike/atlas-as7-d',
  name: 'Atlas AS7-D',
  stats: {
    __typename: 'AlphaStrikeStats',
    size: 4,
    move: '6"',
    damage: ['5', '5', '2'],
    armor: 10,
    specials: ['AC2/2/-'],
    role: 'Juggernaut',
    threshold: null,
  },
};

test('figures of the entry stand where the fields have their names, the rest stays', () => {
  expect(filled(card, { size: 1, heat: 2, structure: 3 }, 'unit', ATLAS)).toEqual({
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

test('a name is taken where one is asked for, a figure of another kind is not', () => {
  const fields = { unit: card.unit, name: { kind: 'text', maxLength: 80, label: { en: '', ru: '' } }, size: card.size } as Fields;
  expect(filled(fields, {}, 'unit', { ...ATLAS, stats: { size: '4' } })).toEqual({ unit: ATLAS.id, name: 'Atlas AS7-D' });
});
