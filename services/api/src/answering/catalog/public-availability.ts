/** Public form of eras, factions and availability. */
import * as catalog from '@rangefinder/catalog';
import { LANGUAGES, textFields } from '@rangefinder/rules';
import { localized } from './localized.js';

type ErasAndFactions = (typeof catalog.ERAS_AND_FACTIONS)[number];

const eraOf = ({ id, name, from, to }: catalog.Era) => ({ id, ...textFields('name', name), from, to });
const factionOf = ({ id, name, code, kind, group }: catalog.Faction) => ({
  id,
  ...textFields('name', name),
  code,
  isList: kind === 'list',
  isClan: group === 'clan',
});

/** An era or faction that the rule set does not define. */
const bare = (id: string) => ({
  id,
  ...textFields(
    'name',
    catalog.byLanguage(() => id),
  ),
});

const allAliases = ({ aliases }: catalog.Era | catalog.Faction): readonly string[] => LANGUAGES.flatMap((language) => aliases[language]);

/** Public form of an era. */
export const publicEra = ({ system }: ErasAndFactions, era: catalog.Era) => ({
  ...eraOf(era),
  system,
  aliases: allAliases(era),
  hasAvailability: era.hasAvailability,
  names: localized(era.name),
});

/** Public form of a faction. */
export const publicFaction = ({ system, eras, listsOf }: ErasAndFactions, faction: catalog.Faction) => ({
  ...factionOf(faction),
  system,
  aliases: allAliases(faction),
  lists: [...new Set(eras.flatMap((era) => listsOf(faction.id, era.id)))],
  names: localized(faction.name),
});

/** Eras and factions of a unit with their names; null if its availability is unknown. */
export function publicAvailability(system: string, availability: catalog.Unit['availability']) {
  const { eras = [], factions = [] } = catalog.ERAS_AND_FACTIONS.find((entry) => entry.system === system) ?? {};
  const shownEra = (id: string) => {
    const era = eras.find((each) => each.id === id);
    return era ? eraOf(era) : { ...bare(id), from: null, to: null };
  };
  const shownFaction = (id: string) => {
    const faction = factions.find((each) => each.id === id);
    return faction ? factionOf(faction) : { ...bare(id), code: null, isList: false, isClan: false };
  };
  return availability?.map((fielded) => ({ era: shownEra(fielded.era), factions: fielded.factions.map(shownFaction) })) ?? null;
}
