/**
 * The steps of a move: the available move, the cost of each leg, and the reason for the stop. The values add up to the remaining
 * move.
 */
import type { RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { inchesOf, ticks } from '../../engine/ticks.js';
import { moveChangeAt } from '../../reference/tables/heat.js';
import { MIN_INCHES, SPEED_DEMON_INCHES } from '../../reference/tables/movement.js';
import type { Terrain } from '../../vocabulary.js';
import type { input } from './input.js';
import type { Journey, PricedLeg, StopReason } from './path.js';

type Question = Checked<typeof input>;

/** The facts of a leg. Legs are numbered from 1. */
interface LegFacts {
  readonly leg: number;
  readonly inches: number;
  readonly perInch: number;
  readonly height: number;
  readonly heightCost: number;
  readonly terrain: readonly Terrain[];
}

export interface MovementFacts {
  readonly move: { readonly move: number };
  readonly heat: { readonly heat: number };
  readonly heatless: { readonly heat: number };
  readonly speedDemon: object;
  readonly leg: LegFacts;
  readonly jump: { readonly leg: number; readonly inches: number };
  readonly waterDepth: { readonly height: number };
  readonly stop: { readonly leg: number; readonly after: number; readonly reason: StopReason; readonly left: number };
  readonly minimum: { readonly inches: number };
}
type MoveStep = Step<MovementFacts>;

/** All steps in the order of play. */
export const movementSteps = (question: Question, path: readonly PricedLeg[], made: Journey): readonly MoveStep[] =>
  [
    ...startSteps(question),
    ...(made.atLeast ? [minimumStep(made)] : legSteps(question, path, made)),
    waterStep(question, made),
    stopStep(made),
  ].filter((step) => step !== undefined);

const startSteps = ({ move, mode, heat, speedDemon }: Question): (MoveStep | undefined)[] => [
  { key: 'move', value: move, rule: mode === 'JUMPED' ? 'alpha-strike/jumping' : 'alpha-strike/movement-modes', given: { move } },
  heatStep(move, heat, mode === 'JUMPED'),
  speedDemon ? { key: 'speedDemon', value: SPEED_DEMON_INCHES, rule: 'alpha-strike/cavalry-lance', given: {} } : undefined,
];

function heatStep(move: number, heat: number, jumps: boolean): MoveStep | undefined {
  if (heat === 0) return undefined;
  if (jumps) return { key: 'heatless', value: 0, rule: 'alpha-strike/heat', given: { heat } };
  return { key: 'heat', value: Math.max(moveChangeAt(heat), -move), rule: 'alpha-strike/table/heat', given: { heat } };
}

/** The traveled part of each leg. */
function legSteps({ legs, mode }: Question, path: readonly PricedLeg[], { stop }: Journey): MoveStep[] {
  const entered = stop === undefined ? path : path.slice(0, stop.reason === 'SPENT' ? stop.leg + 1 : stop.leg);
  return entered.map((priced, index) => {
    const length = stop?.leg === index ? stop.after : priced.length;
    if (mode === 'JUMPED') return jumpStep(index, length);
    return legStep(index, length, priced, (legs[index] as (typeof legs)[number]).terrain);
  });
}

const negative = (length: number): number => (length === 0 ? 0 : -inchesOf(length));

const jumpStep = (index: number, length: number): MoveStep => ({
  key: 'jump',
  value: negative(length),
  rule: 'alpha-strike/jumping',
  given: { leg: index + 1, inches: inchesOf(length) },
});

function legStep(index: number, length: number, { perInch, height, heightCost }: PricedLeg, terrain: readonly Terrain[]): MoveStep {
  return {
    key: 'leg',
    value: negative(length * perInch + heightCost),
    rule: height > 0 ? 'alpha-strike/ruling/height-charged' : 'alpha-strike/table/movement-cost',
    given: { leg: index + 1, inches: inchesOf(length), perInch, height: inchesOf(height), heightCost: inchesOf(heightCost), terrain },
  };
}

const minimumStep = ({ spent, stop }: Journey): MoveStep => ({
  key: 'minimum',
  value: negative(spent),
  rule: stop?.reason === 'TOO_HIGH' ? 'alpha-strike/ruling/minimum-climb' : 'alpha-strike/minimum-movement',
  given: { inches: MIN_INCHES },
});

/** The step of a level change at water, where the source contradicts itself. */
function waterStep({ legs, mode }: Question, { stop }: Journey): MoveStep | undefined {
  if (mode === 'JUMPED') return undefined;
  const wet = legs.find(
    ({ terrain, heightChange }, index) => terrain.includes('WATER') && heightChange !== 0 && (stop === undefined || index <= stop.leg),
  );
  return (
    wet && {
      key: 'waterDepth',
      value: null,
      rule: 'alpha-strike/ruling/water-depth',
      given: { height: inchesOf(Math.abs(ticks(wet.heightChange))) },
    }
  );
}

const STOP_RULES: Readonly<Record<StopReason, RuleId>> = {
  SPENT: 'alpha-strike/movement',
  TOO_HIGH: 'alpha-strike/level-changes',
  IMPASSABLE: 'alpha-strike/level-changes',
};

const stopStep = ({ stop, left }: Journey): MoveStep | undefined =>
  stop && {
    key: 'stop',
    value: null,
    rule: STOP_RULES[stop.reason],
    given: { leg: stop.leg + 1, after: inchesOf(stop.after), reason: stop.reason, left: inchesOf(left) },
  };
