/** Whose the values of a text are: of the side that acts, of the other side, or of both. */
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import { actingTwinOf } from './acting-twin.js';
import { isCorrectedAt, isNowAt } from './corrections.js';
import { removeAt, valueAt } from './draft-tree.js';
import type { Leaf } from './leaves.js';
import { isNumeric } from './left-over.js';
import type { Known } from './lexicon.js';
import { isOneAgainstSeveral, OneAgainstSeveral } from './one-against-several.js';
import { type Part, wordsIn } from './select.js';
import { isOfDistance, namedSideOf, type Side, sideOf, type sidesOf } from './sides.js';
import type { Taken } from './taken.js';
import { opposedChoices } from './versus.js';

/** The owners of values. A value may move to the other side while the rest of the text is read. */
export class Owners {
  readonly #known: Known;
  readonly #tokens: readonly Token[];
  readonly #taken: Taken;
  /** Paths of fields that were said of both sides. */
  readonly #ofBoth = new Set<string>();
  /** The words that gave a choice its value, by its path. */
  readonly #givenBy = new Map<string, number>();
  /** Paths of choices of the other side whose words are of none, or of the side that acts, with this side. */
  readonly #ofNoSide = new Map<string, Side | undefined>();
  /** The side that the words gave a number of no side, by its path. */
  readonly #sideOfNumber = new Map<string, Side | undefined>();
  /** Where a choice went to the other side than its words say, and this side. */
  #turned: { readonly place: number; readonly side: Side } | undefined;
  /** Paths of numbers that words without a number gave: “medium” of a distance. */
  readonly #ofWords = new Set<string>();
  /** The sides of choices that stand against each other, by their places. */
  #opposed: ReadonlyMap<number, Side> = new Map();
  /** Who is meant where one is against several. */
  readonly #several: OneAgainstSeveral | undefined;

  /** @param isValue whether the token at a place belongs to a value */
  constructor(known: Known, tokens: readonly Token[], taken: Taken, isValue: (place: number) => boolean) {
    this.#known = known;
    this.#tokens = tokens;
    this.#taken = taken;
    if (isOneAgainstSeveral(known)) this.#several = new OneAgainstSeveral(tokens, isValue);
  }

  /** Reads the sides of choices that oppose each other. */
  begin(parts: readonly Part[]): void {
    this.#opposed = opposedChoices(this.#tokens, this.#known, parts);
  }

  /**
   * The side that a part of the text is said of.
   * @param hasSecond whether a second number stands behind its label: “Reps 4 and 5”
   */
  sideOf(part: Part, sides: ReturnType<typeof sidesOf>, hasSecond: boolean): Side | undefined {
    const opposed = this.#opposed.get(part.places[0] as number);
    if (opposed) return opposed;
    const inTurn = part.places.length > 1 && hasSecond ? 'acting' : undefined;
    const named =
      this.#sideWithin(part) ??
      this.#bothBehind(part) ??
      inTurn ??
      this.#turnedAt(part.places[0] as number) ??
      sides[part.places[0] as number];
    if (this.#several === undefined) return named;
    const [meaning] = part.meanings;
    const field = meaning?.kind === 'value' ? this.#known.leaves[meaning.leaf]?.path.at(-1) : undefined;
    return this.#several.sideOf(part, field ?? '', named);
  }

  /** Whether a field can take a value, also in place of one that fits less. */
  mayTake({ leaf, value }: { readonly leaf: Leaf; readonly value: unknown }, part: Part, side: Side | undefined): boolean {
    const name = leaf.path.join('.');
    const isCorrection =
      isCorrectedAt(this.#tokens, part.places[0] as number) || (part.values.length > 0 && isNowAt(this.#tokens, part.places));
    return (
      (isCorrection && !leaf.path.includes('*') && leaf.field.kind !== 'list') ||
      this.#taken.draft.isFree(leaf, value) ||
      (side !== 'both' && sideOf(leaf) === side && this.#ofBoth.has(name)) ||
      (this.#givenBy.get(name) ?? Number.MAX_VALUE) < wordsIn(part) ||
      (part.values.length > 0 && this.#ofWords.has(name)) ||
      // “My gun shoots at a machine”: what is aimed at is the target.
      ((side === 'other' || this.#ofNoSide.get(name) === 'acting' || this.#hasDiceSince(leaf, part)) && this.#ofNoSide.has(name))
    );
  }

  /** “My armor 4 and his armor 3”: a number of no side that is given again for the other was that of the side that acts. */
  moveToActing(leaf: Leaf | undefined, side: Side | undefined): void {
    const [name = ''] = leaf?.path ?? [];
    const value = this.#taken.draft.root[name];
    const twin = leaf && side === 'other' && value !== undefined ? actingTwinOf(this.#known.leaves, leaf) : undefined;
    if (!twin || this.#sideOfNumber.get(name) === 'other' || this.#taken.draft.root[twin.name] !== undefined) return;
    this.#taken.draft.root[twin.name] = value;
    delete this.#taken.draft.root[name];
    this.#taken.move((field) => (field === name ? twin.name : field));
  }

  /** Gives a field outside of lists a value, which replaces one that fits less. */
  put(leaf: Leaf, value: unknown, part: Part, side: Side | undefined): void {
    const { path, field } = leaf;
    const name = path.join('.');
    if (field.kind !== 'list') this.#taken.forget(name);
    if (field.kind === 'choice') this.#givenBy.set(name, wordsIn(part));
    if (field.kind === 'choice' && sideOf(leaf) === 'other' && side !== 'other') this.#ofNoSide.set(name, side);
    else this.#ofNoSide.delete(name);
    if (part.values.length > 0) this.#ofWords.delete(name);
    else if (isNumeric(leaf) && valueAt(this.#taken.draft.root, path) === undefined) this.#ofWords.add(name);
    this.#taken.put(leaf, value, part.places);
  }

  /** Notes whose a number or choice is. What both have is that of the side that acts, too. */
  note(leaf: Leaf, value: unknown, part: Part, side: Side | undefined): void {
    const own = sideOf(leaf);
    if (own === undefined) this.#sideOfNumber.set(leaf.path.join('.'), side);
    const twin = side === 'both' ? actingTwinOf(this.#known.leaves, leaf) : undefined;
    if (twin && this.#taken.draft.isFree(twin, value)) this.#taken.put(twin, value, part.places);
    const [first = 0] = part.places;
    const isOfFighter = leaf.field.kind === 'choice' && leaf.path.length === 2 && own !== undefined && side !== 'both';
    if (isOfFighter && side !== undefined) this.#turned = own === side ? undefined : { place: first, side: own as Side };
  }

  /** “Both skill 4” is said of both sides, until one has a value of its own, which replaces it. */
  noteBoth({ path }: Leaf, isOfBoth: boolean): void {
    const name = path.join('.');
    if (isOfBoth) this.#ofBoth.add(name);
    else if (this.#ofBoth.delete(name)) {
      this.#taken.forget(name);
      removeAt(this.#taken.draft.root, path);
    }
  }

  /** What is said of no side is not of one that may be absent: the opponent of an army. */
  absentSidePenalty(leaf: Leaf, side: Side | undefined): number {
    const isAbsent = this.#known.calculator.input[leaf.path[0] as string]?.optional === true;
    return side === undefined && sideOf(leaf) === 'other' && isAbsent ? ABSENT_SIDE_PENALTY : 0;
  }

  /** “A soldier with D6 and 1D12 shoots a gun”: behind the dice of the shooter, the target is said. */
  #hasDiceSince({ path }: Leaf, { places: [first = 0] }: Part): boolean {
    const last = this.#taken.placeOf(path.join('.'));
    return last !== undefined && this.#tokens.slice(last + 1, first).some(({ kind }) => kind === 'dice');
  }

  /** “Attacks a machine: soldier BB 3, machine armor 6”: what a choice went to has what follows, until a side is named. */
  #turnedAt(first: number): Side | undefined {
    const { place, side } = this.#turned ?? {};
    if (place === undefined) return undefined;
    return this.#tokens.slice(place + 1, first).some((token) => namedSideOf(token) !== undefined) ? undefined : side;
  }

  /** «У4 оба», “Rep 4 both”: what nothing follows. */
  #bothBehind({ places }: Part): Side | undefined {
    const behind = (places.at(-1) as number) + 1;
    const next = this.#tokens[behind + 1];
    return namedSideOf(this.#tokens[behind]) === 'both' && (next === undefined || next.isAfterStop === true) ? 'both' : undefined;
  }

  /** The side that is named between a label and its number: “armor of the target 3”. */
  #sideWithin({ places }: Part): Side | undefined {
    const [first = 0] = places;
    // “Neither of us moved” is said of both.
    if (namedSideOf(this.#tokens[first]) === 'both') return 'both';
    const named = this.#tokens
      .slice(first + 1, places.at(-1))
      .map((token, at) => (isOfDistance(token, this.#tokens[first + at + 2]) ? undefined : namedSideOf(token)));
    return (
      named.findLast((side) => side !== undefined) ??
      (EACH_SIDE.has(this.#tokens[places.at(-1) as number]?.folded ?? '') ? 'both' : undefined)
    );
  }
}

/** Less than any other difference between ranks: it decides between equal ones. */
const ABSENT_SIDE_PENALTY = 0.25;
/** “Three a side”, “4 mechs each”. */
const EACH_SIDE: ReadonlySet<string> = new Set(listed('side each apiece'));
