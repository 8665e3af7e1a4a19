/** Parses one dice pool: number of dice, faces, reroll, keep or drop, and the comparison that counts the dice. */
import { COMPARISONS, type DiceExpression, type DicePool, KEEPS, type Keep, type Reroll } from './ast.js';
import { failure } from './errors.js';
import { EXPRESSION_LIMITS } from './limits.js';
import { andThen, done, isOneOf, number, numberWithin, type Parsed, range, type Token, tokenAt, unexpected } from './token-reader.js';

const PERCENTILE_FACES = 100;

/** Parses the pool that begins at `at`, including its modifiers. */
export function parsePool(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return andThen(parseCount(tokens, at), (count, atFaces) =>
    andThen(parseFaces(tokens, atFaces), (faces, atReroll) =>
      andThen(parseReroll(tokens, atReroll), (reroll, atKeep) =>
        andThen(parseKeep(tokens, atKeep, count), (keep, next) => parsePasses(tokens, next, { kind: 'pool', count, faces, reroll, keep })),
      ),
    ),
  );
}

/** Parses the number of dice and the following `d`. */
function parseCount(tokens: readonly Token[], at: number): Parsed<number> {
  if (tokenAt(tokens, at).kind === 'd') return done(1, at + 1);
  return andThen(numberWithin(tokens, at, 1, EXPRESSION_LIMITS.dice, 'dice-out-of-range'), (count, next) => done(count, next + 1));
}

function parseFaces(tokens: readonly Token[], at: number): Parsed<number> {
  const { kind } = tokenAt(tokens, at);
  if (kind === '%') return done(PERCENTILE_FACES, at + 1);
  if (kind !== 'number') return unexpected(tokens, at, ['number', '%']);
  return numberWithin(tokens, at, 1, EXPRESSION_LIMITS.faces, 'faces-out-of-range');
}

function parseReroll(tokens: readonly Token[], at: number): Parsed<Reroll | undefined> {
  if (tokenAt(tokens, at).kind !== 'r') return done(undefined, at);
  const { kind } = tokenAt(tokens, at + 1);
  if (isOneOf(COMPARISONS, kind)) {
    return andThen(number(tokens, at + 2), (face, next) => done({ comparison: kind, face }, next));
  }
  if (kind !== 'number') return unexpected(tokens, at + 1, ['number', 'comparison']);
  return andThen(number(tokens, at + 1), (face, next) => done({ comparison: '=', face }, next));
}

/** One die is kept or dropped when the number is omitted. */
function parseKeep(tokens: readonly Token[], at: number, dice: number): Parsed<Keep | undefined> {
  const { kind: which, position, text } = tokenAt(tokens, at);
  if (!isOneOf(KEEPS, which)) return done(undefined, at);
  const [least, most] = which === 'kh' || which === 'kl' ? [1, dice] : [0, dice - 1];
  if (tokenAt(tokens, at + 1).kind === 'number') {
    return andThen(numberWithin(tokens, at + 1, least, most, 'keep-out-of-range'), (count, next) => done({ which, count }, next));
  }
  if (most < 1) return failure('keep-out-of-range', position, text, [range(least, most)]);
  return done({ which, count: 1 }, at + 1);
}

function parsePasses(tokens: readonly Token[], at: number, pool: DicePool): Parsed<DiceExpression> {
  const { kind: comparison } = tokenAt(tokens, at);
  if (!isOneOf(COMPARISONS, comparison)) return done(pool, at);
  return andThen(number(tokens, at + 1), (target, next) => done({ kind: 'passes', pool, comparison, target }, next));
}
