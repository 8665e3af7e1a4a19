/** Who is meant where one is against several: those who are counted are the several, and what follows is theirs. */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';
import { AGAINST, namedSideOf, type Side, sideOf } from './sides.js';

/** Whether the side that acts is one, and the other a list. */
export const isOneAgainstSeveral = ({ leaves, lists }: Known): boolean =>
  lists.some(({ path }) => path.length === 1 && sideOf({ path }) === 'other') &&
  leaves.some((leaf) => sideOf(leaf) === 'acting' && leaf.path.length === 2);

/** Words between a number and the label of what it counts: “three unarmed rep 2”, «трое хулиганов У3». */
const MAX_BETWEEN = 2;
/** Words that mean the one, wherever they stand. */
const THE_ONE: ReadonlySet<string> = new Set(listed('he him hero lone он ему нему герой одиночка одиночку'));

/** The sides of parts in the order of the text. */
export class OneAgainstSeveral {
  readonly #tokens: readonly Token[];
  readonly #isClaimed: (place: number) => boolean;
  /** Whether the text speaks of its writer, who is the one. */
  readonly #isOwn: boolean;
  /** Whether the several are those who act. */
  #isTurned = false;
  #last: { readonly end: number; readonly side: Side } | undefined;
  /** The fields of which each side has a number. */
  readonly #numbered: Readonly<Record<Side, Set<string>>> = { acting: new Set(), other: new Set(), both: new Set() };

  /** @param isClaimed whether a part of the text takes the number or word at a place, besides choices */
  constructor(tokens: readonly Token[], isClaimed: (place: number) => boolean) {
    this.#tokens = tokens;
    this.#isClaimed = isClaimed;
    this.#isOwn = tokens.some((token) => namedSideOf(token) === 'acting');
  }

  /**
   * The side of a part.
   * @param field what the part gives a value
   * @param named the side that its words name
   */
  sideOf({ places, values }: Part, field: string, named: Side | undefined): Side | undefined {
    if (named === 'both') return named;
    const side = this.#sideAt(places[0] as number, values.length > 0 ? field : undefined, named);
    if (side === undefined) return side;
    this.#last = { end: places.at(-1) as number, side };
    if (values.length > 0) this.#numbered[side].add(field);
    return side;
  }

  #sideAt(first: number, field: string | undefined, named: Side | undefined): Side | undefined {
    const count = this.#countBefore(first);
    if (count > 1) {
      this.#isTurned ||= named === 'acting';
      return 'other';
    }
    if (count === 1 && this.#last?.side === 'other') return 'acting';
    const last = this.#last;
    const since = last && this.#tokens.slice(last.end + 1, first);
    // “Three rep 2 mob a rep 5”: the second number is that of the one.
    const { acting, other } = this.#numbered;
    if (field !== undefined && last?.side === 'other' && other.has(field) && !acting.has(field)) return 'acting';
    if (last && since?.every((token) => namedSideOf(token) === undefined && !AGAINST.has(token.folded))) return last.side;
    if (!this.#isOwn && since?.some(({ folded }) => THE_ONE.has(folded))) return 'acting';
    return this.#isTurned && named === 'other' ? 'acting' : named;
  }

  /** The number before a part, with few words between that nothing reads; 0 without one. */
  #countBefore(first: number): number {
    for (let place = first - 1; place >= Math.max(0, first - 1 - MAX_BETWEEN); place--) {
      const { kind, value = 0, isFigure } = this.#tokens[place] ?? {};
      if (this.#tokens[place + 1]?.isAfterStop && place + 1 < first) return 0;
      if (kind === 'number') return isFigure && this.#isClaimed(place) ? 0 : value;
      if (kind !== 'word' || namedSideOf(this.#tokens[place]) !== undefined || this.#isClaimed(place)) return 0;
    }
    return 0;
  }
}
