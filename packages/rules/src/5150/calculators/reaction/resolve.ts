/** The results of a reaction test: the row of the table for each number of passed dice, with its odds. */
import { add, type Fraction, multiply, ONE, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Text } from '../../../text/language.js';
import { TEST_DICE, twoOnes } from '../../engine/pass-dice/pass-dice.js';
import { actionsOf, againOdds, merged, type Reached, reachedRows, secondRoll } from '../../engine/reaction/outcomes.js';
import { choosesResult, holds, ROLLED_BY_HEROES } from '../../engine/reaction/situation.js';
import { type Action, CONDITIONS, type Condition } from '../../engine/reaction/vocabulary.js';
import { AWARENESS_MODIFIERS, actionIn, MUST_FIRE, RALLY_INCHES, REACTIONS, type ReactionTable } from '../../reference/tables/reactions.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { decidedQuestion, type Question, type RollFacts, rollOf } from './situation.js';

export interface Facts extends RollFacts {
  readonly row: { readonly chance: Fraction; readonly when: readonly Condition[]; readonly action: Action };
  readonly cannotFire: { readonly chance: Fraction; readonly mandated: Action; readonly action: Action };
  readonly again: { readonly rows: readonly { readonly action: Action; readonly chance: Fraction }[] };
  readonly hero: { readonly chance: Fraction; readonly dice: number };
  readonly heroChooses: { readonly actions: readonly Action[] };
  readonly heroRolls: { readonly stunned: boolean };
  readonly panicked: object;
}

export interface Refusals {
  readonly OUT_OF_REACH: object;
  readonly NO_FRIEND: { readonly inches: number };
  readonly LEFT_BEHIND: object;
}

type Answered = Outcome<typeof output, Facts, Refusals>;

const refuse = (refusal: Refusal<Refusals>): Answered => ({
  figures: { conditions: [], rows: [], actions: [], choices: [], hero: ZERO },
  steps: [],
  refusal,
});

function refusalOf({ test, chargeInReach, friendNear, leftBehind }: Question): Refusal<Refusals> | undefined {
  if (test === 'WANTS_TO_CHARGE' && !chargeInReach) return { code: 'OUT_OF_REACH', rule: '5150/wants-to-charge', given: {} };
  if (test === 'RALLY' && !friendNear) return { code: 'NO_FRIEND', rule: '5150/rally', given: { inches: RALLY_INCHES } };
  return test === 'AFTER_BATTLE' && leftBehind ? { code: 'LEFT_BEHIND', rule: '5150/after-battle-recovery', given: {} } : undefined;
}

/** Results without a roll: a hero chooses, and a panicked figure runs when it is shot at. */
function resultWithoutRoll(question: Question): Answered | undefined {
  const { test, hero, panicked } = question;
  const chooses = hero && choosesResult(test, question);
  if (chooses)
    return certainly('CHOOSE_RESULT', hero, {
      key: 'heroChooses',
      value: null,
      rule: '5150/heroes',
      given: { actions: choicesOf(question) },
    });
  return test === 'RECEIVED_FIRE' && panicked
    ? certainly('RUN', hero, { key: 'panicked', value: null, rule: '5150/mandated-actions', given: {} })
    : undefined;
}

/** The results among which a hero chooses: those of the table that the figure can carry out. */
const choicesOf = (question: Question): readonly Action[] => {
  const { rows } = REACTIONS[question.test];
  const open = rows.filter(({ when }) => when.every((condition) => holds(question, condition)));
  return [...new Set(open.map((row) => actionIn(row, question.readings)))].filter(
    (action) => action !== 'ROLL_AGAIN' && (question.canFire || !MUST_FIRE.includes(action)),
  );
};

const certainly = (action: Action, hero: boolean, step: Step<Facts>): Answered => ({
  figures: {
    conditions: [],
    rows: [],
    actions: [{ action, chance: ONE }],
    choices: step.key === 'heroChooses' ? step.given.actions : [],
    hero: hero ? ONE : ZERO,
  },
  steps: [step],
});

const rowStep = (table: ReactionTable, { passed, chance, row, mandated, action }: Reached): Step<Facts> =>
  action === mandated
    ? { key: 'row', value: passed, rule: row.ruling ?? table.id, given: { chance, when: row.when, action } }
    : { key: 'cannotFire', value: passed, rule: '5150/table/cannot-fire', given: { chance, mandated, action } };

/** Odds of two 1s among the figure's own dice, in the first or second roll. */
function heroism(table: ReactionTable, { hero }: Question, dice: number, again: Fraction): Fraction {
  if (hero) return ONE;
  return table.makesHero ? add(twoOnes(dice), multiply(again, twoOnes(dice))) : ZERO;
}

const heroRolls = ({ test }: Question): Step<Facts> => ({
  key: 'heroRolls',
  value: null,
  rule: '5150/ruling/hero-tests',
  given: { stunned: test === 'RECOVERY' },
});

function heroSteps(table: ReactionTable, question: Question, chance: Fraction, dice: number): readonly Step<Facts>[] {
  if (question.hero) return ROLLED_BY_HEROES.includes(question.test) ? [heroRolls(question)] : [];
  if (!table.makesHero) return [];
  const rule: RuleId = dice > TEST_DICE ? '5150/ruling/group-hero' : '5150/heroes';
  return [{ key: 'hero', value: null, rule, given: { chance, dice } }];
}

/** Resolves a checked question. Source: the tables of the reaction tests. */
export function resolve(given: Checked<typeof input>): Answered {
  const question = decidedQuestion(given);
  const refusal = refusalOf(question);
  return refusal ? refuse(refusal) : (resultWithoutRoll(question) ?? rolled(question));
}

/** The conditions that affected the dice, the Rep or the selected rows. */
function conditionsOf(question: Question, table: ReactionTable, rows: readonly Reached[]): readonly Text[] {
  const modifiers = question.test === 'AWARENESS' ? AWARENESS_MODIFIERS : [];
  const met = [...table.extraDice, ...modifiers].filter(({ when }) => holds(question, when)).map(({ when }): Condition => when);
  return [...new Set([...met, ...rows.flatMap(({ row }) => row.when)])].map((condition) => CONDITIONS[condition]);
}

function rolled(question: Question): Answered {
  const table = REACTIONS[question.test];
  const { steps, ...roll } = rollOf(question);
  const { dice } = roll;
  const rows = reachedRows(question.test, question, roll);
  const hero = heroism(table, question, dice, againOdds(rows));
  const again: readonly Step<Facts>[] =
    againOdds(rows).numerator > 0n ? [{ key: 'again', value: null, rule: table.id, given: { rows: merged(secondRoll(rows)) } }] : [];
  return {
    figures: {
      conditions: conditionsOf(question, table, rows),
      rows: rows.map(({ passed, action, chance }) => ({ passed, action, chance })),
      actions: actionsOf(rows),
      choices: [],
      hero,
    },
    steps: [...steps, ...rows.map((row) => rowStep(table, row)), ...again, ...heroSteps(table, question, hero, dice)],
  };
}
