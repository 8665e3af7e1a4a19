/** Public form of eras, factions and availability. */
import type { Availability } from '@rangefinder/cards';
import * as catalog from '@rangefinder/catalog';
import { LANGUAGES, textFields } from '@rangefinder/rules';

type ErasAndFactions = (typeof catalog.ERAS_AND_FACTIONS)[number];

const eraOf = ({ id, name, from, to }: catalog.Era) => ({ id, ...textFields('name', name), from, to });
const factionOf = ({ id, name, code, kind, group }: catalog.Faction) => ({
  id,
  ...textFields('name', name),
  code,
  isList: kind === 'list',
  isClan: group === 'clan',
});

const allAliases = ({ aliases }: catalog.Era | catalog.Faction): readonly string[] => LANGUAGES.flatMap((language) => aliases[language]);

/** Public form of an era. */
export const publicEra = ({ system }: ErasAndFactions, era: catalog.Era) => ({
  ...eraOf(era),
  system,
  aliases: allAliases(era),
  hasAvailability: era.hasAvailability,
});

/** Public form of a faction. */
export const publicFaction = ({ system, eras, listsOf }: ErasAndFactions, faction: catalog.Faction) => ({
  ...factionOf(faction),
  system,
  aliases: allAliases(faction),
  lists: [...new Set(eras.flatMap((era) => listsOf(faction.id, era.id)))],
});

/** Availability of a unit by the names of eras and factions, for its page. An unlisted one is named by its id. */
export function namedAvailability({ system, availability }: Pick<catalog.Unit, 'system' | 'availability'>): readonly Availability[] {
  const { eras = [], factions = [] } = catalog.ERAS_AND_FACTIONS.find((entry) => entry.system === system) ?? {};
  const named = (list: readonly (catalog.Era | catalog.Faction)[], id: string) => {
    const name = list.find((each) => each.id === id)?.name ?? catalog.byLanguage(() => id);
    return textFields('name', name) as unknown as Availability['era'];
  };
  return (availability ?? []).map((each) => ({ era: named(eras, each.era), factions: each.factions.map((id) => named(factions, id)) }));
}
