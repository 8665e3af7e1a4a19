/** Built-in weapons and armor of the rule sets, which are available without the catalog. */
import { type AnyEntryType, type BuiltInEntry, systems, type Text } from '@rangefinder/rules';
import { type CatalogArmor, type CatalogWeapon, publicArmor, publicWeapon } from './public-entries.js';

const keyOf = (sort: 'weapon' | 'armor', system: string, id: string): string => `${sort} ${system} ${id}`;

const keptOf = (system: string, { source }: AnyEntryType, { id, name, cost, figures }: BuiltInEntry) => ({
  id: `${system}/${id}`,
  system,
  names: name,
  cost,
  stats: figures,
  source,
});

function weaponOf(system: string, type: AnyEntryType, entry: BuiltInEntry): CatalogWeapon {
  const { kind, aliases = [] } = entry;
  return { ...keptOf(system, type, entry), kind, aliases };
}

function armorOf(system: string, type: AnyEntryType, entry: BuiltInEntry): CatalogArmor {
  const { name, abbreviation = name } = entry;
  return { ...keptOf(system, type, entry), abbreviation };
}

const entries: ReadonlyMap<string, object> = new Map(
  systems.flatMap(({ slug, entries: types, printed }) =>
    printed.flatMap((entry) => {
      const type = types.find((one) => one.type === entry.type);
      if (!type || type.sort === 'unit') return [];
      const shown = type.sort === 'armor' ? publicArmor(armorOf(slug, type, entry)) : publicWeapon(weaponOf(slug, type, entry));
      return [[keyOf(type.sort, slug, entry.id), shown] as const];
    }),
  ),
);

/**
 * Returns a built-in weapon or armor by its id.
 * @example builtInEntry('armor', '5150', 'light')
 */
export function builtInEntry(sort: 'weapon' | 'armor', system: string, id: string): object {
  const entry = entries.get(keyOf(sort, system, id));
  if (!entry) throw new Error(`no printed ${sort} ${id} of ${system}`);
  return entry;
}

const names: ReadonlyMap<string, Text> = new Map(
  systems.flatMap(({ slug, printed }) => printed.map(({ id, name }) => [`${slug}/${id}`, name] as const)),
);

/**
 * Returns the name of a built-in entry.
 * @example printedName('5150', 'laser-pistol')?.ru // 'Лазерный пистолет'
 */
export const printedName = (system: string, id: string): Text | undefined => names.get(`${system}/${id}`);

const costs: ReadonlyMap<string, number | null> = new Map(
  systems.flatMap(({ slug, printed }) => printed.map(({ id, cost }) => [`${slug}/${id}`, cost] as const)),
);

/**
 * Returns the points of a built-in entry. Null without a price.
 * @example printedCost('5150', 'laser-pistol') // 4
 */
export const printedCost = (system: string, id: string): number | null => costs.get(`${system}/${id}`) ?? null;
