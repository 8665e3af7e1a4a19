/**
 * Questions in plain words, as the query that they mean: `clan heavy omni under 40 pv` as `tech:Clan size:3 special:OMNI pv<40`. Words that stand
 * for no condition are left as words of names.
 */

import { erasNamed, factionsNamed } from '../availability/eras-and-factions.js';
import { ERAS_AND_FACTIONS } from '../availability/listed.js';
import type { UnitFilter } from '../domain/unit-filter.js';
import { foldText } from '../text/fold.js';
import { parseQuery } from './query/parse-query.js';
import { WORDINGS } from './wording/listed.js';

/** A question, understood. */
interface Question {
  readonly text: string;
  readonly filter: UnitFilter;
  readonly conditions: string;
}

/** What some words stand for. */
interface Meaning {
  readonly length: number;
  readonly condition: string;
}

const LONGEST_TURN = 6;
const WORDS: ReadonlyMap<string, string> = new Map(
  WORDINGS.flatMap(({ words }) => Object.entries(words).map(([turn, query]) => [foldText(turn), query] as const)),
);

/**
 * The query that a text means; undefined when no word of it stands for a condition.
 * @example readQuestion('davion centurion') // { text: 'centurion', filter: { faction: 'davion' }, conditions: 'faction:davion' }
 */
export function readQuestion(text: string): Question | undefined {
  const words = foldText(text)
    .split(' ')
    .map((word) => word.replace(/[,;.?!]+$/, ''))
    .filter((word) => word !== '');
  const [conditions, rest]: [string[], string[]] = [[], []];
  for (let from = 0; from < words.length; ) {
    const meaning = meaningAt(words, from);
    if (meaning === undefined) rest.push(words[from] as string);
    else if (meaning.condition !== '' && !conditions.includes(meaning.condition)) conditions.push(meaning.condition);
    from += meaning?.length ?? 1;
  }
  const query = parseQuery(conditions.join(' '));
  if (conditions.length === 0 || !query.ok) return undefined;
  return { text: rest.join(' '), filter: query.value.filter, conditions: conditions.join(' ') };
}

/** The longest turn of phrase that begins here. */
function meaningAt(words: readonly string[], from: number): Meaning | undefined {
  for (let length = Math.min(LONGEST_TURN, words.length - from); length > 0; length--) {
    const turn = words.slice(from, from + length);
    const condition = conditionOf(turn) ?? fieldingOf(turn.join(' '));
    if (condition !== undefined) return { length, condition };
  }
  return undefined;
}

const NUMBER = /\d+(?:\.\d+)?/g;

function conditionOf(turn: readonly string[]): string | undefined {
  const numbers = turn.join(' ').match(NUMBER) ?? [];
  const pattern = turn.map((word) => (/^\d[\d.\-–]*\+?$/.test(word) ? word.replace('–', '-').replace(NUMBER, '#') : word)).join(' ');
  const query = WORDS.get(pattern);
  let next = 0;
  return query?.replace(/#/g, () => numbers[next++] ?? '');
}

function fieldingOf(name: string): string | undefined {
  const [faction, ...others] = ERAS_AND_FACTIONS.flatMap((each) => factionsNamed(each, name));
  if (faction !== undefined) return `faction:${others.length === 0 ? faction.id : quoted(name)}`;
  const [era] = ERAS_AND_FACTIONS.flatMap((each) => erasNamed(each, name));
  return era === undefined ? undefined : `era:${era.id}`;
}

const quoted = (name: string): string => (name.includes(' ') ? `"${name}"` : name);
