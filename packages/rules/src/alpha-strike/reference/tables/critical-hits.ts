/** The table of critical hits: the result of each roll, and the odds of each result. */
import { chanceOf, type Distribution, die, map, sum, toText } from '@rangefinder/dice';
import type { Table } from '../../../reference/reference.js';
import { capital } from '../../../text/sentences.js';
import { CRITICALS, type Critical } from '../../vocabulary.js';

/** The critical for each roll of 2D6. */
export const CRITICAL_BY_ROLL: Readonly<Record<number, Critical>> = {
  2: 'AMMUNITION',
  3: 'ENGINE',
  4: 'FIRE_CONTROL',
  5: 'NONE',
  6: 'WEAPON',
  7: 'MOVEMENT',
  8: 'WEAPON',
  9: 'NONE',
  10: 'FIRE_CONTROL',
  11: 'ENGINE',
  12: 'DESTROYED',
};

/** The rolls of the table, ascending. */
export const CRITICAL_ROLLS: readonly number[] = Object.keys(CRITICAL_BY_ROLL).map(Number);

/** 2D6, the roll for criticals. */
export const CRITICAL_DICE: Distribution<number> = sum(die(6), 2);

/** The odds of each critical: weights over 36. */
export const CRITICAL_ODDS: Distribution<Critical> = map(CRITICAL_DICE, (roll) => CRITICAL_BY_ROLL[roll] as Critical);

/** Extra damage of an ammunition hit with CASE, and of an effect that cannot apply. */
export const EXTRA_DAMAGE = 1;

/** Heat of each engine hit when weapons are fired. */
export const ENGINE_HIT_HEAT = 1;
/** Number of engine hits that destroys a unit. */
export const FATAL_ENGINE_HITS = 2;

/** Reduction of every damage value by each weapon hit. */
export const WEAPON_HIT_LOSS = 1;

/** Minimum loss of an MP hit, in inches of move and in TMM. */
export const MIN_MOVE_LOSS_INCHES = 2;
export const MIN_TMM_LOSS = 1;

export const criticalHitsTable: Table = {
  id: 'alpha-strike/table/critical-hits',
  title: { en: 'Critical hits', ru: 'Критические попадания' },
  section: 'alpha-strike/critical-hits',
  columns: [
    { en: '2D6', ru: '2D6' },
    { en: 'Critical hit', ru: 'Критическое попадание' },
    { en: 'Odds', ru: 'Шанс' },
  ],
  rows: CRITICAL_ROLLS.map((roll) => {
    const { en, ru } = CRITICALS.values[CRITICAL_BY_ROLL[roll] as Critical];
    return [roll, { en: capital(en), ru: capital(ru) }, toText(chanceOf(CRITICAL_DICE, roll))];
  }),
};
