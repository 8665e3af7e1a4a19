/** A path as costs: inches of move, ends of the move, and turns spent in place. Lengths are thousandths of an inch, so that sums are exact. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import type { input } from './input.js';
import { GROUNDS, type Ground } from './vocabulary.js';

export type Question = Checked<typeof input>;

/** More turns than the longest path takes. */
export const MAX_TURNS = 160;

/** Units of an inch. */
export const PER_INCH = 1000;

/** Extra cost of a crossing in inches. */
export const CROSSING_INCHES = 2;
/** Speed is divided by this in woods and rough ground. */
const ROUGH_DIVISOR = 2;

const WALKED: readonly Ground[] = ['OPEN', 'BRUSH', 'ROAD', 'INSIDE', 'ALONG_ROLLING', 'ROUGH'];
const CROSSED: readonly Ground[] = ['ROLLING_EDGE', 'DOOR', 'VEHICLE'];

export const isWalked = (ground: Ground): boolean => WALKED.includes(ground);
export const isCrossed = (ground: Ground): boolean => CROSSED.includes(ground);

/** A piece of a path: a move that can be split between turns, one that needs its inches in one turn, an end of the move, or turns. */
export type Piece =
  | { readonly kind: 'walk'; readonly units: number; readonly factor: number }
  | { readonly kind: 'cross'; readonly units: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'turn' };

const END: Piece = { kind: 'stop' };
const TURN: Piece = { kind: 'turn' };

/** The pieces of one leg. Source: terrain, rivers, moving in buildings. */
export function piecesOf({ ground, inches = 0 }: Question['legs'][number]): readonly Piece[] {
  if (isWalked(ground)) return [{ kind: 'walk', units: Math.round(inches * PER_INCH), factor: ground === 'ROUGH' ? ROUGH_DIVISOR : 1 }];
  if (isCrossed(ground)) return [{ kind: 'cross', units: CROSSING_INCHES * PER_INCH }];
  if (ground === 'WINDOW') return [END];
  return ground === 'FORD' ? [END, TURN] : [TURN];
}

/** Crossing a ford ends in the water. Where nothing follows, the figure climbs out in a turn of its own. */
const OUT_OF_THE_WATER: Piece = { kind: 'walk', units: 0, factor: 1 };

/** The pieces of a path. */
export const pathOf = ({ legs }: Pick<Question, 'legs'>): readonly Piece[] => [
  ...legs.flatMap(piecesOf),
  ...(legs.at(-1)?.ground === 'FORD' ? [OUT_OF_THE_WATER] : []),
];

/** Only walked ground has a length, and needs one. Fast Move needs a Rep, and alone has a leader die. */
export function relations({ rep, legs, fast, leaderRep }: Question): readonly Problem[] {
  const unused: Problem = {
    code: 'CONFLICT',
    path: ['leaderRep'],
    given: leaderRep,
    allowed: { en: 'nothing (only Fast Move takes the leader die)', ru: 'ничего (кубик лидерства нужен лишь для быстрого перемещения)' },
  };
  const needed: Problem = {
    code: 'MISSING',
    path: ['rep'],
    given: null,
    allowed: {
      en: 'the Rep that Fast Move is rolled against, 1 to 7',
      ru: 'Умение, против которого бросают быстрое перемещение, от 1 до 7',
    },
  };
  return [...(fast && rep === undefined ? [needed] : []), ...(!fast && leaderRep !== undefined ? [unused] : []), ...legProblems(legs)];
}

const noLength = (ground: Ground): Text => ({
  en: `nothing: no length is asked for (${GROUNDS.values[ground].en})`,
  ru: `ничего: длина не нужна (${GROUNDS.values[ground].ru})`,
});

function legProblems(legs: Question['legs']): readonly Problem[] {
  return legs.flatMap(({ ground, inches }, index): readonly Problem[] => {
    const path = ['legs', index, 'inches'];
    if (isWalked(ground))
      return inches === undefined
        ? [{ code: 'MISSING', path, given: null, allowed: { en: 'the length of the leg in inches', ru: 'длина отрезка в дюймах' } }]
        : [];
    return inches !== undefined && inches > 0 ? [{ code: 'CONFLICT', path, given: inches, allowed: noLength(ground) }] : [];
  });
}
