/** Damage of a ram or of death from above, step by step. */
import { type Outcome, type Step, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { deathFromAboveOwnDamage, ramDamage, ramOwnDamage } from '../../engine/physical/ram.js';
import { REAR_BONUS } from '../../engine/weapons/damage.js';
import { DEATH_FROM_ABOVE_BONUS, RAM_DIVISOR } from '../../reference/tables/physical.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly ram: { readonly inches: number; readonly size: number; readonly exact: number };
  readonly deathFromAbove: object;
  readonly rear: object;
  readonly ownHit: { readonly deathFromAbove: boolean; readonly targetSize: number };
  readonly ownMiss: { readonly deathFromAbove: boolean; readonly targetSize: number };
}

const ramStep = ({ inches, size }: Question): Step<Facts> => ({
  key: 'ram',
  value: ramDamage(inches, size),
  rule: 'alpha-strike/table/physical-attacks',
  given: { inches, size, exact: (inches * size) / RAM_DIVISOR },
});

const DEATH_FROM_ABOVE: Step<Facts> = {
  key: 'deathFromAbove',
  value: DEATH_FROM_ABOVE_BONUS,
  rule: 'alpha-strike/table/physical-attacks',
  given: {},
};
const rearStep = ({ readings }: Question): Step<Facts> => ({
  key: 'rear',
  value: readings.includes('physical-without-rear-bonus') ? 0 : REAR_BONUS,
  rule: 'alpha-strike/ruling/rear-physical',
  given: {},
});

const damageSteps = (question: Question): Step<Facts>[] => [
  ramStep(question),
  ...(question.deathFromAbove ? [DEATH_FROM_ABOVE] : []),
  ...(question.fromRear ? [rearStep(question)] : []),
];

/** Resolves a checked question. Source: “Ram”, “Death from above”. */
export function resolve(question: Question): Outcome<typeof output, Facts, object> {
  const { size, targetSize, deathFromAbove } = question;
  const own = deathFromAbove ? deathFromAboveOwnDamage(size, targetSize) : ramOwnDamage(targetSize);
  const rule = deathFromAbove ? 'alpha-strike/death-from-above' : 'alpha-strike/ram';
  const damage = damageSteps(question);
  const given = { deathFromAbove, targetSize };
  return {
    figures: {
      damage: totalOf(damage),
      attackerDamageOnHit: own.onHit,
      attackerDamageOnMiss: own.onMiss,
    },
    steps: [...damage, { key: 'ownHit', value: own.onHit, rule, given }, { key: 'ownMiss', value: own.onMiss, rule, given }],
  };
}
