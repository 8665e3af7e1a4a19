/** The steps of a test by dice passed. Fast Move shares them and has its own last step. */
import { chanceOf, type Fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { countPassed, type PassRoll, passedBy, TEST_DICE } from './pass-dice.js';
import { openDice, type Rolled } from './rolled.js';

/** The facts of the test steps. */
export interface PassFacts {
  readonly dice: { readonly rep: number; readonly dice: number; readonly each: Fraction };
  readonly cap: { readonly dice: number };
  readonly leaderDie: { readonly leaderRep: number; readonly chance: Fraction };
  readonly fallen: {
    readonly roll: readonly number[];
    readonly leaderRoll: number | undefined;
    readonly passed: number;
    /** Dice still to be rolled: the figure's own, and the leader die. */
    readonly own: number;
    readonly leader: number;
  };
}
type PassStep = Step<PassFacts>;

const eachPasses = (rep: number): Fraction => chanceOf(countPassed(rep, 1), 1);

/** The steps of the dice and of what helps. */
export function passSteps(rep: number, extraDice: number, leaderRep: number | undefined, leaderRule: RuleId): readonly PassStep[] {
  const dice = TEST_DICE + extraDice;
  return [
    { key: 'dice', value: dice, rule: '5150/dice', given: { rep, dice, each: eachPasses(rep) } },
    ...(extraDice > 0 ? [{ key: 'cap', value: null, rule: '5150/ruling/three-passed', given: { dice } } as const] : []),
    ...(leaderRep === undefined
      ? []
      : [{ key: 'leaderDie', value: null, rule: leaderRule, given: { leaderRep, chance: eachPasses(leaderRep) } } as const]),
  ];
}

/** The step of the dice on the table, all of them or some. */
export function fallenSteps(test: PassRoll, rolled: Rolled): readonly PassStep[] {
  const { roll = [], leaderRoll } = rolled;
  if (roll.length === 0 && leaderRoll === undefined) return [];
  const passed = passedBy(test, roll, leaderRoll);
  return [{ key: 'fallen', value: passed, rule: '5150/dice', given: { roll, leaderRoll, passed, ...openDice(test, rolled) } }];
}
