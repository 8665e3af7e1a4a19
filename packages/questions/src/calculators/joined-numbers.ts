/** Numbers that are joined to that of a label: “reps 4 and 5” of two sides, “52, 35 and 40 points” of a list. */
import type { Token } from '../text/tokens.js';
import { AND } from '../text/word-lists.js';
import type { Part } from './select.js';

const isAnd = (token: Token | undefined): boolean => AND.has(token?.folded ?? '');

/** “Reps 4 and 5”: the place of the second number behind a label, if nothing follows it. */
export function secondNumberOf({ places, values }: Part, tokens: readonly Token[]): number | undefined {
  const last = places.at(-1) as number;
  const [and, number, next] = [1, 2, 3].map((step) => tokens[last + step]);
  const isJoined = values.at(-1) === last && isAnd(and) && number?.kind === 'number' && number.isAfterStop !== true;
  return isJoined && (next === undefined || next.isAfterStop === true) ? last + 2 : undefined;
}

/**
 * “52, 35 and 40 points”: the places of the numbers before one with a label.
 * @param fits whether the number at a place may be one of them
 */
export function numbersJoinedBefore(first: number, tokens: readonly Token[], fits: (place: number) => boolean): readonly number[] {
  const earlier: number[] = [];
  let place = first - 1;
  while (place >= 0) {
    const isJoined = tokens[place + 1]?.isAfterStop === true || isAnd(tokens[place]);
    if (isAnd(tokens[place])) place--;
    const { kind, isFigure } = tokens[place] ?? {};
    if (kind !== 'number' || !isFigure || !isJoined || !fits(place)) break;
    earlier.unshift(place);
    place--;
  }
  return earlier;
}
