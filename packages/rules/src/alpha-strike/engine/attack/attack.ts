/** One attack, from the roll to hit to the end phase. Source: combat phase, steps 1 to 7; physical attacks; end phase. */
import { type Distribution, fraction, ZERO } from '@rangefinder/dice';
import { type Outcome, type Refusal, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { type ConditionKey, conditionOf, DESTROYED, listCriticals } from '../combat/condition.js';
import { hitWeights } from '../combat/rolls.js';
import { rollSteps } from '../to-hit/roll.js';
import { chanceToHit, type ToHitSituation, toHitSteps } from '../to-hit/to-hit.js';
import { aftermathSteps, attackerHeatAfter, attackerHeatOnMiss, ownDamageOf, targetHeatAfter } from './aftermath.js';
import { damageOfHit, damageSteps } from './damage-steps.js';
import { dealtBy, ownDamageChances } from './dealt.js';
import { chanceToDestroy, effectSteps, effectsOn } from './effects.js';
import type { Facts, Refusals } from './facts.js';
import { refusalOf } from './legality.js';
import type { output } from './output.js';
import { postureSteps } from './posture-steps.js';
import { layOut, type Question, type Scene } from './scene.js';

type Figures = Checked<typeof output>;

/** The to-hit situation of an attack. */
export const toHitSituation = ({
  attacker,
  situation,
  place,
  physical,
  range,
  attackerPosture,
  targetPosture,
  readings,
}: Scene): ToHitSituation => ({
  ...place,
  skill: attacker.skill,
  attack: situation.attack,
  range: physical ? undefined : range,
  inches: situation.inches,
  sniper: situation.sniper,
  attackerMoved: attackerPosture.moved,
  targetMoved: targetPosture.moved,
  tmm: targetPosture.tmm,
  targetShutDown: targetPosture.shutDown,
  heat: attacker.heat,
  fireControlHits: attacker.criticals.fireControl,
  readings,
});

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const scene = layOut(question);
  const refusal = refusalOf(scene);
  return refusal ? refused(scene, refusal) : carriedOut(scene);
}

function refused({ attacker, target }: Scene, refusal: Refusal<Refusals>): Outcome<typeof output, Facts, Refusals> {
  const figures: Figures = {
    target: undefined,
    hit: ZERO,
    destroyed: ZERO,
    expectedDamage: ZERO,
    damage: [],
    hitDamage: [],
    states: [],
    attackerHeat: attacker.heat,
    attackerHeatOnMiss: attacker.heat,
    targetHeat: target.heat,
    attackerDamage: [],
  };
  return { figures, steps: [], refusal };
}

function carriedOut(scene: Scene): Outcome<typeof output, Facts, Refusals> {
  const { situation, target, readings } = scene;
  const sum = toHitSteps(toHitSituation(scene));
  const targetNumber = totalOf(sum);
  const weights = hitWeights(targetNumber, situation.lucky, readings);
  const damage = damageOfHit(scene);
  const automaticCritical = situation.attack === 'DEATH_FROM_ABOVE';
  const effects = effectsOn(target, { weights, damage, automaticCritical, readings });
  const figures: Figures = {
    target: targetNumber,
    destroyed: chanceToDestroy(effects),
    ...dealtBy(weights, damage),
    states: statesOf(effects.states),
    attackerHeat: attackerHeatAfter(scene),
    attackerHeatOnMiss: attackerHeatOnMiss(scene),
    targetHeat: targetHeatAfter(scene),
    attackerDamage: ownDamageChances(ownDamageOf(scene), weights),
  };
  // A ranking evaluates thousands of attacks and reads only their figures, so steps are computed lazily.
  return {
    figures,
    get steps() {
      return [
        ...postureSteps(scene),
        ...sum,
        ...rollSteps(targetNumber, chanceToHit(targetNumber, readings), situation.lucky),
        ...damageSteps(scene, damage),
        ...effectSteps({ effects, weights, damage, automaticCritical, readings }),
        ...aftermathSteps(scene),
      ];
    },
  };
}

const listed = new WeakMap<Distribution<ConditionKey>, Figures['states']>();

/** All states with their odds, likeliest first. Memoized by distribution. */
function statesOf(states: Distribution<ConditionKey>): Figures['states'] {
  const known = listed.get(states) ?? listStates(states);
  listed.set(states, known);
  return known;
}

function listStates({ outcomes, total }: Distribution<ConditionKey>): Figures['states'] {
  const likeliestFirst = outcomes.toSorted((a, b) => (a.weight === b.weight ? a.value - b.value : a.weight > b.weight ? -1 : 1));
  return likeliestFirst.map(({ value, weight }) => ({ ...stateOf(value), chance: fraction(weight, total) }));
}

function stateOf(key: ConditionKey) {
  const { armor, structure, ...criticals } = conditionOf(key);
  return { armor, structure, destroyed: key === DESTROYED, criticals: listCriticals(criticals) };
}
