/**
 * Who may field what, and when: eras and factions of a rule set, by all names that players have for them. A unit is fielded in an era by
 * factions of its own, or by a general list that others draw on.
 */
import { LANGUAGES, type Language, type Text } from '@rangefinder/rules';
import { groupBy } from '../group-by.js';
import { foldText } from '../text/fold.js';

type OtherNames = { readonly [L in Language]: readonly string[] };

/** An era of a rule set. */
export interface Era {
  readonly id: string;
  readonly name: Text;
  readonly aliases: OtherNames;
  /** First and last year; null where it goes on. */
  readonly from: number;
  readonly to: number | null;
  /** Whether anything is known of who fielded what in it. */
  readonly hasAvailability: boolean;
}

/** A faction, a general list, or a mark: `unique`, only one exists; `nobody`, nobody has it any more. */
export interface Faction {
  readonly id: string;
  /** Short form that players use. */
  readonly code: string;
  readonly kind: 'faction' | 'list' | 'unique' | 'nobody';
  readonly group: string;
  readonly name: Text;
  readonly aliases: OtherNames;
}

/** Eras and factions of one rule set. */
export interface ErasAndFactions {
  readonly system: string;
  readonly eras: readonly Era[];
  readonly factions: readonly Faction[];
  /** General lists that a faction draws on in an era, beside its own units. */
  readonly listsOf: (factionId: string, eraId: string) => readonly string[];
}

/** In which era, and by whom: what a unit says of itself. */
export interface UnitAvailability {
  readonly era: string;
  readonly factions: readonly string[];
}

const allNames = ({ id, name, aliases, ...others }: Era | Faction): readonly string[] =>
  [id, 'code' in others ? others.code : id, ...LANGUAGES.flatMap((language) => [name[language], ...aliases[language]])].map(foldText);

const known = new WeakMap<readonly (Era | Faction)[], ReadonlyMap<string, readonly (Era | Faction)[]>>();

/** Those of a list that are called so. Every search asks, so the names are folded once. */
function calledSo<T extends Era | Faction>(list: readonly T[], name: string): readonly T[] {
  const byName = known.get(list) ?? byNames(list);
  known.set(list, byName);
  return (byName.get(name) ?? []) as readonly T[];
}

function byNames<T extends Era | Faction>(list: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const named = list.flatMap((each) => [...new Set(allNames(each))].map((name) => ({ each, name })));
  return new Map([...groupBy(named, ({ name }) => name)].map(([name, same]) => [name, same.map(({ each }) => each)]));
}

const YEAR = /^\d{4}$/;

/**
 * The eras that are called so, or that a year lies in.
 * @example erasNamed(erasAndFactions, '3025').map(({ id }) => id) // ['renaissance']
 */
export function erasNamed({ eras }: ErasAndFactions, text: string): readonly Era[] {
  const wanted = foldText(text);
  if (!YEAR.test(wanted)) return calledSo(eras, wanted);
  const year = Number(wanted);
  return eras.filter(({ from, to }) => from <= year && (to === null || year <= to));
}

/**
 * The factions that are called so: some names are shared.
 * @example factionsNamed(erasAndFactions, 'Дом Штайнер').map(({ id }) => id) // ['steiner']
 */
export const factionsNamed = ({ factions }: ErasAndFactions, text: string): readonly Faction[] => calledSo(factions, foldText(text));

/**
 * Pairs of an era and a faction or list, one of which a unit must be fielded by.
 * @example eraFactionPairs(erasAndFactions, [kurita], [renaissance]) // [['renaissance', 'kurita'], ['renaissance', 'general']]
 */
export const eraFactionPairs = (
  { listsOf }: ErasAndFactions,
  factions: readonly Faction[],
  eras: readonly Era[],
): readonly (readonly [era: string, faction: string])[] =>
  eras.flatMap((era) => factions.flatMap((faction) => [faction.id, ...listsOf(faction.id, era.id)].map((id) => [era.id, id] as const)));
