/** The target number and the odds to reach it. */
import { ZERO } from '@rangefinder/dice';
import { type Outcome, type Refusal, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { inches } from '../../../text/numbers.js';
import { type AttackRefusals, refusalOf } from '../../engine/to-hit/legality.js';
import { type RollFacts, rollSteps, withLucky } from '../../engine/to-hit/roll.js';
import { chanceToHit, isPhysical, type ToHitFacts, type ToHitSituation, toHitSteps } from '../../engine/to-hit/to-hit.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import { RANGES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts extends ToHitFacts, RollFacts {}

/** A weapon attack needs a distance or a range bracket, and both must agree. */
export function relations({ attack, inches: distance, range, contact }: Question): readonly Problem[] {
  if (isPhysical(attack) || contact) return [];
  if (distance === undefined && range === undefined)
    return [
      {
        code: 'MISSING',
        path: ['inches'],
        given: null,
        allowed: { en: 'the distance in inches, or the range', ru: 'расстояние в дюймах или дистанция' },
      },
    ];
  if (distance === undefined || range === undefined || rangeAt(distance) === range) return [];
  return [{ code: 'CONFLICT', path: ['range'], given: range, allowed: bracketOf(distance) }];
}

function bracketOf(distance: number): Text {
  const range = rangeAt(distance);
  return range
    ? {
        en: `${RANGES.values[range].en}, which ${inches(distance, 'en')} is, or none`,
        ru: `${RANGES.values[range].ru}, раз до цели ${inches(distance, 'ru')}, или ничего`,
      }
    : {
        en: `none, as ${inches(distance, 'en')} is beyond long range`,
        ru: `ничего: ${inches(distance, 'ru')} — за пределами дальней дистанции`,
      };
}

/** The to-hit situation. Woods along the line count as hindering, and a physical attack has no range bracket. */
function situationOf(question: Question): ToHitSituation {
  const range = isPhysical(question.attack) ? undefined : (question.range ?? rangeAt(question.inches as number));
  return { ...question, range, woods: question.woods || question.woodsInches > 0 };
}

/** All refusals of an attack: by position, or because the attacker is shut down. */
export interface Refusals extends AttackRefusals {
  readonly SHUT_DOWN: object;
}

const SHUT_DOWN: Refusal<Refusals> = { code: 'SHUT_DOWN', rule: 'alpha-strike/shutdown', given: {} };

/** Resolves a checked question. Source: steps 1 to 5 of the combat phase. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const refusal = question.heat >= SHUTDOWN_HEAT ? SHUT_DOWN : refusalOf(question);
  if (refusal) return { figures: { target: undefined, chance: ZERO }, steps: [], refusal };
  const sum = toHitSteps(situationOf(question));
  const target = totalOf(sum);
  const once = chanceToHit(target);
  const chance = question.lucky ? withLucky(once) : once;
  return { figures: { target, chance }, steps: [...sum, ...rollSteps(target, once, question.lucky)] };
}
