/** The steps of a hit's damage: weapons, then physical attacks. */
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { WEAPON_HIT_LOSS } from '../../reference/tables/critical-hits.js';
import type { AttackKind } from '../../vocabulary.js';
import { amountsOf } from '../combat/rolls.js';
import { deathFromAboveDamage, physicalDamage, ramDamage } from '../physical/ram.js';
import { afterRearFire, type Damage, damageOf, MINIMAL_DAMAGE_ROLL, overheatBonus, REAR_BONUS, withPoints } from '../weapons/damage.js';
import type { DamageFacts } from './facts.js';
import { isNormalAttack, type Scene } from './scene.js';

type DamageStep = Step<DamageFacts>;

/** Whether an attack can use HT. Ruling: alpha-strike/ruling/heat-with-normal-attack. */
export const carriesHeat = ({ situation, readings, physical }: Scene): boolean =>
  isNormalAttack(situation.attack, situation) || (!physical && situation.attack !== 'REAR' && readings.includes('ht-with-any-weapons'));

/** Heat of the attack to its target. 0 with overheat, and for attacks that cannot use HT. */
export function heatBrought(scene: Scene): number {
  const { attacker, situation, range } = scene;
  return situation.overheat > 0 || !carriesHeat(scene) ? 0 : (attacker.specials.heat?.[range].points ?? 0);
}

/** Damage instead of heat, to a unit without a heat scale. */
const heatAsDamage = (scene: Scene): number => (scene.target.hasHeatScale ? 0 : heatBrought(scene));

const DAMAGE_BY_HAND: { readonly [A in AttackKind]?: (size: number, inches: number) => number } = {
  PHYSICAL: (size) => physicalDamage(size, false),
  MELEE_WEAPON: (size) => physicalDamage(size, true),
  RAM: (size, inches) => ramDamage(inches, size),
  DEATH_FROM_ABOVE: (size, inches) => deathFromAboveDamage(inches, size),
};

const RULE_BY_HAND: { readonly [A in AttackKind]?: RuleId } = {
  MELEE_WEAPON: 'alpha-strike/melee-weapons',
  RAM: 'alpha-strike/ram',
  DEATH_FROM_ABOVE: 'alpha-strike/death-from-above',
};

const byHand = ({ attacker, situation: { attack, inchesMoved } }: Scene): number =>
  DAMAGE_BY_HAND[attack]?.(attacker.size as number, inchesMoved) ?? 0;

/** The damage of a hit. */
export function damageOfHit(scene: Scene): Damage {
  const { physical, printed, range, attacker, situation, readings } = scene;
  if (physical || !printed) return { fixed: byHand(scene) + rearBonus(scene), minimal: false };
  const damage = damageOf({
    damage: { SHORT: scene.value, MEDIUM: scene.value, LONG: scene.value },
    range,
    overheat: situation.overheat,
    ovl: attacker.specials.ovl,
    fromRear: situation.fromRear,
    rearReduction: situation.rearDamage,
    readings,
  });
  return withPoints(damage, heatAsDamage(scene));
}

/** Ruling: alpha-strike/ruling/rear-physical. */
const rearBonus = ({ physical, situation, readings }: Scene): number =>
  situation.fromRear && !(physical && readings.includes('physical-without-rear-bonus')) ? REAR_BONUS : 0;

const VALUE_RULES: { readonly [A in AttackKind]?: RuleId } = { REAR: 'alpha-strike/rear-weapons', INDIRECT: 'alpha-strike/indirect-fire' };

function weaponDamage({ printed, range, situation: { attack, weapons } }: Scene): DamageStep | undefined {
  if (!printed) return undefined;
  const { points, minimal } = printed[range];
  const rule = VALUE_RULES[attack] ?? (weapons === 'ALL' ? 'alpha-strike/weapon-damage' : 'alpha-strike/missiles');
  return { key: 'weaponDamage', value: points, rule, given: { attack, weapons, range, points, minimal } };
}

function weaponHits({ printed, range, attacker: { criticals }, value }: Scene): DamageStep | undefined {
  if (!printed || criticals.weapon === 0) return undefined;
  return {
    key: 'weaponHits',
    value: value.points - printed[range].points,
    rule: 'alpha-strike/ruling/weapon-hit-values',
    given: { hits: criticals.weapon * WEAPON_HIT_LOSS },
  };
}

function rearFired({ value, situation: { rearDamage }, readings }: Scene): DamageStep | undefined {
  if (rearDamage === 0) return undefined;
  const rule = value.minimal ? 'alpha-strike/ruling/rear-lowers-minimal' : 'alpha-strike/rear-weapons';
  const loss = value.points - afterRearFire(value, rearDamage, readings).points;
  return { key: 'rearFired', value: loss === 0 ? 0 : -loss, rule, given: { points: rearDamage } };
}

function overheat({
  printed,
  range,
  attacker: { specials },
  situation: { overheat: used, attack, weapons },
}: Scene): DamageStep | undefined {
  if (!printed || used === 0) return undefined;
  const bonus = overheatBonus(used, range, specials.ovl);
  const replaced = attack === 'INDIRECT' || weapons !== 'ALL';
  const rule = range === 'LONG' ? 'alpha-strike/ovl' : replaced ? 'alpha-strike/ruling/overheat-abilities' : 'alpha-strike/overheat';
  return { key: 'overheat', value: bonus, rule, given: { used, range, counts: bonus > 0 } };
}

const physical = (scene: Scene): DamageStep | undefined =>
  scene.physical
    ? {
        key: 'physicalDamage',
        value: byHand(scene),
        rule: RULE_BY_HAND[scene.situation.attack] ?? 'alpha-strike/physical-attacks',
        given: { attack: scene.situation.attack, size: scene.attacker.size as number, inches: scene.situation.inchesMoved },
      }
    : undefined;

const fromRear = (scene: Scene): DamageStep | undefined =>
  scene.situation.fromRear
    ? {
        key: 'fromRear',
        value: rearBonus(scene),
        rule: scene.physical ? 'alpha-strike/ruling/rear-physical' : 'alpha-strike/attack-direction',
        given: {},
      }
    : undefined;

function insteadOfHeat(scene: Scene): DamageStep | undefined {
  const points = heatAsDamage(scene);
  return points === 0 ? undefined : { key: 'heatAsDamage', value: points, rule: 'alpha-strike/heat-ability', given: { points } };
}

const PARTS = [weaponDamage, weaponHits, rearFired, physical, overheat, fromRear, insteadOfHeat] as const;

/** The steps of the sum. Their values add up to the fixed points of the last one. */
export function damageSteps(scene: Scene, damage: Damage): readonly DamageStep[] {
  const parts = PARTS.map((part) => part(scene)).filter((step) => step !== undefined);
  return [
    ...parts,
    ...minimalStep(damage),
    {
      key: 'damage',
      value: null,
      rule: scene.physical ? 'alpha-strike/physical-attacks' : 'alpha-strike/weapon-damage',
      given: { amounts: amountsOf(damage) },
    },
  ];
}

function minimalStep({ fixed, minimal }: Damage): readonly DamageStep[] {
  if (!minimal) return [];
  return [
    {
      key: 'minimal',
      value: null,
      rule: fixed > 0 ? 'alpha-strike/ruling/minimal-damage-bonus' : 'alpha-strike/minimal-damage',
      given: { roll: MINIMAL_DAMAGE_ROLL },
    },
  ];
}
