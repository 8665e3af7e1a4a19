/** Parses one dice pool: number of dice, faces, reroll, keep or drop. */
import { COMPARISONS, type DiceExpression, KEEPS, type Keep, type KeepWhich, type Reroll } from './ast.js';
import { failure } from './errors.js';
import { EXPRESSION_LIMITS } from './limits.js';
import { andThen, done, isOneOf, number, numberWithin, type Parsed, range, type Token, tokenAt, unexpected } from './token-reader.js';

const PERCENTILE_FACES = 100;
/** A fudge die shows −1, 0 or 1: a die with three faces minus two. */
const FUDGE = { faces: 3, offset: 2 };

/** Parses the pool that begins at `at`, including its modifiers. Fudge dice become a pool minus a number. */
export function parsePool(tokens: readonly Token[], at: number): Parsed<DiceExpression> {
  return andThen(parseCount(tokens, at), (count, atFaces) => {
    if (tokenAt(tokens, atFaces).kind === 'f') return done(fudgeDice(count), atFaces + 1);
    return andThen(parseFaces(tokens, atFaces), (faces, atReroll) =>
      andThen(parseReroll(tokens, atReroll), (reroll, atKeep) =>
        andThen(parseKeep(tokens, atKeep, count), (keep, next) => done({ kind: 'pool', count, faces, reroll, keep }, next)),
      ),
    );
  });
}

const fudgeDice = (count: number): DiceExpression => ({
  kind: 'binary',
  operator: '-',
  left: { kind: 'pool', count, faces: FUDGE.faces, reroll: undefined, keep: undefined },
  right: { kind: 'number', value: FUDGE.offset * count },
});

/** Parses the number of dice and the following `d`. */
function parseCount(tokens: readonly Token[], at: number): Parsed<number> {
  if (tokenAt(tokens, at).kind === 'd') return done(1, at + 1);
  return andThen(numberWithin(tokens, at, 1, EXPRESSION_LIMITS.dice, 'dice-out-of-range'), (count, next) => done(count, next + 1));
}

/** Dice read digit by digit, as wargames write them: `d66`, `d666`, `d88`. A die with 66 faces needs its number of dice. */
const DIGIT_BY_DIGIT = /^([468])\1{1,2}$/;

/** The sum of dice that are the digits of a number. @example digits('66') // 'd6*10+d6' */
const digits = (text: string): string =>
  Array.from(text, (faces, index) => {
    const zeros = '0'.repeat(text.length - 1 - index);
    return zeros === '' ? `d${faces}` : `d${faces}*1${zeros}`;
  }).join('+');

function parseFaces(tokens: readonly Token[], at: number): Parsed<number> {
  const { kind, text, position } = tokenAt(tokens, at);
  if (kind === '%') return done(PERCENTILE_FACES, at + 1);
  if (kind !== 'number') return unexpected(tokens, at, ['number', '%', 'F']);
  if (DIGIT_BY_DIGIT.test(text) && tokenAt(tokens, at - 2).kind !== 'number')
    return failure('ambiguous', position, text, [digits(text), `1d${text}`]);
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
  const which = keepAt(tokens, at);
  if (which === undefined) return done(undefined, at);
  const { kind, position, text } = tokenAt(tokens, at);
  const [least, most] = which === 'kh' || which === 'kl' ? [1, dice] : [0, dice - 1];
  const following = tokenAt(tokens, at + 1);
  if (following.kind === 'number') {
    // `2d6d6` lacks a sign. It does not drop six of two dice.
    if (kind === 'd' && Number(following.text) > most) {
      const dice = `d${following.text}`;
      return failure('ambiguous', position, `${text}${following.text}`, [`+${dice}`, `*${dice}`]);
    }
    return andThen(numberWithin(tokens, at + 1, least, most, 'keep-out-of-range'), (count, next) => done({ which, count }, next));
  }
  if (most < 1) return failure('keep-out-of-range', position, text, [range(least, most)]);
  return done({ which, count: 1 }, at + 1);
}

/** `4d6d1` drops the lowest die, as in Roll20 and Foundry. */
function keepAt(tokens: readonly Token[], at: number): KeepWhich | undefined {
  const { kind } = tokenAt(tokens, at);
  if (kind === 'd' && tokenAt(tokens, at + 1).kind === 'number') return 'dl';
  return isOneOf(KEEPS, kind) ? kind : undefined;
}
