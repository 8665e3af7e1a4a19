/** Types and shared values of the faction tables. */
import type { Text } from '@rangefinder/rules';
import type { EraId } from '../eras.js';

/** General lists: units that every faction of a group can field. */
export const LIST_IDS = [
  ...['general', 'periphery-general', 'hw-clan-general', 'is-clan-general', 'star-league-general', 'mercenary'],
] as const;
/** A general list. The mercenary one is also played as a faction of its own. */
export type ListId = (typeof LIST_IDS)[number];

/** A general list that a faction draws on, in all eras or in some. */
export interface DrawnList {
  readonly list: ListId;
  /** First and last era; absent means no limit. */
  readonly from?: EraId;
  readonly to?: EraId;
}

/** What group a faction belongs to. */
type FactionGroup = 'great-house' | 'inner-sphere' | 'clan' | 'periphery' | 'mercenary' | 'star-league' | 'other';

/**
 * What an entry is: a faction, a general list, or a mark on a unit: `unique` for a single existing one, `nobody` for an extinct one.
 */
type FactionKind = 'faction' | 'list' | 'unique' | 'nobody';

/** An entry of the table of factions. */
export interface FactionEntry {
  readonly id: string;
  /** Unique short form, used in the availability table; where possible the abbreviation that players use. */
  readonly code: string;
  readonly kind: FactionKind;
  readonly group: FactionGroup;
  readonly name: Text;
  /** What players call it; some aliases are shared by several factions. */
  readonly aliases: { readonly en: readonly string[]; readonly ru: readonly string[] };
  readonly lists: readonly DrawnList[];
}

/** States of the Inner Sphere. */
export const OF_INNER_SPHERE = [{ list: 'general' }] as const satisfies readonly DrawnList[];
/** States of the Periphery. */
export const OF_PERIPHERY = [{ list: 'periphery-general' }] as const satisfies readonly DrawnList[];
/** Clans that stayed in the homeworlds. */
export const OF_HOMEWORLDS = [{ list: 'hw-clan-general' }] as const satisfies readonly DrawnList[];
/** Clans that moved to the Inner Sphere. */
export const OF_INVASION = [
  { list: 'hw-clan-general', to: 'renaissance' },
  { list: 'is-clan-general', from: 'clan-invasion' },
] as const satisfies readonly DrawnList[];
/** Clan powers founded in the Inner Sphere after the invasion. */
export const OF_CLANS_IN_SPHERE = [{ list: 'is-clan-general' }] as const satisfies readonly DrawnList[];
