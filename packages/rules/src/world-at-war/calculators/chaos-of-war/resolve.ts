/** Chaos of War: the effect of a given roll, or the odds of all effects. */
import type { Fraction } from '@rangefinder/dice';
import type { Outcome, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { type Problem, rangeAllowed } from '../../../calculator/problems.js';
import { type ChaosDice, chaosChance, chaosDice, diceAgain, leaderTotals, sevenEnds, widenChance } from '../../engine/chaos/procedure.js';
import {
  CHAOS_EFFECTS,
  type ChaosEffect,
  type ChaosEffectId,
  chaosEffect,
  effectSection,
  MAX_CHAOS_DICE,
  MIN_CHAOS_DICE,
  SIDES,
  WIDEN_TOTAL,
} from '../../reference/tables/chaos-effects.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

/** The highest face of a die. */
const MAX_FACE = 6;

export interface Facts {
  readonly numbers: { readonly roll: number | undefined };
  readonly effect: { readonly effect: ChaosEffect };
  readonly silent: { readonly effect: ChaosEffect };
  readonly again: { readonly dice: ChaosDice; readonly leader: boolean; readonly fromStart: boolean };
  readonly first: { readonly dice: ChaosDice };
  readonly widen: { readonly chance: Fraction };
  readonly seven: { readonly ends: boolean };
  readonly leaders: { readonly totals: readonly number[]; readonly fromStart: boolean };
}
type ChaosStep = Step<Facts>;
type Answered = Outcome<typeof output, Facts, object>;

/** The dice of the procedure: two at first. A roll that two cannot show is of three. */
const diceOf = ({ roll = 0, dice }: Question): ChaosDice =>
  chaosDice(dice ?? (roll > MAX_FACE * MIN_CHAOS_DICE ? MAX_CHAOS_DICE : MIN_CHAOS_DICE));

/** The roll must be possible with the number of dice. */
export function relations(question: Question): readonly Problem[] {
  const { roll } = question;
  const dice = diceOf(question);
  if (roll === undefined || (roll >= dice && roll <= MAX_FACE * dice)) return [];
  const range = rangeAllowed(dice, MAX_FACE * dice, true);
  return [
    {
      code: 'OUT_OF_RANGE',
      path: ['roll'],
      given: roll,
      allowed: { en: `${range.en} with ${dice} dice`, ru: `${range.ru}, если кубиков ${dice}` },
    },
  ];
}

const row = ({ roll, id, title, text, side }: ChaosEffect, dice: ChaosDice, question: Question) => ({
  roll,
  id,
  title,
  text,
  side: SIDES[side],
  chance: chaosChance(roll, dice, question),
});

const fromStart = ({ readings }: Question): boolean => readings.includes('any-leader-from-start');

const NUMBERS: RuleId = 'world-at-war/ruling/chaos-numbers';

/** Effects whose text is ambiguous, with the ruling on each. */
const OPEN_POINTS: Readonly<Partial<Record<ChaosEffectId, RuleId>>> = {
  'broken-radio': 'world-at-war/ruling/chaos-gaps',
  berserk: 'world-at-war/ruling/chaos-gaps',
  'salvo-fire': 'world-at-war/ruling/salvo-marker',
  'battle-maneuvers': 'world-at-war/ruling/maneuvers-artillery',
  'fortune-favors-the-bold': 'world-at-war/ruling/fortune',
};

function againSteps(effect: ChaosEffect, dice: ChaosDice, again: ChaosDice | undefined, question: Question): readonly ChaosStep[] {
  if (again === undefined) return [];
  const leader = effect.roll !== WIDEN_TOTAL;
  const rolledSeven: RuleId = dice === again ? 'world-at-war/ruling/rerolled-seven' : effectSection(effect.id);
  return [
    {
      key: 'again',
      value: again,
      rule: leader ? 'world-at-war/ruling/leader-in-play' : rolledSeven,
      given: { dice: again, leader, fromStart: fromStart(question) },
    },
  ];
}

const sevenStep = (ends: boolean): ChaosStep => ({
  key: 'seven',
  value: null,
  rule: 'world-at-war/ruling/rerolled-seven',
  given: { ends },
});

function forRoll(roll: number, dice: ChaosDice, question: Question): Answered {
  const effect = chaosEffect(roll);
  const again = diceAgain(roll, dice, question);
  const nothing = roll === WIDEN_TOTAL && sevenEnds(dice, question);
  const open = OPEN_POINTS[effect.id];
  const steps: readonly ChaosStep[] = [
    { key: 'numbers', value: roll, rule: NUMBERS, given: { roll } },
    nothing ? sevenStep(true) : { key: 'effect', value: null, rule: effectSection(effect.id), given: { effect } },
    ...(open ? [{ key: 'silent', value: null, rule: open, given: { effect } } as const] : []),
    ...againSteps(effect, dice, again, question),
  ];
  return { figures: { effects: [row(effect, dice, question)], rollAgain: again }, steps };
}

function procedureSteps(dice: ChaosDice, question: Question): readonly ChaosStep[] {
  const totals = leaderTotals(question);
  return [
    { key: 'numbers', value: null, rule: NUMBERS, given: { roll: undefined } },
    { key: 'first', value: dice, rule: 'world-at-war/chaos-of-war', given: { dice } },
    ...(dice === 2
      ? [{ key: 'widen', value: null, rule: effectSection('widen-your-horizons'), given: { chance: widenChance(question) } } as const]
      : []),
    sevenStep(sevenEnds(3, question)),
    ...(totals.length > 0
      ? [
          {
            key: 'leaders',
            value: null,
            rule: 'world-at-war/ruling/leader-in-play',
            given: { totals, fromStart: fromStart(question) },
          } as const,
        ]
      : []),
  ];
}

/** Resolves a checked question. Source: the Chaos of War table. */
export function resolve(question: Question): Answered {
  const dice = diceOf(question);
  if (question.roll !== undefined) return forRoll(question.roll, dice, question);
  return {
    figures: { effects: CHAOS_EFFECTS.map((effect) => row(effect, dice, question)), rollAgain: undefined },
    steps: procedureSteps(dice, question),
  };
}
