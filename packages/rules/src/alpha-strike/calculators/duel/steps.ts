/** How a duel is explained: what both need in the first turn, what goes on from there, and how each turn ends. */
import type { Step } from '../../../calculator/calculator.js';
import { amountsOf } from '../../engine/combat/rolls.js';
import { chanceToHit, toHitSteps } from '../../engine/to-hit/to-hit.js';
import type { SideName } from '../../vocabulary.js';
import type { Bounds } from './bounds/bounds.js';
import { damageTo, type Field, type Stance, targetNumberAt, toHitSituation } from './exchange.js';
import type { Facts } from './facts.js';
import type { TurnOdds } from './joint.js';
import type { Side } from './side.js';

type DuelStep = Step<Facts>;

/** One side about to fire at the other in the first turn. */
export interface Opening {
  readonly name: SideName;
  readonly side: Side;
  readonly stance: Stance;
  readonly other: Side;
  readonly facing: Stance;
  readonly field: Field;
}

/** What a side needs in the first turn, or why it does not fire. */
export function openingSteps({ name, stance, other, facing, field }: Opening): readonly DuelStep[] {
  const target = targetNumberAt(stance, facing.posture, other, field);
  if (!stance.fire || target === undefined) return [silence(name, stance)];
  return [
    { key: 'fires', value: null, rule: 'alpha-strike/combat', given: { side: name } },
    ...toHitSteps(toHitSituation(stance.fire, facing.posture, other, field)),
    { key: 'roll', value: null, rule: 'alpha-strike/to-hit', given: { target, chance: chanceToHit(target) } },
    { key: 'damage', value: null, rule: 'alpha-strike/weapon-damage', given: { amounts: amountsOf(damageTo(other, stance.fire)) } },
  ];
}

function silence(side: SideName, { posture, fire }: Stance): DuelStep {
  if (posture.shutDown) return { key: 'holdsFire', value: null, rule: 'alpha-strike/shutdown', given: { side, because: 'SHUT_DOWN' } };
  return fire
    ? { key: 'holdsFire', value: null, rule: 'alpha-strike/ruling/duel-conduct', given: { side, because: 'CANNOT_HIT' } }
    : { key: 'holdsFire', value: null, rule: 'alpha-strike/range', given: { side, because: 'NO_DAMAGE' } };
}

/** What holds in every turn. */
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

/** Every one of the first turns, each tenth after them, and the last. */
const isShown = (turn: number, last: number): boolean => turn <= EACH_UP_TO || turn % EACH_UP_TO === 0 || turn === last;

/** How the duel stands after its turns, and from where on its odds lie between bounds. */
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

/** Said only when the count ended before the turns asked for. */
export const stoppedStep = (counted: number, asked: number): readonly DuelStep[] =>
  counted === asked ? [] : [{ key: 'stopped', value: counted, rule: 'alpha-strike/ruling/duel-conduct', given: { counted, asked } }];
