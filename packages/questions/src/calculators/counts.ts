/** Counts the items of lists: “three targets”, “3 rep 4”, «два отряда по 100». */
import { FILLERS } from '@rangefinder/rulebook/search';
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import { type Branch, type DraftTree, valueAt } from './draft-tree.js';
import type { Known, Meaning } from './lexicon.js';
import type { Part } from './select.js';
import { BOTH_WORDS, namedSideOf } from './sides.js';

/** Items that a text may count. */
const MAX_COUNT = 40;
/** Items that a number without a word for them may count. */
const MAX_COUNTED_ITEMS = 12;

/** What a phrase says that counts the items of a list. */
export type CountMeaning = Extract<Meaning, { kind: 'count' }>;

/** A number that counts, with the places of its words. */
export interface Counted {
  readonly places: readonly number[];
  readonly value: number;
  /** What it counts stands behind a stop: “three guns (d6 1d6, d12 1d12, d12 2d12)”. */
  readonly isBeforeStop?: boolean;
}

export class Counts {
  readonly #tokens: readonly Token[];
  readonly #lists: Known['lists'];
  readonly #leaves: Known['leaves'];
  /** How many items a list has, by its path. */
  readonly #ofLists = new Map<string, number>();
  /** How many items a list has that nothing is said of, besides the described ones. */
  readonly #further = new Map<string, number>();
  /** The items whose words directly follow the number of their list, by the path of the list. */
  readonly #followed = new Map<string, string>();
  /** The list that was counted last, and where. */
  #last: { readonly list: string; readonly place: number } | undefined;
  /** Lists of which one item is described. */
  readonly #singled = new Set<string>();
  /** Items whose number may be that of the whole list. */
  readonly #ofWhole = new Set<string>();
  /** How many of an item the text counts, by the address of the item. */
  readonly #ofItems = new Map<string, number>();

  constructor({ lists, leaves }: Known, tokens: readonly Token[]) {
    this.#tokens = tokens;
    this.#lists = lists;
    this.#leaves = leaves;
  }

  /** Takes the number of a part that counts a list. Returns the list with the number; undefined if the part has none. */
  takeList(meaning: CountMeaning, { places, values }: Part): { readonly field: string; readonly value: number } | undefined {
    const { list, isFurther } = meaning;
    const known = this.#lists[list];
    const given = [...values, ...places].map((place) => this.#tokens[place]?.value).find((one) => one !== undefined);
    const value = meaning.value ?? given;
    if (!known || value === undefined || !Number.isInteger(value) || value < 1 || value > MAX_COUNT) return undefined;
    // “The odds of the single guy” count no list that needs two.
    if (!isFurther && value < known.min) return undefined;
    const counts = isFurther ? this.#further : this.#ofLists;
    // “Six guys blast one trooper”: the single one is somebody else.
    if (value === 1 && counts.has(known.path.join('.'))) return undefined;
    counts.set(known.path.join('.'), value);
    if (!isFurther) this.#last = { list: known.path.join('.'), place: places.at(-1) as number };
    return { field: known.path.filter((step) => step !== '*').join('.'), value };
  }

  /** “4 players, one rolled a 9”: the others of a list are not like the described item. */
  takeSingle(path: readonly string[]): void {
    this.#singled.add(path.join('.'));
  }

  /** “Four guys with d6 1d6 and two with d12 2d6”: the words of an item follow the number of its list. */
  noteItem(address: string, first: number): void {
    const { list, place } = this.#last ?? {};
    if (list === undefined || place === undefined || this.#followed.has(list) || !address.startsWith(`${list}.`)) return;
    const between = this.#tokens.slice(place + 1, first + 1);
    if (between.slice(0, -1).every(({ folded }) => FILLERS.has(folded)) && !between.some(({ isAfterStop }) => isAfterStop))
      this.#followed.set(list, address);
  }

  /** The list of several items that was counted last. */
  get lastList(): string | undefined {
    const list = this.#last?.list;
    return list !== undefined && (this.#ofLists.get(list) ?? 0) > 1 ? list : undefined;
  }

  /** Whether there are two of an item, which are one of each side from now on. */
  takePair(address: string): boolean {
    return this.#ofItems.get(address) === 2 && this.#ofItems.delete(address);
  }

  /** How many items the text says that a list has. */
  countOf(path: readonly string[]): number | undefined {
    return this.#ofLists.get(path.join('.'));
  }

  takeItem(address: string, { value, isBeforeStop }: Pick<Counted, 'value' | 'isBeforeStop'>): void {
    this.#ofItems.set(address, value);
    if (isBeforeStop) this.#ofWhole.add(address);
  }

  /** An item has another address now. */
  move(moved: (address: string) => string): void {
    for (const [address, count] of [...this.#ofItems]) {
      this.#ofItems.delete(address);
      this.#ofItems.set(moved(address), count);
    }
  }

  /** The number around the words for an item: “3 rep 4”, “3 squads at 100”, “3D12 twice”. It counts no figures: “skill 4 at 24 inches”. */
  around({ places }: Part, isTaken: (place: number) => boolean): Counted | undefined {
    return this.#before(places[0] as number, isTaken) ?? this.#behind((places.at(-1) as number) + 1, isTaken);
  }

  /** The number before a name: “two Locusts”, “3 squads of militia”, «два отряда ополчения». */
  beforeName(first: number, isTaken: (place: number) => boolean): Counted | undefined {
    const at = (place: number, ...words: readonly number[]): Counted | undefined =>
      this.#isCount(place, isTaken) ? { places: [place, ...words], value: this.#tokens[place]?.value as number } : undefined;
    const noun = FILLERS.has(this.#tokens[first - 1]?.folded ?? '') ? first - 2 : first - 1;
    return at(first - 1) ?? this.#beforeNoun(noun, at, () => false);
  }

  #before(first: number, isTaken: (place: number) => boolean): Counted | undefined {
    // «у3» is a label, «у» alone a small word.
    const isFiller = (place: number): boolean =>
      FILLERS.has(this.#tokens[place]?.folded ?? '') && this.#tokens[place]?.stem.startsWith('_') === false;
    const begin = this.#tokens[first];
    const each = this.#beforeEach(isFiller(first - 1) ? first - 2 : first - 1, isTaken);
    if (each) return each;
    const at = (place: number, ...words: readonly number[]): Counted | undefined =>
      this.#isCount(place, isTaken) ? { places: [place, ...words], value: this.#tokens[place]?.value as number } : undefined;
    const before = isFiller(first - 1) ? first - 2 : first - 1;
    // “Six riflemen d6 1d6”, «трое с Д6 2Д6», “two guns (d12 2d12)”: dice are no figure that a number could belong to.
    if (begin?.kind === 'dice') {
      const counted = (isFiller(first - 1) ? at(before) : undefined) ?? this.#beforeNoun(before, at, isTaken) ?? this.#both(before);
      return counted && { ...counted, isBeforeStop: begin.isAfterStop === true };
    }
    if (begin?.isAfterStop) return undefined;
    // “Three 60pt squads”: a number word before the figure counts.
    if (begin?.kind === 'number' && begin.isFigure && this.#tokens[first - 1]?.isFigure === false) return at(first - 1);
    if (begin?.kind === 'word' && !isFiller(first))
      // “two cops rep 4”, “3 squads at 100”.
      return at(before) ?? this.#beforeNoun(before, at, isTaken);
    return isFiller(first) ? this.#beforeNoun(first - 1, at, isTaken) : undefined;
  }

  /** “Six clones, each D6+1”, «шестеро бойцов, у каждого 1Д6»: the number before a noun and a word for each of them. */
  #beforeEach(place: number, isTaken: (place: number) => boolean): Counted | undefined {
    if (!OF_EACH.has(this.#tokens[place]?.folded ?? '')) return undefined;
    const words = [place];
    for (let at = place - 1; at >= 0 && words.length <= MAX_WORDS_BEFORE_EACH; at--) {
      if (this.#isCount(at, isTaken)) return { places: [at, ...words.toReversed()], value: this.#tokens[at]?.value as number };
      if (this.#tokens[at]?.kind !== 'word') return undefined;
      if (!isTaken(at)) words.push(at);
    }
    return undefined;
  }

  /** A number before a word that nothing else reads: “3 squads” of “3 squads at 100”. */
  #beforeNoun(
    place: number,
    at: (place: number, ...words: readonly number[]) => Counted | undefined,
    isTaken: (place: number) => boolean,
  ): Counted | undefined {
    const noun = this.#tokens[place];
    const isNoun = noun?.kind === 'word' && !noun.isAfterStop && !isTaken(place) && namedSideOf(noun) === undefined;
    if (!isNoun || FILLERS.has(noun.folded)) return undefined;
    return at(place - 1, place) ?? (this.#isAdjective(place - 1, isTaken) ? at(place - 2, place - 1, place) : undefined);
  }

  /** «Пять пехотных отрядов по 85», “five light squads at 85”. */
  #isAdjective(place: number, isTaken: (place: number) => boolean): boolean {
    const word = this.#tokens[place];
    return word?.kind === 'word' && !word.isAfterStop && !isTaken(place) && !FILLERS.has(word.folded) && namedSideOf(word) === undefined;
  }

  /** “Both guns (d12, 2d12)”. */
  #both(noun: number): Counted | undefined {
    const { kind, isAfterStop } = this.#tokens[noun] ?? {};
    const isCount = BOTH.has(this.#tokens[noun - 1]?.folded ?? '') && kind === 'word' && !isAfterStop;
    return isCount ? { places: [noun - 1, noun], value: 2 } : undefined;
  }

  #behind(place: number, isTaken: (place: number) => boolean): Counted | undefined {
    const times = TIMES.get(this.#tokens[place]?.folded ?? '');
    if (times !== undefined) return { places: [place], value: times };
    const isTimes = OF_TIMES.has(this.#tokens[place + 1]?.folded ?? '');
    return isTimes && this.#isCount(place, isTaken)
      ? { places: [place, place + 1], value: this.#tokens[place]?.value as number }
      : undefined;
  }

  #isCount(place: number, isTaken: (place: number) => boolean): boolean {
    const { kind, value = 0, folded = '', isFigure } = this.#tokens[place] ?? {};
    const isNumber = kind === 'number' && !BOTH_WORDS.has(folded) && Number.isInteger(value);
    return isNumber && (value > 1 || (value === 1 && isFigure === true)) && value <= MAX_COUNTED_ITEMS && !isTaken(place);
  }

  /** As many items as the text counts: those that it does not describe are like the one that it describes. */
  repeat(draft: DraftTree): void {
    this.#takeFollowed(draft);
    for (const { path, isOptional } of this.#lists) {
      const count = this.#ofLists.get(path.join('.'));
      // Without items, a list that may be missing is counted in vain: “3 shots a turn” of a unit of the catalog.
      if (count === undefined || path.includes('*') || (isOptional && valueAt(draft.root, path) === undefined)) continue;
      const items = draft.itemsOf(path);
      this.#split(items, path, count);
      // “Three players, two still to roll”: nothing is said of the others.
      const isOfAll = !this.#further.has(path.join('.')) && !this.#singled.has(path.join('.'));
      const like = items.length === 1 && isOfAll ? items[0] : {};
      while (items.length < count) items.push(structuredClone(like ?? {}));
    }
    this.#addFurther(draft);
    for (const [address, count] of [...this.#ofItems].toReversed()) this.#repeatItem(draft, address.split('.'), count);
  }

  /** Where other items of a list have numbers, too, that of the list counts the item that follows it. */
  #takeFollowed(draft: DraftTree): void {
    for (const [list, address] of this.#followed) {
      const isOneOfSeveral = draft.itemsOf(list.split('.')).length > 1;
      const hasOthers = this.#singled.has(list) || [...this.#ofItems.keys()].some((other) => other.startsWith(`${list}.`));
      const count = this.#ofLists.get(list);
      if (!isOneOfSeveral || !hasOthers || count === undefined || this.#ofItems.has(address)) continue;
      this.#ofLists.delete(list);
      const others = [...this.#ofItems];
      this.#ofItems.clear();
      // In the order of the items.
      for (const [item, number] of [[address, count] as const, ...others]) this.#ofItems.set(item, number);
    }
  }

  /** “3 sides: rep 4, 5 and 3”: as many inner items as there are items, one for each. */
  #split(items: Branch[], path: readonly string[], count: number): void {
    const inner = this.#lists.find((one) => one.path.length === path.length + 2 && one.path.slice(0, path.length).join() === path.join());
    const [only, ...others] = items;
    const name = inner?.path.at(-1);
    const groups = name === undefined ? undefined : only?.[name];
    if (name === undefined || others.length > 0 || !Array.isArray(groups) || groups.length !== count) return;
    items.splice(0, 1, ...groups.map((group) => ({ [name]: [group] })));
  }

  /** Items that nothing is said of, where the text does not count all. */
  #addFurther(draft: DraftTree): void {
    for (const { path } of this.#lists) {
      const name = path.join('.');
      const count = path.includes('*') || this.#ofLists.has(name) ? 0 : (this.#further.get(name) ?? 0);
      for (let left = count; left > 0; left--) draft.itemsOf(path).push({});
    }
  }

  /** As many of an item as the text counts: in its field for that, or as further items. */
  #repeatItem({ root }: DraftTree, address: readonly string[], count: number): void {
    const items = valueAt(root, address.slice(0, -1)) as Branch[];
    const place = Number(address.at(-1));
    const list = address.slice(0, -1).map((step) => (/^\d+$/.test(step) ? '*' : step));
    // “Three guns: d6 1d6, d12 1d12 and d12 2d12” counts all of them.
    if (items.length === count && this.#ofWhole.has(address.join('.'))) return;
    const isCounted = this.#leaves.some(({ path }) => path.join('.') === [...list, '*', 'count'].join('.'));
    const item = items[place] as Branch;
    if (isCounted) item.count ??= count;
    else items.splice(place + 1, 0, ...Array.from({ length: count - 1 }, () => structuredClone(item)));
  }
}

const BOTH: ReadonlySet<string> = new Set(listed('both оба обе обоих обеих обоими обеими'));
const OF_EACH: ReadonlySet<string> = new Set(listed('each every all apiece все всех всем каждый каждого каждому каждом каждая каждой'));
/** Words between a number and the word for each of its items. */
const MAX_WORDS_BEFORE_EACH = 4;

/** Words for how often. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ...listed('twice дважды').map((word) => [word, 2] as const),
  ...listed('thrice трижды').map((word) => [word, 3] as const),
]);
const OF_TIMES: ReadonlySet<string> = new Set(listed('times раза раз'));
