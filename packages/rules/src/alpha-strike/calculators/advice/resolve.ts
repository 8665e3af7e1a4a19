/** What each single change would bring: the attack itself, resolved again for each. */
import { compare, type Fraction, subtract, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { tryOut } from '../../../calculator/sweep/changes.js';
import { resolve as attack } from '../../engine/attack/attack.js';
import { relations as related } from '../../engine/attack/relations.js';
import type { Aim, Change } from '../../vocabulary.js';
import { type Possible, possibleChanges } from './changes.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;
type Now = Figures['now'];

/** What each step is calculated from. */
export interface Facts {
  readonly now: { readonly aim: Aim; readonly value: Fraction; readonly allowed: boolean };
  readonly change: {
    readonly aim: Aim;
    readonly change: Change;
    readonly amount: number | undefined;
    readonly target: number | undefined;
    readonly before: Fraction;
    readonly after: Fraction;
  };
}

export interface Refusals {
  readonly NOTHING_HELPS: object;
}

const ATTACK = { relations: related, resolve: attack };
const NOTHING: Now = { target: undefined, hit: ZERO, expectedDamage: ZERO, destroyed: ZERO };

const nowOf = ({ target, hit, expectedDamage, destroyed }: Now): Now => ({ target, hit, expectedDamage, destroyed });

/** The figure that an aim is about. */
const aimedAt = ({ hit, expectedDamage, destroyed }: Now, aim: Aim): Fraction =>
  ({ EXPECTED_DAMAGE: expectedDamage, HIT: hit, DESTROY: destroyed })[aim];

/** A change that the rules allow, with what it brings. */
interface Tried {
  readonly possible: Possible;
  readonly figures: Now;
  readonly gain: Fraction;
}

/** What fields say of each other in an attack; changes are made of the attack alone. */
export const relations = ({ aim: _, ...question }: Question) => related(question);

/** Resolves a checked question. */
export function resolve({ aim, ...question }: Question): Outcome<typeof output, Facts, Refusals> {
  const standing = attack(question);
  const now = standing.refusal ? NOTHING : nowOf(standing.figures);
  const before = aimedAt(now, aim);
  const tried = possibleChanges(question)
    .flatMap((possible): readonly Tried[] => {
      const figures = tryOut(ATTACK, question, possible.puts)?.figures;
      return figures ? [{ possible, figures: nowOf(figures), gain: subtract(aimedAt(figures, aim), before) }] : [];
    })
    .sort((a, b) => compare(b.gain, a.gain));
  if (standing.refusal && tried.length === 0)
    return { figures: { now, changes: [] }, steps: [], refusal: { code: 'NOTHING_HELPS', rule: standing.refusal.rule, given: {} } };
  const changes = tried.map(({ possible: { change, amount }, figures, gain }) => ({ change, amount, gain, ...figures }));
  const first: Step<Facts> = {
    key: 'now',
    value: null,
    rule: standing.refusal?.rule ?? 'alpha-strike/combat',
    given: { aim, value: before, allowed: !standing.refusal },
  };
  return { figures: { now, changes }, steps: [first, ...tried.map((each) => stepOf(each, aim, before))] };
}

const stepOf = ({ possible: { change, amount, rule }, figures }: Tried, aim: Aim, before: Fraction): Step<Facts> => ({
  key: 'change',
  value: null,
  rule,
  given: { aim, change, amount, target: figures.target, before, after: aimedAt(figures, aim) },
});
