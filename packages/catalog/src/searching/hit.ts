/** What a search of the catalog finds. */
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';

/** Something found. */
export type CatalogHit =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'armor'; readonly armor: Armor };

/** What it is. */
export type CatalogEntryKind = CatalogHit['kind'];

/** Something found, and how well its names fit: it is the very name (1), words of it (2), other forms of them (3), like them (4). */
export type RankedHit = CatalogHit & { readonly fit: 1 | 2 | 3 | 4 };
