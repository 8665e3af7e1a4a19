/** Eras and factions of Alpha Strike as the catalog takes them. */
import type { ErasAndFactions } from '../eras-and-factions.js';
import { AVAILABILITY_ERAS, type EraId } from './eras.js';
import { drawnLists, FACTIONS } from './factions.js';

const BY_ID = new Map(FACTIONS.map((faction) => [faction.id as string, faction]));

export const erasAndFactions: ErasAndFactions = {
  system: 'alpha-strike',
  eras: AVAILABILITY_ERAS,
  factions: FACTIONS,
  groups: [
    { names: ['clan', 'clans', 'any clan', 'клан', 'кланы', 'любой клан'], of: ['clan'] },
    {
      names: [
        ...['inner sphere', 'any inner sphere', 'inner sphere state', 'any inner sphere state', 'any state', 'state', 'states'],
        ...['внутренняя сфера', 'внутренней сферы', 'любое государство', 'государство', 'государства'],
      ],
      of: ['great-house', 'inner-sphere'],
    },
    {
      names: ['great house', 'great houses', 'successor states', 'any great house', 'великий дом', 'великие дома', 'любой великий дом'],
      of: ['great-house'],
    },
  ],
  listsOf: (factionId, eraId) => {
    const faction = BY_ID.get(factionId);
    return faction === undefined ? [] : drawnLists(faction, eraId as EraId);
  },
};
