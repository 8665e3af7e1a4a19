/** Every attacker at every target as an attack of its own. */

import { totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { toHitSituation } from '../../engine/attack/attack.js';
import { damageOfHit } from '../../engine/attack/damage-steps.js';
import { keyOfDamage, keyOfWeights } from '../../engine/attack/dealt.js';
import { refusalOf } from '../../engine/attack/legality.js';
import { type Question as AttackQuestion, layOut } from '../../engine/attack/scene.js';
import { canHit, type HitWeights, hitWeights } from '../../engine/combat/rolls.js';
import { toHitSteps } from '../../engine/to-hit/to-hit.js';
import type { Damage } from '../../engine/weapons/damage.js';
import type { NoShot } from '../../vocabulary.js';
import type { input } from './input.js';

export type Question = Checked<typeof input>;
type Line = Question['lines'][number];

/** An attacker that can hit a target. Shots with the same key have the same effects. */
export interface Shot {
  readonly number: number;
  readonly weights: HitWeights;
  readonly damage: Damage;
  readonly key: string;
}

/** A shot, or the reason why there is none. */
export type Possible = { readonly shot: Shot; readonly because?: undefined } | { readonly shot?: undefined; readonly because: NoShot };

const PLAIN: Omit<Line, 'attacker' | 'target'> = {
  inches: undefined,
  woodsInches: 0,
  partialCover: false,
  fromRear: false,
  inArc: true,
  lineOfSight: undefined,
};

/** The attack of one unit on another, counted from 0. */
export function attackOf({ attackers, targets, lines, inches, readings }: Question, from: number, to: number): AttackQuestion {
  const attacker = attackers[from] as Question['attackers'][number];
  const target = targets[to] as Question['targets'][number];
  const line = lines.find((each) => each.attacker === from + 1 && each.target === to + 1) ?? PLAIN;
  return {
    attacker,
    target,
    readings,
    situation: {
      inches: line.inches ?? inches,
      attackerMoved: attacker.moved,
      targetMoved: target.moved,
      woods: target.woods ? true : undefined,
      partialCover: line.partialCover ? true : target.partialCover,
      targetWaterDepth: target.waterDepth,
      fromRear: line.fromRear,
      overheat: attacker.overheat,
      attack: 'WEAPON',
      inchesMoved: 0,
      contact: undefined,
      inArc: line.inArc,
      lineOfSight: line.lineOfSight,
      spotter: false,
      sniper: attacker.sniper,
      lucky: attacker.lucky,
      weapons: 'ALL',
      rearDamage: 0,
      woodsInches: line.woodsInches,
      speedDemon: false,
      waterDepth: 0,
    },
  };
}

function shotOf(question: AttackQuestion): Possible {
  const scene = layOut(question);
  const { readings, situation } = scene;
  const refusal = refusalOf(scene);
  // Types and overheat do not depend on the target, so the whole question is refused before.
  if (refusal) return { because: refusal.code as NoShot };
  const number = totalOf(toHitSteps(toHitSituation(scene)));
  if (!canHit(number, readings)) return { because: 'CANNOT_HIT' };
  const weights = hitWeights(number, situation.lucky, readings);
  const damage = damageOfHit(scene);
  return { shot: { number, weights, damage, key: `${keyOfWeights(weights)} ${keyOfDamage(damage)}` } };
}

/** All shots, by target and attacker. */
export const shotsIn = (question: Question): readonly (readonly Possible[])[] =>
  question.targets.map((_, to) => question.attackers.map((__, from) => shotOf(attackOf(question, from, to))));
