/** Ids that are nearly right: in another case, without the rule set, the number of a source, or the name of the entry. */
import { findUnit, findUnits, findUnitsOfSource, findWeapon, foldText, rankedHits, type Unit, type Weapon } from '@rangefinder/catalog';
import { FIRST_LANGUAGE, LANGUAGES, type Slug, systems, type Text } from '@rangefinder/rules';
import { askCatalog } from '../context/catalog-access.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { work } from '../context/work/charge-work.js';
import { CATALOG_MS, SEARCH_MS } from '../context/work/cost.js';

/** Entries that an id may mean. */
export interface NearEntries {
  /** The id of the only entry that is meant, if that is certain. */
  readonly id: string | undefined;
  /** Names by id, best first. */
  readonly near: readonly { readonly id: string; readonly title: Text }[];
}

/** The source whose numbers other programs use for units. */
export const MUL = 'mul';

const NOTHING: NearEntries = { id: undefined, near: [] };
const MAX_NEAR = 5;
const MAX_NAME_CHARACTERS = 200;

/** Spellings of a full id: in lower case without a trailing slash, and with the rule set that it lacks. */
function spellings(given: string, system: Slug | undefined): readonly string[] {
  const id = given
    .trim()
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .replaceAll(/\s+/g, '-');
  if (id.includes('/')) return [id];
  return systems.filter(({ slug }) => system === undefined || slug === system).map(({ slug }) => `${slug}/${id}`);
}

/**
 * Finds the entry that an unknown id means.
 * @example await nearEntries('unit', 'Atlas AS7-D', 'alpha-strike', context) // { id: 'alpha-strike/atlas-as7-d', near: […] }
 */
export async function nearEntries(
  kind: 'unit' | 'weapon',
  given: string,
  system: Slug | undefined,
  context: ResolverContext,
): Promise<NearEntries> {
  const text = given.trim();
  if (text === '' || text.length > MAX_NAME_CHARACTERS) return NOTHING;
  await work(context, CATALOG_MS);
  const exact = await askCatalog(context, (db) => idsSpelled(db, kind, text, system));
  const [first, ...others] = exact;
  if (first && others.length === 0) return { id: first.id, near: exact };
  await work(context, SEARCH_MS);
  const words = text.replace(/^[a-z0-9-]+\//i, '').replaceAll('-', ' ');
  const found = await askCatalog(context, (db) => rankedHits(db, words, { system }));
  const hits = found.hits.flatMap((hit) => (hit.kind === kind ? [hit.kind === 'unit' ? hit.unit : hit.weapon] : []));
  const named = hits.filter(({ names }) => LANGUAGES.some((language) => foldText(names[language] ?? '') === foldText(text)));
  const near = [...exact, ...hits.map(titled)];
  return { id: named.length === 1 ? named[0]?.id : undefined, near: near.slice(0, MAX_NEAR) };
}

/** An entry by its names; without one in a language, that of the first. */
const titled = ({ id, names }: Unit | Weapon): NearEntries['near'][number] => ({
  id,
  title: { en: names.en ?? names[FIRST_LANGUAGE], ru: names.ru ?? names[FIRST_LANGUAGE] },
});

type Db = Parameters<Parameters<typeof askCatalog>[1]>[0];

async function idsSpelled(db: Db, kind: 'unit' | 'weapon', text: string, system: Slug | undefined): Promise<NearEntries['near']> {
  const ids = spellings(text, system);
  if (kind === 'weapon') {
    const weapons = await Promise.all(ids.map((id) => findWeapon(db, id)));
    return weapons.flatMap((weapon) => (weapon ? [titled(weapon)] : []));
  }
  const units = await findUnits(db, ids);
  const number = /^(?:mul[:/ ]?)?(\d{1,9})$/i.exec(text)?.[1];
  const ofSource = number ? await findUnitsOfSource(db, MUL, [number]) : undefined;
  return [...(units.ok ? units.value.found : []), ...(ofSource?.ok ? ofSource.value.found : [])].map(titled);
}

/** The unit that an unknown id certainly means. */
export async function unitMeant(given: string, context: ResolverContext): Promise<Unit | undefined> {
  const { id } = await nearEntries('unit', given, undefined, context);
  return id === undefined ? undefined : askCatalog(context, (db) => findUnit(db, id));
}

/** The weapon that an unknown id certainly means. */
export async function weaponMeant(given: string, context: ResolverContext): Promise<Weapon | undefined> {
  const { id } = await nearEntries('weapon', given, undefined, context);
  return id === undefined ? undefined : askCatalog(context, (db) => findWeapon(db, id));
}
