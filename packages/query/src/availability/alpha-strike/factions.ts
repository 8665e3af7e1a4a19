/**
 * The factions of Alpha Strike, what players call them, and the general lists they draw on. Which faction draws on which list, and when, was
 * derived from the availability data: units on a list are not repeated under the factions that draw on it. Only the Dark Age, which spans
 * three production eras, has some overlap.
 */
import { AVAILABILITY_ERAS, type EraId } from './eras.js';
import { CLAN_POWERS, HOMEWORLD_CLANS, INVADING_CLANS } from './factions/clans.js';
import { GREAT_HOUSES } from './factions/great-houses.js';
import { INNER_SPHERE } from './factions/inner-sphere.js';
import { LISTS, MERCENARIES, NO_FACTIONS, STAR_LEAGUES } from './factions/others.js';
import { PERIPHERY } from './factions/periphery.js';
import type { DrawnList, FactionEntry, ListId } from './factions/shapes.js';

const ENTRIES = [
  ...[...GREAT_HOUSES, ...INNER_SPHERE, ...INVADING_CLANS, ...HOMEWORLD_CLANS, ...CLAN_POWERS],
  ...[...PERIPHERY, ...MERCENARIES, ...STAR_LEAGUES, ...LISTS, ...NO_FACTIONS],
] as const;

/** Id of a faction or list. */
export type FactionId = (typeof ENTRIES)[number]['id'];
/** A faction, a list, or one of the two marks: unique, extinct. */
export type Faction = FactionEntry & { readonly id: FactionId };

/** All factions and lists. */
export const FACTIONS: readonly Faction[] = ENTRIES;

const eraIndex = (id: EraId): number => AVAILABILITY_ERAS.findIndex((era) => era.id === id);

/**
 * The general lists that a faction draws on in an era, in addition to its own units.
 * @example drawnLists(clanWolf, 'jihad') // ['is-clan-general']
 */
export const drawnLists = ({ lists }: Pick<Faction, 'lists'>, era: EraId): readonly ListId[] =>
  lists.filter((drawn) => isIn(drawn, era)).map(({ list }) => list);

const isIn = ({ from, to }: DrawnList, era: EraId): boolean =>
  (from === undefined || eraIndex(from) <= eraIndex(era)) && (to === undefined || eraIndex(to) >= eraIndex(era));
