/** The hit table: d6 + Rep for every die, and the conditions that turn an 8 or a 9 into a miss. */
import type { Table } from '../../../reference/reference.js';
import type { Language, Text } from '../../../text/language.js';

/** Conditions that can turn a shot into a miss, in the order of the table. */
const HIT_CONDITIONS = [
  'cover',
  'concealed',
  'prone',
  'targetMovedFast',
  'shooterMovedFast',
  'twoWeapons',
  'secondTarget',
  'thirdTarget',
] as const;
export type HitCondition = (typeof HIT_CONDITIONS)[number];

export const CONDITION_NAMES: Readonly<Record<HitCondition, Text>> = {
  cover: { en: 'target in cover', ru: 'цель в укрытии' },
  concealed: { en: 'target concealed', ru: 'цель скрыта' },
  prone: { en: 'target prone', ru: 'цель залегла' },
  targetMovedFast: { en: 'target moved fast', ru: 'цель двигалась быстро' },
  shooterMovedFast: { en: 'shooter moved fast', ru: 'стрелок двигался быстро' },
  twoWeapons: { en: 'two weapons at once', ru: 'стрельба с двух рук' },
  secondTarget: { en: 'second or later target', ru: 'вторая или последующая цель' },
  thirdTarget: { en: 'third or later target', ru: 'третья или последующая цель' },
};

/** The names of conditions. A third target is a second or later one, too, and is named once. */
export const conditionNames = (conditions: readonly HitCondition[], language: Language): readonly string[] =>
  conditions
    .filter((condition) => condition !== 'secondTarget' || !conditions.includes('thirdTarget'))
    .map((condition) => CONDITION_NAMES[condition][language]);

/** Lower totals always miss. */
const MIN_HIT = 8;
/** This total and higher ones always hit. */
const SURE_HIT = 10;

/** The conditions that turn each total between `MIN_HIT` and `SURE_HIT` into a miss. */
export const MISSED_WHEN: Readonly<Record<number, readonly HitCondition[]>> = {
  8: ['cover', 'concealed', 'prone', 'targetMovedFast', 'shooterMovedFast', 'twoWeapons', 'secondTarget'],
  9: ['cover', 'thirdTarget'],
};

/** A hit, or a miss with its reason: the total is too low, or the first condition of the row that applies. */
export type HitOutcome = { readonly hit: true } | { readonly hit: false; readonly reason: HitCondition | 'tooLow' };

const HIT: HitOutcome = { hit: true };
const TOO_LOW: HitOutcome = { hit: false, reason: 'tooLow' };

/**
 * The result of a total of d6 + Rep under these conditions. Source: the hit table.
 * @example outcomeOf(8, ['cover']) // { hit: false, reason: 'cover' }
 */
export function outcomeOf(total: number, conditions: readonly HitCondition[]): HitOutcome {
  if (total < MIN_HIT) return TOO_LOW;
  const reason = MISSED_WHEN[total]?.find((condition) => conditions.includes(condition));
  return reason === undefined ? HIT : { hit: false, reason };
}

/** The minimum total that hits. All higher totals hit too. @example leastHit(['prone']) // 9 */
export function leastHit(conditions: readonly HitCondition[]): number {
  let total = SURE_HIT;
  while (outcomeOf(total - 1, conditions).hit) total--;
  return total;
}

/** The state of shooter and target, as far as the hit table uses it. */
export interface HitSituation {
  readonly cover: boolean;
  readonly concealed: boolean;
  readonly prone: boolean;
  readonly targetMovedFast: boolean;
  readonly shooterMovedFast: boolean;
  readonly twoWeapons: boolean;
  /** 1 for the first target of the burst. */
  readonly targetNumber: number;
}

/**
 * The conditions that apply, in the order of the table. @example conditionsOf({ …, cover: true, targetNumber: 2 }) // ['cover',
 * 'secondTarget']
 */
export function conditionsOf({ targetNumber, ...flags }: HitSituation): readonly HitCondition[] {
  const holds: Readonly<Record<HitCondition, boolean>> = { ...flags, secondTarget: targetNumber >= 2, thirdTarget: targetNumber >= 3 };
  return HIT_CONDITIONS.filter((condition) => holds[condition]);
}

const missed = (total: number): Text => ({
  en: `miss: ${MISSED_WHEN[total]?.map((condition) => CONDITION_NAMES[condition].en).join('; ')}. Else hit`,
  ru: `промах: ${MISSED_WHEN[total]?.map((condition) => CONDITION_NAMES[condition].ru).join('; ')}. Иначе попадание`,
});

export const hitTableTable: Table = {
  id: '5150/table/hit-table',
  title: { en: 'Hit table', ru: 'Таблица попаданий' },
  section: '5150/hitting',
  columns: [
    { en: 'd6 + Rep', ru: 'к6 + Умение' },
    { en: 'Result', ru: 'Результат' },
  ],
  rows: [
    [`3–${MIN_HIT - 1}`, { en: 'miss', ru: 'промах' }],
    ...[8, 9].map((total) => [total, missed(total)]),
    [`${SURE_HIT}+`, { en: 'hit', ru: 'попадание' }],
  ],
};
