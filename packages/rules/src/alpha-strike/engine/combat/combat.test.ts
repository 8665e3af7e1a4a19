import { chance, sameDistribution, sorted, toText, weighted } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_SPECIALS, parseRanged, parseSpecials } from '../specials/specials.js';
import { conditionOf, countCriticals, DESTROYED, keyOf, listCriticals, MAX_OF_A_KIND, MAX_POINTS } from './condition.js';
import { criticalRollAt } from './criticals.js';
import { hurtBy } from './damage.js';
import { afterHeat, afterMovementHits, isStuck, parseMove, tmmAfterHits, tmmNow } from './movement.js';
import { movedAs, postureOf } from './posture.js';
import { ammunitionHit, resilienceOf } from './resilience.js';
import { blows, hitWeights } from './rolls.js';
import { strike } from './strike.js';

const points = fc.integer({ min: 0, max: MAX_POINTS });
const some = fc.integer({ min: 0, max: MAX_OF_A_KIND });
const WHOLE = { ammunition: 0, engine: 0, fireControl: 0, weapon: 0, movement: 0 };
const STURDY = { ammunition: 'DESTROYS', weaponHits: 3, movementHits: 3 } as const;

describe('conditions', () => {
  test('round-trip through their key', () => {
    fc.assert(
      fc.property(
        points,
        fc.integer({ min: 1, max: MAX_POINTS }),
        fc.integer({ min: 0, max: 1 }),
        some,
        some,
        some,
        fc.integer({ min: 0, max: 40 }),
        (armor, structure, engine, fireControl, weapon, movement, ammunition) => {
          const condition = { armor, structure, ammunition, engine, fireControl, weapon, movement };
          expect(conditionOf(keyOf(condition))).toEqual(condition);
          expect(keyOf(condition)).not.toBe(DESTROYED);
        },
      ),
    );
  });

  test('without structure are destroyed', () => expect(keyOf({ ...WHOLE, armor: 3, structure: 0 })).toBe(DESTROYED));

  test('count and list lasting criticals', () => {
    const counts = countCriticals(['WEAPON', 'NONE', 'ENGINE', 'AMMUNITION', 'WEAPON']);
    expect(listCriticals(counts)).toEqual(['AMMUNITION', 'ENGINE', 'WEAPON', 'WEAPON']);
  });
});

describe('movement', () => {
  test.each([
    ['8"j', { ground: 8, jump: 8 }],
    ['10"/6"j', { ground: 10, jump: 6 }],
    ['10"/6"прыж', { ground: 10, jump: 6 }],
    ['6"j/8"', { ground: 8, jump: 6 }],
    ['12', { ground: 12, jump: 0 }],
    ['4"t', { ground: 4, jump: 0 }],
  ])('parses %s', (text, move) => expect(parseMove(text)).toEqual(move));

  test.each(['', 'fast', '8"/', '8"j/8"/8"/8"/8"'])('rejects "%s"', (text) => expect(parseMove(text)).toBeUndefined());

  test('halves the move for an MP hit, rounded half up, at least 2" and 1 TMM', () => {
    expect([10, 5, 3, 2, 1].map((ground) => afterMovementHits({ ground, jump: 0 }, 1).ground)).toEqual([5, 2, 1, 0, 0]);
    expect([4, 3, 2, 1, 0].map((tmm) => tmmAfterHits(tmm, 1))).toEqual([2, 1, 1, 0, 0]);
    expect(isStuck(afterMovementHits({ ground: 8, jump: 8 }, 3))).toBe(true);
  });

  test('heat slows ground movement and lowers TMM, but does not affect a jump', () => {
    expect(afterHeat({ ground: 8, jump: 6 }, 2)).toEqual({ ground: 4, jump: 6 });
    expect([tmmNow(2, 0, 1, 'GROUND'), tmmNow(2, 0, 2, 'GROUND'), tmmNow(2, 0, 3, 'JUMPED'), tmmNow(0, 0, 2, 'GROUND')]).toEqual([
      2, 1, 2, 0,
    ]);
  });

  test('a unit without inches left is immobile', () => {
    const slow = { move: { ground: 4, jump: 0 }, tmm: 1, movementHits: 0, heat: 2, shutDown: false, readings: [] };
    expect(postureOf(slow, 'GROUND').moved).toBe('IMMOBILE');
    expect(movedAs({ ...slow, move: { ground: 4, jump: 4 } }, 'JUMPED')).toBe('JUMPED');
    expect(movedAs({ ...slow, move: { ground: 4, jump: 4 } }, 'GROUND')).toBe('STOOD_STILL');
    expect(movedAs({ ...slow, heat: 4, shutDown: true, move: undefined }, 'STOOD_STILL')).toBe('IMMOBILE');
  });
});

describe('critical hits', () => {
  test('CASE II and ENE take precedence over CASE', () => {
    expect(['CASE', 'CASE II', 'ЭНО', 'ССХБ', 'MEL'].map((text) => ammunitionHit(parseSpecials([text])))).toEqual([
      'HURTS',
      'HARMLESS',
      'HARMLESS',
      'HURTS',
      'DESTROYS',
    ]);
    expect(ammunitionHit(parseSpecials(['CASE', 'ENE']))).toBe('HARMLESS');
  });

  test('weapon hits apply until every value is 0', () => {
    const damage = parseRanged(['2', '0*', '-']);
    expect(resilienceOf(NO_SPECIALS, damage, { ground: 8, jump: 0 })).toEqual({ ...STURDY, weaponHits: 2, movementHits: 3 });
    expect(resilienceOf(parseSpecials(['REAR3/1/-']), damage, undefined).weaponHits).toBe(3);
  });

  test('applies the table to an undamaged unit', () => {
    const key = keyOf({ ...WHOLE, armor: 2, structure: 3 });
    const rolled = criticalRollAt(STURDY)(key);
    const destroyed = chance(rolled, (left) => left === DESTROYED);
    expect(toText(destroyed)).toBe('1/18');
    expect(rolled.outcomes).toHaveLength(6);
  });

  test('an effect that cannot apply costs one point and causes no further roll', () => {
    const key = keyOf({ ...WHOLE, armor: 0, structure: 2, weapon: 3, movement: 3 });
    const rolled = criticalRollAt(STURDY)(key);
    expect(toText(chance(rolled, (left) => left === hurtBy(key, 1)))).toBe('4/9');
  });

  test('with CASE, an ammunition hit that damages structure causes another roll', () => {
    const key = keyOf({ ...WHOLE, armor: 0, structure: 2 });
    const rolled = criticalRollAt({ ...STURDY, ammunition: 'HURTS' })(key);
    // Destroyed by a 12, or by a 2 followed by a 2, which takes the last point, or a 12.
    expect(toText(chance(rolled, (left) => left === DESTROYED))).toBe('19/648');
  });

  test('damage reduces armor, then structure', () => {
    const key = keyOf({ ...WHOLE, armor: 1, structure: 5 });
    expect(conditionOf(hurtBy(key, 3))).toMatchObject({ armor: 0, structure: 3 });
    expect(hurtBy(key, 6)).toBe(DESTROYED);
    expect(strike(key, criticalRollAt(STURDY), { damage: 1, natural12: false, automaticCritical: false }).outcomes).toHaveLength(1);
    expect(strike(key, criticalRollAt(STURDY), { damage: 0, natural12: true, automaticCritical: false }).outcomes).toEqual([
      { value: key, weight: 1n },
    ]);
  });
});

test('the roll to hit is a miss, a hit or a natural 12', () => {
  expect([hitWeights(7, false), hitWeights(-3, false), hitWeights(13, false)]).toEqual([
    { miss: 15n, hit: 20n, natural12: 1n, total: 36n },
    { miss: 0n, hit: 35n, natural12: 1n, total: 36n },
    { miss: 36n, hit: 0n, natural12: 0n, total: 36n },
  ]);
  const dealt = blows(hitWeights(7, false), { fixed: 1, minimal: true });
  const amounts = weighted(dealt.outcomes.map(({ value, weight }) => [value.damage, weight] as const));
  expect(
    sameDistribution(
      sorted(amounts),
      weighted([
        [0, 30],
        [1, 21],
        [2, 21],
      ]),
    ),
  ).toBe(true);
});
