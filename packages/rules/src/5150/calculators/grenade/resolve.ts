/** Computes the effects of a grenade on all figures concerned. */
import { add, complement, multiply, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import { type Flight, flightOf, type Question, secondSpot } from './flight.js';
import type { output } from './output.js';
import { type Facts, stepsOf } from './steps.js';
import { feetOdds, nearestOdds, targetOdds, throwerOdds } from './victims.js';

export interface Refusals {
  readonly OUT_OF_RANGE: { readonly inches: number; readonly limit: number };
  readonly NOT_PREPARED: object;
}

type Answered = Outcome<typeof output, Facts, Refusals>;
type Figures = Checked<typeof output>;

/** Range of a grenade thrown by hand. */
const THROW_INCHES = weaponOf('grenades').rangeInches as number;
const NOWHERE: Flight = { attempts: [], landings: [], onTarget: ZERO, secondRoll: ZERO, atFeet: ZERO };

function refusalOf({ manner, inches, prepared }: Question): Refusal<Refusals> | undefined {
  if (manner !== 'LAUNCHED' && !prepared) return { code: 'NOT_PREPARED', rule: '5150/grenades', given: {} };
  if (manner === 'THROWN' && inches !== undefined && inches > THROW_INCHES)
    return { code: 'OUT_OF_RANGE', rule: '5150/grenades', given: { inches, limit: THROW_INCHES } };
  return undefined;
}

function figuresOf(question: Question, flight: Flight): Figures {
  const { onTarget, secondRoll, atFeet } = flight;
  const atNearestGroup = question.nearestGroup.length > 0 ? multiply(secondRoll, secondSpot(question)) : ZERO;
  return {
    onTarget,
    atNearestGroup,
    atFeet,
    harmless: complement(add(onTarget, add(atNearestGroup, atFeet))),
    targets: question.targets.map((target) => targetOdds(target, question, flight)),
    nearestGroup: question.nearestGroup.map((target) => nearestOdds(target, question, flight)),
    bystanders: question.bystanders.map((figure) => feetOdds(figure, question, flight)),
    thrower: throwerOdds(question, flight),
  };
}

/** Resolves a checked question. Source: grenades. */
export function resolve(question: Question): Answered {
  const refusal = refusalOf(question);
  if (refusal) return { figures: { ...figuresOf(question, NOWHERE), harmless: ZERO }, steps: [], refusal };
  const flight = flightOf(question);
  return { figures: figuresOf(question, flight), steps: stepsOf(question, flight) };
}
