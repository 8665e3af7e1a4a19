/** Faces without a suit that lie hidden or aside next to cards with suits: “a mechwarrior laid aside”, «в закрытую герцог». */
import { cardOf, isSuit, MixedSuits, rankOf } from './cards.js';
import type { Token } from './tokens.js';

const FACES: ReadonlySet<string> = new Set(['M', 'D', 'L']);
/** Words for where such a card is, and how far from it. */
const PLACES = /^(?:hole|aside|beside|hidden|facedown|laid|закрыт|отлож|сторон[еу]|рядом)/u;
const REACH = 4;
const MAX_COUNT = 5;
/** Words in which a suit is that of the face. */
const NEXT = 2;

/** Replaces faces without suits by cards of suits that no other card has, which are assumed. */
export function withLooseFaces(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'card')) return tokens;
  const taken = tokens.flatMap(({ kind, stem }) => (kind === 'card' ? [stem] : []));
  // Four-card drax leaves a suit out: the faces have suits that are there.
  const suits = new MixedSuits(taken, [...new Set(taken.map((card) => card.slice(-1)))]);
  const isLoose = (at: number): boolean => {
    const rank = tokens[at]?.kind === 'word' ? rankOf(tokens[at]) : undefined;
    return rank !== undefined && FACES.has(rank) && isPlaced(tokens, at) && !isNextToSuit(tokens, at);
  };
  return tokens.flatMap((token, at) => {
    if (countAt(tokens, at) > 1 && isLoose(at + 1)) return [];
    if (!isLoose(at)) return [token];
    const rank = rankOf(token) as string;
    return Array.from({ length: countAt(tokens, at - 1) }, () => ({
      ...cardOf(token, `${rank}${suits.next(rank)}`),
      isAssumed: true as const,
    }));
  });
}

function countAt(tokens: readonly Token[], at: number): number {
  const { kind, value = 1, isFigure } = tokens[at] ?? {};
  return kind === 'number' && !isFigure && value > 1 && value <= MAX_COUNT ? value : 1;
}

const isPlaced = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - REACH), at + REACH + 1).some(({ folded }) => PLACES.test(folded));

const isNextToSuit = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 1), at + NEXT + 1).some((token) => isSuit(token));
