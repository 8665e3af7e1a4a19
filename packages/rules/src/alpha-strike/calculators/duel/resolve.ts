/** Resolves a duel turn by turn. Source: sequence of play, combat phase, end phase. */
import { ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import { type Bounds, boundsOf } from './bounds/bounds.js';
import { type TurnOdds, turnsOf } from './exact.js';
import { type Field, stanceOf, targetNumberAt } from './exchange.js';
import type { Facts, Refusals } from './facts.js';
import { refusalOf } from './legality.js';
import { inOrderOfQuestion, orderedSides } from './ordered.js';
import type { output } from './output.js';
import { type Question, readSide } from './side.js';
import { type Opening, openingSteps, rules, standingSteps, stoppedStep } from './steps.js';
import type { Sides } from './walk/arena.js';

type Figures = Checked<typeof output>;

const NO_FIGURES: Figures = {
  outcome: { firstWins: ZERO, secondWins: ZERO, bothDestroyed: ZERO, neitherDestroyed: ZERO },
  turns: [],
  countedTurns: 0,
  exactTurns: 0,
  firstTarget: undefined,
  secondTarget: undefined,
};

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const { situation, turns, readings } = question;
  const range = rangeAt(situation.inches) ?? 'LONG';
  const first = readSide(question.first, situation.first, range, readings);
  const second = readSide(question.second, situation.second, range, readings);
  const refusal = refusalOf(question, first, second);
  if (refusal) return { figures: NO_FIGURES, steps: [], refusal };
  const field: Field = { inches: situation.inches, woods: situation.woods };
  const [ours, theirs] = [stanceOf(first, first.start), stanceOf(second, second.start)];
  const openings: readonly Opening[] = [
    { name: 'FIRST', side: first, stance: ours, other: second, facing: theirs, field },
    { name: 'SECOND', side: second, stance: theirs, other: first, facing: ours, field },
  ];
  const { sides, isMirrored } = orderedSides(question, first, second);
  const exact = turnsOf(sides, turns);
  const all = [...exact, ...boundsBeyond(exact.length, sides, turns)].map((odds) => inOrderOfQuestion(odds, isMirrored));
  return {
    figures: {
      ...oddsOf(all, exact.length),
      firstTarget: targetNumberAt(ours, theirs.posture, second, field),
      secondTarget: targetNumberAt(theirs, ours.posture, first, field),
    },
    steps: [...openings.flatMap(openingSteps), ...rules(openings), ...standingSteps(all, exact.length), ...stoppedStep(all.length, turns)],
  };
}

/** Bounds for the turns after the exact ones. */
const boundsBeyond = (exact: number, sides: Sides, turns: number): readonly Bounds[] =>
  exact === turns ? [] : boundsOf(sides, turns).slice(exact);

function oddsOf(all: readonly (TurnOdds | Bounds)[], exactTurns: number): Omit<Figures, 'firstTarget' | 'secondTarget'> {
  const end = all.at(-1) as TurnOdds | Bounds;
  return {
    outcome: {
      firstWins: end.secondOnly,
      secondWins: end.firstOnly,
      bothDestroyed: end.both,
      neitherDestroyed: end.neither,
    },
    turns: all.map(({ first, second, both, neither }, index) => ({
      turn: index + 1,
      firstDestroyed: first,
      secondDestroyed: second,
      bothDestroyed: both,
      neitherDestroyed: neither,
    })),
    countedTurns: all.length,
    exactTurns,
  };
}
