/** Evaluates each single change of an attack by resolving the changed attack. */
import { type Fraction, ZERO } from '@rangefinder/dice';
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { bestOfEach, type Lever, listChanges, type Possible, pairsOf, type Tried, tryChanges } from '../../../calculator/sweep/changes.js';
import { resolve as attack } from '../../engine/attack/attack.js';
import type { output as attackOutput } from '../../engine/attack/output.js';
import { relations as related } from '../../engine/attack/relations.js';
import { type Question as AttackQuestion, mobilityOf } from '../../engine/attack/scene.js';
import { postureOf } from '../../engine/combat/posture.js';
import { readUnit } from '../../engine/combat/unit.js';
import { type UnitRefusals, unitRefusal } from '../../engine/coverage/unit-refusal.js';
import { placeOf } from '../../engine/to-hit/place.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { TARGET_IMMOBILE_MODIFIER, TARGET_JUMPED_MODIFIER } from '../../reference/tables/to-hit.js';
import type { Aim, Change, Movement } from '../../vocabulary.js';
import { possibleChanges } from './changes.js';
import type { input } from './input.js';
import { MAX_PAIRS, type output } from './output.js';

export type Question = Checked<typeof input>;
type Figures = Checked<typeof output>;
type Now = Figures['now'];
type Output = typeof attackOutput;

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
    readonly second: Lever<Change> | undefined;
    readonly price: Price;
    /** Heat of the attacker now. */
    readonly heat: number;
  };
}

/** What a change costs the attacker. */
export interface Price {
  /** Its heat after the end phase. */
  readonly attackerHeat: number;
  /** Whether it is shut down next turn because of the change. */
  readonly shutsDown: boolean;
  /** How much harder (positive) or easier (negative) it becomes to hit. Undefined without its TMM. */
  readonly defense: number | undefined;
}

/** An attack as it stands, with what follows for the attacker. */
type Weighed = Now & Pick<Price, 'attackerHeat'>;

export interface Refusals extends UnitRefusals {
  readonly NOTHING_HELPS: object;
}

const ATTACK = { relations: related, resolve: attack };
const NOTHING: Weighed = { target: undefined, hit: ZERO, expectedDamage: ZERO, destroyed: ZERO, attackerHeat: 0 };

const weigh = ({ target, hit, expectedDamage, destroyed, attackerHeat }: Weighed): Weighed => ({
  target,
  hit,
  expectedDamage,
  destroyed,
  attackerHeat,
});

const figuresOf = ({ attackerHeat: _, ...figures }: Weighed): Now => figures;

type TriedChange = Tried<Change, Weighed>;

/** The figure that an aim compares. */
export const aimedAt = ({ hit, expectedDamage, destroyed }: Now, aim: Aim): Fraction =>
  ({ EXPECTED_DAMAGE: expectedDamage, HIT: hit, DESTROY: destroyed })[aim];

/** Relations between fields, which are those of an attack. The aim does not matter. */
export const relations = ({ aim: _, ...question }: Question) => related(question);

/** The modifier for shooting at the attacker after it has moved like this. */
function defenseOf({ attacker, readings }: AttackQuestion, moved: Movement): number | undefined {
  const unit = readUnit(attacker, readings);
  if (unit.tmm === undefined) return undefined;
  const { moved: posture, tmm } = postureOf(mobilityOf(unit, readings), moved);
  return { STOOD_STILL: 0, GROUND: tmm, JUMPED: tmm + TARGET_JUMPED_MODIFIER, IMMOBILE: TARGET_IMMOBILE_MODIFIER }[posture];
}

/** The movement after a change. */
const movedAfter = ({ situation }: AttackQuestion, { puts }: Possible<Change>): Movement =>
  (puts.find(([path]) => path.at(-1) === 'attackerMoved')?.[1] as Movement | undefined) ?? placeOf(situation).attackerMoved;

function priceOf(question: AttackQuestion, { possible, figures: { attackerHeat } }: TriedChange): Price {
  const [before, after] = [placeOf(question.situation).attackerMoved, movedAfter(question, possible)];
  const [now, then] = [defenseOf(question, before), defenseOf(question, after)];
  return {
    attackerHeat,
    shutsDown: attackerHeat >= SHUTDOWN_HEAT,
    defense: now === undefined || then === undefined ? undefined : then - now,
  };
}

/** The changes that gain something; pairs when no single change makes a forbidden attack possible. */
function gainful(
  question: AttackQuestion,
  worth: Parameters<typeof tryChanges<AttackQuestion, Change, Output, object, object, Weighed>>[3],
) {
  const possible = possibleChanges(question);
  const compared = tryChanges(ATTACK, question, possible, worth);
  const single = bestOfEach(compared.tried);
  if (!compared.refusal || single.length > 0) return { ...compared, tried: single };
  return { ...compared, tried: bestOfEach(tryChanges(ATTACK, question, pairsOf(possible), worth).tried).slice(0, MAX_PAIRS) };
}

/** Resolves a checked question. */
export function resolve({ aim, ...question }: Question): Outcome<typeof output, Facts, Refusals> {
  const refused = unitRefusal(question.attacker, question.target);
  if (refused) return { figures: { now: figuresOf(NOTHING), changes: [] }, steps: [], refusal: refused };
  const worth = { figuresOf: weigh, aimedAt: (figures: Weighed) => aimedAt(figures, aim), nothing: NOTHING };
  const { refusal, now, before, tried } = gainful(question, worth);
  const priced = tried.map((each) => ({ each, price: priceOf(question, each) }));
  const changes = listChanges(tried).map(({ attackerHeat: _, ...change }, index) => ({
    ...change,
    ...(priced[index] as (typeof priced)[number]).price,
    second: secondOf((priced[index] as (typeof priced)[number]).each.possible),
  }));
  const figures = { now: figuresOf(now), changes };
  if (refusal && tried.length === 0) return { figures, steps: [], refusal: { code: 'NOTHING_HELPS', rule: refusal.rule, given: {} } };
  const given = { aim, value: before, allowed: !refusal };
  const first: Step<Facts> = { key: 'now', value: null, rule: refusal?.rule ?? 'alpha-strike/combat', given };
  return {
    figures,
    steps: [first, ...priced.map(({ each, price }) => stepOf(each, price, { aim, before, heat: question.attacker.heat }))],
  };
}

const secondOf = ({ second }: Possible<Change>) => second && { change: second.change, amount: second.amount };

const stepOf = ({ possible, figures }: TriedChange, price: Price, now: Pick<Facts['change'], 'aim' | 'before' | 'heat'>): Step<Facts> => {
  const { change, amount, rule, second } = possible;
  const target = figures.target as number;
  return { key: 'change', value: null, rule, given: { ...now, change, amount, second, target, after: aimedAt(figures, now.aim), price } };
};
