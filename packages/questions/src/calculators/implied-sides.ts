/** Sides of the tokens of a question, where no word for a side says them: by names of units, and by labels that both sides have. */
import type { NamedEntry } from '../reading.js';
import type { Token } from '../text/tokens.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';
import { namedSideOf, type Side, sideOfName, type sidesOf } from './sides.js';

/** An entry of the catalog with the places of its name. */
export interface PlacedEntry {
  readonly entry: NamedEntry;
  readonly places: readonly number[];
  /** Places where the name stands again. */
  readonly again: readonly number[];
}

/** The sides of tokens, also by the names of units before them: “DFA on a Thunderbolt (size 3)”. */
export function withNames(
  tokens: readonly Token[],
  sides: ReturnType<typeof sidesOf>,
  entries: readonly PlacedEntry[],
): ReturnType<typeof sidesOf> {
  const units = entries.filter(({ entry }) => entry.kind === 'unit');
  const named = new Map(
    units.flatMap(({ places, again }) => {
      const side = sideOfName(tokens, places);
      return [places[0] as number, ...again].map((place) => [place, side] as const);
    }),
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
