/** Entries as the API shows them: texts with a field for each language, each figure once, references by id. */
import { byLanguage, SHAPE } from '@rangefinder/query';
import { FIRST_LANGUAGE, isObject, sharedFigures, type Text, textFields } from '@rangefinder/rules';
import type { Alias, Mount } from '../domain/drafts.js';
import type { Entry } from '../domain/entry.js';
import { isOfficialSource, sourceOf } from '../domain/sources.js';
import { sortedByName } from '../repositories/mappers.js';

const NO_TEXT = byLanguage(() => null);

/** What a download says about a unit. */
export interface UnitRevisionInfo {
  readonly revision: number;
  readonly updatedAt: Date;
  /** Time at which its source was read. */
  readonly asOf: Date;
}

/**
 * A unit with the fields of `/v1/units`, in their order. Figures without a value are left out, and weapons are ids.
 * @example publicUnitEntry(entryOf(atlas), { revision: 1, updatedAt, asOf }).aliases // ['Fatlas', 'Атлас']
 */
export function publicUnitEntry(entry: Entry, { revision, updatedAt, asOf }: UnitRevisionInfo): Entry {
  const { system, id, kind, aliases, faction, cost, abilities, source, sourceId, inPlay, weapons, stats, isBase, availability, ...names } =
    entry;
  return {
    ...{ id, system, kind, ...names },
    aliases: sortedByName(aliases as readonly Alias[]).map(({ text }) => text),
    ...textFields('faction', (faction as Text | null) ?? NO_TEXT),
    ...{ cost, stats: withoutShared(entry), abilities },
    weapons: (weapons as readonly Mount[]).map(({ weaponId, ...mount }) => ({ weapon: weaponId, ...mount })),
    ...{ isBase: isBase === true, availability: availability ?? null, source, sourceId },
    sourcePage: sourceOf(String(source)).entryPage?.replace('{id}', encodeURIComponent(String(sourceId))) ?? null,
    badge: isOfficialSource(String(source)) ? null : sourceOf(String(source)).name[FIRST_LANGUAGE],
    ...{ revision, inPlay, updatedAt: updatedAt.toISOString(), asOf: asOf.toISOString() },
  };
}

/** The figures without those that equal the cost and the abilities. */
export function withoutShared(entry: Entry): Entry {
  const { system, kind, stats } = entry;
  if (!isObject(stats)) return {};
  const type = SHAPE.typeOf('unit', system, kind);
  const shared: Readonly<Record<string, string>> = type ? sharedFigures(type) : {};
  const isShown = (name: string, value: unknown): boolean => {
    const field = shared[name];
    return field !== undefined && JSON.stringify(value || null) === JSON.stringify(entry[field] ?? null);
  };
  return Object.fromEntries(Object.entries(stats).filter(([name, value]) => !isShown(name, value)));
}

/** An armor with the fields of `/v1/armors`. */
export const publicArmorEntry = ({ abbreviation, ...entry }: Entry): Entry => ({
  ...entry,
  ...textFields('abbreviation', abbreviation as Text),
});
