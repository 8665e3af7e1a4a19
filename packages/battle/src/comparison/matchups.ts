/** “What beats it?”: the units that a ranking finds, sorted by their odds in a duel. */
import type { CardEntry } from '@rangefinder/cards';
import { ask } from '../catalog/api.js';
import { unitName } from '../catalog/page-cards.js';
import { language, make, say } from '../dom.js';
import { systemOf } from '../forces/saved-forces.js';
import { comparisonRulesOf, hasComparisonRules } from '../systems/index.js';
import { COMPARISON } from '../texts/comparison.js';
import { type Duelist, duels } from './duels.js';
import type { ComparisonRules } from './rules.js';

/** Each opponent costs a duel to compute. */
const MAX_OPPONENTS = 6;

async function findOpponents(unit: CardEntry, { matchups }: ComparisonRules): Promise<readonly Duelist[]> {
  const ranking = matchups.ranking(unit);
  if (!ranking) return [];
  const { nodes } = (await ask('ranking', { ...ranking, first: MAX_OPPONENTS + 1 }, { language, fields: ['nodes.id', 'nodes.name'] })) as {
    readonly nodes: readonly Duelist[];
  };
  return nodes.filter(({ id }) => id !== unit.id).slice(0, MAX_OPPONENTS);
}

/** Builds the section. Rejects if the service is unreachable. */
export async function matchupSection(unit: CardEntry): Promise<HTMLElement> {
  const heading = make('h2', { id: 'matchups', tabindex: '-1' }, say(COMPARISON.matchups));
  const section = (...content: readonly HTMLElement[]): HTMLElement => make('section', { class: 'entry-part' }, heading, ...content);
  const rules = await comparisonRulesOf(unit.system);
  const opponents = rules ? await findOpponents(unit, rules) : [];
  if (!rules || opponents.length === 0) return section(make('p', {}, say(COMPARISON.noMatchups)));
  const itself = { id: unit.id, name: unitName(unit) };
  const pairs = opponents.map((opponent) => [opponent, itself] as const);
  const fought = (await duels(pairs, rules)).toSorted((one, other) => other.firstWins - one.firstWins);
  if (fought.length === 0) throw new Error('the service answered no duel');
  const list = make('ul', { class: 'fights' }, ...fought.map(({ item }) => item));
  return section(make('p', {}, say(rules.matchups.about)), list);
}

/** @example hasMatchups('alpha-strike/atlas-as7-d') // true */
export const hasMatchups = (id: string): boolean => hasComparisonRules(systemOf(id));
