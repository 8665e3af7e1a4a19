/** Writes rolls of dice in words as notation: “two twelve-siders, keep the best” → `2d12kh1`. */
import { NUMBER_WORDS } from '@rangefinder/rulebook/search';
import { ADDING, COUNTED, FILLERS, KEPT, KINDS, NAMED, NAMED_ROLLS, ONE_DIE, ROWS, SIX_SIDED, SUMS, THROWS } from './dice-phrases.js';

/** Dice in notation. */
const DIE = /(?<![\p{L}\d§×])\d*\s?d\d/u;

/** A text in lower case with its rolls in notation. */
export function notationOf(text: string): string {
  // A long run of spaces would take each pattern a time that is quadratic in its length.
  const plain = text.toLowerCase().replaceAll('ё', 'е').replaceAll('≥', '>=').replaceAll('≤', '<=').replaceAll(/\s+/g, ' ');
  const counted = rewritten(withSides(inDigits(rewritten(plain, NAMED))), COUNTED);
  const kinds = latin(rewritten(counted, KINDS));
  const withDice = DIE.test(kinds) ? rewritten(kinds, NAMED_ROLLS) : rewritten(kinds, SIX_SIDED);
  const thrown = [ONE_DIE, THROWS, ROWS].reduce((now, rules) => (DIE.test(now) ? now : rewritten(now, rules)), withDice);
  const kept = rewritten(rewritten(joined(thrown), SUMS), KEPT);
  return withKept(FILLERS.reduce((now, filler) => now.replace(filler, ' '), kept));
}

const rewritten = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((now, [pattern, notation]) => now.replace(pattern, notation), text);

/** A text with numbers from two on in digits. “One” often is no number. */
const inDigits = (text: string): string =>
  text.replace(/(?<![§×∀\p{L}])\p{L}+/gu, (word) => {
    const value = NUMBER_WORDS.get(word);
    return value === undefined || value < 2 ? word : String(value);
  });

/** «Двенадцатигранник» → `12гранник`. */
const withSides = (text: string): string =>
  text.replace(/(?<!\p{L})(\p{L}+?)(гранн\p{L}*)/gu, (word, number: string, noun: string) => {
    const value = NUMBER_WORDS.get(number);
    return value === undefined ? word : `${value}${noun}`;
  });

/** The letter of dice in Latin script, without a space before it. */
const latin = (text: string): string =>
  text.replace(/(?<![\p{L}\d§×])(\d{0,3})\s?[кдdw](?=\d)/gu, (dice, count: string) => (/^\s/.test(dice) ? ` ${count}d` : `${count}d`));

/** Dice in a list are added if the text asks for a sum. */
const joined = (text: string): string =>
  ADDING.test(text) ? text.replace(/(?<=d\d{1,3})(?:,\s?|\s)(?:(?:and|и)\s)?(?:на\s)?(?=\d*d\d)/gu, '+') : text;

/** The dice that count, behind the only pool of a text. */
function withKept(text: string): string {
  const attached = text.replace(/(?<=d\d{1,3}),?\s?\{(\w+)\}/g, '$1');
  const marks = [...attached.matchAll(/\{(\w+)\}/g)].map(([, mark = '']) => mark);
  if (marks.length === 0) return attached;
  const pools = attached.match(/(?<![\p{L}\d])\d*d\d+/gu) ?? [];
  return pools.length === 1
    ? attached.replaceAll(/\{\w+\}/g, ' ').replace(/(?<![\p{L}\d])\d*d\d+(?:r\d+)?/u, `$&${marks.join('')}`)
    : attached;
}
