/** Sides of the tokens of a question, where no word for a side says them: by names of units, and by labels that both sides have. */
import type { NamedEntry } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';
import { namedSideOf, type Side, sideOfName, sidesOf } from './sides.js';

/** An entry of the catalog with the places of its name. */
export interface PlacedEntry {
  readonly entry: NamedEntry;
  readonly places: readonly number[];
  /** Places where the name stands again. */
  readonly again: readonly number[];
}

/** The units among the entries, in the order of the text. */
export const unitsIn = (entries: readonly PlacedEntry[]): readonly PlacedEntry[] =>
  entries.filter(({ entry }) => entry.kind === 'unit').toSorted((a, b) => (a.places[0] as number) - (b.places[0] as number));

/** “Stalker at 12 inches from a Locust”: of two units that are not listed together, the first acts, unless the words say otherwise. */
function sidesOfTwo(tokens: readonly Token[], units: readonly PlacedEntry[]): readonly (Side | undefined)[] {
  const named = units.map(({ places }) => sideOfName(tokens, places));
  const [first, second] = named;
  const [end = 0, begin = 0] = [units[0]?.places.at(-1), units[1]?.places[0]];
  const isListed = tokens.slice(end + 1, begin).some(({ folded }) => LISTING.has(folded));
  if (units.length !== 2 || isListed) return named;
  const acting = first ?? (second === 'acting' ? 'other' : 'acting');
  return [acting, second ?? (acting === 'acting' ? 'other' : 'acting')];
}
const LISTING: ReadonlySet<string> = new Set(listed('and plus with или or и плюс с'));

/** The sides of tokens, also by the names of units before them: “DFA on a Thunderbolt (size 3)”. */
function withNames(
  tokens: readonly Token[],
  sides: ReturnType<typeof sidesOf>,
  entries: readonly PlacedEntry[],
): ReturnType<typeof sidesOf> {
  const units = unitsIn(entries);
  const ofUnits = sidesOfTwo(tokens, units);
  const named = new Map(
    units.flatMap(({ places: [first = 0], again }, at) => [first, ...again].map((place) => [place, ofUnits[at]] as const)),
  );
  let own: Side | undefined;
  return sides.map((side, place) => {
    if (named.has(place)) own = named.get(place);
    else if (side !== sides[place - 1] || namedSideOf(tokens[place]) !== undefined) own = undefined;
    return own ?? side;
  });
}

/** “BB 2 BR 3 на BB 1 BR 2”: what has the same label before and behind the word is of one side, and of the other. */
export function withLabels(
  tokens: readonly Token[],
  sides: ReturnType<typeof sidesOf>,
  parts: readonly Part[],
  { leaves }: Known,
): ReturnType<typeof sidesOf> {
  const at = tokens.findIndex(({ folded }, place) => folded === 'на' && sides[place] === undefined);
  if (at < 0) return sides;
  const namesIn = (isHere: (place: number) => boolean): readonly string[] =>
    parts
      .filter(({ places, values }) => values.length > 0 && isHere(places[0] as number))
      .flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'value' ? (leaves[one.leaf]?.path.at(-1) ?? []) : [])));
  const before = new Set(namesIn((place) => place < at));
  const isSaidOfBoth = namesIn((place) => place === at + 1).some((name) => before.has(name));
  return isSaidOfBoth ? sides.map((side, place) => side ?? (place < at ? 'acting' : 'other')) : sides;
}

/** A unit, and two to choose from. */
const UNITS_OF_CHOICE = 3;
export const OR: ReadonlySet<string> = new Set(['or', 'или']);

/** “Which should my Awesome shoot, the Cicada or the Shadow Hawk”: the units to choose from, which are of the other side. */
function choicesIn(tokens: readonly Token[], entries: readonly PlacedEntry[]): ReadonlySet<PlacedEntry> {
  const units = unitsIn(entries);
  const [own, one, other] = units;
  if (!own || !one || !other || units.length !== UNITS_OF_CHOICE || sideOfName(tokens, own.places) !== 'acting') return new Set();
  const isChoice = tokens.slice((one.places.at(-1) as number) + 1, other.places[0]).some(({ folded }) => OR.has(folded));
  return new Set(isChoice ? [one, other] : []);
}

/** What a text says of sides, the same for every calculator. */
export interface NamedSides {
  readonly entries: readonly PlacedEntry[];
  /** The side of each token. */
  readonly sides: ReturnType<typeof sidesOf>;
  /** Units to choose from, which are of the other side. */
  readonly choices: ReadonlySet<PlacedEntry>;
}

/** The sides that words and the names of units give the tokens of a text. */
export const namedSidesIn = (tokens: readonly Token[], entries: readonly PlacedEntry[]): NamedSides => ({
  entries,
  sides: withNames(tokens, sidesOf(tokens), entries),
  choices: choicesIn(tokens, entries),
});
