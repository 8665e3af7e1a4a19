/** Search results. */
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';

/** A search result. */
export type CatalogHit =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'armor'; readonly armor: Armor };

/** The kind of a result. */
export type CatalogEntryKind = CatalogHit['kind'];

/** A search result and how well its names fit: a whole name (1), words of it (2), other forms of them (3), similar words (4). */
export type RankedHit = CatalogHit & { readonly fit: 1 | 2 | 3 | 4 };
