/** Suggestions for a search field. */
import { nameIn, type System, writtenIn } from '@rangefinder/query';
import type { Language } from '@rangefinder/rules';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.js';
import type { CatalogHit } from './hit.js';
import { searchCatalog } from './search.js';

/** A suggested entry. */
export interface Suggestion {
  readonly kind: CatalogHit['kind'];
  readonly id: string;
  readonly system: System;
  /** Its name in the typed language. */
  readonly name: string;
}

const DEFAULT_SUGGESTIONS = 8;
const MAX_SUGGESTIONS = 20;

/**
 * Entries that a typed beginning may mean, the most likely first.
 * @example (await suggest(db, 'хел'))[0]?.name // 'Локи (Хеллбрингер) Прайм'
 */
export async function suggest(db: Kysely<Tables>, typed: string, first = DEFAULT_SUGGESTIONS): Promise<readonly Suggestion[]> {
  const found = await searchCatalog(db, typed, { first: Math.min(Math.max(Math.trunc(first), 1), MAX_SUGGESTIONS) });
  if (!found.ok) return [];
  return found.value.edges.map(({ node }) => toSuggestion(node, writtenIn(typed)));
}

function toSuggestion(hit: CatalogHit, language: Language): Suggestion {
  const { id, system, names } = hit.kind === 'unit' ? hit.unit : hit.kind === 'weapon' ? hit.weapon : hit.armor;
  return { kind: hit.kind, id, system, name: nameIn(names, language) };
}
