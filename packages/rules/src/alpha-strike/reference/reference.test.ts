import { expect, test } from 'vitest';
import { LANGUAGES } from '../../text/language.js';
import { alphaStrike } from '../index.js';
import { glossary } from './glossary/index.js';
import { rulings } from './rulings/index.js';
import { CRITICAL_ODDS } from './tables/critical-hits.js';

/** The names of the required rulings. */
const PROMISED =
  'woods-once woods-and-cover water-depth height-charged shutdown-physical natural-12 deep-water-cooling engine-heat heat-then-ht overheat-on-miss mp-rounding weapon-hit-values minimal-damage-bonus no-damage-no-critical criticals-pending dfa-criticals own-damage indirect-modifier initiative-tie uneven-order pv-skill balance-base cover-limits';

test('has every required ruling with both readings', () => {
  const byId = new Map(rulings.map((ruling) => [ruling.id as string, ruling]));
  for (const name of PROMISED.split(' ')) expect(byId.get(`alpha-strike/ruling/${name}`)?.readings.length, name).toBe(2);
});

test('terms have unique ids and abbreviations', () => {
  const ids = glossary.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(glossary.length).toBeGreaterThan(40);
});

/** Words to avoid, and what players write. */
const NOT_TEXTS: readonly string[] = ['avoid', 'phrases', 'abbreviations'];

/** Every text of the reference. */
function textsIn(value: unknown, language: 'en' | 'ru'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string') return [String((value as Record<string, unknown>)[language])];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_TEXTS.includes(key) ? [] : textsIn(inner, language)));
}

test('no text uses a word that the glossary forbids', () => {
  for (const language of LANGUAGES) {
    const text = ` ${textsIn(alphaStrike, language).join(' · ').toLowerCase()} `;
    for (const { id, avoid } of glossary)
      for (const word of avoid?.[language] ?? []) expect(text, id).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'));
  }
});

test('the odds of critical hits are those of 2D6', () => {
  const weights = Object.fromEntries(CRITICAL_ODDS.outcomes.map(({ value, weight }) => [value, Number(weight)]));
  expect(CRITICAL_ODDS.total).toBe(36n);
  expect(weights).toEqual({ AMMUNITION: 1, ENGINE: 4, FIRE_CONTROL: 6, NONE: 8, WEAPON: 10, MOVEMENT: 6, DESTROYED: 1 });
});

test('a unit is «боевая единица» or «БЕ», never «единица» alone', () => {
  const alone = /(?<!боев[а-я]{2} )(?<![а-яё])единиц[а-яё]*/iu;
  const meanings = glossary.map(({ name, meaning }) => ({ name, meaning }));
  for (const text of [...textsIn({ ...alphaStrike, glossary: undefined }, 'ru'), ...textsIn(meanings, 'ru')])
    expect(text).not.toMatch(alone);
});
