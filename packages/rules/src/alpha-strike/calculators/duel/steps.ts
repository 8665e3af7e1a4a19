/** The steps of a duel: the target numbers of the first turn, the common rules, and the odds after each turn. */
import type { Step } from '../../../calculator/calculator.js';
import { amountsOf } from '../../engine/combat/rolls.js';
import { chanceToHit, toHitSteps } from '../../engine/to-hit/to-hit.js';
import type { SideName } from '../../vocabulary.js';
import type { Bounds } from './bounds/bounds.js';
import type { TurnOdds } from './exact.js';
import { damageTo, type Field, type Stance, targetNumberAt, toHitSituation } from './exchange.js';
import type { Facts } from './facts.js';
import type { Side } from './side.js';

type DuelStep = Step<Facts>;

/** One side in the first turn. */
export interface Opening {
  readonly name: SideName;
  readonly side: Side;
  readonly stance: Stance;
  readonly other: Side;
  readonly facing: Stance;
  readonly field: Field;
}

/** The target number of a side in the first turn, or the reason why it does not fire. */
export function openingSteps({ name, stance, other, facing, field }: Opening): readonly DuelStep[] {
  const target = targetNumberAt(stance, facing.posture, other, field);
  if (!stance.fire || target === undefined) return [silence(name, stance)];
  return [
    { key: 'fires', value: null, rule: 'alpha-strike/combat', given: { side: name } },
    ...toHitSteps(toHitSituation(stance.fire, facing.posture, other, field)),
    { key: 'roll', value: null, rule: 'alpha-strike/to-hit', given: { target, chance: chanceToHit(target, other.readings) } },
    { key: 'damage', value: null, rule: 'alpha-strike/weapon-damage', given: { amounts: amountsOf(damageTo(other, stance.fire)) } },
  ];
}

function silence(side: SideName, { posture, fire }: Stance): DuelStep {
  if (posture.shutDown) return { key: 'holdsFire', value: null, rule: 'alpha-strike/shutdown', given: { side, because: 'SHUT_DOWN' } };
  return fire
    ? { key: 'holdsFire', value: null, rule: 'alpha-strike/ruling/duel-conduct', given: { side, because: 'CANNOT_HIT' } }
    : { key: 'holdsFire', value: null, rule: 'alpha-strike/range', given: { side, because: 'NO_DAMAGE' } };
}

/** Steps for the rules that apply in every turn. */
export const rules = (openings: readonly Opening[]): readonly DuelStep[] => [
  ...openings
    .filter(({ side }) => side.overheat > 0)
    .map(
      ({ name, side }): DuelStep => ({
        key: 'overheat',
        value: null,
        rule: 'alpha-strike/overheat',
        given: { side: name, points: side.overheat },
      }),
    ),
  { key: 'conduct', value: null, rule: 'alpha-strike/ruling/duel-conduct', given: {} },
  { key: 'simultaneous', value: null, rule: 'alpha-strike/end-phase', given: {} },
  { key: 'pending', value: null, rule: 'alpha-strike/ruling/criticals-pending', given: {} },
];

const EACH_UP_TO = 10;

/** Selects the first turns, then every tenth one, and the last. */
const isShown = (turn: number, last: number): boolean => turn <= EACH_UP_TO || turn % EACH_UP_TO === 0 || turn === last;

/** Steps for the odds after the turns, and for the turn from which they are bounds. */
export function standingSteps(all: readonly (TurnOdds | Bounds)[], exact: number): readonly DuelStep[] {
  const steps = all.map(
    ({ first, second, both, neither }, index): DuelStep => ({
      key: 'standing',
      value: null,
      rule: 'alpha-strike/end-phase',
      given: { turn: index + 1, first, second, both, neither },
    }),
  );
  const shown = steps.filter((_, index) => isShown(index + 1, all.length));
  if (exact === all.length) return shown;
  const bounded: DuelStep = { key: 'bounded', value: null, rule: 'alpha-strike/ruling/duel-conduct', given: { from: exact + 1 } };
  const before = steps.slice(0, exact).filter((step) => shown.includes(step)).length;
  return [...shown.slice(0, before), bounded, ...shown.slice(before)];
}

/** A step only for a computation that stopped before the requested turns. */
export const stoppedStep = (counted: number, planned: number): readonly DuelStep[] =>
  counted === planned ? [] : [{ key: 'stopped', value: counted, rule: 'alpha-strike/ruling/duel-conduct', given: { counted, planned } }];
