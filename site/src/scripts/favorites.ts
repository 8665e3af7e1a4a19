/** Units that a player wants at hand. Pure, but for the two functions at the end. */
import type { CatalogUnit } from './catalog-api.js';

/** As much of a unit as lists show. */
export type Favorite = Pick<CatalogUnit, 'id' | 'system' | 'kind' | 'name' | 'nameRu' | 'aliases' | 'cost' | 'stats'>;

const MAX_FAVORITES = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

function favoriteOf(value: unknown): readonly Favorite[] {
  const { id, system, kind, name, nameRu, cost, stats } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isText(id) || !isText(system) || !isText(kind) || !isText(name)) return [];
  // The type of its figures says what its cost is counted in.
  const { __typename: type } = (stats ?? {}) as Readonly<Record<string, unknown>>;
  const other = { nameRu: isText(nameRu) ? nameRu : null, cost: typeof cost === 'number' ? cost : null, aliases: [] };
  return [{ id, system, kind, name, ...other, stats: isText(type) ? { __typename: type } : {} }];
}

/** What was kept; what cannot be read is left out. */
export function readFavorites(text: string | null): readonly Favorite[] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return Array.isArray(kept) ? kept.flatMap(favoriteOf).slice(0, MAX_FAVORITES) : [];
  } catch {
    return [];
  }
}

/** With the unit when it was not among them, else without; the latest first. */
export function toggled(favorites: readonly Favorite[], unit: Favorite): readonly Favorite[] {
  const rest = favorites.filter(({ id }) => id !== unit.id);
  return rest.length < favorites.length ? rest : [...favoriteOf(unit), ...rest].slice(0, MAX_FAVORITES);
}

const KEY = 'favorites';

export function loadFavorites(): readonly Favorite[] {
  try {
    return readFavorites(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** False where the browser keeps nothing. */
export function saveFavorites(favorites: readonly Favorite[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(favorites));
    return true;
  } catch {
    return false;
  }
}
