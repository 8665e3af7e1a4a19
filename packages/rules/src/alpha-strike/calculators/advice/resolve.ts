/** Evaluates each single change of an attack by resolving the changed attack. */
import { type Fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { listChanges, type Tried, tryChanges } from '../../../calculator/sweep/changes.js';
import { resolve as attack } from '../../engine/attack/attack.js';
import { relations as related } from '../../engine/attack/relations.js';
import type { Aim, Change } from '../../vocabulary.js';
import { possibleChanges } from './changes.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;
type Now = Figures['now'];

/** The facts of each step. */
export interface Facts {
  readonly now: { readonly aim: Aim; readonly value: Fraction; readonly allowed: boolean };
  readonly change: {
    readonly aim: Aim;
    readonly change: Change;
    readonly amount: number | undefined;
    readonly target: number;
    readonly before: Fraction;
    readonly after: Fraction;
  };
}

export interface Refusals {
  readonly NOTHING_HELPS: object;
}

const ATTACK = { relations: related, resolve: attack };
const NOTHING: Now = { target: undefined, hit: ZERO, expectedDamage: ZERO, destroyed: ZERO };

const figuresOf = ({ target, hit, expectedDamage, destroyed }: Now): Now => ({ target, hit, expectedDamage, destroyed });

/** The figure that an aim compares. */
export const aimedAt = ({ hit, expectedDamage, destroyed }: Now, aim: Aim): Fraction =>
  ({ EXPECTED_DAMAGE: expectedDamage, HIT: hit, DESTROY: destroyed })[aim];

/** Relations between fields, which are those of an attack. The aim does not matter. */
export const relations = ({ aim: _, ...question }: Question) => related(question);

/** Resolves a checked question. */
export function resolve({ aim, ...question }: Question): Outcome<typeof output, Facts, Refusals> {
  const worth = { figuresOf, aimedAt: (figures: Now) => aimedAt(figures, aim), nothing: NOTHING };
  const { refusal, now, before, tried } = tryChanges(ATTACK, question, possibleChanges(question), worth);
  const figures = { now, changes: listChanges(tried) };
  if (refusal && tried.length === 0) return { figures, steps: [], refusal: { code: 'NOTHING_HELPS', rule: refusal.rule, given: {} } };
  const given = { aim, value: before, allowed: !refusal };
  const first: Step<Facts> = { key: 'now', value: null, rule: refusal?.rule ?? 'alpha-strike/combat', given };
  return { figures, steps: [first, ...tried.map((each) => stepOf(each, aim, before))] };
}

const stepOf = ({ possible: { change, amount, rule }, figures }: Tried<Change, Now>, aim: Aim, before: Fraction): Step<Facts> => ({
  key: 'change',
  value: null,
  rule,
  given: { aim, change, amount, target: figures.target as number, before, after: aimedAt(figures, aim) },
});
