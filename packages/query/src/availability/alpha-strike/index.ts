/** Eras and factions of Alpha Strike with their ids as types. */
export { AVAILABILITY_ERAS, type EraId, PRODUCTION_ERAS } from './eras.js';
export { drawnLists, FACTIONS, type Faction, type FactionId } from './factions.js';
