/** Legality of weapon fire. The first failed test is the refusal. */
import type { Refusal } from '../../../calculator/calculator.js';
import { type DamageValue, dealsDamage } from '../../engine/specials/damage-values.js';
import type { Readings } from '../../reference/readings.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import type { AttackKind, Range, Weapons } from '../../vocabulary.js';
import { isNormal } from './fire.js';

/** The checked facts that decide whether the weapons may fire. */
export interface Fire {
  readonly attack: AttackKind;
  readonly weapons: Weapons;
  readonly range: Range;
  /** The value at the range. Undefined when the unit lacks the ability. */
  readonly value: DamageValue | undefined;
  readonly overheat: number;
  readonly ov: number;
  readonly heat: number;
  /** The declared points of REAR and its values. Undefined when the unit lacks the ability. */
  readonly rearDamage: number;
  readonly rear: readonly number[] | undefined;
  readonly hasHeat: boolean;
  readonly readings: Readings;
}

/** The facts of each refusal. */
export interface FireRefusals {
  readonly LACKS_ABILITY: { readonly attack: AttackKind; readonly weapons: Weapons };
  readonly NO_DAMAGE: { readonly range: Range; readonly attack: AttackKind; readonly weapons: Weapons };
  readonly REAR_VALUE: { readonly points: number; readonly possible: readonly number[] };
  readonly OVERHEAT_FORBIDDEN: object;
  readonly OVERHEAT_WITH_HT: object;
  readonly OVERHEAT_WITH_ABILITY: { readonly attack: AttackKind; readonly weapons: Weapons };
  readonly OVERHEAT_ABOVE_VALUE: { readonly overheat: number; readonly ov: number };
  readonly OVERHEAT_ABOVE_SCALE: { readonly overheat: number; readonly free: number };
}
type FireRefusal = Refusal<FireRefusals>;
type Test = (fire: Fire) => FireRefusal | undefined;

const abilitySection = ({ attack }: Fire) =>
  (({ REAR: 'alpha-strike/rear-weapons', INDIRECT: 'alpha-strike/indirect-fire' }) as const)[attack as 'REAR' | 'INDIRECT'] ??
  'alpha-strike/missiles';

const ability: Test = (fire) =>
  fire.value === undefined
    ? { code: 'LACKS_ABILITY', rule: abilitySection(fire), given: { attack: fire.attack, weapons: fire.weapons } }
    : undefined;

const damage: Test = ({ value, range, attack, weapons }) =>
  value && !dealsDamage(value) ? { code: 'NO_DAMAGE', rule: 'alpha-strike/range', given: { range, attack, weapons } } : undefined;

const rearValue: Test = ({ rearDamage: points, rear: possible }) => {
  if (points === 0) return undefined;
  const rule = 'alpha-strike/rear-weapons';
  if (!possible) return { code: 'LACKS_ABILITY', rule, given: { attack: 'REAR', weapons: 'ALL' } };
  return possible.includes(points) ? undefined : { code: 'REAR_VALUE', rule, given: { points, possible } };
};

const toRear: Test = ({ attack, overheat }) =>
  attack === 'REAR' && overheat > 0 ? { code: 'OVERHEAT_FORBIDDEN', rule: 'alpha-strike/rear-weapons', given: {} } : undefined;

const withHeat: Test = ({ overheat, hasHeat, readings }) =>
  overheat > 0 && hasHeat && readings.includes('ht-excludes-overheat')
    ? { code: 'OVERHEAT_WITH_HT', rule: 'alpha-strike/ruling/heat-or-overheat', given: {} }
    : undefined;

const withAbility: Test = (fire) =>
  fire.overheat > 0 && !isNormal(fire) && fire.readings.includes('no-overheat-with-abilities')
    ? {
        code: 'OVERHEAT_WITH_ABILITY',
        rule: 'alpha-strike/ruling/overheat-abilities',
        given: { attack: fire.attack, weapons: fire.weapons },
      }
    : undefined;

const overheatValue: Test = ({ overheat, ov }) =>
  overheat > ov ? { code: 'OVERHEAT_ABOVE_VALUE', rule: 'alpha-strike/overheat', given: { overheat, ov } } : undefined;

const freeBoxes: Test = ({ overheat, heat }) =>
  overheat > SHUTDOWN_HEAT - heat
    ? { code: 'OVERHEAT_ABOVE_SCALE', rule: 'alpha-strike/overheat', given: { overheat, free: SHUTDOWN_HEAT - heat } }
    : undefined;

const TESTS = [ability, damage, rearValue, toRear, withHeat, withAbility, overheatValue, freeBoxes];

/** The reason why the weapons may not fire, if there is one. */
export function fireRefusal(fire: Fire): FireRefusal | undefined {
  for (const test of TESTS) {
    const refusal = test(fire);
    if (refusal) return refusal;
  }
  return undefined;
}
