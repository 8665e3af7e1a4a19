/** Units and weapons as hits of the one search. Without the catalog the rulebook is searched alone. */
import { type CatalogHit, LARGEST_PAGE, searchCatalog as searchEntries, type Unit, type Weapon } from '@rangefinder/catalog';
import { GraphQLError } from 'graphql';
import { askCatalog } from '../catalog/ask.js';
import type { Context } from '../context.js';
import { type Document, inBoth } from './documents.js';

/** Entries that match, best first. */
export async function searchCatalog(text: string, system: string | undefined, context: Context): Promise<readonly Document[]> {
  const found = await askCatalog(context, (db) => searchEntries(db, text, { first: LARGEST_PAGE })).catch(orNothing);
  if (!found?.ok) return [];
  return found.value.edges.map(({ node }) => documentOf(node)).filter((document) => system === undefined || document.system === system);
}

function orNothing(error: unknown): undefined {
  if (error instanceof GraphQLError && error.extensions.code === 'CATALOG_UNAVAILABLE') return undefined;
  throw error;
}

const documentOf = (hit: CatalogHit): Document => (hit.kind === 'unit' ? unitDocument(hit.unit) : weaponDocument(hit.weapon));

const names = ({ name, nameRu }: Unit | Weapon) => ({ en: name, ru: nameRu ?? name });

const unitDocument = (unit: Unit): Document => ({
  id: unit.id,
  kind: 'UNIT',
  system: unit.system,
  title: names(unit),
  summary: { en: unit.faction?.en ?? unit.source.name.en, ru: unit.faction?.ru ?? unit.source.name.ru },
  path: inBoth((language) => `/${language}/units/view/?id=${encodeURIComponent(unit.id)}`),
  names: unit.aliases.map(({ text }) => text).join('\n'),
});

const weaponDocument = (weapon: Weapon): Document => ({
  id: weapon.id,
  kind: 'WEAPON',
  system: weapon.system,
  title: names(weapon),
  summary: weapon.source.name,
  path: inBoth((language) => `/${language}/units/?weapon=${encodeURIComponent(weapon.id)}`),
  names: weapon.aliases.join('\n'),
});
