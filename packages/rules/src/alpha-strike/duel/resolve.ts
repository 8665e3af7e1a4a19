/** Who outlasts whom, turn by turn. Source: sequence of play, combat phase, end phase. */
import { add, complement, type Fraction, subtract } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../calculator/calculator.js';
import type { Path, Problem } from '../../calculator/problems.js';
import { movedAs } from '../combat/posture.js';
import { amountsOf } from '../combat/rolls.js';
import { contradictionsIn, type Figure, missingFrom, readUnit, type UnitInput } from '../combat/unit.js';
import { RANGE_LIMITS, rangeAt } from '../tables/ranges.js';
import { addUp, chanceToHit, type ToHitFacts, toHitSteps } from '../to-hit/to-hit.js';
import type { Range } from '../vocabulary.js';
import { damageTo, type Field, type Stance, stanceOf, targetNumberAt, toHitSituation } from './exchange.js';
import { type Standing, turnsOf } from './joint.js';
import type { output } from './output.js';
import { type Conduct, isHarmless, keyIn, type Question, readSide, type Side } from './side.js';

export type SideName = 'FIRST' | 'SECOND';

export interface Facts extends ToHitFacts {
  readonly fires: { readonly side: SideName };
  readonly roll: { readonly target: number; readonly chance: Fraction };
  readonly damage: { readonly amounts: readonly number[] };
  readonly holdsFire: { readonly side: SideName; readonly because: 'SHUT_DOWN' | 'NO_DAMAGE' | 'CANNOT_HIT' };
  readonly conduct: object;
  readonly simultaneous: object;
  readonly pending: object;
  readonly overheat: { readonly side: SideName; readonly points: number };
  readonly standing: { readonly turn: number; readonly first: Fraction; readonly second: Fraction; readonly both: Fraction; readonly neither: Fraction };
  readonly stopped: { readonly counted: number; readonly asked: number };
}

export interface Refusals {
  readonly OUT_OF_RANGE: { readonly inches: number; readonly limit: number };
  readonly NOBODY_FIRES: { readonly range: Range };
  readonly OVERHEAT_ABOVE_VALUE: { readonly side: SideName; readonly overheat: number; readonly limit: number };
}

type DuelStep = Step<Facts>;
type DuelRefusal = Refusal<Refusals>;

// ── what the question lacks ─────────────────────────────────────────────────────────────────────────────────────────
const FIGURES: readonly Figure[] = ['damage', 'armor', 'structure'];

const moves = (conduct: Conduct | undefined): boolean => conduct === undefined || conduct.moved === 'GROUND' || conduct.moved === 'JUMPED';

function problemsOf(input: UnitInput, conduct: Conduct | undefined, path: Path): readonly Problem[] {
  return [...missingFrom(input, path, moves(conduct) ? [...FIGURES, 'tmm'] : FIGURES), ...contradictionsIn(input, path), ...impossibleJump(input, conduct, path)];
}

function impossibleJump(input: UnitInput, conduct: Conduct | undefined, path: Path): readonly Problem[] {
  const { move, tmm, criticals, heat, shutDown } = readUnit(input);
  if (conduct?.moved !== 'JUMPED' || shutDown || movedAs({ move, tmm, movementHits: criticals.movement, heat, shutDown }, 'JUMPED') === 'JUMPED') return [];
  return [{ code: 'CONFLICT', path: ['situation', ...path, 'moved'], given: 'JUMPED', allowed: { en: 'any other: the unit cannot jump', ru: 'любое другое: прыгать единица не может' } }];
}

/** What both units lack or contradict. */
export const relations = ({ first, second, situation }: Question): readonly Problem[] => [...problemsOf(first, situation.first, ['first']), ...problemsOf(second, situation.second, ['second'])];

// ── what the rules forbid ───────────────────────────────────────────────────────────────────────────────────────────
function refusalOf({ situation: { inches } }: Question, first: Side, second: Side): DuelRefusal | undefined {
  if (rangeAt(inches) === undefined) return { code: 'OUT_OF_RANGE', rule: 'alpha-strike/table/ranges', given: { inches, limit: RANGE_LIMITS.LONG } };
  if (isHarmless(first, keyIn(first.start)) && isHarmless(second, keyIn(second.start))) return { code: 'NOBODY_FIRES', rule: 'alpha-strike/range', given: { range: first.range } };
  return tooHot('FIRST', first) ?? tooHot('SECOND', second);
}

const tooHot = (side: SideName, { unit, conduct: { overheat } }: Side): DuelRefusal | undefined =>
  overheat > unit.overheatValue ? { code: 'OVERHEAT_ABOVE_VALUE', rule: 'alpha-strike/overheat', given: { side, overheat, limit: unit.overheatValue } } : undefined;

// ── the answer ──────────────────────────────────────────────────────────────────────────────────────────────────────
/** One side about to fire at the other in the first turn. */
interface Opening {
  readonly name: SideName;
  readonly side: Side;
  readonly stance: Stance;
  readonly other: Side;
  readonly facing: Stance;
  readonly field: Field;
}

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
      turns: standings.map(({ turn, first, second, both, neither }) => ({ turn, firstDestroyed: first, secondDestroyed: second, bothDestroyed: both, neitherDestroyed: neither })),
      countedTurns: counted.length,
      firstTarget: targetNumberAt(ours, theirs.posture, second, field),
      secondTarget: targetNumberAt(theirs, ours.posture, first, field),
    },
    steps: [...openings.flatMap(openingSteps), ...rules(openings), ...standings.map(standingStep), ...stoppedStep(counted.length, turns)],
  };
}

const neitherOf = ({ first, second, both }: Standing): Fraction => complement(subtract(add(first, second), both));

function openingSteps({ name, stance, other, facing, field }: Opening): readonly DuelStep[] {
  const target = targetNumberAt(stance, facing.posture, other, field);
  if (!stance.fire || target === undefined) return [silence(name, stance)];
  const sum = toHitSteps(toHitSituation(stance.fire, facing.posture, other, field));
  return [
    { key: 'fires', value: null, rule: 'alpha-strike/combat', given: { side: name } },
    ...sum,
    { key: 'roll', value: null, rule: 'alpha-strike/to-hit', given: { target: addUp(sum), chance: chanceToHit(target) } },
    { key: 'damage', value: null, rule: 'alpha-strike/weapon-damage', given: { amounts: amountsOf(damageTo(other, stance.fire)) } },
  ];
}

function silence(side: SideName, { posture, fire }: Stance): DuelStep {
  if (posture.shutDown) return { key: 'holdsFire', value: null, rule: 'alpha-strike/shutdown', given: { side, because: 'SHUT_DOWN' } };
  return fire
    ? { key: 'holdsFire', value: null, rule: 'alpha-strike/ruling/duel-conduct', given: { side, because: 'CANNOT_HIT' } }
    : { key: 'holdsFire', value: null, rule: 'alpha-strike/range', given: { side, because: 'NO_DAMAGE' } };
}

const rules = (openings: readonly Opening[]): readonly DuelStep[] => [
  ...openings.filter(({ side }) => side.overheat > 0).map(({ name, side }): DuelStep => ({ key: 'overheat', value: null, rule: 'alpha-strike/overheat', given: { side: name, points: side.overheat } })),
  { key: 'conduct', value: null, rule: 'alpha-strike/ruling/duel-conduct', given: {} },
  { key: 'simultaneous', value: null, rule: 'alpha-strike/end-phase', given: {} },
  { key: 'pending', value: null, rule: 'alpha-strike/ruling/criticals-pending', given: {} },
];

const standingStep = (given: Facts['standing']): DuelStep => ({ key: 'standing', value: null, rule: 'alpha-strike/end-phase', given });

const stoppedStep = (counted: number, asked: number): readonly DuelStep[] => (counted === asked ? [] : [{ key: 'stopped', value: counted, rule: 'alpha-strike/ruling/duel-conduct', given: { counted, asked } }]);
