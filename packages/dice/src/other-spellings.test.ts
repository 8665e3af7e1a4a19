import { describe, expect, test } from 'vitest';
import { parseExpression } from './index.js';

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
  ])('%j: %j', (text, expected) => {
    const { code, position, length, found, expected: proposed } = errorOf(text);
    expect({ code, proposed }).toEqual({ code: 'other-spelling', proposed: expected });
    expect(text.slice(position, position + length)).toBe(found);
    for (const spelling of proposed) expect(parseExpression(spelling)).toMatchObject({ ok: true });
  });
});

test.each(['3d6!', '3d6!>4', '2d6!!', '2d6!p', '2d6e6', '2d6ex', '2d6 explode', '1+3d6!', '３ｄ６！'])(
  '%s: exploding dice have no end',
  (text) => {
    const { code, expected } = errorOf(text);
    expect(code).toBe('endless');
    expect(parseExpression(expected[0] ?? '')).toMatchObject({ ok: true });
  },
);

test.each(['2d6 // attack', '2d6// attack # roll'])('%s has a comment', (text) =>
  expect(parseExpression(text)).toMatchObject({ ok: true }),
);

test.each(['1,5d6', '2d6+', '(2d6', 'kitten', '2d6??', 'd', '!', '2d6!=7?'])('%j has no proposal', (text) =>
  expect(['unknown-character', 'unexpected', 'unfinished']).toContain(errorOf(text).code),
);
