/** Evaluates each single change of a burst by resolving the changed burst. */
import { add, complement, type Fraction, subtract, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { bestOfEach, type Lever, type Possible, type Tried, tryChanges } from '../../../calculator/sweep/changes.js';
import { put } from '../../../calculator/sweep/values.js';
import type { output as burstOutput } from '../../engine/shooting/output.js';
import { resolve as shoot } from '../../engine/shooting/shoot.js';
import { relations as related } from '../../engine/shooting/situation.js';
import type { Aim, Change, Result } from '../../vocabulary.js';
import { possibleChanges } from './changes.js';
import type { input } from './input.js';
import { MAX_CHANGES, type output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;
type Now = Figures['now'];
type BurstTarget = Checked<typeof burstOutput>['targets'][number];
type Brought = Omit<Now, 'allowed'>;

/** The facts of each step. */
export interface Facts {
  readonly now: { readonly aim: Aim; readonly value: Fraction; readonly allowed: boolean };
  readonly change: {
    readonly aim: Aim;
    readonly change: Change;
    readonly amount: number | undefined;
    readonly second: Lever<Change> | undefined;
    /** What the other targets gain or lose. */
    readonly others: Fraction;
    readonly before: Fraction;
    readonly after: Fraction;
  };
}

export interface Refusals {
  readonly NOTHING_HELPS: object;
}

const BURST = { relations: related, resolve: shoot };
const NOTHING: Brought = { hit: ZERO, outOfAction: ZERO, dead: ZERO, outOfAmmunition: ZERO, others: ZERO };

/** The effects on one target. */
function effectsOn({ hits, worst }: BurstTarget): Omit<Brought, 'outOfAmmunition' | 'others'> {
  const oddsOf = (result: Result): Fraction => worst.find((each) => each.result === result)?.chance ?? ZERO;
  const dead = oddsOf('DEAD');
  const [missed] = hits as [BurstTarget['hits'][number]];
  return { hit: complement(missed.chance), dead, outOfAction: add(dead, oddsOf('OUT_OF_THE_FIGHT')) };
}

/** The effects on the first target, and the aim at all others together. */
const figuresOf =
  (aim: Aim) =>
  ({ targets: [first, ...rest], outOfAmmunition }: Checked<typeof burstOutput>): Brought => ({
    ...effectsOn(first as BurstTarget),
    outOfAmmunition,
    others: rest.reduce((sum, target) => add(sum, aimedAt(effectsOn(target), aim)), ZERO),
  });

/** The figure that an aim compares. */
export const aimedAt = ({ hit, outOfAction, dead }: Pick<Brought, 'hit' | 'outOfAction' | 'dead'>, aim: Aim): Fraction =>
  ({ HIT: hit, OUT_OF_ACTION: outOfAction, DEAD: dead })[aim];

/** Without a weapon, the effects of a hit are unknown. */
export function relations({ aim, ...question }: Question): readonly Problem[] {
  const problems = related(question);
  const knowsDamage = question.weapon !== undefined || question.impact !== undefined;
  if (problems.length > 0 || aim === 'HIT' || knowsDamage) return problems;
  const allowed = { en: 'a weapon or an Impact; a hit alone needs neither', ru: 'оружие или Ущерб; одному попаданию они не нужны' };
  return [{ code: 'MISSING', path: ['weapon'], given: null, allowed }];
}

type BurstQuestion = Omit<Question, 'aim'>;

/** Pairs of changes. The second is one of the question that the first has changed: one weapon less has fewer dice. */
const pairsOf = (question: BurstQuestion): readonly Possible<Change>[] =>
  possibleChanges(question).flatMap((first) => {
    const changed = first.puts.reduce<unknown>((sofar, [path, value]) => put(sofar, path, value), question) as BurstQuestion;
    return possibleChanges(changed)
      .filter(({ change }) => change !== first.change)
      .map(({ change, amount, puts }) => ({
        ...first,
        puts: [...first.puts, ...puts],
        second: { change, ...(amount !== undefined && { amount }) },
      }));
  });

/** Resolves a checked question. */
export function resolve({ aim, ...question }: Question): Outcome<typeof output, Facts, Refusals> {
  const worth = { figuresOf: figuresOf(aim), aimedAt: (figures: Brought) => aimedAt(figures, aim), nothing: NOTHING };
  const possible = possibleChanges(question);
  const single = tryChanges(BURST, question, possible, worth);
  const { refusal, now, before } = single;
  const singles = bestOfEach(single.tried);
  const isDeadEnd = refusal !== undefined && singles.length === 0;
  const pairs = isDeadEnd ? bestOfEach(tryChanges(BURST, question, pairsOf(question), worth).tried) : [];
  const tried = [...singles, ...pairs].slice(0, MAX_CHANGES);
  const allowed = !refusal;
  const figures = { now: { allowed, ...now }, changes: tried.map(rowOf) };
  if (refusal && tried.length === 0) return { figures, steps: [], refusal: { code: 'NOTHING_HELPS', rule: refusal.rule, given: {} } };
  const first: Step<Facts> = { key: 'now', value: null, rule: refusal?.rule ?? '5150/shooting', given: { aim, value: before, allowed } };
  return { figures, steps: [first, ...tried.map((each) => stepOf(each, aim, { before, now }))] };
}

const rowOf = ({ possible: { change, amount, second }, figures, gain }: Tried<Change, Brought>): Figures['changes'][number] => ({
  change,
  amount,
  also: second?.change,
  alsoAmount: second?.amount,
  gain,
  ...figures,
});

const stepOf = (
  { possible: { change, amount, second, rule }, figures }: Tried<Change, Brought>,
  aim: Aim,
  { before, now }: { readonly before: Fraction; readonly now: Brought },
): Step<Facts> => ({
  key: 'change',
  value: null,
  rule,
  given: { aim, change, amount, second, others: subtract(figures.others, now.others), before, after: aimedAt(figures, aim) },
});
