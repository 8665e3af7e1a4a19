/** Favorite units, saved on this device. Pure, except for the last two functions. */
import type { CardEntry } from '@rangefinder/cards';

/** The fields of lists. */
export type Favorite = Pick<CardEntry, 'id' | 'system' | 'kind' | 'name' | 'nameRu' | 'aliases' | 'cost' | 'stats'>;

const MAX_FAVORITES = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

function favoriteOf(value: unknown): readonly Favorite[] {
  const { id, system, kind, name, nameRu, cost, stats } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isText(id) || !isText(system) || !isText(kind) || !isText(name)) return [];
  // The type name determines the unit of the cost.
  const { __typename: type } = (stats ?? {}) as Readonly<Record<string, unknown>>;
  const other = { nameRu: isText(nameRu) ? nameRu : null, cost: typeof cost === 'number' ? cost : null, aliases: [] };
  return [{ id, system, kind, name, ...other, stats: isText(type) ? { __typename: type } : {} }];
}

/** Parses saved favorites; drops invalid ones. */
export function parseFavorites(text: string | null): readonly Favorite[] {
  try {
    const saved: unknown = JSON.parse(text ?? '');
    return Array.isArray(saved) ? saved.flatMap(favoriteOf).slice(0, MAX_FAVORITES) : [];
  } catch {
    return [];
  }
}

/** Adds the unit at the front, or removes it. */
export function toggleFavorite(favorites: readonly Favorite[], unit: Favorite): readonly Favorite[] {
  const rest = favorites.filter(({ id }) => id !== unit.id);
  return rest.length < favorites.length ? rest : [...favoriteOf(unit), ...rest].slice(0, MAX_FAVORITES);
}

/** Key of `localStorage`. */
const KEY = 'favorites';

export function loadFavorites(): readonly Favorite[] {
  try {
    return parseFavorites(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Returns false if the browser refuses to store them. */
export function saveFavorites(favorites: readonly Favorite[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(favorites));
    return true;
  } catch {
    return false;
  }
}
