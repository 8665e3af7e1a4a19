/** The cost of a path and how far the unit gets. */
import type { Outcome, Refusal } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { inchesOf, ticks } from '../../engine/ticks.js';
import { moveChangeAt, SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { SPEED_DEMON_INCHES, STOOD_STILL_BELOW_INCHES } from '../../reference/tables/movement.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { type Journey, journey, type PricedLeg, priceJump, priceOf, pricePath } from './path.js';
import { type MovementFacts, movementSteps } from './steps.js';

export type Question = Checked<typeof input>;

export interface Refusals {
  readonly SHUT_DOWN: object;
  readonly IMMOBILE: { readonly heat: number };
  readonly JUMP_FROM_WATER: object;
  readonly IMPASSABLE: { readonly leg: number; readonly height: number; readonly inches: number };
}
type MoveOutcome = Outcome<typeof output, MovementFacts, Refusals>;

/** A unit that stands still moves less than 1". */
export function relations({ mode, legs }: Question): readonly Problem[] {
  const inches = legs.reduce((sum, leg) => sum + ticks(leg.inches), 0);
  if (mode !== 'STOOD_STILL' || inches < ticks(STOOD_STILL_BELOW_INCHES)) return [];
  return [
    {
      code: 'CONFLICT',
      path: ['mode'],
      given: mode,
      allowed: { en: 'by ground or a jump: standing still ends at 1"', ru: 'по земле или прыжком: если путь от 1", это уже не «на месте»' },
    },
  ];
}

/** Resolves a checked question. Source: the movement phase and its table of costs. */
export function resolve(question: Question): MoveOutcome {
  const refusal = whyNot(question);
  if (refusal) return { figures: NOWHERE, steps: [], refusal };
  const path = question.mode === 'JUMPED' ? priceJump(question.legs) : pricePath(question.legs, question.readings);
  const made = journey(path, availableTicks(question), question.readings);
  const blocked = blockedBy(path, made);
  return { figures: figuresOf(path, made), steps: movementSteps(question, path, made), ...(blocked && { refusal: blocked }) };
}

const NOWHERE = { cost: 0, left: 0, completed: false, stopsInLeg: 0, stopsAfterInches: 0, pathCost: undefined };

/** The move after heat. Jumps are not affected. */
const moveAfterHeat = ({ move, mode, heat }: Question): number => (mode === 'JUMPED' ? move : Math.max(0, move + moveChangeAt(heat)));

const availableTicks = (question: Question): number =>
  ticks(moveAfterHeat(question)) + (question.speedDemon ? ticks(SPEED_DEMON_INCHES) : 0);

function whyNot(question: Question): Refusal<Refusals> | undefined {
  const { mode, heat, startsInWater } = question;
  if (heat >= SHUTDOWN_HEAT) return { code: 'SHUT_DOWN', rule: 'alpha-strike/shutdown', given: {} };
  if (mode === 'IMMOBILE' || moveAfterHeat(question) <= 0)
    return { code: 'IMMOBILE', rule: 'alpha-strike/minimum-movement', given: { heat } };
  return mode === 'JUMPED' && startsInWater ? { code: 'JUMP_FROM_WATER', rule: 'alpha-strike/jumping', given: {} } : undefined;
}

function blockedBy(path: readonly PricedLeg[], { stop }: Journey): Refusal<Refusals> | undefined {
  const leg = stop?.reason === 'IMPASSABLE' ? path[stop.leg] : undefined;
  if (!stop || !leg) return undefined;
  const given = { leg: stop.leg, height: inchesOf(leg.slope.climb), inches: inchesOf(leg.slope.length) };
  return { code: 'IMPASSABLE', rule: given.inches === 0 ? 'alpha-strike/ruling/height-charged' : 'alpha-strike/level-changes', given };
}

function figuresOf(path: readonly PricedLeg[], { spent, left, stop }: Journey): Checked<typeof output> {
  const price = priceOf(path);
  return {
    cost: inchesOf(spent),
    left: inchesOf(left),
    completed: stop === undefined,
    stopsInLeg: stop?.leg,
    stopsAfterInches: stop && inchesOf(stop.after),
    pathCost: price === undefined ? undefined : inchesOf(price),
  };
}
