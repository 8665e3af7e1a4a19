/** What a search field offers while somebody types. */
import type { Language } from '@rangefinder/rules';
import type { Kysely } from 'kysely';
import { nameIn } from '../domain/names.js';
import type { System } from '../domain/shape.js';
import type { Tables } from '../schema.js';
import { writtenIn } from '../text/script.js';
import type { CatalogHit } from './hit.js';
import { searchCatalog } from './search.js';

/** An entry to offer. */
export interface Suggestion {
  readonly kind: CatalogHit['kind'];
  readonly id: string;
  readonly system: System;
  /** Its name in the language that is being typed. */
  readonly name: string;
}

const USUAL = 8;
const MOST = 20;

/**
 * Entries that what was typed so far may become, the likeliest first.
 * @example (await suggest(db, 'хел'))[0]?.name // 'Локи (Хеллбрингер) Прайм'
 */
export async function suggest(db: Kysely<Tables>, typed: string, first = USUAL): Promise<readonly Suggestion[]> {
  const found = await searchCatalog(db, typed, { first: Math.min(Math.max(Math.trunc(first), 1), MOST) });
  if (!found.ok) return [];
  return found.value.edges.map(({ node }) => toSuggestion(node, writtenIn(typed)));
}

function toSuggestion(hit: CatalogHit, language: Language): Suggestion {
  const { id, system, names } = hit.kind === 'unit' ? hit.unit : hit.kind === 'weapon' ? hit.weapon : hit.armor;
  return { kind: hit.kind, id, system, name: nameIn(names, language) };
}
