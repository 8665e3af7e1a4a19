/** Catalog entries of a draft. */
import type { Draft, Fields, Path } from './description.js';
import type { Entry, Lookup } from './lookup.js';
import { namedEntries } from './model/fill.js';
import { valueAt } from './model/values.js';

/** The entries that a draft names and the catalog has. */
export async function findEntries(
  lookup: Lookup | undefined,
  fields: Fields,
  draft: Draft,
): Promise<readonly { path: Path; entry: Entry }[]> {
  if (!lookup) return [];
  const found = await Promise.all(
    namedEntries(fields, draft).map(async ({ path, of }) => ({ path, entry: await lookup.entry(of, String(valueAt(draft, path))) })),
  );
  return found.flatMap(({ path, entry }) => (entry ? [{ path, entry }] : []));
}
