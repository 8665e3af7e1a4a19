import { type Fraction, fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../calculator/answer.js';
import { check } from '../../calculator/calculator.js';
import type { AttackKind } from '../vocabulary.js';
import { attack } from './index.js';
import { type Counted, countAttack } from './testing/brute-force.js';
import { draftOf, scenario } from './testing/scenarios.js';

type Figures = ReturnType<typeof attack.resolve>['figures'];

const KINDS: readonly AttackKind[] = ['WEAPON', 'REAR', 'INDIRECT', 'PHYSICAL', 'MELEE_WEAPON', 'RAM', 'DEATH_FROM_ABOVE'];

function stateKey({ destroyed, armor, structure, criticals }: Figures['states'][number]): string {
  const count = (name: string): number => criticals.filter((critical) => critical === name).length;
  return destroyed
    ? 'destroyed'
    : `A${armor} S${structure} E${count('ENGINE')} F${count('FIRE_CONTROL')} W${count('WEAPON')} M${count('MOVEMENT')}`;
}

const inText = (entries: Iterable<readonly [string | number, Fraction]>): Record<string, string> =>
  Object.fromEntries([...entries].map(([key, chance]) => [key, toText(chance)]));
const counted = <K extends string | number>(weights: ReadonlyMap<K, bigint>, { total }: Counted): Record<string, string> =>
  inText([...weights].map(([key, weight]) => [key, fraction(weight, total)] as const));

test('equals every face of every die walked', () => {
  const reached = new Map<string, number>();
  const reach = (what: string): void => void reached.set(what, (reached.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(scenario, (drawn) => {
      const checked = check(attack, draftOf(drawn));
      if (!checked.ok) return reach('problem');
      const { figures, refusal } = attack.resolve(checked.value);
      if (refusal) return reach(refusal.code);
      const expected = countAttack(drawn);
      expect(figures.target).toBe(expected.target);
      expect(inText(figures.states.map((state) => [stateKey(state), state.chance] as const))).toEqual(counted(expected.states, expected));
      expect(inText(figures.damage.map(({ damage, chance }) => [damage, chance] as const))).toEqual(counted(expected.damage, expected));
      expect(inText(figures.attackerDamage.map(({ damage, chance }) => [damage, chance] as const))).toEqual(
        counted(expected.own, expected),
      );
      expect(toText(figures.destroyed)).toBe(counted(expected.states, expected)['destroyed'] ?? '0');
      reach(drawn.attack);
      if (expected.caseRolls > 0) reach('CASE rolls again');
      if (figures.hitDamage.length > 1) reach('minimal damage');
    }),
    { numRuns: 2000 },
  );
  console.log(reached);
  for (const what of [...KINDS, 'CASE rolls again', 'minimal damage']) expect(reached.get(what) ?? 0, what).toBeGreaterThan(9);
});
