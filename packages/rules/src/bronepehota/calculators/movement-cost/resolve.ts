/** A path, leg by leg, compared with the speed of the moving unit. Section 4 of the source. */
import type { Outcome, Refusal, RuleId, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Move, Mover } from '../../vocabulary.js';
import type { input } from './input.js';
import { drivenBy, type Leg, type LegCost, type LegRefusals, priceOf } from './legs.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts {
  readonly speed: { readonly kind: Mover; readonly speed: number };
  readonly leg: { readonly number: number; readonly leg: Leg; readonly kind: Mover; readonly points: number; readonly left: number };
}

export interface Refusals extends LegRefusals {
  readonly NO_PILOT: object;
  readonly LYING: object;
  readonly MUST_STOP: { readonly leg: number };
  readonly TOO_FAR: Short;
  readonly WAITS_BEFORE: Short & { readonly move: Move };
}

/** A leg for which too few points are left. `needed` is the price of the whole path, undefined if a later leg cannot be done. */
export interface Short {
  readonly leg: number;
  readonly points: number;
  readonly left: number;
  readonly needed: number | undefined;
  readonly speed: number;
}
type PathRefusal = Refusal<Refusals>;

const WITHOUT_LENGTH: readonly Move[] = ['TURN', 'OBSTACLE'];

/** A direction belongs to an obstacle; that of any other leg is its movement. */
const directionProblems = (legs: Question['legs']): readonly Problem[] =>
  legs.flatMap(({ move, direction }, index): readonly Problem[] =>
    direction === undefined || move === 'OBSTACLE' || direction === drivenBy(move)
      ? []
      : [
          {
            code: 'CONFLICT',
            path: ['legs', index, 'direction'],
            given: direction,
            allowed: {
              en: 'none (only an obstacle is crossed in a direction)',
              ru: 'ничего (каким ходом, указывают только у препятствия)',
            },
          },
        ],
  );

/** Every leg has its measure, a machine at an obstacle has its clearance, and nothing is given that does not apply. */
export const relations = (question: Question): readonly Problem[] => [...measureProblems(question), ...directionProblems(question.legs)];

function measureProblems({ kind, legs, clearance }: Question): readonly Problem[] {
  const needed = legs.flatMap(({ move, steps, height }, index): readonly Problem[] => {
    if (!WITHOUT_LENGTH.includes(move) && steps === undefined)
      return [
        {
          code: 'MISSING',
          path: ['legs', index, 'steps'],
          given: null,
          allowed: { en: 'the length of the leg in steps', ru: 'длина участка в шагах' },
        },
      ];
    if (move === 'OBSTACLE' && height === undefined)
      return [
        {
          code: 'MISSING',
          path: ['legs', index, 'height'],
          given: null,
          allowed: { en: 'the height of the obstacle in centimeters', ru: 'высота препятствия в сантиметрах' },
        },
      ];
    return [];
  });
  if (kind === 'INFANTRY' || clearance !== undefined || !legs.some(({ move }) => move === 'OBSTACLE')) return needed;
  return [
    ...needed,
    {
      code: 'MISSING',
      path: ['clearance'],
      given: null,
      allowed: {
        en: 'the height of the machine’s wheel, track, cabin or stand in centimeters',
        ru: 'высота колеса, гусеницы, кабины или подставки в сантиметрах',
      },
    },
  ];
}

/** Progress along a path. Points are counted in whole millionths, so that sums of partial steps are exact. */
interface Walked {
  readonly left: number;
  readonly legs: readonly { readonly leg: Leg; readonly points: number; readonly left: number; readonly rule: RuleId }[];
  readonly refusal?: PathRefusal;
}

const MILLION = 1e6;
const inMillionths = (points: number): number => Math.round(points * MILLION);
const inPoints = (millionths: number): number => millionths / MILLION;

/** Moves on which a unit cannot stop. */
const NO_STANDING: readonly Move[] = ['SLOPE', 'LADDER'];

function walk(question: Question): Walked {
  return question.legs.reduce<Walked>((walked, leg, index) => (walked.refusal ? walked : goOn(question, walked, leg, index)), {
    left: inMillionths(question.speed),
    legs: [],
  });
}

/** The price of a leg, or why it cannot be done whatever the speed. */
function pricedAt(question: Question, index: number): LegCost | PathRefusal {
  if (question.kind === 'INFANTRY' && question.legs[index - 1]?.touchesEnemy)
    return { code: 'MUST_STOP', rule: 'bronepehota/infantry-movement', given: { leg: index + 1 } };
  return priceOf(question, question.legs, index);
}

/** The price of the whole path. Undefined if a leg cannot be done. */
function neededFor(question: Question): number | undefined {
  const prices = question.legs.map((_, index) => pricedAt(question, index));
  const millionths = prices.reduce((sum, priced) => sum + ('code' in priced ? Number.NaN : inMillionths(priced.points)), 0);
  return Number.isNaN(millionths) ? undefined : inPoints(millionths);
}

function goOn(question: Question, walked: Walked, leg: Leg, index: number): Walked {
  const priced = pricedAt(question, index);
  if ('code' in priced) return { ...walked, refusal: priced };
  const points = inMillionths(priced.points);
  if (points > walked.left) return { ...walked, refusal: tooFar(question, index, priced.points, inPoints(walked.left)) };
  const left = walked.left - points;
  return { left, legs: [...walked.legs, { leg, points: inPoints(points), left: inPoints(left), rule: priced.rule }] };
}

function tooFar(question: Question, index: number, points: number, left: number): PathRefusal {
  const { kind, speed, legs } = question;
  const { move } = legs[index] as Leg;
  const given: Short = { leg: index + 1, points, left, needed: neededFor(question), speed };
  const rule = kind === 'INFANTRY' ? 'bronepehota/obstacles' : 'bronepehota/machine-movement';
  if (NO_STANDING.includes(move)) return { code: 'WAITS_BEFORE', rule, given: { ...given, move } };
  return {
    code: 'TOO_FAR',
    rule: kind === 'INFANTRY' ? 'bronepehota/table/infantry-movement' : 'bronepehota/table/machine-movement',
    given,
  };
}

function standing({ kind, pilot, lying }: Question): PathRefusal | undefined {
  if (kind === 'INFANTRY') return undefined;
  if (!pilot) return { code: 'NO_PILOT', rule: 'bronepehota/unmanned-machines', given: {} };
  return lying ? { code: 'LYING', rule: 'bronepehota/real-result', given: {} } : undefined;
}

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const { kind, speed } = question;
  const held = standing(question);
  const { left, legs, refusal } = held ? { left: inMillionths(speed), legs: [], refusal: held } : walk(question);
  return {
    figures: {
      used: inPoints(inMillionths(speed) - left),
      left: inPoints(left),
      needed: neededFor(question),
      legsDone: legs.length,
      legs: legs.map(({ leg: { move }, points, left }) => ({ move, points, left })),
    },
    steps: [
      {
        key: 'speed',
        value: speed,
        rule: kind === 'INFANTRY' ? 'bronepehota/infantry-movement' : 'bronepehota/machine-movement',
        given: { kind, speed },
      },
      ...legs.map(
        ({ leg, points, left, rule }, index): Step<Facts> => ({
          key: 'leg',
          value: points === 0 ? 0 : -points,
          rule,
          given: { number: index + 1, leg, kind, points, left },
        }),
      ),
    ],
    ...(refusal ? { refusal } : {}),
  };
}
