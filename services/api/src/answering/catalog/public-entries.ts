/** Public form of catalog entries. The figures depend on rule set and kind. */
import * as catalog from '@rangefinder/catalog';
import {
  type AnyEntryType,
  entryFinder,
  entryTypes,
  FIRST_LANGUAGE,
  type Field,
  type Language,
  publicNameOf,
  systems,
  type Text,
  textFields,
} from '@rangefinder/rules';
import { publicFigures, statsOf } from './figures.js';

type Figures = Readonly<Record<string, unknown>>;

/** Columns that all entries share. */
interface CatalogEntry {
  readonly system: string;
  readonly names: { readonly [L in Language]: string | null };
  readonly source: catalog.Source;
}

/** A weapon of the catalog. */
export interface CatalogWeapon extends CatalogEntry {
  readonly id: string;
  readonly kind: string;
  readonly aliases: readonly string[];
  readonly cost: number | null;
  readonly stats: object;
}

/** An armor of the catalog. */
export interface CatalogArmor extends CatalogEntry {
  readonly id: string;
  readonly abbreviation: Text;
  readonly cost: number | null;
  readonly stats: object;
}

const publicStats = statsOf(systems);
const typeOf = entryFinder(systems);
/** The catalog has a single kind of armor. */
const ARMOR_KIND = 'armor';

/** Public form of a source. */
export const publicSource = ({ id, name, notice, entryPage }: catalog.Source) => ({
  id,
  ...textFields('name', name),
  ...textFields('notice', notice),
  entryPage: entryPage ?? null,
});

/** URL of an entry at its source. Keys of other formats are never part of a URL. */
const pageOf = ({ entryPage }: catalog.Source, key: string): string | null => entryPage?.replace('{id}', encodeURIComponent(key)) ?? null;

/** Public form of a weapon. */
export const publicWeapon = ({ stats, source, names, ...weapon }: CatalogWeapon) => ({
  ...weapon,
  ...textFields('name', names),
  stats: publicStats('weapon', weapon.system, weapon.kind, stats),
  source: source.id,
});

/** Armor figures outside of `stats`. Null if the type has no such figure. */
const besideNames: Figures = Object.fromEntries(
  entryTypes(systems, 'armor').flatMap((type) =>
    (type.besideName ?? []).map((name) => [publicNameOf(type, name), defaultOf(type.fields[name])] as const),
  ),
);

function defaultOf(field: Field): unknown {
  return 'default' in field && field.default !== undefined ? field.default : null;
}

const besideName = (type: AnyEntryType, shown: Figures): Figures =>
  Object.fromEntries((type.besideName ?? []).map((name) => [publicNameOf(type, name), shown[publicNameOf(type, name)]]));

/** Public form of an armor. */
export function publicArmor({ abbreviation, source, stats, names, ...armor }: CatalogArmor) {
  const type = typeOf('armor', armor.system, ARMOR_KIND);
  return {
    ...armor,
    ...textFields('name', names),
    ...textFields('abbreviation', abbreviation),
    ...besideNames,
    ...besideName(type, publicFigures(type, stats as Figures)),
    stats: publicStats('armor', armor.system, ARMOR_KIND, stats),
    source: source.id,
  };
}

const NO_TEXT = catalog.byLanguage(() => null);

/** The name of a source that no rule set names; null for the others. */
const badgeOf = ({ id, name }: catalog.Source): string | null => (catalog.isOfficialSource(id) ? null : name[FIRST_LANGUAGE]);

/** Public form of a unit without its weapons, which are loaded on demand. */
export const publicUnit = ({ aliases, faction, source, updatedAt, asOf, stats, names, ...unit }: catalog.Unit) => ({
  ...unit,
  ...textFields('name', names),
  stats: publicStats('unit', unit.system, unit.kind, stats),
  aliases: aliases.map(({ text }) => text),
  ...textFields('faction', faction ?? NO_TEXT),
  source: source.id,
  sourcePage: pageOf(source, unit.sourceId),
  badge: badgeOf(source),
  updatedAt: updatedAt.toISOString(),
  asOf: asOf.toISOString(),
});
