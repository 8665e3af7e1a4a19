/** Tokens of texts in any alphabet. */
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.js';

const texts = (text: string): readonly string[] => tokensOf(text).map((token) => token.text);

test.each([
  ['Timberwolf', ['Timberwolf']],
  ['Тяжёлый Йорк', ['Тяжёлый', 'Йорк']],
  ['Grün über Ångström', ['Grün', 'über', 'Ångström']],
  ['Łódź Ωμέγα', ['Łódź', 'Ωμέγα']],
  ['戦闘 メカ 전투', ['戦闘', 'メカ', '전투']],
])('“%s” is words', (text, expected) => expect(texts(text)).toEqual(expected));

test.each([
  ['2D6', 'dice', '2D6'],
  ['2к6', 'dice', '2D6'],
  ['w10', 'dice', 'D10'],
  ['4S', 'card', '4S'],
  ['тс', 'card', 'тс'],
  ['4/4/3*', 'damage', '4/4/3*'],
])('%s is a token of the kind %s', (text, kind, stem) => expect(tokensOf(text)).toMatchObject([{ kind, stem }]));

test('a code with letters is parted into its words', () => expect(texts('AS7-D')).toEqual(['AS', '7', 'D']));

test.each([
  ['eighty eight', [88]],
  ['four hundred and fifty points', [450]],
  ['четыреста восемьдесят', [480]],
  ['сорок два', [42]],
  ['four and a half steps', [4.5]],
  ['два с половиной', [2.5]],
  ['an inch of woods, a mech', [1]],
  ['пару шагов, пара тузов', [2, 2]],
  // Two numbers.
  ['three four', [3, 4]],
  ['twenty, five', [20, 5]],
  ['52+47', [52, 47]],
])('the numbers of “%s” are %j', (text, numbers) => expect(tokensOf(text).flatMap(({ value }) => value ?? [])).toEqual(numbers));
