/** The entry of a search hit. Catalog entries are loaded in batches. */
import { armorsByIds, findUnits, weaponsByIds } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import DataLoader from 'dataloader';
import { createUnionType } from 'type-graphql';
import { publicArmor, publicUnit, publicWeapon } from '../answering/catalog/public-entries.js';
import type { HitKind } from '../answering/search/hits.js';
import { askCatalog } from '../context/catalog-access.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { work } from '../context/work/charge-work.js';
import { CATALOG_MS, ENTRY_MS } from '../context/work/cost.js';
import { Armor, Weapon } from './catalog/entry-classes.js';
import { Unit } from './catalog/unit-types.js';
import { RuleTable, Ruling } from './reference.js';
import { placeBy } from './rule-node.js';
import { Section } from './sections.js';
import { CalculatorInfo, calculatorBy, Term, termBy } from './system-parts.js';

const ENTRY_TYPES = [Unit, Weapon, Armor] as unknown as readonly [typeof Unit];

export const SearchNode = createUnionType({
  name: 'SearchNode',
  description: 'Entry that a search can find.',
  types: () => [Section, RuleTable, Ruling, Term, CalculatorInfo, ...ENTRY_TYPES] as const,
});

type EntryKind = 'UNIT' | 'WEAPON' | 'ARMOR';
type Loaders = Readonly<Record<EntryKind, DataLoader<string, object | null>>>;
type Found = ReadonlyMap<string, object>;
type Ids = readonly string[];

const loadersOf = new WeakMap<ResolverContext, Loaders>();

/** Returns the entry of a hit in a language; null if it no longer exists. */
export function nodeOf(kind: HitKind, id: string, language: Language, context: ResolverContext): unknown {
  const { publicUrl } = context;
  switch (kind) {
    case 'TERM':
      return termBy(id, language, publicUrl);
    case 'CALCULATOR':
      return calculatorBy(id, language, publicUrl);
    case 'UNIT':
    case 'WEAPON':
    case 'ARMOR':
      return entryLoaders(context)[kind].load(id);
    default:
      return placeBy(kind, id, language, publicUrl);
  }
}

function entryLoaders(context: ResolverContext): Loaders {
  const known = loadersOf.get(context) ?? newLoaders(context);
  loadersOf.set(context, known);
  return known;
}

const newLoaders = (context: ResolverContext): Loaders => ({
  UNIT: loader(context, async (ids) => {
    const units = await askCatalog(context, (db) => findUnits(db, ids));
    return new Map(units.ok ? units.value.found.map((unit) => [unit.id, { __typename: 'Unit', ...publicUnit(unit) }]) : []);
  }),
  WEAPON: loader(context, async (ids) => {
    const weapons = await askCatalog(context, (db) => weaponsByIds(db, ids));
    return new Map([...weapons].map(([id, weapon]) => [id, { __typename: 'Weapon', ...publicWeapon(weapon) }]));
  }),
  ARMOR: loader(context, async (ids) => {
    const armors = await askCatalog(context, (db) => armorsByIds(db, ids));
    return new Map([...armors].map(([id, armor]) => [id, { __typename: 'Armor', ...publicArmor(armor) }]));
  }),
});

const loader = (context: ResolverContext, find: (ids: Ids) => Promise<Found>): DataLoader<string, object | null> =>
  new DataLoader(async (ids) => {
    await work(context, CATALOG_MS + ids.length * ENTRY_MS);
    const found = await find(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
