/**
 * All reaction tests as data: the number of dice, their modifiers, and the results of 2, 1 or 0 passed dice. The first row whose
 * conditions are all met is the result. The printed tables are built from the same rows.
 */
import type { RuleId } from '../../../calculator/calculator.js';
import type { Text } from '../../../text/language.js';
import type { Action, Condition, ReactionTest } from '../../engine/reaction/vocabulary.js';

/** Dice passed; tests count at most 2. */
export type Passed = 0 | 1 | 2;
/** In the order of the printed tables. */
export const PASSED: readonly Passed[] = [2, 1, 0];

export interface ReactionRow {
  readonly passed: Passed;
  /** All conditions must be met. An empty list matches all remaining figures. */
  readonly when: readonly Condition[];
  readonly action: Action;
  /** The ruling on which the row is based. */
  readonly ruling?: RuleId;
  /** The action by another reading of that ruling. */
  readonly otherwise?: { readonly reading: string; readonly action: Action };
}

/** The action of a row as a group reads the rules. @example actionIn(row, ['fast-runs-to-cover']) // 'REACH_COVER_AND_DUCK_BACK' */
export const actionIn = ({ action, otherwise }: ReactionRow, readings: readonly string[]): Action =>
  otherwise !== undefined && readings.includes(otherwise.reading) ? otherwise.action : action;

interface ExtraDie {
  readonly when: Condition;
  readonly rule: RuleId;
}

export interface ReactionTable {
  readonly id: RuleId;
  readonly section: RuleId;
  readonly title: Text;
  readonly rows: readonly ReactionRow[];
  /** Conditions that add one die each to the two. */
  readonly extraDice: readonly ExtraDie[];
  /** Whether the leader die may add one passed die. */
  readonly leaderDie: boolean;
  /** Whether two 1s make a hero. */
  readonly makesHero: boolean;
  /** Whether a hero chooses the result. */
  readonly heroChooses: boolean;
}

const row = (
  passed: Passed,
  when: readonly Condition[],
  action: Action,
  ruling?: RuleId,
  otherwise?: ReactionRow['otherwise'],
): ReactionRow => ({ passed, when, action, ...(ruling && { ruling }), ...(otherwise && { otherwise }) });

const THIRD_DIE: ExtraDie = { when: 'LEADER', rule: '5150/leaders' };
const PERSONAL = { extraDice: [THIRD_DIE], leaderDie: false, makesHero: true, heroChooses: true } as const;
const NOT_A_REACTION = { extraDice: [], leaderDie: false, makesHero: false, heroChooses: false } as const;

const IN_SIGHT: ReactionTable = {
  ...NOT_A_REACTION,
  id: '5150/table/in-sight',
  section: '5150/in-sight',
  title: { en: 'In Sight', ru: 'Тест «В поле видимости»' },
  extraDice: [
    { when: 'COVERING', rule: '5150/covering-fire' },
    { when: 'ALERTED', rule: '5150/table/awareness' },
  ],
  rows: [
    row(2, ['HIDDEN', 'LED', 'CAN_FIRE'], 'CHOOSE_TO_FIRE'),
    row(2, ['HIDDEN', 'LED'], 'STAY_HIDDEN'),
    row(2, [], 'FIRE'),
    row(1, ['HIDDEN', 'LED', 'CAN_FIRE'], 'CHOOSE_TO_FIRE'),
    row(1, ['HIDDEN', 'LED'], 'STAY_HIDDEN'),
    row(1, ['HIDDEN'], 'FIRE_AT_MINUS_ONE'),
    row(1, ['IN_COVER'], 'FIRE_AT_MINUS_ONE'),
    row(1, [], 'HIDE_OR_GO_PRONE'),
    row(0, ['HIDDEN'], 'BECOME_VISIBLE'),
    row(0, [], 'DO_NOTHING'),
  ],
};

const RECEIVED_FIRE: ReactionTable = {
  ...PERSONAL,
  id: '5150/table/received-fire',
  section: '5150/received-fire',
  title: { en: 'Received Fire', ru: 'Тест «Обстрелян»' },
  rows: [
    row(2, ['IN_COVER', 'SUPPRESSED'], 'DUCK_BACK'),
    row(2, ['IN_COVER'], 'FIRE'),
    row(2, ['SUPPRESSED', 'MOVED_FAST', 'COVER_NEAR'], 'REACH_COVER_AND_DUCK_BACK'),
    row(2, ['SUPPRESSED', 'MOVED_FAST'], 'GO_PRONE', '5150/ruling/fast-no-cover', {
      reading: 'fast-runs-to-cover',
      action: 'REACH_COVER_AND_DUCK_BACK',
    }),
    row(2, ['SUPPRESSED'], 'GO_PRONE'),
    row(2, [], 'STOP_AND_FIRE'),
    row(1, ['IN_COVER', 'FLANKED'], 'RUN'),
    row(1, ['IN_COVER', 'SUPPRESSED'], 'DUCK_BACK'),
    row(1, ['IN_COVER'], 'FIRE_AT_MINUS_ONE'),
    row(1, ['SUPPRESSED'], 'GO_PRONE'),
    row(1, ['FLANKED'], 'RUN'),
    row(1, [], 'STOP_AND_FIRE_AT_MINUS_ONE'),
    row(0, ['IN_COVER'], 'PANIC'),
    row(0, [], 'RUN'),
  ],
};

const WANTS_TO_CHARGE: ReactionTable = {
  ...PERSONAL,
  leaderDie: true,
  id: '5150/table/wants-to-charge',
  section: '5150/wants-to-charge',
  title: { en: 'Wants to Charge', ru: 'Тест «Хочу атаковать»' },
  rows: [
    row(2, [], 'CHARGE'),
    row(1, ['IN_COVER', 'CAN_FIRE'], 'STAY_AND_FIRE'),
    row(1, ['IN_COVER'], 'STAY'),
    row(1, [], 'CHARGE'),
    row(0, [], 'STAY'),
  ],
};

const IN_COVER_RUNS = { reading: 'charged-in-cover-runs', action: 'RUN' } as const;

const BEING_CHARGED: ReactionTable = {
  ...PERSONAL,
  id: '5150/table/being-charged',
  section: '5150/being-charged',
  title: { en: 'Being Charged', ru: 'Тест «Меня атаковали»' },
  rows: [
    row(2, ['FLANKED', 'CAN_FIRE'], 'FIRE_AND_FIGHT', '5150/ruling/charged-flank-fire', {
      reading: 'charged-flank-turns',
      action: 'TURN_AND_FIGHT',
    }),
    row(2, ['CAN_FIRE'], 'FIRE_AND_FIGHT'),
    row(2, ['FLANKED'], 'TURN_AND_FIGHT'),
    row(2, [], 'FIGHT'),
    row(1, ['IN_COVER', 'FLANKED', 'CAN_FIRE'], 'FIRE_AND_FIGHT', '5150/ruling/charged-in-cover-flank', IN_COVER_RUNS),
    row(1, ['IN_COVER', 'FLANKED'], 'FIGHT', '5150/ruling/charged-in-cover-flank', IN_COVER_RUNS),
    row(1, ['IN_COVER', 'CAN_FIRE'], 'FIRE_AND_FIGHT'),
    row(1, ['FLANKED'], 'RUN'),
    row(1, [], 'FIGHT'),
    row(0, ['IN_COVER'], 'FIGHT'),
    row(0, [], 'RUN'),
  ],
};

const RECOVERY: ReactionTable = {
  ...PERSONAL,
  id: '5150/table/recovery',
  section: '5150/recovery',
  title: { en: 'Recovery of the stunned and of those who ducked back', ru: 'Восстановление оглушённых и испугавшихся' },
  rows: [row(2, [], 'RETURN'), row(1, [], 'ROLL_AGAIN'), row(0, ['STUNNED'], 'OUT_OF_THE_FIGHT'), row(0, [], 'RUN')],
};

const RALLY: ReactionTable = {
  ...PERSONAL,
  id: '5150/table/rally',
  section: '5150/rally',
  title: { en: 'Rally', ru: 'Тест «Возвращение»' },
  rows: [row(2, [], 'RETURN'), row(1, ['IN_COVER'], 'RETURN'), row(1, [], 'LEAVE'), row(0, [], 'LEAVE')],
};

const AFTER_BATTLE: ReactionTable = {
  ...NOT_A_REACTION,
  id: '5150/table/after-battle',
  section: '5150/after-battle-recovery',
  title: { en: 'Recovery after the battle', ru: 'Восстановление от ран' },
  extraDice: [{ when: 'MEDICAL_CARE', rule: '5150/table/after-battle' }],
  rows: [row(2, [], 'BACK_UNHURT'), row(1, [], 'BACK_AT_MINUS_ONE'), row(0, [], 'DEAD_OR_GONE')],
};

const CONTACT: ReactionTable = {
  ...NOT_A_REACTION,
  id: '5150/table/contact',
  section: '5150/contact',
  title: { en: 'Contact', ru: 'Контакт' },
  rows: [row(2, [], 'HIDDEN_ENEMY'), row(1, [], 'ENEMY_IN_THE_OPEN'), row(0, [], 'NO_CONTACT')],
};

const AWARENESS: ReactionTable = {
  ...NOT_A_REACTION,
  id: '5150/table/awareness',
  section: '5150/awareness',
  title: { en: 'Awareness', ru: 'Уровень осведомлённости' },
  rows: [row(2, [], 'FACE_WITH_EXTRA_DIE'), row(1, [], 'FACE'), row(0, [], 'MAY_FACE')],
};

export const REACTIONS: { readonly [T in ReactionTest]: ReactionTable } = {
  IN_SIGHT,
  RECEIVED_FIRE,
  WANTS_TO_CHARGE,
  BEING_CHARGED,
  RECOVERY,
  RALLY,
  AFTER_BATTLE,
  CONTACT,
  AWARENESS,
};

/** Actions that require fire, and their replacements for figures that cannot fire. The first matching row applies. */
export const MUST_FIRE: readonly Action[] = ['FIRE', 'FIRE_AT_MINUS_ONE', 'STOP_AND_FIRE', 'STOP_AND_FIRE_AT_MINUS_ONE'];
export const CANNOT_FIRE: readonly Omit<ReactionRow, 'passed'>[] = [
  { when: ['CHARGE_IN_REACH'], action: 'TRY_TO_CHARGE' },
  { when: ['COVER_IN_REACH'], action: 'HIDE_OR_STAY' },
  { when: [], action: 'STAY' },
];

/** Modifiers of the Leader's Rep in the Awareness test. */
export const AWARENESS_MODIFIERS = [
  { when: 'SHOTS_HEARD', modifier: 2 },
  { when: 'AT_WAR', modifier: 1 },
  { when: 'POLICE_ALERT', modifier: 1 },
  { when: 'SAFE_AREA', modifier: -1 },
] as const satisfies readonly { readonly when: Condition; readonly modifier: number }[];

/** Maximum distance to cover for a suppressed figure that moves fast. */
export const COVER_NEAR_INCHES = 3;
/** Maximum distance to cover for a figure that ducks back. */
export const COVER_IN_REACH_INCHES = 12;
/** Maximum distance to the friend who rallies a figure. */
export const RALLY_INCHES = 2;
/** Distance within which a figure in panic surrenders to an armed enemy in sight. */
export const SURRENDER_INCHES = 6;
