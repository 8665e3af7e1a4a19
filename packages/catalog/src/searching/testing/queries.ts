/**
 * Queries of players and the units that they mean: the test set of the search. It was written before the search was tuned; do not
 * adapt it to the search.
 */
import { CODE, PUNCTUATION, PUNCTUATION_RUSSIAN } from './queries/codes.js';
import { FACTIONS_AND_ERAS, FACTIONS_AND_ERAS_RUSSIAN } from './queries/factions.js';
import { BASE_VARIANT, PLAIN } from './queries/names.js';
import { CLAN_NAME, NICKNAME, NICKNAME_RUSSIAN } from './queries/nicknames.js';
import { BRONEPEHOTA, BRONEPEHOTA_RUSSIAN, WEAPON, WEAPON_RUSSIAN, WORLD_AT_WAR, WORLD_AT_WAR_RUSSIAN } from './queries/other-systems.js';
import { QUESTIONS, QUESTIONS_RUSSIAN } from './queries/questions.js';
import { CYRILLIC_RUSSIAN, LAYOUT, LAYOUT_RUSSIAN } from './queries/russian.js';
import type { Meaning, MeaningRow, MeantUnit, QueryRow } from './queries/shapes.js';
import { JOINED, NUMBERED, SPLIT, TYPO } from './queries/spelling.js';

export { OPEN_QUERIES } from './queries/open.js';
export type { MeantUnit } from './queries/shapes.js';

/** Groups of queries, which are reported separately. */
type QueryGroup =
  | ('plain' | 'base-variant' | 'code' | 'punctuation' | 'joined' | 'split' | 'typo' | 'cyrillic' | 'layout' | 'nickname' | 'clan-name')
  | ('numbered' | 'weapon' | 'bronepehota' | 'world-at-war' | 'faction-era' | 'question');

/** A query and its intended result. */
export interface TestQuery {
  readonly query: string;
  readonly group: QueryGroup;
  readonly language: 'en' | 'ru';
  /** Any of these may come first; if empty, any unit that matches the meaning. */
  readonly units: readonly MeantUnit[];
  /** Conditions that the query expresses. */
  readonly meaning?: Meaning;
  /** How many units of the starter catalog match the meaning. */
  readonly count?: number;
}

const unitsOf = (group: QueryGroup, language: 'en' | 'ru', rows: readonly QueryRow[]): readonly TestQuery[] =>
  rows.map(([query, ...units]) => ({ query, group, language, units }));

const meaningsOf = (group: QueryGroup, language: 'en' | 'ru', rows: readonly MeaningRow[]): readonly TestQuery[] =>
  rows.map(([query, meaning, count, ...units]) => ({ query, group, language, units, meaning, count }));

/** All queries that have an answer. */
export const TEST_QUERIES: readonly TestQuery[] = [
  ...unitsOf('plain', 'en', PLAIN),
  ...unitsOf('base-variant', 'en', BASE_VARIANT),
  ...unitsOf('code', 'en', CODE),
  ...unitsOf('punctuation', 'en', PUNCTUATION),
  ...unitsOf('punctuation', 'ru', PUNCTUATION_RUSSIAN),
  ...unitsOf('joined', 'en', JOINED),
  ...unitsOf('numbered', 'en', NUMBERED),
  ...unitsOf('split', 'en', SPLIT),
  ...unitsOf('typo', 'en', TYPO),
  ...unitsOf('cyrillic', 'ru', CYRILLIC_RUSSIAN),
  ...unitsOf('layout', 'en', LAYOUT),
  ...unitsOf('layout', 'ru', LAYOUT_RUSSIAN),
  ...unitsOf('nickname', 'en', NICKNAME),
  ...unitsOf('nickname', 'ru', NICKNAME_RUSSIAN),
  ...unitsOf('clan-name', 'en', CLAN_NAME),
  ...unitsOf('weapon', 'en', WEAPON),
  ...unitsOf('weapon', 'ru', WEAPON_RUSSIAN),
  ...unitsOf('bronepehota', 'en', BRONEPEHOTA),
  ...unitsOf('bronepehota', 'ru', BRONEPEHOTA_RUSSIAN),
  ...unitsOf('world-at-war', 'en', WORLD_AT_WAR),
  ...unitsOf('world-at-war', 'ru', WORLD_AT_WAR_RUSSIAN),
  ...meaningsOf('faction-era', 'en', FACTIONS_AND_ERAS),
  ...meaningsOf('faction-era', 'ru', FACTIONS_AND_ERAS_RUSSIAN),
  ...meaningsOf('question', 'en', QUESTIONS),
  ...meaningsOf('question', 'ru', QUESTIONS_RUSSIAN),
];
