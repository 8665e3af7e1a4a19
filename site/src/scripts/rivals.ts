/** What beats a unit: those that its rule set finds, in the order of their odds one against one. */
import { CATALOG } from '../texts/catalog.js';
import { ask, type CatalogUnit } from './catalog-api.js';
import { type Comparison, compares, comparisonOf } from './comparison.js';
import { language, make, say } from './dom.js';
import { type Fighting, fights } from './fights.js';
import { systemOf } from './force-shelf.js';
import { unitName } from './unit-words.js';

/** Each is a fight to compute. */
const MOST = 6;

async function found(unit: CatalogUnit, { rivals }: Comparison): Promise<readonly Fighting[]> {
  const ranking = rivals.ranking(unit);
  if (!ranking) return [];
  const { nodes } = (await ask('ranking', { ...ranking, first: MOST + 1 }, { language, fields: ['nodes.id', 'nodes.name'] })) as {
    readonly nodes: readonly Fighting[];
  };
  return nodes.filter(({ id }) => id !== unit.id).slice(0, MOST);
}

/** The answer as a section. Rejects when the service is away. */
export async function rivalsOf(unit: CatalogUnit): Promise<HTMLElement> {
  const heading = make('h2', { id: 'rivals', tabindex: '-1' }, say(CATALOG.rivals));
  const comparison = await comparisonOf(unit.system);
  const rivals = comparison ? await found(unit, comparison) : [];
  if (!comparison || rivals.length === 0) return make('section', { class: 'entry-part' }, heading, make('p', {}, say(CATALOG.noRivals)));
  const itself = { id: unit.id, name: unitName(unit) };
  const pairs = rivals.map((rival) => [rival, itself] as const);
  const fought = (await fights(pairs, comparison)).toSorted((one, other) => other.firstWins - one.firstWins);
  if (fought.length === 0) throw new Error('the service answers no fight');
  const list = make('ul', { class: 'fights' }, ...fought.map(({ item }) => item));
  return make('section', { class: 'entry-part' }, heading, make('p', {}, say(comparison.rivals.about)), list);
}

/** Whether its rule set can say it. @example hasRivals('alpha-strike/atlas-as7-d') // true */
export const hasRivals = (id: string): boolean => compares(systemOf(id));
