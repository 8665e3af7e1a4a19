/** The target number and the odds to reach it. */
import { ZERO } from '@rangefinder/dice';
import { type Outcome, type Refusal, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { type AttackRefusals, refusalOf } from '../../engine/to-hit/legality.js';
import { type Place, placeOf, placeProblems } from '../../engine/to-hit/place.js';
import { type RollFacts, rollSteps, withLucky } from '../../engine/to-hit/roll.js';
import { chanceToHit, isPhysical, type ToHitFacts, type ToHitSituation, toHitSteps } from '../../engine/to-hit/to-hit.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts extends ToHitFacts, RollFacts {}

const conflict = (name: keyof Question, given: unknown, allowed: Text): Problem => ({ code: 'CONFLICT', path: [name], given, allowed });

/** A weapon attack needs a distance or a range bracket, and a target that moved its TMM. */
export function relations(question: Question): readonly Problem[] {
  return [...missingDistance(question), ...missingTmm(question), ...shutDownTarget(question), ...placeProblems(question, [])];
}

function missingDistance({ attack, inches, range, contact }: Question): readonly Problem[] {
  if (isPhysical(attack) || contact || inches !== undefined || range !== undefined) return [];
  const allowed: Text = { en: 'the distance in inches, or the range', ru: 'расстояние в дюймах или дистанция' };
  return [{ code: 'MISSING', path: ['inches'], given: null, allowed }];
}

const hasMoved = ({ targetMoved }: Question): boolean => targetMoved === 'GROUND' || targetMoved === 'JUMPED';

function missingTmm(question: Question): readonly Problem[] {
  if (!hasMoved(question) || question.targetShutDown || question.tmm !== undefined) return [];
  const allowed: Text = { en: 'the TMM of the target, as it moved', ru: 'МДЦ цели, раз она двигалась' };
  return [{ code: 'MISSING', path: ['tmm'], given: null, allowed }];
}

/** A unit that is shut down has not moved. */
function shutDownTarget(question: Question): readonly Problem[] {
  if (!question.targetShutDown || !hasMoved(question)) return [];
  const allowed: Text = {
    en: 'stood still or immobile, as the target is shut down',
    ru: 'стояла на месте или обездвижена, раз цель отключена',
  };
  return [conflict('targetMoved', question.targetMoved, allowed)];
}

/** The to-hit situation. A physical attack has no range bracket. */
function situationOf(question: Question, place: Place): ToHitSituation {
  const { attack, inches = 0, tmm = 0 } = question;
  const range = isPhysical(attack) ? undefined : (question.range ?? rangeAt(inches));
  return { ...question, ...place, tmm, range };
}

/** All refusals of an attack: by position, or because the attacker is shut down. */
export interface Refusals extends AttackRefusals {
  readonly SHUT_DOWN: object;
}

const SHUT_DOWN: Refusal<Refusals> = { code: 'SHUT_DOWN', rule: 'alpha-strike/shutdown', given: {} };

/** Resolves a checked question. Source: steps 1 to 5 of the combat phase. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const { lucky, readings } = question;
  const place = placeOf(question);
  const refusal = question.heat >= SHUTDOWN_HEAT ? SHUT_DOWN : refusalOf({ ...question, ...place });
  if (refusal) return { figures: { target: undefined, chance: ZERO }, steps: [], refusal };
  const sum = toHitSteps(situationOf(question, place));
  const target = totalOf(sum);
  const once = chanceToHit(target, readings);
  return { figures: { target, chance: lucky ? withLucky(once) : once }, steps: [...sum, ...rollSteps(target, once, lucky)] };
}
