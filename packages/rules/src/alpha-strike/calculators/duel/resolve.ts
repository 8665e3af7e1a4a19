/** Who outlasts whom, turn by turn. Source: sequence of play, combat phase, end phase. */
import { add, complement, type Fraction, subtract } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import { rangeAt } from '../../reference/tables/ranges.js';
import { type Field, stanceOf, targetNumberAt } from './exchange.js';
import type { Facts, Refusals } from './facts.js';
import { type Standing, turnsOf } from './joint.js';
import { refusalOf } from './legality.js';
import type { output } from './output.js';
import { type Question, readSide } from './side.js';
import { type Opening, openingSteps, rules, standingStep, stoppedStep } from './steps.js';

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const { situation, turns } = question;
  const range = rangeAt(situation.inches) ?? 'LONG';
  const first = readSide(question.first, situation.first, range);
  const second = readSide(question.second, situation.second, range);
  const refusal = refusalOf(question, first, second);
  if (refusal) return { figures: { turns: [], countedTurns: 0, firstTarget: undefined, secondTarget: undefined }, steps: [], refusal };
  const field: Field = { inches: situation.inches, woods: situation.woods };
  const [ours, theirs] = [stanceOf(first, first.start), stanceOf(second, second.start)];
  const openings: readonly Opening[] = [
    { name: 'FIRST', side: first, stance: ours, other: second, facing: theirs, field },
    { name: 'SECOND', side: second, stance: theirs, other: first, facing: ours, field },
  ];
  const counted = turnsOf(first, second, field, turns);
  const standings = counted.map((standing, index) => ({ turn: index + 1, ...standing, neither: neitherOf(standing) }));
  return {
    figures: {
      turns: standings.map(({ turn, first, second, both, neither }) => ({
        turn,
        firstDestroyed: first,
        secondDestroyed: second,
        bothDestroyed: both,
        neitherDestroyed: neither,
      })),
      countedTurns: counted.length,
      firstTarget: targetNumberAt(ours, theirs.posture, second, field),
      secondTarget: targetNumberAt(theirs, ours.posture, first, field),
    },
    steps: [...openings.flatMap(openingSteps), ...rules(openings), ...standings.map(standingStep), ...stoppedStep(counted.length, turns)],
  };
}

const neitherOf = ({ first, second, both }: Standing): Fraction => complement(subtract(add(first, second), both));
