/** Entries of the catalog as doors show them. Which figures one has follows from its rule set and kind. */
import * as catalog from '@rangefinder/catalog';
import {
  type AnyEntryType,
  entryFinder,
  entryTypes,
  type Field,
  type Language,
  publicNameOf,
  systems,
  type Text,
  textFields,
} from '@rangefinder/rules';
import { publicFigures, statsOf } from './figures.js';
import { localized } from './localized.js';
import { publicAvailability } from './public-availability.js';

type Figures = Readonly<Record<string, unknown>>;

/** What all entries say of themselves. */
interface Kept {
  readonly system: string;
  readonly names: { readonly [L in Language]: string | null };
  readonly source: catalog.Source;
}

/** A weapon, as the catalog keeps it. */
export interface KeptWeapon extends Kept {
  readonly id: string;
  readonly kind: string;
  readonly aliases: readonly string[];
  readonly cost: number | null;
  readonly stats: object;
}

/** An armor, as the catalog keeps it. */
export interface KeptArmor extends Kept {
  readonly id: string;
  readonly abbreviation: Text;
  readonly cost: number | null;
  readonly stats: object;
}

const publicStats = statsOf(systems);
const typeOf = entryFinder(systems);
/** The catalog keeps no kinds of armor: there is one. */
const ARMOR_KIND = 'armor';

/** Where an entry comes from. */
export const publicSource = ({ id, name, notice }: catalog.Source) => ({
  id,
  ...named(name),
  ...textFields('notice', notice),
  notices: localized(notice),
});

/** Where an entry can be seen at its source; keys of other makers are no part of an address. */
const pageOf = ({ entryPage }: catalog.Source, key: string): string | null => entryPage?.replace('{id}', encodeURIComponent(key)) ?? null;

/** Names as doors show them: a field for each language, and the list of all. */
const named = (names: Kept['names']) => ({ ...textFields('name', names), names: localized(names) });

/** A weapon. */
export const publicWeapon = ({ stats, source, names, ...weapon }: KeptWeapon) => ({
  ...weapon,
  ...named(names),
  stats: publicStats('weapon', weapon.system, weapon.kind, stats),
  source: publicSource(source),
});

/** What armors show beside their names; one whose type lacks a figure shows nothing there. */
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

/** An armor. */
export function publicArmor({ abbreviation, source, stats, names, ...armor }: KeptArmor) {
  const type = typeOf('armor', armor.system, ARMOR_KIND);
  return {
    ...armor,
    ...named(names),
    ...textFields('abbreviation', abbreviation),
    abbreviations: localized(abbreviation),
    ...besideNames,
    ...besideName(type, publicFigures(type, stats as Figures)),
    stats: publicStats('armor', armor.system, ARMOR_KIND, stats),
    source: publicSource(source),
  };
}

const NO_TEXT = catalog.byLanguage(() => null);

/** A unit without its weapons, which are fetched only when asked for. */
export const publicUnit = ({ aliases, faction, source, updatedAt, stats, names, availability, ...unit }: catalog.Unit) => ({
  ...unit,
  ...named(names),
  stats: publicStats('unit', unit.system, unit.kind, stats),
  aliases: aliases.map(({ text }) => text),
  ...textFields('faction', faction ?? NO_TEXT),
  factions: localized(faction ?? NO_TEXT),
  availability: publicAvailability(unit.system, availability),
  source: publicSource(source),
  sourcePage: pageOf(source, unit.sourceId),
  updatedAt: updatedAt.toISOString(),
});
