/** Compares the state of a unit with points taken off one by one. */
import { fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { count, endPhase, motion, rangesLeft } from '../../engine/testing/brute-force.js';
import { draftOf, type Fighter, scenario } from '../../engine/testing/scenarios.js';
import type { Critical } from '../../vocabulary.js';
import { unitState } from './index.js';

const READINGS = ['mp-rounds-the-rest', 'mp-spares-jump', 'any-water-cools', 'water-not-against-engine'] as const;
const ROLLS: Readonly<Record<Critical, readonly number[]>> = {
  AMMUNITION: [2],
  ENGINE: [3, 11],
  FIRE_CONTROL: [4, 10],
  NONE: [5, 9],
  WEAPON: [6, 8],
  MOVEMENT: [7],
  DESTROYED: [12],
};

function waysOf(rolls: readonly number[]): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (rolls.includes(a + b)) ways++;
  return ways;
}

/** Move, TMM, modifier and damage of a fighter, with what each point of damage or critical hit takes off. */
function stateOf(unit: Fighter, water: number, played: readonly string[]) {
  const shut = unit.heat === 4;
  const { ground, jump } = rangesLeft(unit, played);
  const jumps = water > 0 ? 0 : jump;
  const stuck = shut || (ground === 0 && jump === 0);
  const lost = count(unit, 'WEAPON');
  const left = (value: string): string => {
    if (value === '0*' && lost === 0) return '0*';
    const points = value === '-' || value === '0*' ? 0 : Math.max(0, Number(value) - lost);
    return points === 0 ? '–' : String(points);
  };
  return {
    ground: shut ? 0 : ground,
    jump: shut ? 0 : jumps,
    tmm: stuck || ground === 0 ? undefined : motion(unit, 'GROUND', played).tmm,
    tmmJumping: stuck || jumps === 0 ? undefined : motion(unit, 'JUMPED', played).tmm,
    toHit: shut ? undefined : unit.heat + 2 * count(unit, 'FIRE_CONTROL'),
    damage: shut ? [] : unit.damage.map(left),
  };
}

/** Whether a critical hit of a kind has nothing to act on. */
function isIdle(unit: Fighter, critical: Critical, played: readonly string[]): boolean {
  const cold = { ...unit, heat: 0 };
  const { ground, jump } = rangesLeft(cold, played);
  if (critical === 'MOVEMENT') return ground === 0 && (jump === 0 || played.includes('mp-spares-jump'));
  if (critical !== 'WEAPON') return false;
  const all = [unit.damage, unit.rear, unit.lrm, unit.srm, unit.indirect ? [unit.indirect] : null].flatMap((line) => line ?? []);
  return all.every((value) => (value === '0*' ? 1 : value === '-' ? 0 : Number(value)) <= count(unit, 'WEAPON'));
}

const flagged = (unit: Fighter, ...flags: readonly string[]): boolean => flags.some((flag) => unit.flags.includes(flag));

test('matches points taken off one by one, now and after each critical hit', () => {
  prove(
    {
      calculator: 'alpha-strike unitState',
      against: { en: 'points taken off one by one', ru: 'очки, снятые по одному' },
    },
    fc.property(scenario, fc.constantFrom(0, 0, 1, 2), fc.subarray([...READINGS], { maxLength: 2 }), (drawn, waterDepth, readings) => {
      if (readings.includes('mp-rounds-the-rest') && readings.includes('mp-spares-jump') && drawn.target.jump === 0) return skipQuestion();
      const unit = drawn.target;
      const checked = check(unitState, { unit: draftOf(drawn).target, waterDepth, readings });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { figures, steps } = unitState.resolve(checked.value);
      const { destroyed, shutDown, immobile, partialCover, overheat, heatAfterFire, heatAfterRest, next, ...now } = figures;
      const expected = stateOf(unit, waterDepth, readings);
      const { notCounted: _, ...shown } = now as typeof now & { readonly notCounted?: unknown };
      expect(destroyed).toBe(false);
      expect(shown).toEqual(expected);
      expect([shutDown, partialCover]).toEqual([unit.heat === 4, waterDepth > 0]);
      expect(immobile).toBe(motion(unit, 'GROUND', readings).moved === 'IMMOBILE');
      expect(overheat).toBe(shutDown || !unit.heatScale ? 0 : Math.min(unit.ov, 4 - unit.heat));
      const events = { heat: unit.heat, overheat: 0, engine: count(unit, 'ENGINE'), given: 0, water: waterDepth };
      const fired = unit.heatScale ? endPhase({ ...events, fired: true }, readings) : 0;
      expect([heatAfterFire, heatAfterRest]).toEqual([shutDown ? undefined : fired, 0]);
      for (const { critical, chance, destroys, extraDamage, ...after } of next) {
        expect(toText(chance)).toBe(toText(fraction(waysOf(ROLLS[critical]), 36)));
        const idle = isIdle(unit, critical, readings);
        const protectedBy = flagged(unit, 'CASE II', 'ENE') ? 'all' : flagged(unit, 'CASE', 'ССХБ') ? 'some' : 'none';
        const hurts = idle || (critical === 'AMMUNITION' && protectedBy === 'some');
        const dies =
          critical === 'DESTROYED' ||
          (critical === 'AMMUNITION' && protectedBy === 'none') ||
          (critical === 'ENGINE' && count(unit, 'ENGINE') === 1) ||
          (hurts && unit.armor === 0 && unit.structure === 1);
        expect([extraDamage, destroys]).toEqual([hurts ? 1 : 0, dies]);
        const counted = idle || critical === 'AMMUNITION' ? unit : { ...unit, criticals: [...unit.criticals, critical] };
        expect(after).toEqual(stateOf(counted, waterDepth, readings));
      }
      expect(steps.filter(({ key }) => key === 'next')).toHaveLength(7);
    }),
    { numRuns: 400 },
  );
});

test.each([
  [{ criticals: ['ENGINE', 'ENGINE'] }, 'The unit is destroyed: a second engine hit destroys the unit.', 'второе попадание по реактору'],
  [{ criticals: ['AMMUNITION'], specials: ['REAR1/1/-'] }, 'an ammunition hit destroys a unit without CASE', 'попадание по боезапасу'],
  [{ criticals: ['DESTROYED'], specials: ['CASE'] }, 'its critical hits include “destroyed”', '«уничтожена»'],
])('a unit with %j is destroyed', (state, en, ru) => {
  const draft = { unit: { tmm: 2, move: '10"', armor: 2, structure: 3, ...state } };
  const value = { allowed: true, figures: { destroyed: true, ground: null, damage: [], next: [] } };
  expect(answer(unitState, draft, 'en')).toMatchObject({ value: { ...value, summary: expect.stringContaining(en) } });
  expect(answer(unitState, draft, 'ru')).toMatchObject({ value: { ...value, summary: expect.stringContaining(ru) } });
});

test('a unit with CASE survives an ammunition hit', () => {
  const unit = { tmm: 2, move: '10"', armor: 2, structure: 3, criticals: ['AMMUNITION'], specials: ['CASE'] };
  expect(answer(unitState, { unit }, 'en')).toMatchObject({ value: { figures: { destroyed: false, ground: 10 } } });
});
