import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prove } from '../../../testing/proof.js';
import { armorTest } from './index.js';

const same = (chance: Fraction | undefined, count: number, all: number): void => {
  expect(chance && chance.numerator * BigInt(all)).toBe(chance && BigInt(count) * chance.denominator);
};
const dice = fc.constantFrom(6, 12, 20);
const armors = fc.integer({ min: 0, max: 22 });

describe('armor test', () => {
  test('a shell on armor 9 is tested with a D12 against 7', () => {
    const { figures } = armorTest.resolve({ armor: 9, damage: 2, die: 12, pilotArmor: 3, panic: false, readings: [] });
    expect(figures.armorAfter).toBe(7);
    expect([figures.protected, figures.dead].map((chance) => chance && toText(chance))).toEqual(['7/12', '5/24']);
  });

  test('matches the enumeration of every face of both dice', () => {
    prove(
      { calculator: 'bronepehota armorTest', against: { en: 'every face of both dice', ru: 'каждая грань обоих кубиков' } },
      fc.property(
        armors,
        fc.integer({ min: 0, max: 8 }),
        dice,
        fc.integer({ min: 0, max: 7 }),
        fc.boolean(),
        fc.subarray(['wreck-spares-pilot'] as const),
        (armor, damage, die, pilotArmor, panic, readings) => {
          const { figures } = armorTest.resolve({ armor, damage, die, pilotArmor, panic, readings });
          const counted = { protected: 0, alive: 0, panicked: 0, dead: 0 };
          const left = armor > damage ? armor - damage : 0;
          for (let face = 1; face <= die; face++)
            for (let own = 1; own <= 6; own++) {
              const safe = face <= left || (left === 0 && readings.length > 0);
              if (safe) counted.protected++;
              counted[safe ? 'alive' : own > pilotArmor ? 'dead' : panic && own === pilotArmor ? 'panicked' : 'alive']++;
            }
          for (const name of ['protected', 'alive', 'panicked', 'dead'] as const) same(figures[name], counted[name], die * 6);
        },
      ),
    );
  });

  test('omits a pilot of unknown armor', () => {
    const { figures, steps } = armorTest.resolve({ armor: 7, damage: 0, die: 12, pilotArmor: undefined, panic: true, readings: [] });
    expect([figures.alive, figures.panicked, figures.dead]).toEqual([undefined, undefined, undefined]);
    expect(steps.map(({ key }) => key)).toEqual(['armor', 'armorTest']);
  });
});
