/**
 * Availability of units: eras and factions of a rule set, under all names that players use. In an era, a unit is available to
 * factions, or to everybody who draws on a general list.
 */
import { LANGUAGES, type Language, type Text } from '@rangefinder/rules';
import { foldText } from '../text/fold.js';

type OtherNames = { readonly [L in Language]: readonly string[] };

/** An era of a rule set. */
export interface Era {
  readonly id: string;
  readonly name: Text;
  readonly aliases: OtherNames;
  /** First and last year, inclusive; `to` is null for the current era. */
  readonly from: number;
  readonly to: number | null;
  /** Whether there is availability data for it. */
  readonly hasAvailability: boolean;
}

/** A faction, a general list, or a mark: `unique` for a single existing unit, `nobody` for an extinct one. */
export interface Faction {
  readonly id: string;
  /** Short form that players use. */
  readonly code: string;
  readonly kind: 'faction' | 'list' | 'unique' | 'nobody';
  readonly group: string;
  readonly name: Text;
  readonly aliases: OtherNames;
}

/** All factions of some groups, under folded names. */
interface FactionGroupNames {
  readonly names: readonly string[];
  readonly of: readonly string[];
}

/** Eras and factions of one rule set. */
export interface ErasAndFactions {
  readonly system: string;
  readonly eras: readonly Era[];
  readonly factions: readonly Faction[];
  /** Names of groups of factions: `clan` is any Clan. */
  readonly groups: readonly FactionGroupNames[];
  /** General lists that a faction draws on in an era, in addition to its own units. */
  readonly listsOf: (factionId: string, eraId: string) => readonly string[];
}

/** The factions and general lists that have a unit in an era. */
export interface UnitAvailability {
  readonly era: string;
  readonly factions: readonly string[];
}

/** All names of an era or a faction, folded. */
export const namesOf = ({ id, name, aliases, ...others }: Era | Faction): readonly string[] =>
  [id, 'code' in others ? others.code : id, ...LANGUAGES.flatMap((language) => [name[language], ...aliases[language]])].map(foldText);

const known = new WeakMap<readonly (Era | Faction)[], ReadonlyMap<string, readonly (Era | Faction)[]>>();

/** Entries with a name. Names are folded once, since every search looks them up. */
function withName<T extends Era | Faction>(list: readonly T[], name: string): readonly T[] {
  const byName = known.get(list) ?? byNames(list);
  known.set(list, byName);
  return (byName.get(name) ?? []) as readonly T[];
}

function byNames<T extends Era | Faction>(list: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const byName = new Map<string, T[]>();
  for (const each of list) for (const name of new Set(namesOf(each))) byName.set(name, [...(byName.get(name) ?? []), each]);
  return byName;
}

const YEAR = /^\d{4}$/;

/**
 * The eras with a name, or the era that contains a year.
 * @example erasNamed(erasAndFactions, '3025').map(({ id }) => id) // ['renaissance']
 */
export function erasNamed({ eras }: ErasAndFactions, text: string): readonly Era[] {
  const wanted = foldText(text);
  if (!YEAR.test(wanted)) return withName(eras, wanted);
  const year = Number(wanted);
  return eras.filter(({ from, to }) => from <= year && (to === null || year <= to));
}

/**
 * The factions with a name, or of a group with this name: any Clan. Some names are shared.
 * @example factionsNamed(erasAndFactions, 'Дом Штайнер').map(({ id }) => id) // ['steiner']
 */
export function factionsNamed({ factions, groups }: ErasAndFactions, text: string): readonly Faction[] {
  const wanted = foldText(text);
  const group = groups.find(({ names }) => names.includes(wanted.replaceAll('-', ' ')));
  return group === undefined ? withName(factions, wanted) : factions.filter((each) => group.of.includes(each.group));
}

/**
 * All pairs of an era and a faction or one of its general lists. A unit matches with any of them.
 * @example eraFactionPairs(erasAndFactions, [kurita], [renaissance]) // [['renaissance', 'kurita'], ['renaissance', 'general']]
 */
export const eraFactionPairs = (
  { listsOf }: ErasAndFactions,
  factions: readonly Faction[],
  eras: readonly Era[],
): readonly (readonly [era: string, faction: string])[] =>
  eras.flatMap((era) => factions.flatMap((faction) => [faction.id, ...listsOf(faction.id, era.id)].map((id) => [era.id, id] as const)));
