import { describe, expect, test } from 'vitest';
import { parseExpression, roll } from './index.js';

const errorOf = (text: string) => {
  const result = parseExpression(text);
  return result.ok ? expect.fail(JSON.stringify(result.expression)) : result.error;
};

describe('spellings of other programs are answered with this one', () => {
  test.each([
    ['/roll 2d6', ['2d6']],
    ['/r 2d6+3', ['2d6+3']],
    ['roll 4d6dl1', ['4d6dl1']],
    ['+d20+1', ['1d20+1']],
    ['2k6', ['2d6']],
    ['2(d6)', ['2d6', '2*1d6']],
    ['best 3 of 8d6', ['8d6kh3']],
    ['keep 3 of 8d6', ['8d6kh3']],
    ['лучшие 3 из 8к6', ['8d6kh3']],
    ['8к6 оставить 3', ['8d6kh3']],
    ['drop lowest 4d6', ['4d6dl1']],
    ['3d6h2', ['3d6kh2']],
    ['3d6l1', ['3d6kl1']],
    ['d20 adv', ['2d20kh1']],
    ['1d20 with advantage', ['2d20kh1']],
    ['d20 disadvantage', ['2d20kl1']],
    ['к20 с преимуществом', ['2d20kh1']],
    ['4d6cs>4', ['4d6>4', '4d6>=4']],
    ['4d6cs>=4', ['4d6>=4']],
    ['10d10t8', ['10d10>=8']],
    ['2d6rr1', ['2d6r1']],
    ['d20 against d20', ['(1d20)>(1d20)', '(1d20)>=(1d20)']],
    ['2d6; 1d8', ['2d6+1d8']],
    ['2d6, 1d8', ['2d6+1d8']],
    ['1d20+5 attack roll', ['1d20+5 # attack roll']],
    ['output 3d6', ['3d6']],
    ['[highest 3 of 4d6]', ['4d6kh3']],
    ['output [highest 1 of 2d20]', ['2d20kh1']],
    ['[[2d6+1]]', ['2d6+1']],
    ['highest of 2d20', ['2d20kh1']],
    ['sum(3d6)', ['3d6']],
    ['Attack: 2d6+1', ['2d6+1 # Attack']],
    ['2d6 => 1d6', ['(2d6)>=(1d6)']],
    ['4d6=<2', ['4d6<=2']],
    ['2d6 plus 1', ['2d6+1']],
    ['2к6 минус 1', ['2d6-1']],
    ['T6', ['1d6']],
    ['2t6+1', ['2d6+1']],
    ['d00', ['1d100']],
    ['4к6 без меньшей', ['4d6dl1']],
    ['2к20 отбросить наибольший', ['2d20dh1']],
    ['{1d20,1d20}kh1', ['2d20kh1']],
    ['max(d6,d6)', ['2d6kh1']],
    ['min(1d20, 1d20)', ['2d20kl1']],
    ['3d6 reroll 1', ['3d6r1']],
    ['3d6 reroll 1s', ['3d6r1']],
    ['d6 re-roll ones', ['1d6r1']],
    ['3к6 перебросить единицы', ['3d6r1']],
    ['at least 2 of 5d6>=5', ['(5d6>=5)>=2']],
    ['не менее 2 из 5к6>=5', ['(5d6>=5)>=2']],
    ['2 successes on 5d6>=5', ['(5d6>=5)>=2', '(5d6>=5)=2']],
    ['10d6 5+', ['10d6>=5']],
    ['10d6 5 or better', ['10d6>=5']],
    ['7 or more on 2d6', ['(2d6)>=7']],
    ['2к6 на 5 или больше', ['2d6>=5']],
    ['5d6 on 4+', ['5d6>=4']],
    ['4+ on 3d6', ['3d6>=4']],
    ['3к6 на 4+', ['3d6>=4']],
    ['10d6 @5+', ['10d6>=5']],
    ['5d6cs5', ['5d6=5']],
    ['5d6cf1', ['5d6=1']],
    ['5d6c>=5', ['5d6>=5']],
    ['6d6s4', ['6d6>=4']],
    ['1d20+5 vs AC 15', ['(1d20+5)>=15']],
    ['1d20+5 DC15', ['(1d20+5)>=15']],
    ['2d6 TN 7', ['(2d6)>=7']],
    ['d6 opposed d8', ['(1d6)>(1d8)', '(1d6)>=(1d8)']],
    ['2d6 against 7', ['(2d6)>7', '(2d6)>=7']],
    ['3d6x6', ['3d6*6']],
    ['5d10x10+1', ['5d10*10+1']],
    ['2d20 keep best', ['2d20kh1']],
    ['4d6 keep best 3', ['4d6kh3']],
    ['2d20 keep worst', ['2d20kl1']],
    ['4d6 keep the highest 3', ['4d6kh3']],
    ['4d6 drop worst', ['4d6dl1']],
    ['4d6 drop the lowest', ['4d6dl1']],
    ['4d6kb3', ['4d6kh3']],
    ['4d6kw1', ['4d6kl1']],
    ['4d6-L', ['4d6dl1']],
    ['4d6-H', ['4d6dh1']],
    ['3d6r1r2', ['3d6r<=2']],
    ['2d6 at least 7', ['(2d6)>=7']],
    ['2d6 roll over 7', ['(2d6)>7']],
    ['3d6 /* attack */ + 1', ['3d6+1']],
    ['3d6 v 2d6', ['(3d6)>(2d6)', '(3d6)>=(2d6)']],
    ['4dF.1', ['4d3-8']],
    ['{4d6}kh3', ['4d6kh3']],
    ['{3d6,2d6}', ['3d6+2d6']],
  ])('%j: %j', (text, expected) => {
    const { code, position, length, found, expected: proposed } = errorOf(text);
    expect({ code, proposed }).toEqual({ code: 'other-spelling', proposed: expected });
    expect(text.slice(position, position + length)).toBe(found);
    for (const spelling of proposed) expect(parseExpression(spelling)).toMatchObject({ ok: true });
  });
});

test.each([
  '3d6!',
  '3d6!>4',
  '2d6!!',
  '2d6!p',
  '2d6e6',
  '2d6ex',
  '2d6 explode',
  '1+3d6!',
  '３ｄ６！',
  'exploding 2d6',
  '2d6 exploding',
  '2d6!o',
  '2d6x>=5',
  '4d6x=6',
  '2d6xo',
  '2d6X',
  '2d6xo6',
  'explode d6',
  'explode(2d6)',
  '[explode d6]',
  '6d6>5!',
])('%s: exploding dice have no end', (text) => {
  const { code, expected } = errorOf(text);
  expect(code).toBe('endless');
  expect(parseExpression(expected[0] ?? '')).toMatchObject({ ok: true });
});

test.each([
  ['2d6 on 7+', ['(2d6)>=7']],
  ['2к6 на 7+', ['(2d6)>=7']],
  ['2d6 at least 7', ['(2d6)>=7']],
  ['2d6t8', ['(2d6)>=8']],
  ['4d6 on 5+', ['4d6>=5']],
])('%s: what no die shows is proposed as a sum', (text, proposals) => {
  const { expected } = errorOf(text);
  expect(expected).toEqual(proposals);
  for (const each of expected) expect(roll(each)).toMatchObject({ ok: true });
});

test.each(['2d6 // attack', '2d6// attack # roll'])('%s has a comment', (text) =>
  expect(parseExpression(text)).toMatchObject({ ok: true }),
);

test.each(['2d6 exploded twice', '4d6 drop them all', '2d6 reroll misses', '2d20 keep neither', '8d6 count fives'])(
  '%j is no expression with a comment, since the words change it',
  (text) => expect(['unknown-character', 'unexpected', 'unfinished', 'endless']).toContain(errorOf(text).code),
);

test.each(['1,5d6', '2d6+', '(2d6', 'kitten', '2d6??', 'd', '!', '2d6!=7?'])('%j has no proposal', (text) =>
  expect(['unknown-character', 'unexpected', 'unfinished']).toContain(errorOf(text).code),
);

test.each([
  ['2d6x10', '2d6*10'],
  ['2d6—1', '2d6-1'],
  ['2d6‑1', '2d6-1'],
  ['2·d6', '2*1d6'],
  ['(2d6)⩾7', '(2d6)>=7'],
  ['(2d6)≦7', '(2d6)<=7'],
  ['2d6 #5 attacks', '2d6'],
  ['2d6 # d6 more', '2d6'],
  ['2d6 #', '2d6'],
])('%s is read as %s', (text, spelled) => expect(roll(text)).toMatchObject({ ok: true, expression: spelled }));

test('the other side of a roll may follow "vs."', () =>
  expect(errorOf('2d6 vs. 7')).toMatchObject({ code: 'ambiguous', expected: ['(2d6)>7', '(2d6)>=7'] }));

test.each(['5#2d6', '3 # d20', '2#4к6'])('%s repeats dice and is no number with a comment', (text) =>
  expect(['unknown-character', 'unexpected']).toContain(errorOf(text).code),
);

test.each([
  ['d66', ['d6*10+d6', '1d66']],
  ['d666', ['d6*100+d6*10+d6', '1d666']],
  ['D88', ['d8*10+d8', '1d88']],
])('%s is dice read digit by digit, or one die', (text, spellings) => {
  expect(errorOf(text)).toMatchObject({ code: 'ambiguous', expected: spellings });
});
