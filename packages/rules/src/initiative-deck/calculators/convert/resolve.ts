/** Converts movement points or hexes to inches of Alpha Strike. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { conflict } from '../../engine/cards/card-problems.js';
import { HEATLESS_DAMAGE, INCHES_PER_HEX, INCHES_PER_MOVEMENT_POINT, INFANTRY_DAMAGE } from '../../reference/tables/alpha-strike.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly movementPoints: { readonly amount: number; readonly each: number; readonly inches: number };
  readonly hexes: { readonly amount: number; readonly each: number; readonly inches: number };
  readonly criticalHits: { readonly amount: number };
  readonly heat: { readonly amount: number };
  readonly damage: { readonly amount: number; readonly each: number; readonly damage: number; readonly insteadOf: 'criticalHits' | 'heat' };
}

const EFFECTS = ['movementPoints', 'hexes', 'criticalHits', 'heat'] as const;
const AN_EFFECT: Text = {
  en: 'an effect: movement points, hexes, critical hits or heat',
  ru: 'эффект: очки движения, гексы, критические попадания или нагрев',
};

/** An effect is given, and movement or distance in one way. */
export function relations(question: Question): readonly Problem[] {
  const { movementPoints, hexes } = question;
  if (EFFECTS.every((effect) => question[effect] === undefined))
    return [{ code: 'MISSING', path: ['movementPoints'], given: null, allowed: AN_EFFECT }];
  return movementPoints === undefined || hexes === undefined
    ? []
    : [conflict(['hexes'], hexes, { en: 'nothing, when movement points are given', ru: 'ничего, если даны очки движения' })];
}

const TABLE = 'initiative-deck/table/alpha-strike';

function movement({ movementPoints, hexes }: Question): Step<Facts> | undefined {
  if (movementPoints === undefined && hexes === undefined) return undefined;
  const [key, amount, each] =
    hexes === undefined
      ? (['movementPoints', movementPoints as number, INCHES_PER_MOVEMENT_POINT] as const)
      : (['hexes', hexes, INCHES_PER_HEX] as const);
  return { key, value: amount * each, rule: TABLE, given: { amount, each, inches: amount * each } };
}

/** Infantry takes damage in place of critical hits. */
function criticals({ criticalHits: amount, target }: Question): Step<Facts> | undefined {
  if (amount === undefined) return undefined;
  if (target !== 'INFANTRY') return { key: 'criticalHits', value: amount, rule: TABLE, given: { amount } };
  const damage = amount * INFANTRY_DAMAGE;
  return { key: 'damage', value: damage, rule: TABLE, given: { amount, each: INFANTRY_DAMAGE, damage, insteadOf: 'criticalHits' } };
}

/** A unit without a heat scale, such as infantry, takes damage in place of heat, whatever its amount. */
function heating({ heat: amount, target }: Question): Step<Facts> | undefined {
  if (amount === undefined) return undefined;
  if (target === 'MECH') return { key: 'heat', value: amount, rule: TABLE, given: { amount } };
  return { key: 'damage', value: HEATLESS_DAMAGE, rule: TABLE, given: { amount, each: 1, damage: HEATLESS_DAMAGE, insteadOf: 'heat' } };
}

/** Resolves a checked question. Source: the chapter on play with Alpha Strike. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const steps = [movement(question), criticals(question), heating(question)].filter((step) => step !== undefined);
  const totalFor = (...keys: readonly Step<Facts>['key'][]): number | undefined => {
    const found = steps.filter(({ key }) => keys.includes(key));
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + (value ?? 0), 0);
  };
  const figures = {
    inches: totalFor('movementPoints', 'hexes'),
    criticalHits: totalFor('criticalHits'),
    heat: totalFor('heat'),
    damage: totalFor('damage'),
  };
  return { figures, steps };
}
