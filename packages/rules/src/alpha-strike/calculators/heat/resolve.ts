/** Heat after the end phase, step by step, and its effects in the next turn. */
import { type Outcome, type Refusal, type RuleId, type Step, totalOf } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { type DestroyedRefusals, engineRefusal } from '../../engine/coverage/destroyed.js';
import {
  coolsIn,
  type HeatTurn,
  heatAfter,
  heatFromEngine,
  heatFromOutside,
  heatLostAtRest,
  heatTakenByWater,
  wasShutDown,
} from '../../engine/heat/end-phase.js';
import { moveChangeAt, SHUTDOWN_HEAT, tmmChangeAt } from '../../reference/tables/heat.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly start: { readonly heat: number };
  readonly overheat: object;
  readonly engine: { readonly inWater: boolean };
  readonly water: { readonly depth: number };
  readonly shallow: { readonly depth: number };
  readonly unchanged: object;
  readonly rest: object;
  readonly restart: object;
  readonly outside: { readonly given: number; readonly counted: number; readonly last: boolean };
  readonly ceiling: object;
  readonly result: { readonly heat: number; readonly move: number; readonly tmm: number };
  readonly shutDown: object;
}

export interface Refusals extends DestroyedRefusals {
  readonly OVERHEAT_ABOVE_SCALE: { readonly overheat: number; readonly free: number };
}
type HeatStep = Step<Facts>;

/** Shutdown and heat 4 are the same fact. */
function shutdownProblems({ heat, shutDown }: Question): readonly Problem[] {
  if (shutDown === undefined || shutDown === heat >= SHUTDOWN_HEAT) return [];
  const allowed: Text = shutDown
    ? { en: `no below heat ${SHUTDOWN_HEAT}`, ru: `нет, пока нагрев меньше ${SHUTDOWN_HEAT}` }
    : { en: `yes at heat ${SHUTDOWN_HEAT}`, ru: `да при нагреве ${SHUTDOWN_HEAT}` };
  return [{ code: 'CONFLICT', path: ['shutDown'], given: shutDown, allowed }];
}

/** A unit that is shut down does not fire, and overheat requires firing. */
export function relations(question: Question): readonly Problem[] {
  const { fired, overheat, firedBothWays } = question;
  const shutdown = shutdownProblems(question);
  if (shutdown.length > 0) return shutdown;
  if (firedBothWays && !fired)
    return [
      {
        code: 'CONFLICT',
        path: ['firedBothWays'],
        given: firedBothWays,
        allowed: { en: 'no, unless the unit fired weapons', ru: 'нет, если БЕ не стреляла' },
      },
    ];
  if (fired && question.heat >= SHUTDOWN_HEAT)
    return [
      {
        code: 'CONFLICT',
        path: ['fired'],
        given: fired,
        allowed: {
          en: 'no at heat 4: a unit that is shut down does not fire',
          ru: 'нет при нагреве 4: отключённая БЕ не стреляла',
        },
      },
    ];
  return overheat > 0 && !fired
    ? [
        {
          code: 'CONFLICT',
          path: ['overheat'],
          given: overheat,
          allowed: { en: '0, unless the unit fired weapons', ru: '0, если БЕ не стреляла' },
        },
      ]
    : [];
}

/** Resolves a checked question. Source: “Heat”, “Shutdown”, “Cooling” of the end phase. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const turn = turnOf(question);
  const refusal = refusalOf(question);
  if (refusal) return { figures: figuresAt(question.heat), steps: [], refusal };
  const after = heatAfter(turn);
  return { figures: figuresAt(after), steps: [...changes(turn), ...ceiling(turn, after), resultStep(after)] };
}

/** The turn of a question, with the shutdown that follows from heat. */
const turnOf = (question: Question): HeatTurn => ({ ...question, shutDown: question.heat >= SHUTDOWN_HEAT });

function refusalOf({ overheat, heat, engineHits }: Question): Refusal<Refusals> | undefined {
  const destroyed = engineRefusal(engineHits);
  if (destroyed) return destroyed;
  const free = SHUTDOWN_HEAT - heat;
  return overheat > free ? { code: 'OVERHEAT_ABOVE_SCALE', rule: 'alpha-strike/overheat', given: { overheat, free } } : undefined;
}

const figuresAt = (heat: number): Checked<typeof output> => ({
  heat,
  shutDown: heat >= SHUTDOWN_HEAT,
  moveChange: moveChangeAt(heat),
  tmmChange: tmmChangeAt(heat),
  toHitModifier: heat,
  nextTurn: heat >= SHUTDOWN_HEAT ? undefined : { move: moveChangeAt(heat), tmm: tmmChangeAt(heat), toHit: heat },
});

const start = ({ heat }: HeatTurn): HeatStep => ({ key: 'start', value: heat, rule: 'alpha-strike/heat', given: { heat } });

const overheat = ({ overheat: used }: HeatTurn): HeatStep | undefined =>
  used > 0 ? { key: 'overheat', value: used, rule: 'alpha-strike/overheat', given: {} } : undefined;

function engine(turn: HeatTurn): HeatStep | undefined {
  const value = heatFromEngine(turn);
  if (value === 0) return undefined;
  const inWater = turn.waterDepth > 0 && !(turn.readings ?? []).includes('water-not-against-engine');
  return {
    key: 'engine',
    value,
    rule: inWater ? 'alpha-strike/ruling/engine-heat' : 'alpha-strike/critical-effects',
    given: { inWater },
  };
}

function water(question: HeatTurn): HeatStep | undefined {
  const { fired, overheat: used, engineHits, waterDepth: depth } = question;
  if (!fired || depth <= 0) return undefined;
  const taken = heatTakenByWater(question);
  const rule: RuleId = used + engineHits > 0 ? 'alpha-strike/cooling' : 'alpha-strike/ruling/deep-water-cooling';
  if (taken > 0) return { key: 'water', value: -taken, rule, given: { depth } };
  return !coolsIn(question) ? { key: 'shallow', value: 0, rule, given: { depth } } : undefined;
}

const unchanged = ({ fired, overheat: used, engineHits, waterDepth }: HeatTurn): HeatStep | undefined =>
  fired && used + engineHits === 0 && waterDepth <= 0 ? { key: 'unchanged', value: 0, rule: 'alpha-strike/cooling', given: {} } : undefined;

function rest(question: HeatTurn): HeatStep | undefined {
  const lost = heatLostAtRest(question);
  const value = lost === 0 ? 0 : -lost;
  if (wasShutDown(question)) return { key: 'restart', value, rule: 'alpha-strike/shutdown', given: {} };
  return question.fired ? undefined : { key: 'rest', value, rule: 'alpha-strike/cooling', given: {} };
}

function outside(question: HeatTurn): HeatStep | undefined {
  const counted = heatFromOutside(question);
  if (counted === 0) return undefined;
  const last = !isBeforeCooling(question) && (heatLostAtRest(question) > 0 || heatTakenByWater(question) > 0);
  return {
    key: 'outside',
    value: counted,
    rule: last ? 'alpha-strike/ruling/heat-then-ht' : 'alpha-strike/heat-ability',
    given: { given: question.externalHeat, counted, last },
  };
}

const isBeforeCooling = ({ readings = [] }: HeatTurn): boolean => readings.includes('ht-before-cooling');

const WITH_HT_LAST = [start, overheat, engine, water, unchanged, rest, outside] as const;
const WITH_HT_FIRST = [start, overheat, engine, outside, water, unchanged, rest] as const;

const changes = (question: HeatTurn): readonly HeatStep[] =>
  (isBeforeCooling(question) ? WITH_HT_FIRST : WITH_HT_LAST).map((change) => change(question)).filter((step) => step !== undefined);

/** Heat above the scale is lost. */
function ceiling(question: HeatTurn, after: number): readonly HeatStep[] {
  const sum = totalOf(changes(question));
  return sum > after ? [{ key: 'ceiling', value: after - sum, rule: 'alpha-strike/ruling/engine-heat', given: {} }] : [];
}

const resultStep = (heat: number): HeatStep =>
  heat >= SHUTDOWN_HEAT
    ? { key: 'shutDown', value: null, rule: 'alpha-strike/shutdown', given: {} }
    : { key: 'result', value: null, rule: 'alpha-strike/table/heat', given: { heat, move: moveChangeAt(heat), tmm: tmmChangeAt(heat) } };
