/** Evaluates each single change of a burst by resolving the changed burst. */
import { add, complement, type Fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { listChanges, type Tried, tryChanges } from '../../../calculator/sweep/changes.js';
import type { output as burstOutput } from '../../engine/shooting/output.js';
import { resolve as shoot } from '../../engine/shooting/shoot.js';
import { relations as related } from '../../engine/shooting/situation.js';
import type { Aim, Change, Result } from '../../vocabulary.js';
import { possibleChanges } from './changes.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Now = Checked<typeof output>['now'];
type BurstTarget = Checked<typeof burstOutput>['targets'][number];
type Brought = Omit<Now, 'allowed'>;

/** The facts of each step. */
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

/** The effects on the first target. */
function figuresOf({ targets: [first], outOfAmmunition }: Checked<typeof burstOutput>): Brought {
  const { hits, worst } = first as BurstTarget;
  const oddsOf = (result: Result): Fraction => worst.find((each) => each.result === result)?.chance ?? ZERO;
  const dead = oddsOf('DEAD');
  const [missed] = hits as [BurstTarget['hits'][number]];
  return { hit: complement(missed.chance), dead, outOfAction: add(dead, oddsOf('OUT_OF_THE_FIGHT')), outOfAmmunition };
}

/** The figure that an aim compares. */
export const aimedAt = ({ hit, outOfAction, dead }: Brought, aim: Aim): Fraction =>
  ({ HIT: hit, OUT_OF_ACTION: outOfAction, DEAD: dead })[aim];

/** Without a weapon, the effects of a hit are unknown. */
export function relations({ aim, ...question }: Question): readonly Problem[] {
  const problems = related(question);
  const knowsDamage = question.weapon !== undefined || question.impact !== undefined;
  if (problems.length > 0 || aim === 'HIT' || knowsDamage) return problems;
  const allowed = { en: 'a weapon or an Impact; a hit alone needs neither', ru: 'оружие или Ущерб; одному попаданию они не нужны' };
  return [{ code: 'MISSING', path: ['weapon'], given: null, allowed }];
}

/** Resolves a checked question. */
export function resolve({ aim, ...question }: Question): Outcome<typeof output, Facts, Refusals> {
  const worth = { figuresOf, aimedAt: (figures: Brought) => aimedAt(figures, aim), nothing: NOTHING };
  const { refusal, now, before, tried } = tryChanges(BURST, question, possibleChanges(question), worth);
  const allowed = !refusal;
  const figures = { now: { allowed, ...now }, changes: listChanges(tried) };
  if (refusal && tried.length === 0) return { figures, steps: [], refusal: { code: 'NOTHING_HELPS', rule: refusal.rule, given: {} } };
  const first: Step<Facts> = { key: 'now', value: null, rule: refusal?.rule ?? '5150/shooting', given: { aim, value: before, allowed } };
  return { figures, steps: [first, ...tried.map((each) => stepOf(each, aim, before))] };
}

const stepOf = ({ possible: { change, amount, rule }, figures }: Tried<Change, Brought>, aim: Aim, before: Fraction): Step<Facts> => ({
  key: 'change',
  value: null,
  rule,
  given: { aim, change, amount, before, after: aimedAt(figures, aim) },
});
