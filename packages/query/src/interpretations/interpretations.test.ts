import { describe, expect, test } from 'vitest';
import { INTERPRETATIONS } from './interpretations.js';
import { interpretKey } from './key.js';

describe('a key', () => {
  test.each([
    ['MUL 1805', 'mul:1805'],
    ['mul: 01805', 'mul:1805'],
    ['#140', 'mul:140'],
    ['№ 140', 'mul:140'],
    ['12345', 'mul:12345'],
    ['https://masterunitlist.info/Unit/Details/140/atlas-as7-d', 'mul:140'],
    ['www.masterunitlist.info/Unit/Details/140?x=1', 'mul:140'],
    ['masterunitlist.azurewebsites.net/Unit/Card/140', 'mul:140'],
  ])('%s is %s', (text, conditions) => {
    expect(interpretKey(text)).toMatchObject({ text: '', conditions });
  });

  test.each(['1234567890', 'atlas 140', 'https://example.com/Unit/Details/140', '140 mul'])('%s is none', (text) => {
    expect(interpretKey(text)).toBeUndefined();
  });

  // Eras begin in 2398; the last one has no end, and 100 years count.
  test.each([
    ['2397', true],
    ['2398', false],
    ['2780', false],
    ['2781', false],
    ['3150', false],
    ['3151', false],
    ['3250', false],
    ['3251', true],
  ])('the bare number %s: %s', (text, isNumber) => {
    expect(interpretKey(text) !== undefined).toBe(isNumber);
    expect(interpretKey(`mul ${text}`)?.conditions).toBe(`mul:${text}`);
  });
});

const read = (name: string, text: string): string | undefined => {
  const read = INTERPRETATIONS.find((each) => each.name === name)?.textOf(text);
  return read && [read.text, read.conditions].filter(Boolean).join(' | ');
};

test.each([
  ['roman', 'marauder 2', 'marauder ii'],
  ['roman', 'jenner2c', 'jenner iic'],
  ['roman', 'marauder', undefined],
  ['layout', 'fnkfc', 'атлас'],
  ['layout', 'федфы', 'atlas'],
  ['layout', 'ход', undefined],
  ['layout', 'ближе', undefined],
  ['latin', 'атлас as7-d', 'atlas as7-d'],
  ['latin', 'atlas', undefined],
  ['joined', 'as 7 d', 'as7d'],
  ['joined', 'atlas', undefined],
  ['two-as-one', 'mad cta', 'madcta'],
  ['two-as-one', 'mad 7', undefined],
  ['two-as-one', 'big mad cat', undefined],
  ['question', 'kurita mechs below 30 pv', 'faction:kurita type:BM pv<30'],
  ['named', 'what is an atlas', 'atlas'],
  ['question-misspelled', 'fast clan mechs lokust', 'lokust | sort:-move tech:Clan type:BM'],
  ['question-misspelled', 'fast clan mechs lok', undefined],
  ['question-misspelled', 'clan lokust', undefined],
  ['question-alone', 'fast clan mechs lokust', 'sort:-move tech:Clan type:BM'],
  ['question-alone', 'fast clan mechs', undefined],
])('%s reads “%s” as %s', (name, text, expected) => {
  expect(read(name, text)).toBe(expected);
});

test('exact readings come before guesses', () => {
  const guesses = INTERPRETATIONS.map(({ mayGuess, name }) => mayGuess && name !== 'question-misspelled');
  const first = guesses.indexOf(true);
  expect(guesses.slice(first)).toEqual(guesses.slice(first).fill(true));
});
