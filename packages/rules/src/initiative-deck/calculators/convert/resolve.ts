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
const ONE_EFFECT: Text = {
  en: 'one effect: movement points, hexes, critical hits or heat',
  ru: 'один эффект: очки движения, гексы, критические попадания или нагрев',
};

/** Exactly one effect is given. */
export function relations(question: Question): readonly Problem[] {
  const [first, ...others] = EFFECTS.filter((effect) => question[effect] !== undefined);
  if (first === undefined) return [{ code: 'MISSING', path: ['movementPoints'], given: null, allowed: ONE_EFFECT }];
  return others.map((effect) => conflict([effect], question[effect], ONE_EFFECT));
}

const TABLE = 'initiative-deck/table/alpha-strike';

/** The damage that infantry and units without a heat scale take in place of an effect. */
function damageInstead({ criticalHits, heat, target }: Question): Facts['damage'] | undefined {
  if (criticalHits !== undefined && target === 'INFANTRY')
    return { amount: criticalHits, each: INFANTRY_DAMAGE, damage: criticalHits * INFANTRY_DAMAGE, insteadOf: 'criticalHits' };
  // Infantry has no heat scale either.
  return heat !== undefined && target !== 'MECH' ? { amount: heat, each: 1, damage: HEATLESS_DAMAGE, insteadOf: 'heat' } : undefined;
}

function conversion(question: Question): Step<Facts> {
  const { movementPoints, hexes, criticalHits, heat } = question;
  const instead = damageInstead(question);
  if (instead) return { key: 'damage', value: instead.damage, rule: TABLE, given: instead };
  if (criticalHits !== undefined) return { key: 'criticalHits', value: criticalHits, rule: TABLE, given: { amount: criticalHits } };
  if (heat !== undefined) return { key: 'heat', value: heat, rule: TABLE, given: { amount: heat } };
  const [key, amount, each] =
    hexes === undefined
      ? (['movementPoints', movementPoints as number, INCHES_PER_MOVEMENT_POINT] as const)
      : (['hexes', hexes, INCHES_PER_HEX] as const);
  return { key, value: amount * each, rule: TABLE, given: { amount, each, inches: amount * each } };
}

/** Resolves a checked question. Source: the chapter on play with Alpha Strike. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const step = conversion(question);
  const { movementPoints, hexes, criticalHits, heat } = question;
  const hasInches = movementPoints !== undefined || hexes !== undefined;
  const damage = step.key === 'damage' ? step.given.damage : undefined;
  return {
    figures: {
      inches: hasInches ? (step.value as number) : undefined,
      criticalHits: damage === undefined ? criticalHits : undefined,
      heat: damage === undefined ? heat : undefined,
      damage,
    },
    steps: [step],
  };
}
