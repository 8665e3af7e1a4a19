/** Reads questions for the best units against one: “what beats an Atlas for 40 points”. */
import { type Language, questionName, systems } from '@rangefinder/rules';
import { leavesOf } from '../calculators/leaves.js';
import type { NamedEntry } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { OtherReading } from './units.js';

/** What a player says for winning against a unit. */
export const BEATING: Readonly<Record<Language, readonly string[]>> = {
  en: listed('beat beats kill kills destroy destroys counter counters defeat defeats'),
  ru: listed(`бьёт бить побьёт побить убьёт убить завалит завалить уничтожит уничтожить снесёт снести вынесет вынести победит победить
    одолеет одолеть остановит остановить`),
};
const either = (words: readonly string[]): string => words.join('|').replaceAll('ё', '[её]');
const BEATS = new RegExp(
  [
    `\\b(?:what|which|who)(?:\\s+\\p{L}+){0,2}\\s+(?:${either(BEATING.en)}|takes? (?:down|out))\\b`,
    '\\b(?:best|strongest)\\b.*\\bagainst\\b|\\bcounters? (?:to|for)\\b',
    `(?<!\\p{L})(?:что|кто|чем|какой|какие)(?:\\s+\\p{L}+){0,2}\\s+(?:${either(BEATING.ru)}|против)(?!\\p{L})`,
  ].join('|'),
  'iu',
);
const LIMIT = /\b(?:for|up to|within|max)\s+(\d+)\s*(?:pv|points?|pts)?|(?<!\p{L})(?:за|до|в пределах)\s+(\d+)\s*(?:ос|очк\p{L}*|pv|пв)?/iu;
const EXCLUSIVE_LIMIT = /\b(?:under|below|less than|cheaper than)\s+(\d+)|(?<!\p{L})(?:дешевле|меньше)\s+(\d+)/iu;
const SCORE = 1.5;

interface Ranker {
  readonly calculator: string;
  readonly varied: string;
  readonly fixed: string;
}

/** The calculator of each rule set that ranks units against one: the first with a unit of the catalog on both sides. */
const CALCULATORS: ReadonlyMap<string, Ranker> = new Map(
  systems.flatMap(({ slug, calculators }) => {
    const rankers = calculators.flatMap((calculator) => {
      const units = leavesOf(calculator.input).filter(
        ({ path, field }) => path.length === 2 && field.kind === 'catalog' && field.of === 'unit',
      );
      const [varied, fixed] = units.map(({ path }) => path[0] as string);
      return varied && fixed ? [{ calculator: questionName(calculator), varied, fixed }] : [];
    });
    return rankers[0] ? [[slug, rankers[0]] as const] : [];
  }),
);
const DEFAULT_INCHES = 12;

export function readRanking(text: string, tokens: readonly Token[], entries: readonly NamedEntry[]): OtherReading | undefined {
  if (entries.length > 1) return undefined;
  const target = entries.find(({ kind, system }) => kind === 'unit' && CALCULATORS.has(system));
  if (!target || !BEATS.test(text)) return undefined;
  const { calculator, varied, fixed } = CALCULATORS.get(target.system) as Ranker;
  const limit = numberIn(LIMIT, text);
  const exclusive = limit === undefined ? numberIn(EXCLUSIVE_LIMIT, text) : undefined;
  const points = limit ?? exclusive;
  const at = tokens.findIndex(({ stem }, place) => (stem === 'inch' || stem.startsWith('дюйм')) && place > 0);
  const inches = tokens[at - 1]?.value;
  const query = points === undefined ? '*' : `pv${exclusive === undefined ? '<=' : '<'}${points}`;
  const draft = { [varied]: { unit: { query } }, [fixed]: { unit: target.id }, situation: { inches: inches ?? DEFAULT_INCHES } };
  return {
    ...{ question: 'ranking', arguments: { calculator, draft }, system: target.system },
    understood: [
      { text: target.text, field: `draft.${fixed}.unit`, value: target.id },
      ...(points === undefined ? [] : [{ text: points, field: `draft.${varied}.unit.query`, value: query }]),
      ...(inches === undefined ? [] : [{ text: String(inches), field: 'draft.situation.inches', value: inches }]),
    ],
    assumed: inches === undefined ? [{ field: 'draft.situation.inches', value: DEFAULT_INCHES }] : [],
    ...{ unread: [], confidence: 0.9, score: SCORE },
  };
}

/** The number of an expression in one of two languages. */
function numberIn(pattern: RegExp, text: string): string | undefined {
  const [, english, russian] = pattern.exec(text) ?? [];
  return english ?? russian;
}
