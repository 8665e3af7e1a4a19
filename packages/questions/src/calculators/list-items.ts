/** Values of the items of a list: where an item begins, and which numbers around a value are those of other items. */
import { FILLERS } from '@rangefinder/rulebook/search';
import type { Token } from '../text/tokens.js';
import { AND, listed } from '../text/word-lists.js';
import type { Counts } from './counts.js';
import type { Branch } from './draft-tree.js';
import { numbersJoinedBefore } from './joined-numbers.js';
import type { Leaf } from './leaves.js';
import { MEANT_FOR } from './led-groups.js';
import { isRequired, isWithin } from './left-over.js';
import type { Known } from './lexicon.js';
import { beginsItem, isLengthOf } from './next-item.js';
import type { Part } from './select.js';
import { AGAINST, isOfAll, type Side } from './sides.js';
import type { Taken } from './taken.js';

/** What the items of a calculator’s lists are filled from. */
interface ItemsSource {
  readonly known: Known;
  readonly tokens: readonly Token[];
  readonly taken: Taken;
  readonly counts: Counts;
  /** Places of the tokens that parts of the text take. */
  readonly claimed: ReadonlySet<number>;
}

export class ListItems {
  readonly #known: Known;
  readonly #tokens: readonly Token[];
  readonly #taken: Taken;
  readonly #counts: Counts;
  readonly #claimed: ReadonlySet<number>;
  /** The side that the last item of a list of lists belongs to, by the path of the list. */
  readonly #sideOfItem = new Map<string, Side>();
  /** What each side has in a list of lists. */
  readonly #givenOfSides = new Set<string>();

  /** Names of conditions that were said of all items behind them. */
  readonly #ofGroup = new Set<string>();
  /** Conditions that were said of all items before them. */
  readonly #ofAll: { readonly path: readonly string[]; readonly value: unknown }[] = [];

  constructor({ known, tokens, taken, counts, claimed }: ItemsSource) {
    this.#known = known;
    this.#tokens = tokens;
    this.#taken = taken;
    this.#counts = counts;
    this.#claimed = claimed;
  }

  /**
   * Gives a field of an item the value of a part of the text.
   * @param parts all parts of the text
   */
  put(leaf: Leaf, value: unknown, part: Part, { side, parts }: { readonly side: Side | undefined; readonly parts: readonly Part[] }): void {
    const { path, field } = leaf;
    if (this.#isSaidTwice(leaf, value, part) || this.#isGivenOfSide(leaf, value, side)) {
      this.#taken.use(part.places);
      return;
    }
    this.#beginItemOfSide(path, side);
    const isTaken = (place: number): boolean => this.#claimed.has(place) || this.#taken.used.has(place);
    const length = this.#lengthBefore(leaf, part, isTaken);
    const around = length ? undefined : this.#counts.around(part, isTaken);
    const further = field.kind === 'int' && part.values.at(-1) === part.places.at(-1) ? this.#further(leaf, part) : [];
    // “3 figures, rep 5 4 3”: the number counts all of them.
    const count = around && further.length > 0 && around.value === further.length + 1 ? undefined : around;
    const item = this.#taken.draft.lastItem(path);
    const isOfGroup = this.#isOfGroup(leaf, part);
    const placed = { leaf, part, parts, tokens: this.#tokens, leaves: this.#known.leaves, used: this.#taken.used, item };
    if (count || length || this.#isOtherHand(leaf, part) || beginsItem(placed)) this.#taken.draft.beginItem(path);
    if (this.#isSingleAt(part.places[0] as number)) this.#counts.takeSingle(path.slice(0, path.lastIndexOf('*')));
    if (!length && field.kind === 'int' && part.values[0] === part.places[0]) this.#takeEarlier(leaf, part);
    if (length) this.#taken.put(length.leaf, this.#tokens[length.place]?.value, [length.place]);
    const address = this.#taken.put(
      leaf,
      value,
      [...(around?.places ?? []), ...part.places].toSorted((a, b) => a - b),
    );
    if (isOfGroup || this.#isOfAllItems(part)) this.#taken.draft.spread(path, value);
    if (isOfGroup) this.#ofGroup.add(path.at(-1) as string);
    else if (this.#isBeforeGroup(leaf, part)) this.#ofAll.push({ path, value });
    if (count) this.#counts.takeItem(itemOf(address, path), count);
    else if (part.values.length > 0) this.#counts.noteItem(itemOf(address, path), part.places[0] as number);
    for (const place of further) {
      this.#taken.draft.beginItem(path);
      this.#taken.put(leaf, this.#tokens[place]?.value, [place]);
    }
  }

  /** Gives every item what was said of all of them before. */
  complete(): void {
    for (const { path, value } of this.#ofAll) this.#taken.draft.spread(path, value);
  }

  /** “Reps 5, 4 and 3, under cover”: behind a comma, a condition is that of all items that have nothing but numbers. */
  #isOfGroup({ path, field }: Leaf, { places: [first = 0], values }: Part): boolean {
    // One of them is the leader.
    const isCondition = field.kind === 'boolean' && path.at(-1) !== MEANT_FOR.get(this.#known.calculator.system)?.leaderRep?.flag;
    const number = values.length === 0 && isCondition ? this.#numberOf(path) : undefined;
    const items = number ? this.#taken.draft.itemsIn(path) : [];
    const list = path[0] as string;
    const last = this.#taken.understood.findLast(({ field }) => field.startsWith(`${list}.`));
    const end = last && this.#taken.placeOf(last.field);
    if (!number || items.length < 2 || end === undefined) return false;
    const isPlain = (item: Branch): boolean =>
      item[number] !== undefined && Object.entries(item).every(([name, value]) => typeof value === 'number' || this.#ofGroup.has(name));
    const isApart = this.#ofGroup.size > 0 || this.#tokens.slice(end + 1, first + 1).some(({ isAfterStop }) => isAfterStop);
    return isApart && items.every(isPlain);
  }

  /** “A group in the open: rep 5 and two rep 4”: what is said of a group before its figures. */
  #isBeforeGroup({ path }: Leaf, { places: [first = 0], values }: Part): boolean {
    const number = values.length === 0 ? this.#numberOf(path) : undefined;
    if (!number || this.#taken.draft.lastItem(path)?.[number] !== undefined) return false;
    return this.#tokens.slice(Math.max(0, first - GROUP_REACH), first).some(({ folded }) => GROUPS.has(folded));
  }

  /** The name of the number that every item of a list of figures needs. */
  #numberOf(path: readonly string[]): string | undefined {
    const isNeeded = (one: Leaf): boolean =>
      one.path.length === 3 && one.path[0] === path[0] && one.field.kind === 'int' && isRequired(one.field);
    return path.length === 3 ? this.#known.leaves.find(isNeeded)?.path.at(-1) : undefined;
  }

  /** “One rolled a 9”, “one with d12 2d12”. */
  #isSingleAt(first: number): boolean {
    const [before = '', earlier = ''] = [1, 2].map((back) => this.#tokens[first - back]?.folded ?? '');
    return ONE.has(before) || (FILLERS.has(before) && ONE.has(earlier));
  }

  /** “All in cover”, «все в лёгкой броне»: a condition is that of every item, with only others of this kind between. */
  #isOfAllItems({ places: [first = 0], values }: Part): boolean {
    if (values.length > 0) return false;
    const isBetween = (place: number): boolean => FILLERS.has(this.#tokens[place]?.folded ?? '') || this.#claimed.has(place);
    let place = first - 1;
    while (place > 0 && isBetween(place) && this.#tokens[place]?.kind === 'word' && !isOfAll(this.#tokens[place])) place--;
    return isOfAll(this.#tokens[place]);
  }

  /** “6 inches of road, then 4 of brush”: the number before “of” and a choice is the length of its item. */
  #lengthBefore(
    { path, field }: Leaf,
    { places: [first = 0], values }: Part,
    isTaken: (place: number) => boolean,
  ): { readonly leaf: Leaf; readonly place: number } | undefined {
    const leaf = values.length > 0 || field.kind === 'int' ? undefined : this.#known.leaves.find((one) => isLengthOf(one, path));
    if (!leaf) return undefined;
    // “2 woods, 3 open”: where each item needs a length, a number counts no items.
    const isOf = OF.has(this.#tokens[first - 1]?.folded ?? '');
    const place = isOf ? first - 2 : first - 1;
    const { kind, isFigure, value = 0 } = this.#tokens[place] ?? {};
    const isLength = kind === 'number' && !isTaken(place) && (isOf || (isFigure === true && isRequired(leaf.field)));
    return isLength && isWithin(leaf.field, value) ? { leaf, place } : undefined;
  }

  /** “My rep 5, his rep 4, odds that my rep 5 acts”: in a list of lists, what a side has is named again behind the other. */
  #isGivenOfSide({ path }: Leaf, value: unknown, side: Side | undefined): boolean {
    const outer = path.slice(0, path.indexOf('*') + 1);
    if (side === undefined || side === 'both' || outer.length > path.lastIndexOf('*')) return false;
    const given = `${path.join('.')} ${side} ${JSON.stringify(value)}`;
    const last = this.#sideOfItem.get(outer.join('.'));
    const isAgain = last !== undefined && last !== side && this.#givenOfSides.has(given);
    this.#givenOfSides.add(given);
    return isAgain;
  }

  /** “A against B”: in a list of lists, each side has an item of its own. */
  #beginItemOfSide(path: readonly string[], side: Side | undefined): void {
    const outer = path.slice(0, path.indexOf('*') + 1);
    if (side === undefined || outer.length > path.lastIndexOf('*')) return;
    const name = outer.join('.');
    const last = this.#sideOfItem.get(name);
    if (last !== undefined && last !== side) this.#taken.draft.beginItem(outer);
    this.#sideOfItem.set(name, side);
  }

  /** Places of further numbers behind a label, each of the next item: “rep 5, 4 and 3”, “reps 5 4 4”, “80 + 80 + 65”. */
  #further(leaf: Leaf, { places }: Part): readonly number[] {
    const label = new Set(places.map((place) => this.#tokens[place]?.stem));
    const further: number[] = [];
    for (let place = (places.at(-1) as number) + 1; ; place++) {
      if (AND.has(this.#tokens[place]?.folded ?? '') || PLUS.has(this.#tokens[place]?.folded ?? '')) place++;
      const { kind, value = 0, isFigure } = this.#tokens[place] ?? {};
      // “2 rep 4 and 3 rep 3”: the number before the label counts the items.
      const isCount = label.has(this.#tokens[place + 1]?.stem ?? '') || this.#isCountAt(place);
      if (kind !== 'number' || !isFigure || isCount || this.#claimed.has(place) || !isWithin(leaf.field, value)) return further;
      further.push(place);
    }
  }

  /** “60, 1 machine 110”: the number counts what has the next one. */
  #isCountAt(place: number): boolean {
    const [noun, number] = [this.#tokens[place + 1], this.#tokens[place + 2]];
    const isNoun =
      noun?.kind === 'word' && !noun.isAfterStop && !FILLERS.has(noun.folded) && !AND.has(noun.folded) && !PLUS.has(noun.folded);
    return isNoun && number?.kind === 'number' && number.isFigure && !number.isAfterStop;
  }

  /** Numbers before that with the label are each of an item before. */
  #takeEarlier(leaf: Leaf, { places: [first = 0] }: Part): void {
    const isOpen = (place: number): boolean => !this.#claimed.has(place) && !this.#taken.used.has(place);
    const fits = (place: number): boolean => isOpen(place) && isWithin(leaf.field, this.#tokens[place]?.value ?? Number.NaN);
    for (const place of numbersJoinedBefore(first, this.#tokens, fits)) {
      this.#taken.put(leaf, this.#tokens[place]?.value, [place]);
      this.#taken.draft.beginItem(leaf.path);
    }
  }

  /** “4d 4e 4f against 5d 6d 7d”: the word for against ends a list within an item. */
  #isOtherHand({ path, field }: Leaf, { places: [first = 0] }: Part): boolean {
    if (field.kind !== 'list' || field.by || !path.includes('*')) return false;
    const between: Token[] = [];
    for (let place = first - 1; place >= 0 && isWordy(this.#tokens[place] as Token); place--) between.push(this.#tokens[place] as Token);
    const isHand = field.item.kind === 'text' && field.item.deck !== undefined;
    const isWhole = isHand && (this.#taken.draft.lastIn(path)?.length ?? 0) >= field.min;
    // “Mine is 5f 6f 7f 8f, Joe holds 9d 9e 9s 9f”: behind a whole hand, a word for its owner begins another.
    return between.some(
      ({ folded, kind }) =>
        SEPARATING.has(folded) || (isWhole && kind === 'word' && !FILLERS.has(folded) && !AND.has(folded) && !PLUS.has(folded)),
    );
  }

  /** “Climb over a wall” is one obstacle, «сдать на 2 шага назад» one move back. */
  #isSaidTwice({ path, field }: Leaf, value: unknown, { places: [first = 0, ...others] }: Part): boolean {
    const last = this.#taken.understood.findLast(({ field: address }) => address.replaceAll(/\d+/g, '*') === path.join('.'));
    if (last === undefined || field.kind !== 'choice' || last.value !== value) return false;
    const end = this.#taken.placeOf(last.field) as number;
    const between = [...this.#tokens.keys()].slice(end + 1, first);
    const isJoined = (place: number): boolean => {
      const { folded = '' } = this.#tokens[place] ?? {};
      return !AND.has(folded) && (FILLERS.has(folded) || this.#taken.used.has(place));
    };
    const next = this.#tokens[(others.at(-1) ?? first) + 1];
    const hasOwnNumber = next?.kind === 'number' && between.some((place) => this.#taken.used.has(place));
    return !hasOwnNumber && between.every(isJoined) && ![...between, first].some((place) => this.#tokens[place]?.isAfterStop);
  }
}

/** “The neighbor has three tens”: a number word between two hands counts cards. */
const isWordy = ({ kind, isFigure }: Token): boolean => kind === 'word' || (kind === 'number' && !isFigure);

const GROUPS: ReadonlySet<string> = new Set(
  listed('group squad team unit section gang platoon группа группы группу отряд отряда банда банды звено взвод отделение'),
);
/** Words between a group and what is said of it. */
const GROUP_REACH = 2;
const ONE: ReadonlySet<string> = new Set(listed('one i один одна я'));
/** Words between a length and what it leads through. */
const OF: ReadonlySet<string> = new Set(listed('of through across over по через сквозь'));

/** The address of the item of a list that holds an address: `targets.0` of `targets.0.armor`. */
export const itemOf = (address: string, path: readonly string[]): string =>
  address
    .split('.')
    .slice(0, path.lastIndexOf('*') + 1)
    .join('.');

/** Words between two hands. */
const SEPARATING: ReadonlySet<string> = new Set([...AGAINST, 'or', 'или', 'beats', 'beat', 'бьет']);
/** “80 + 80 + 65 points”. */
const PLUS: ReadonlySet<string> = new Set(['plus', 'плюс']);
