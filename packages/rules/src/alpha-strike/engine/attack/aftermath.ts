/** Damage to the attacker from its own attack, and the heat of both units afterwards. */
import { type Distribution, type Fraction, fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { MAX_HEAT_FROM_OUTSIDE, SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import type { HitWeights } from '../combat/rolls.js';
import { heatAfter } from '../heat/end-phase.js';
import { deathFromAboveOwnDamage, type OwnDamage, ramOwnDamage } from '../physical/ram.js';
import { carriesHeat, heatBrought } from './damage-steps.js';
import type { AftermathFacts } from './facts.js';
import type { Scene } from './scene.js';

type AftermathStep = Step<AftermathFacts>;

export interface DamageChance {
  readonly damage: number;
  readonly chance: Fraction;
}

const UNHURT: OwnDamage = { onHit: 0, onMiss: 0 };

/** The damage of the attacker's own attack to itself. */
export function ownDamageOf({ attacker, target, situation: { attack } }: Scene): OwnDamage {
  if (attack === 'RAM') return ramOwnDamage(target.size as number);
  return attack === 'DEATH_FROM_ABOVE' ? deathFromAboveOwnDamage(attacker.size as number, target.size as number) : UNHURT;
}

/** Amounts of damage with their odds, ascending. */
export function damageChances({ outcomes, total }: Distribution<number>): readonly DamageChance[] {
  return outcomes.map(({ value, weight }) => ({ damage: value, chance: fraction(weight, total) })).sort((a, b) => a.damage - b.damage);
}

/** The amounts of damage to the attacker, with their weights. */
export function ownDamageWeights({ onHit, onMiss }: OwnDamage, { miss, total }: HitWeights): readonly (readonly [number, bigint])[] {
  return [
    [onHit, total - miss],
    [onMiss, miss],
  ];
}

/** Heat of the attacker after the end phase with this overheat. */
const heatWith = ({ attacker, physical, situation: { waterDepth, rearDamage }, readings }: Scene, overheat: number): number =>
  attacker.hasHeatScale
    ? heatAfter({
        heat: attacker.heat,
        overheat,
        engineHits: attacker.criticals.engine,
        externalHeat: 0,
        fired: !physical,
        firedBothWays: rearDamage > 0,
        waterDepth,
        shutDown: attacker.shutDown,
        readings,
      })
    : 0;

/** Heat of the attacker after the end phase when the attack hits. */
export const attackerHeatAfter = (scene: Scene): number => heatWith(scene, scene.situation.overheat);

/** Heat of the attacker after a miss. Ruling: alpha-strike/ruling/overheat-on-miss. */
export const attackerHeatOnMiss = (scene: Scene): number =>
  heatWith(scene, scene.readings.includes('overheat-only-on-hit') ? 0 : scene.situation.overheat);

/** Heat of the target after the end phase, assuming that the attack hits and that the target fires without heating up. */
export const targetHeatAfter = (scene: Scene): number =>
  scene.target.hasHeatScale
    ? heatAfter({
        heat: scene.target.heat,
        overheat: 0,
        engineHits: 0,
        externalHeat: heatBrought(scene),
        fired: true,
        waterDepth: scene.situation.targetWaterDepth,
        shutDown: scene.target.shutDown,
        readings: scene.readings,
      })
    : 0;

function ownDamage(scene: Scene): AftermathStep | undefined {
  const given = ownDamageOf(scene);
  return given.onHit + given.onMiss === 0 ? undefined : { key: 'ownDamage', value: null, rule: 'alpha-strike/ruling/own-damage', given };
}

function attackerHeatRule({ physical, attacker, situation: { overheat } }: Scene): RuleId {
  if (overheat > 0) return 'alpha-strike/ruling/overheat-on-miss';
  return !physical && attacker.criticals.engine > 0 ? 'alpha-strike/ruling/engine-heat' : 'alpha-strike/cooling';
}

function attackerHeat(scene: Scene): AftermathStep | undefined {
  const { attacker, physical, situation } = scene;
  const after = attackerHeatAfter(scene);
  if (after === 0 && attacker.heat === 0 && situation.overheat === 0) return undefined;
  const given = {
    before: attacker.heat,
    overheat: situation.overheat,
    engineHits: attacker.criticals.engine,
    fired: !physical,
    water: situation.waterDepth > 0,
    shutDown: after >= SHUTDOWN_HEAT,
    onMiss: attackerHeatOnMiss(scene),
  };
  return { key: 'attackerHeat', value: after, rule: attackerHeatRule(scene), given };
}

/** The reason why HT is not used although the unit has it. */
function noHeatGiven(scene: Scene): AftermathStep | undefined {
  const {
    attacker: { specials },
    physical,
    range,
    situation,
  } = scene;
  if (physical || !specials.heat || specials.heat[range].points === 0) return undefined;
  if (!carriesHeat(scene))
    return { key: 'noHeatGiven', value: null, rule: 'alpha-strike/ruling/heat-with-normal-attack', given: { because: 'OTHER_ATTACK' } };
  return situation.overheat > 0
    ? { key: 'noHeatGiven', value: null, rule: 'alpha-strike/ruling/heat-or-overheat', given: { because: 'OVERHEAT' } }
    : undefined;
}

function heatGiven(scene: Scene): AftermathStep | undefined {
  const points = scene.target.hasHeatScale ? heatBrought(scene) : 0;
  const counted = Math.min(points, MAX_HEAT_FROM_OUTSIDE);
  return points === 0 ? undefined : { key: 'heatGiven', value: counted, rule: 'alpha-strike/heat-ability', given: { points, counted } };
}

function targetHeat(scene: Scene): AftermathStep | undefined {
  const after = targetHeatAfter(scene);
  const { heat: before, shutDown: restarts } = scene.target;
  if (after === before) return undefined;
  const rule = restarts ? 'alpha-strike/shutdown' : 'alpha-strike/ruling/heat-then-ht';
  return { key: 'targetHeat', value: after, rule, given: { before, restarts, shutDown: after >= SHUTDOWN_HEAT } };
}

const STEPS = [ownDamage, attackerHeat, noHeatGiven, heatGiven, targetHeat] as const;

/** The steps after damage and critical hits: own damage and heat. */
export const aftermathSteps = (scene: Scene): readonly AftermathStep[] =>
  STEPS.map((step) => step(scene)).filter((step) => step !== undefined);
