/** Search results. */
import type { fitOfResult } from '@rangefinder/query';
import type { Unit } from '../domain/unit.js';
import type { Armor, Weapon } from '../domain/weapon.js';

/** A search result. */
export type CatalogHit =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'armor'; readonly armor: Armor };

/** The kind of a result. */
export type CatalogEntryKind = CatalogHit['kind'];

/** A search result and how well it fits, on the scale of the rulebook search. */
export type RankedHit = CatalogHit & { readonly fit: ReturnType<typeof fitOfResult> };
