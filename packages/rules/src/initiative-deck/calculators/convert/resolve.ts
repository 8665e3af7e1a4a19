/** Converts movement points or hexes to inches of Alpha Strike. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { conflict } from '../../engine/cards/card-problems.js';
import { INCHES_PER_HEX, INCHES_PER_MOVEMENT_POINT } from '../../reference/tables/alpha-strike.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly movementPoints: { readonly amount: number; readonly each: number; readonly inches: number };
  readonly hexes: { readonly amount: number; readonly each: number; readonly inches: number };
}

/** Exactly one of the two inputs is given. */
export function relations({ movementPoints, hexes }: Question): readonly Problem[] {
  if (movementPoints === undefined && hexes === undefined)
    return [
      {
        code: 'MISSING',
        path: ['movementPoints'],
        given: null,
        allowed: { en: 'movement points, or hexes', ru: 'очки движения или гексы' },
      },
    ];
  return movementPoints === undefined || hexes === undefined
    ? []
    : [conflict(['hexes'], hexes, { en: 'nothing, when movement points are given', ru: 'ничего, если даны очки движения' })];
}

function conversion({ movementPoints, hexes }: Question): Step<Facts> {
  const [key, amount, each] =
    hexes === undefined
      ? (['movementPoints', movementPoints as number, INCHES_PER_MOVEMENT_POINT] as const)
      : (['hexes', hexes, INCHES_PER_HEX] as const);
  const inches = amount * each;
  return { key, value: inches, rule: 'initiative-deck/table/alpha-strike', given: { amount, each, inches } };
}

/** Resolves a checked question. Source: the chapter on play with Alpha Strike. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const step = conversion(question);
  return { figures: { inches: step.given.inches }, steps: [step] };
}
