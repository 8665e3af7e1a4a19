/** What each single change would bring: the burst itself, resolved again for each. */
import { add, compare, complement, type Fraction, subtract, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { tryOut } from '../../../calculator/sweep/changes.js';
import type { output as burstOutput } from '../../engine/shooting/output.js';
import { resolve as shoot } from '../../engine/shooting/shoot.js';
import { relations as related } from '../../engine/shooting/situation.js';
import type { Aim, Change, Result } from '../../vocabulary.js';
import { type Possible, possibleChanges } from './changes.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Now = Checked<typeof output>['now'];
type Brought = Omit<Now, 'allowed'>;

/** What each step is calculated from. */
export interface Facts {
  readonly now: { readonly aim: Aim; readonly value: Fraction; readonly allowed: boolean };
  readonly change: {
    readonly aim: Aim;
    readonly change: Change;
    readonly amount: number | undefined;
    readonly before: Fraction;
    readonly after: Fraction;
  };
}

export interface Refusals {
  readonly NOTHING_HELPS: object;
}

const BURST = { relations: related, resolve: shoot };
const NOTHING: Brought = { hit: ZERO, outOfAction: ZERO, dead: ZERO, outOfAmmunition: ZERO };

/** What becomes of the first target. */
function figuresOf({ targets: [first], outOfAmmunition }: Checked<typeof burstOutput>): Brought {
  const oddsOf = (result: Result): Fraction => first?.worst.find((each) => each.result === result)?.chance ?? ZERO;
  const missed = first?.hits.find(({ hits }) => hits === 0)?.chance ?? ZERO;
  const dead = oddsOf('DEAD');
  return { hit: first ? complement(missed) : ZERO, dead, outOfAction: add(dead, oddsOf('OUT_OF_THE_FIGHT')), outOfAmmunition };
}

/** The figure that an aim is about. */
const aimedAt = ({ hit, outOfAction, dead }: Brought, aim: Aim): Fraction => ({ HIT: hit, OUT_OF_ACTION: outOfAction, DEAD: dead })[aim];

/** A change that the rules allow, with what it brings. */
interface Tried {
  readonly possible: Possible;
  readonly figures: Brought;
  readonly gain: Fraction;
}

/** Without a weapon nobody knows what a hit does. */
export function relations({ aim, ...question }: Question): readonly Problem[] {
  const problems = related(question);
  const knowsDamage = question.weapon !== undefined || question.impact !== undefined;
  if (problems.length > 0 || aim === 'HIT' || knowsDamage) return problems;
  const allowed = { en: 'a weapon or an Impact; a hit alone needs neither', ru: 'оружие или Ущерб; одному попаданию они не нужны' };
  return [{ code: 'MISSING', path: ['weapon'], given: null, allowed }];
}

/** Resolves a checked question. */
export function resolve({ aim, ...question }: Question): Outcome<typeof output, Facts, Refusals> {
  const standing = shoot(question);
  const now: Now = { allowed: !standing.refusal, ...(standing.refusal ? NOTHING : figuresOf(standing.figures)) };
  const before = aimedAt(now, aim);
  const tried = possibleChanges(question)
    .flatMap((possible): readonly Tried[] => {
      const outcome = tryOut(BURST, question, possible.puts);
      const figures = outcome && figuresOf(outcome.figures);
      return figures ? [{ possible, figures, gain: subtract(aimedAt(figures, aim), before) }] : [];
    })
    .sort((a, b) => compare(b.gain, a.gain));
  if (standing.refusal && tried.length === 0)
    return { figures: { now, changes: [] }, steps: [], refusal: { code: 'NOTHING_HELPS', rule: standing.refusal.rule, given: {} } };
  const changes = tried.map(({ possible: { change, amount }, figures, gain }) => ({ change, amount, gain, ...figures }));
  const given = { aim, value: before, allowed: now.allowed };
  const first: Step<Facts> = { key: 'now', value: null, rule: standing.refusal?.rule ?? '5150/shooting', given };
  return { figures: { now, changes }, steps: [first, ...tried.map((each) => stepOf(each, aim, before))] };
}

const stepOf = ({ possible: { change, amount, rule }, figures }: Tried, aim: Aim, before: Fraction): Step<Facts> => ({
  key: 'change',
  value: null,
  rule,
  given: { aim, change, amount, before, after: aimedAt(figures, aim) },
});
