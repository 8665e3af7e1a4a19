/** The catalog entry in an address of the site. */
import type { CardEntry, EntryPage } from '@rangefinder/cards';
import * as catalog from '@rangefinder/catalog';
import { entryFinder, type Language, systems } from '@rangefinder/rules';
import { namedAvailability } from '../../answering/catalog/public-availability.js';
import { publicUnit, publicWeapon } from '../../answering/catalog/public-entries.js';
import { askCatalog } from '../../context/catalog-access.js';
import { isLanguage } from '../../context/language.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../../context/work/cost.js';

export interface RequestedEntry {
  readonly language: Language;
  readonly sort: 'units' | 'weapons';
  readonly id: string;
}

const MAX_VARIANTS = 60;
const ADDRESS = /^\/([a-z]{2})\/(units|weapons)\/([\w-]+(?:\/[\w.-]+)+)\/?$/;

const typeOf = entryFinder(systems);

/**
 * The entry in a path; undefined for other pages.
 * @example requestedEntry('/en/units/alpha-strike/atlas-as7-d/') // { language: 'en', sort: 'units', id: 'alpha-strike/atlas-as7-d'
 *   }
 */
export function requestedEntry(path: string): RequestedEntry | undefined {
  const [, language, sort, id = ''] = ADDRESS.exec(path) ?? [];
  return isLanguage(language) ? { language, sort: sort as RequestedEntry['sort'], id } : undefined;
}

export const entryPath = ({ language, sort, id }: RequestedEntry): string => `/${language}/${sort}/${id}/`;

/** A public entry as the input of a card. The compiler does not know `name` and `nameRu`, because they are made for each language. */
const cardEntry = (entry: object): CardEntry => entry as CardEntry;

/** An entry with everything that its page shows; undefined if the catalog has none. */
export async function findEntryPage({ sort, id }: RequestedEntry, context: ResolverContext): Promise<EntryPage | undefined> {
  await work(context, CATALOG_MS);
  if (sort === 'weapons') {
    const weapon = await askCatalog(context, (db) => catalog.findWeapon(db, id));
    return weapon && { entry: cardEntry(publicWeapon(weapon)), variants: [] };
  }
  const unit = await askCatalog(context, (db) => catalog.findUnit(db, id));
  if (!unit) return undefined;
  const [mounted, variants] = [await context.weaponsOf().load(id), await variantsOf(unit, context)];
  const weapons = mounted.map(({ weapon, ...mount }) => ({ ...mount, weapon: publicWeapon(weapon) }));
  return {
    entry: cardEntry({ ...publicUnit(unit), weapons }),
    variants: variants.map((one) => cardEntry(publicUnit(one))),
    availability: namedAvailability(unit),
  };
}

/** Other units of the same family. */
async function variantsOf(unit: catalog.Unit, context: ResolverContext): Promise<readonly catalog.Unit[]> {
  const { family, texts } = typeOf('unit', unit.system, unit.kind);
  const name = family && (unit.stats as Readonly<Record<string, unknown>>)[family];
  const field = family && texts[family]?.[0];
  if (typeof name !== 'string' || name === '' || name.includes('"') || field === undefined) return [];
  await work(context, CATALOG_MS + MAX_VARIANTS * ENTRY_MS);
  const query = `system:${unit.system} ${field}:"${name}" sort:name`;
  const page = await askCatalog(context, (db) => catalog.queryUnits(db, query, { first: MAX_VARIANTS }));
  const all = page.ok ? page.value.edges.map(({ node }) => node) : [];
  return all.filter((one) => one.id !== unit.id && (one.stats as Readonly<Record<string, unknown>>)[family as string] === name);
}
