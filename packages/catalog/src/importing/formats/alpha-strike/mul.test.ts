import { expect, test } from 'vitest';
import { mulRow } from '../../../testing/mul-rows.js';
import { readMulRow } from './mul.js';

const read = (fields: Parameters<typeof mulRow>[0]) => {
  const row = mulRow(fields);
  return readMulRow(row, JSON.stringify(row));
};

test('every figure of the card comes from its own field', () => {
  const fighter = read({
    ...{ Type: { Name: 'Aerospace' }, BFType: 'AF', BFMove: '9a', BFSize: 2, BFArmor: 7, BFStructure: 3, BFThreshold: 4, BFOverheat: 1 },
    ...{ BFPointValue: 41, BFDamageShort: 6, BFDamageMedium: 5, BFDamageLong: 0, BFDamageLongMin: true, BFDamageExtreme: 8 },
    ...{ Tonnage: 65, BattleValue: 1234, DateIntroduced: '3049', BFAbilities: 'FUEL20' },
  });
  expect(fighter).toMatchObject({
    kind: 'unit',
    draft: {
      ...{ source: 'mul', sourceId: '900001', cost: 41, abilities: ['FUEL20'] },
      stats: {
        ...{ size: 2, move: '9a', armor: 7, structure: 3, threshold: 4, overheatValue: 1, damage: ['6', '5', '0*'], damageExtreme: '8' },
        ...{ tonnage: 65, battleValue: 1234, introduced: '3049' },
      },
    },
  });
});

test('a TMM of 0 counts as not given and follows from the move', () => {
  expect(read({ BFTMM: 0, BFMove: '10"/6"j' })).toMatchObject({ draft: { stats: { tmm: 2 } } });
  expect(read({ BFTMM: 3, BFMove: '10"/6"j' })).toMatchObject({ draft: { stats: { tmm: 3 } } });
});
