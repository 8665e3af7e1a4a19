import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPRESSION_ERROR_CODES } from './expression/errors.js';
import { tokenize } from './expression/lexer.js';
import { parseTokens } from './expression/parser.js';
import { evaluate, format, parseExpression, roll } from './expression.js';
import { toText } from './fraction.js';
import { atLeast, chanceOf, mean, standardDeviation } from './questions.js';
import { anyExpression, everyWay } from './testing/brute-expression.js';
import { oddsIn, oddsOf } from './testing/brute-force.js';

function rolled(text: string) {
  const result = roll(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.code}`);
  return result;
}

function refused(text: string) {
  const result = roll(text);
  if (result.ok) throw new Error(`${text} is accepted.`);
  return result.error;
}

describe('canonical spelling', () => {
  test.each([
    ['2d6', '2d6'],
    ['d6', '1d6'],
    [' 2 D 6 + 3 ', '2d6+3'],
    ['d%', '1d100'],
    ['3d6kh', '3d6kh1'],
    ['3D6KH2', '3d6kh2'],
    ['4d6dl', '4d6dl1'],
    ['2д6+1', '2d6+1'],
    ['2К6 − 1', '2d6-1'],
    ['3к6kl2', '3d6kl2'],
    ['(1d6+2)×2', '(1d6+2)*2'],
    ['d6x2', '1d6*2'],
    ['2 х д6', '2*1d6'],
    ['4d12≥7', '4d12>=7'],
    ['4d12 ≤ 7', '4d12<=7'],
    ['2d6r1', '2d6r1'],
    ['2d6r=1', '2d6r1'],
    ['2d6r<3>4', '2d6r<3>4'],
    ['4d12>7', '4d12>7'],
    ['(4d12>7)+1', '(4d12>7)+1'],
    ['5+1d20>=15', '(5+1d20)>=15'],
    ['1d4+1d6>=5', '(1d4+1d6)>=5'],
    ['2*1d6>=6', '(2*1d6)>=6'],
    ['-d6>=6', '(-1d6)>=6'],
    ['1+2d6>=7', '(1+2d6)>=7'],
    ['1+(2d6>=5)', '1+(2d6>=5)'],
    ['d6>d6', '(1d6)>(1d6)'],
    ['2d6>=d6+1', '(2d6)>=(1d6+1)'],
    ['2d6==7', '2d6=7'],
    ['2d6≠7', '2d6!=7'],
    ['(2d6)<>7', '(2d6)!=7'],
    ['4d6k3', '4d6kh3'],
    ['4d6d1', '4d6dl1'],
    ['8d6 keep 3', '8d6kh3'],
    ['8d6 keep lowest 3', '8d6kl3'],
    ['8d6 Drop Highest 3', '8d6dh3'],
    ['4d6ro<2', '4d6r<2'],
    ['2W6', '2d6'],
    ['２ｄ６＋１', '2d6+1'],
    ['4dF', '4d3-8'],
    ['4dF+1', '4d3-8+1'],
    ['1d66', '1d66'],
    ['2d6 # attack', '2d6'],
    ['2d6[fire]+1', '2d6+1'],
    ['(2d6)>=7', '(2d6)>=7'],
    ['((2d6))>=7', '(2d6)>=7'],
    ['2d6+1>=7', '(2d6+1)>=7'],
    ['4d12>7>=2', '(4d12>7)>=2'],
    ['d6+1>(d6)', '(1d6+1)>(1d6)'],
    ['1+2+3', '1+2+3'],
    ['1-(2-3)', '1-(2-3)'],
    ['1-(2*3)', '1-2*3'],
    ['(1+2)*3', '(1+2)*3'],
    ['2*-3', '2*(-3)'],
    ['--2', '--2'],
    ['-(1+2)', '-(1+2)'],
    ['007', '7'],
    ['\t2d6\n', '2d6'],
  ])('%j is %s', (text, canonical) => {
    expect(rolled(text).expression).toBe(canonical);
  });
});

describe('known odds', () => {
  test('2d6', () => {
    const { distribution } = rolled('2d6');
    expect(toText(atLeast(distribution, 7))).toBe('7/12');
    expect(distribution.outcomes.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(standardDeviation(distribution)).toBeCloseTo(2.415, 3);
  });

  test.each([
    ['(2d6)>=7', 1, '7/12'],
    ['(2d6+1)>=7', 1, '13/18'],
    ['2d6>4', 2, '1/9'],
    ['4d12>7', 2, '1225/3456'],
    ['4d12>7>=1', 1, '18335/20736'],
    ['3d6kh2', 12, '2/27'],
    ['3d6kh2>5', 2, '2/27'],
    ['2d20kl', 1, '39/400'],
    ['d6r1', 1, '1/36'],
    ['d6r<3', 6, '2/9'],
    ['(d6)>(d6)', 1, '5/12'],
    ['4dF', -4, '1/81'],
    ['(2d6)!=7', 1, '5/6'],
    ['d6*0', 0, '1'],
    ['-d6', -6, '1/6'],
    ['d6-d6', 0, '1/6'],
  ])('%s gives %i with %s', (text, value, odds) => {
    expect(toText(chanceOf(rolled(text).distribution, value))).toBe(odds);
  });

  test('evaluates 100d20', () => {
    expect(toText(mean(rolled('100d20').distribution))).toBe('1050');
  });
});

describe('errors', () => {
  const beginnings = ['number', 'dice', '(', '-'];
  const operators = ['+', '-', '*'];
  const modifiers = ['r', 'kh', 'kl', 'dh', 'dl'];
  const faces = ['number', '%', 'F'];
  test.each([
    ['', 'empty', 0, '', beginnings],
    ['   ', 'empty', 0, '', beginnings],
    ['2d6+', 'unfinished', 4, '', beginnings],
    ['2d', 'unfinished', 2, '', faces],
    ['(2d6', 'unfinished', 4, '', [...modifiers, ...operators, 'comparison', ')']],
    ['2d6)', 'unexpected', 3, ')', [...modifiers, ...operators, 'comparison', 'end']],
    ['()', 'unexpected', 1, ')', beginnings],
    ['2d6 7', 'unexpected', 4, '7', [...modifiers, ...operators, 'comparison', 'end']],
    ['2dd6', 'unexpected', 2, 'd', faces],
    ['d6>', 'unfinished', 3, '', ['number']],
    ['(d6)>1>0', 'unexpected', 6, '>', [...operators, 'end']],
    ['2d6r', 'unfinished', 4, '', ['number', 'comparison']],
    ['2d6r<x', 'unexpected', 5, 'x', ['number']],
    ['2d6 & 3', 'unknown-character', 4, '&', [...modifiers, ...operators, 'comparison', 'end']],
    ['(1d4)d6', 'unexpected', 5, 'd', [...operators, 'comparison', 'end']],
    ['(3d6?)', 'unknown-character', 4, '?', [...modifiers, ...operators, 'comparison', ')']],
    ['3d6?', 'unknown-character', 3, '?', [...modifiers, ...operators, 'comparison', 'end']],
    ['3d6kh1dl1', 'unexpected', 6, 'dl', [...operators, 'comparison', 'end']],
    ['3d6r1r4', 'unexpected', 5, 'r', ['kh', 'kl', 'dh', 'dl', ...operators, 'comparison', 'end']],
    ['d6/2', 'unknown-character', 2, '/', [...modifiers, ...operators, 'comparison', 'end']],
    ['max(d6,d8)', 'unknown-character', 0, 'max', beginnings],
    ['кинуть 2 кубика', 'unknown-character', 0, 'кинуть', beginnings],
    ['roundup(d6)', 'unexpected', 0, 'roundup', beginnings],
    ['3d10 count 8+', 'unknown-character', 5, 'count', [...modifiers, ...operators, 'comparison', 'end']],
    ['4d12>7+1', 'ambiguous', 6, '+', ['(4d12>7)+1', '(4d12)>7+1']],
    ['4d6>=5*2', 'ambiguous', 6, '*', ['(4d6>=5)*2', '(4d6)>=5*2']],
    ['1+(4d6>=5+2)', 'ambiguous', 9, '+', ['(4d6>=5)+2', '(4d6)>=5+2']],
    ['4d6>=5+', 'unfinished', 7, '', ['number', 'dice', '(', '-']],
    ['4d6>=5*2-d', 'unfinished', 10, '', ['number', '%', 'F']],
    ['4d6>=5+2d6>=5', 'ambiguous', 6, '+', ['(4d6>=5)+2d6>=5', '(4d6)>=5+2d6>=5']],
    ['d20+5 vs d20+3', 'ambiguous', 6, 'vs', ['(1d20+5)>(1d20+3)', '(1d20+5)>=(1d20+3)']],
    ['2d6d6', 'ambiguous', 3, 'd6', ['+d6', '*d6']],
    ['d6 D20', 'ambiguous', 3, 'D20', ['+d20', '*d20']],
    ['d66', 'ambiguous', 1, '66', ['d6*10+d6', '1d66']],
    ['2🎲6', 'unknown-character', 1, '🎲', [...operators, 'comparison', 'end']],
    ['0d6', 'dice-out-of-range', 0, '0', ['1–1000']],
    ['1001d6', 'dice-out-of-range', 0, '1001', ['1–1000']],
    ['1 + 2d0', 'faces-out-of-range', 6, '0', ['1–1000']],
    ['d1001', 'faces-out-of-range', 1, '1001', ['1–1000']],
    ['3d6kh4', 'keep-out-of-range', 5, '4', ['1–3']],
    ['3d6kl0', 'keep-out-of-range', 5, '0', ['1–3']],
    ['3d6dh3', 'keep-out-of-range', 5, '3', ['0–2']],
    ['d6dl', 'keep-out-of-range', 2, 'dl', ['0']],
    ['1000000001', 'number-too-large', 0, '1000000001', ['0–1000000000']],
    ['9'.repeat(200), 'number-too-large', 0, '9'.repeat(200), ['0–1000000000']],
    ['1000000*1000000', 'result-too-large', 0, '1000000*1000000', ['−1000000000–1000000000']],
    ['1000d1000', 'too-costly', 0, '1000d1000', ['≤ 100 ms']],
    ['d1000*d1000', 'too-costly', 0, 'd1000*d1000', ['≤ 100 ms']],
    [`1${' '.repeat(200)}`, 'too-long', 200, ' ', ['≤ 200']],
    ['('.repeat(51), 'too-deep', 50, '(', ['≤ 50']],
  ])('%j: %s at %i', (text, code, position, found, expected) => {
    expect(refused(text)).toEqual({ code, position, length: found.length, found, expected });
  });

  test.each(['(1000000*1000000+1)>(1000000*1000000)', '1000000*1000000*0', '1000000*1000000+d6-1000000*1000000'])(
    '%s: rejects an intermediate result above the limit',
    (text) => {
      expect(refused(text).code).toBe('result-too-large');
    },
  );

  test('accepts expressions exactly at the limits', () => {
    for (const text of ['1000d2>1', 'd1000', '1000000000', `${'('.repeat(50)}1${')'.repeat(50)}`, `${' '.repeat(199)}1`]) {
      expect(parseExpression(text).ok).toBe(true);
    }
  });

  test('rejects a text whose canonical spelling exceeds the limits', () => {
    const long = Array.from({ length: 66 }, () => 'd6').join('+');
    expect(refused(long)).toMatchObject({ code: 'too-long', position: 0, found: long });
  });
});

describe('expressions, against full enumeration of rolls', () => {
  test('matches the enumeration for any small expression', () => {
    fc.assert(
      fc.property(anyExpression(3, 4), (expression) => {
        const ways = everyWay(expression);
        fc.pre(ways.length <= 5000);
        const distribution = evaluate(expression);
        expect(oddsIn(distribution)).toEqual(oddsOf(merged(ways)));
        const values = distribution.outcomes.map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(values.every((value) => !Object.is(value, -0))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** Merges equal values. Keeps the list short, because the check scans it once for every value. */
function merged(ways: ReturnType<typeof everyWay>): ReturnType<typeof everyWay> {
  const values = [...new Set(ways.map(([value]) => value))];
  return values.map((value) => [value, ways.reduce((sum, [other, n]) => (other === value ? sum + n : sum), 0n)]);
}

describe('comparisons after arithmetic', () => {
  test.each([
    ['5+1d20>=15', '1d20+5>=15'],
    ['1d4+1d6>=5', '(1d4+1d6)>=5'],
    ['1d6+1d6=6', '(1d6+1d6)=6'],
    ['d6+d6>=6', '(d6+d6)>=6'],
    ['2*1d6>=6', '(2*1d6)>=6'],
    ['1+2d6>=7', '(1+2d6)>=7'],
    ['3-d6<1', '(3-d6)<1'],
  ])('%s means %s', (text, other) => {
    expect(oddsIn(rolled(text).distribution)).toEqual(oddsIn(rolled(other).distribution));
  });
});

describe('arbitrary text', () => {
  const parts = [
    'd',
    '6',
    '12',
    'kh',
    'dl',
    'r',
    '1',
    '>',
    '>=',
    '=',
    '+',
    '-',
    '*',
    '(',
    ')',
    ' ',
    '%',
    'К',
    'х',
    '≤',
    '?',
    'keep',
    'vs',
    'F',
    '!=',
    '#',
    '[',
    ']',
  ];
  const likely = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((list) => list.join(''));

  test('round-trips an expression through its canonical spelling', () => {
    fc.assert(
      fc.property(anyExpression(30, 100), (expression) => {
        // Skips the limits: expressions above them must round-trip too.
        expect(parseTokens(tokenize(format(expression)))).toMatchObject({ ok: true, value: expression });
      }),
      { numRuns: 500 },
    );
  });

  test('never throws: returns an expression or an error with a position within the text', () => {
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: 'binary' }), fc.string({ maxLength: 300 })), (text) => {
        const result = roll(text);
        if (result.ok) {
          expect(rolled(result.expression)).toEqual(result);
          return;
        }
        const { code, position, length, found } = result.error;
        expect(EXPRESSION_ERROR_CODES).toContain(code);
        expect(text.slice(position, position + length)).toBe(found);
        expect(position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });

  test('reports an incomplete expression at its end', () => {
    fc.assert(
      fc.property(anyExpression(5, 10), fc.constantFrom('+', '-', '*', '(', 'd'), (expression, part) => {
        const text = `${format(expression)}+1${part}`;
        const result = parseExpression(text);
        expect(result.ok).toBe(false);
      }),
    );
  });
});
