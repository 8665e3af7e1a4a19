/** The steps of the damage of one hit: Impact from the table, then the roll. */
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { type ArmorId, armorOf } from '../../reference/tables/armors.js';
import { type Impact, type ImpactOptions, impactOf, type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import { damageOdds, FATE_IMPACT, type HitOdds } from './damage.js';

/** The facts of the damage steps. */
export interface DamageFacts {
  readonly impact: { readonly weapon: WeaponId; readonly armor: ArmorId; readonly impact: Impact };
  readonly powered: { readonly printed: Impact; readonly impact: Impact };
  readonly otherKind: { readonly armor: ArmorId; readonly impact: number };
  readonly example: { readonly impact: number };
  readonly stops: { readonly armor: ArmorId; readonly asHeavy: number };
  readonly fate: { readonly impact: number };
  readonly noEffect: object;
  readonly zero: object;
  readonly damageRoll: { readonly odds: HitOdds };
}
type DamageStep = Step<DamageFacts>;

const numberOf = (impact: Impact): number | null => (typeof impact === 'number' ? impact : null);

function impactRule(weapon: WeaponId): RuleId {
  const { improvised, class: kind } = weaponOf(weapon);
  if (improvised) return '5150/ruling/improvised-impact';
  return kind === 'melee' ? '5150/table/melee-weapons' : '5150/table/ranged-weapons';
}

const impactStep = (weapon: WeaponId, armor: ArmorId, { readings = [] }: ImpactOptions): DamageStep => {
  const impact = impactOf(weapon, armor, { readings });
  return { key: 'impact', value: numberOf(impact), rule: impactRule(weapon), given: { weapon, armor, impact } };
};

function poweredStep(weapon: WeaponId, armor: ArmorId, options: ImpactOptions): DamageStep | undefined {
  const printed = impactOf(weapon, armor, { ...options, powered: false });
  const impact = impactOf(weapon, armor, options);
  return impact === printed ? undefined : { key: 'powered', value: numberOf(impact), rule: '5150/weapons', given: { printed, impact } };
}

/** Armor that stops some weapons, hit by a weapon it does not stop. */
function otherKindStep(weapon: WeaponId, armor: ArmorId): DamageStep | undefined {
  const { class: kind, impacts } = weaponOf(weapon);
  const impact = impacts[armor];
  const applies = kind !== 'melee' && armorOf(armor).stops !== undefined && typeof impact === 'number';
  return applies ? { key: 'otherKind', value: null, rule: '5150/ruling/absorb-laser', given: { armor, impact } } : undefined;
}

/** The one weapon and armor for which the example and the table differ. */
function exampleStep(weapon: WeaponId, armor: ArmorId): DamageStep | undefined {
  const impact = impactOf(weapon, armor);
  const applies = weapon === EXAMPLE.weapon && armor === EXAMPLE.armor && typeof impact === 'number';
  return applies ? { key: 'example', value: null, rule: '5150/ruling/machine-gun-example', given: { impact } } : undefined;
}
const EXAMPLE: { readonly weapon: WeaponId; readonly armor: ArmorId } = { weapon: 'machine-gun', armor: 'light' };

function stopsStep(weapon: WeaponId, armor: ArmorId): DamageStep | undefined {
  if (impactOf(weapon, armor) !== 'special') return undefined;
  return { key: 'stops', value: null, rule: '5150/table/armors', given: { armor, asHeavy: impactOf(weapon, 'heavy') as number } };
}

function noEffectStep(weapon: WeaponId, armor: ArmorId, options: ImpactOptions): DamageStep | undefined {
  if (impactOf(weapon, armor, options) !== 'NE') return undefined;
  if (weaponOf(weapon).class === 'melee') return { key: 'noEffect', value: null, rule: '5150/ruling/melee-impact', given: {} };
  return { key: 'fate', value: null, rule: '5150/hand-of-fate', given: { impact: FATE_IMPACT } };
}

/** The Impact of the final roll: that against heavy armor when the hit was not stopped. */
const rolledImpact = (weapon: WeaponId, armor: ArmorId, options: ImpactOptions): Impact => {
  const impact = impactOf(weapon, armor, options);
  return impact === 'special' ? impactOf(weapon, 'heavy') : impact;
};

const zeroStep = (weapon: WeaponId, armor: ArmorId, options: ImpactOptions): DamageStep | undefined =>
  rolledImpact(weapon, armor, options) === 0 ? { key: 'zero', value: null, rule: '5150/ruling/stun-on-zero', given: {} } : undefined;

const rollStep = (weapon: WeaponId, armor: ArmorId, options: ImpactOptions): DamageStep => ({
  key: 'damageRoll',
  value: null,
  rule: '5150/table/damage',
  given: { odds: damageOdds(weapon, armor, options) },
});

const STEPS = [impactStep, poweredStep, otherKindStep, exampleStep, stopsStep, noEffectStep, zeroStep, rollStep] as const;

/** The steps of one hit, in the order of play. @example damageSteps('rifle', 'absorbing', {}) */
export const damageSteps = (weapon: WeaponId, armor: ArmorId, options: ImpactOptions): readonly DamageStep[] =>
  STEPS.map((step) => step(weapon, armor, options)).filter((step) => step !== undefined);
