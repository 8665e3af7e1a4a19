/** Relevance of units in memory, by the same key as in the catalog. */
import { FIRST_LANGUAGE, fieldIn } from '@rangefinder/rules';
import type { ResolvedText } from '../words/resolve-words.js';
import { holdsWords } from '../words/word-query.js';
import type { IndexedUnit } from './indexed-unit.js';

const FIRST_NAME = fieldIn('name', FIRST_LANGUAGE);

/** The name that ranking compares. */
export const rankedName = ({ sortNames }: IndexedUnit): string => sortNames[FIRST_NAME] ?? '';

/** How well names fit, from 1: a whole name, another likely meaning, beginnings of names, whole words, close and less similar words. */
function fitOf(unit: IndexedUnit, { meant, alsoMeant, whole, close, alternatives = [] }: ResolvedText): number {
  if (alternatives.length > 0) return Math.min(...alternatives.map((each) => fitOf(unit, each)));
  const { barredNames, words } = unit;
  if (barredNames.includes(`|${meant}|`)) return 1;
  if (alsoMeant.some((each) => barredNames.includes(`|${each}|`))) return 2;
  if (barredNames.includes(`|${meant} `)) return 3;
  if (barredNames.includes(`|${meant}`)) return 4;
  if (holdsWords(whole, words)) return 5;
  return holdsWords(close, words) ? 6 : 7;
}

/** The key that results are sorted by: the fit, base variants first and among them the shortest name, then the name. */
export function relevanceKey(unit: IndexedUnit, resolved: ResolvedText): string {
  const name = rankedName(unit);
  const base = unit.unit.isBase ? `0${String(name.length).padStart(3, '0').slice(0, 3)}` : '1';
  return `${fitOf(unit, resolved)}${base}${name}`;
}
