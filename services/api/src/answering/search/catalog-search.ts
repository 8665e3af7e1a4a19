/** Full-text search of units, weapons and armor. If the catalog is unavailable, the search covers the rulebook only. */
import { type CardEntry, entryDescription } from '@rangefinder/cards';
import { cardContext } from '@rangefinder/cards/words';
import {
  type Armor,
  MAX_PAGE_ROWS,
  namesAsText,
  parseQuery,
  queryUnits,
  type RankedHit,
  type RankedSearch,
  rankedHits,
  SYSTEMS,
  type Understanding,
  type Unit,
  type Weapon,
} from '@rangefinder/catalog';
import type { Language, Slug } from '@rangefinder/rules';
import { GraphQLError } from 'graphql';
import { askCatalog } from '../../context/catalog-access.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { publicUnit } from '../catalog/public-entries.js';
import type { Document, Hit } from './hits.js';

/** Catalog hits with the interpretation of the text. */
export interface CatalogHits extends Understanding {
  readonly hits: readonly Hit[];
}

interface CatalogSearch extends RankedSearch {
  readonly system?: Slug | undefined;
}

const NOTHING: CatalogHits = { hits: [], matched: 'ALL', understoodAs: null };

/** Returns matching entries, best first. */
export async function searchCatalog(text: string, options: CatalogSearch, context: ResolverContext): Promise<CatalogHits> {
  const { system, first = MAX_PAGE_ROWS } = options;
  if (system !== undefined && !hasEntries(system)) return NOTHING;
  const queried = await unitsOfQuery(text, system, first, context);
  if (queried !== undefined) return queried;
  const found = await askCatalog(context, (db) => rankedHits(db, text, options)).catch(orNothing);
  return found ? { ...found, hits: found.hits.map((hit) => ({ document: documentOf(hit), fit: hit.fit })) } : NOTHING;
}

/** A sign of the query language, which no name and no question in words has. */
const CONDITION = /[\p{L}\d][:<>=]+[\p{L}\d"]/u;

/** Units of a text that is a query with conditions; undefined for any other text. */
async function unitsOfQuery(
  text: string,
  system: Slug | undefined,
  first: number,
  context: ResolverContext,
): Promise<CatalogHits | undefined> {
  if (!CONDITION.test(text) || !parseQuery(text).ok) return undefined;
  const query = system === undefined ? text : `${text} system:${system}`;
  const found = await askCatalog(context, (db) => queryUnits(db, query, { first })).catch(orNothing);
  if (!found?.ok || found.value.edges.length === 0) return undefined;
  const { edges, matched, understoodAs } = found.value;
  return { matched, understoodAs, hits: edges.map(({ node }) => ({ document: unitDocument(node), fit: 1 })) };
}

const hasEntries = (system: Slug): boolean => SYSTEMS.includes(system);

function orNothing(error: unknown): undefined {
  if (error instanceof GraphQLError && error.extensions.code === 'CATALOG_UNAVAILABLE') return undefined;
  throw error;
}

function documentOf(hit: RankedHit): Document {
  if (hit.kind === 'unit') return unitDocument(hit.unit);
  return hit.kind === 'weapon' ? weaponDocument(hit.weapon) : armorDocument(hit.armor);
}

const unitDocument = (unit: Unit): Document => ({
  id: unit.id,
  kind: 'UNIT',
  system: unit.system,
  title: namesAsText(unit.names),
  // Only the results of a page are described.
  summary: {
    get en() {
      return figuresOfUnit(unit, 'en');
    },
    get ru() {
      return figuresOfUnit(unit, 'ru');
    },
  },
  path: `units/${unit.id}/`,
  // Read of named units only.
  get figures() {
    return { ...unit.stats };
  },
});

/** Source of a unit that is not official, else its faction, then kind, cost and first figures: `BattleMech · 52 PV · …`. */
function figuresOfUnit(unit: Unit, language: Language): string {
  const entry: CardEntry = publicUnit(unit) as object as CardEntry;
  return entryDescription(entry, entry.badge ?? unit.faction?.[language] ?? '', cardContext(language));
}

const weaponDocument = (weapon: Weapon): Document => ({
  id: weapon.id,
  kind: 'WEAPON',
  system: weapon.system,
  title: namesAsText(weapon.names),
  summary: weapon.source.name,
  path: `weapons/${weapon.id}/`,
});

/** Armor has no page. Its hit links to the tables of its rule set. */
const armorDocument = (armor: Armor): Document => ({
  id: armor.id,
  kind: 'ARMOR',
  system: armor.system,
  title: namesAsText(armor.names),
  summary: armor.source.name,
  path: `${armor.system}/tables/`,
});
