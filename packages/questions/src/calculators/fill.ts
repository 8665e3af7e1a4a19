/** Fills the arguments of a calculator with the parts of a text. */
import { FILLERS } from '@rangefinder/rulebook/search';
import { type Field, type Fields, systems } from '@rangefinder/rules';
import type { NamedEntry, Understood } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { listed, NEGATIONS } from '../text/word-lists.js';
import { type Branch, DraftTree, valueAt } from './draft-tree.js';
import type { Leaf } from './leaves.js';
import { isRequired, isWithin, leftOver } from './left-over.js';
import type { Known } from './lexicon.js';
import { namedItemsIn } from './named-items.js';
import { type Part, wordsIn } from './select.js';
import { BOTH_WORDS, type Side, sideOf, sidesOf } from './sides.js';
import { versusIn } from './versus.js';

/** Filled arguments. */
export interface Filled {
  readonly draft: Readonly<Record<string, unknown>>;
  readonly understood: readonly Understood[];
  /** Places of the tokens that were used. */
  readonly used: ReadonlySet<number>;
  /** Places of numbers that no words assign to their field. */
  readonly guessed: ReadonlySet<number>;
  /** Entries of the catalog among what was understood. */
  readonly entries: number;
  /** Items that were named because they need a name. */
  readonly named: number;
}

/** Tokens before a phrase in which a negation counts. */
const NEGATION_REACH = 2;

export class Filling {
  readonly #known: Known;
  readonly #tokens: readonly Token[];
  readonly #draft = new DraftTree();
  readonly #understood: Understood[] = [];
  readonly #used = new Set<number>();
  readonly #counts = new Map<string, number>();
  /** How many of an item the text counts, by the address of the item. */
  readonly #multiples = new Map<string, number>();
  /** The words that gave a choice its value, by its path. */
  readonly #givenBy = new Map<string, number>();
  /** The side that the last item of a list of lists belongs to, by the path of the list. */
  readonly #sideOfItem = new Map<string, Side>();
  /** Places of the tokens that parts of the text take. */
  readonly #claimed = new Set<number>();
  readonly #guessed = new Set<number>();
  #entries = 0;

  constructor(known: Known, tokens: readonly Token[]) {
    this.#known = known;
    this.#tokens = tokens;
  }

  /** Takes the parts in the order of the text. */
  fill(given: readonly Part[], entries: readonly PlacedEntry[]): Filled {
    const sides = sidesOf(this.#tokens);
    this.#takeVersus(given, sides);
    this.#takeNamedItems();
    const parts = given.filter(({ values }) => !values.some((place) => this.#used.has(place)));
    for (const { places } of parts) for (const place of places) this.#claimed.add(place);
    const steps = [
      ...parts.map((part) => ({ at: part.places[0] as number, numbers: part.values.length, take: () => this.#takePart(part, sides) })),
      ...entries.map((entry) => ({ at: entry.places[0] as number, numbers: 0, take: () => this.#takeEntry(entry, sides) })),
      // The words of “back 1” begin an item, which the number belongs to.
    ].toSorted((a, b) => a.at - b.at || a.numbers - b.numbers);
    for (const { take } of steps) take();
    this.#moveToRequired();
    this.#splitSides();
    this.#takeLeftOver();
    this.#repeatItems();
    const named = this.#nameItems();
    return {
      draft: this.#draft.root,
      understood: this.#understood,
      used: this.#used,
      guessed: this.#guessed,
      entries: this.#entries,
      named,
    };
  }

  #takeVersus(parts: readonly Part[], sides: ReturnType<typeof sidesOf>): void {
    const versus = versusIn(this.#tokens, this.#known, parts, sides);
    if (!versus) return;
    for (const [leaf, places] of [[versus.leaves[0], versus.acting] as const, [versus.leaves[1], versus.other] as const])
      for (const place of places) this.#put(leaf, this.#tokens[place]?.value, [place]);
  }

  #takeNamedItems(): void {
    for (const [item, { name, at, value, leaf }] of namedItemsIn(this.#tokens, this.#known).entries()) {
      const token = this.#tokens[value] as Token;
      const [list = ''] = leaf.path;
      const made = { name, [leaf.path.at(-1) as string]: leaf.field.kind === 'int' ? token.value : token.stem };
      this.#draft.putItem(list, item, made);
      this.#note([at, value], `${list}.${item}`, made);
    }
  }

  /** Items without a name that they need are A, B, C. */
  #nameItems(): number {
    let named = 0;
    for (const { path, field } of this.#known.leaves) {
      const [list = ''] = path;
      const items = this.#draft.root[list];
      if (path.length !== 3 || path.at(-1) !== 'name' || field.kind !== 'text' || field.optional || !Array.isArray(items)) continue;
      for (const [place, item] of (items as Branch[]).entries()) {
        if (item.name === undefined) named++;
        item.name ??= String.fromCharCode(FIRST_LETTER + place);
      }
    }
    return named;
  }

  #takeEntry(entry: PlacedEntry, sides: ReturnType<typeof sidesOf>): void {
    const leaves = this.#known.leaves.filter(({ field }) => field.kind === 'catalog' && field.of === entry.entry.kind);
    if (entry.entry.system !== this.#known.calculator.system) return;
    const side = sides[entry.places[0] as number];
    const chosen = leaves
      .toSorted((a, b) => Number(sideOf(b) === side) - Number(sideOf(a) === side))
      .find((leaf) => this.#draft.isFree(leaf, entry.entry.id));
    if (!chosen) return;
    this.#put(chosen, entry.entry.id, entry.places);
    this.#entries++;
  }

  #takePart(part: Part, sides: ReturnType<typeof sidesOf>): void {
    const count = part.meanings.find(({ kind }) => kind === 'count');
    const values = part.meanings.filter((meaning) => meaning.kind === 'value');
    if (count?.kind === 'count' && values.length === 0) {
      this.#takeCount(count.list, part);
      return;
    }
    const side = sides[part.places[0] as number];
    const isNegated = this.#isNegated(part);
    const candidates = values
      .map((meaning) => ({ meaning, leaf: this.#known.leaves[meaning.leaf] as Leaf }))
      .flatMap(({ meaning, leaf }) => {
        const value = this.#valueOf(leaf.field, meaning.value, part, isNegated);
        return value === undefined ? [] : [{ leaf, value, isExplicit: meaning.isExplicit }];
      })
      .map((candidate) => ({ ...candidate, rank: rankOf(candidate, side) }))
      .toSorted((a, b) => b.rank - a.rank);
    const free = candidates.filter(
      ({ leaf, value }) => this.#draft.isFree(leaf, value) || (this.#givenBy.get(leaf.path.join('.')) ?? Number.MAX_VALUE) < wordsIn(part),
    );
    const [chosen] = free;
    const twin = side === 'both' && chosen ? free.find(({ leaf }) => areTwins(leaf, chosen.leaf)) : undefined;
    if (chosen) for (const { leaf, value } of twin ? [chosen, twin] : [chosen]) this.#putPart(leaf, value, part, side);
    else if (count?.kind === 'count') this.#takeCount(count.list, part);
  }

  #putPart(leaf: Leaf, value: unknown, part: Part, side: Side | undefined): void {
    const { path, field } = leaf;
    const name = path.join('.');
    if (!path.includes('*')) {
      if (this.#givenBy.has(name)) this.#understood.splice(0, Infinity, ...this.#understood.filter((one) => one.field !== name));
      if (field.kind === 'choice') this.#givenBy.set(name, wordsIn(part));
      this.#put(leaf, value, part.places);
      return;
    }
    this.#beginItemOfSide(path, side);
    const count = this.#countBefore(part);
    if (count) this.#draft.beginItem(path);
    const address = this.#put(leaf, value, count ? [count.place, ...part.places] : part.places);
    if (count) this.#multiples.set(itemOf(address, path), count.value);
    if (field.kind === 'int' && part.values.at(-1) === part.places.at(-1)) this.#takeFurther(leaf, part.places.at(-1) as number);
  }

  /** “A against B”: in a list of lists, each side has an item of its own. */
  #beginItemOfSide(path: readonly string[], side: Side | undefined): void {
    const outer = path.slice(0, path.indexOf('*') + 1);
    if (side === undefined || outer.length > path.lastIndexOf('*')) return;
    const name = outer.join('.');
    const last = this.#sideOfItem.get(name);
    if (last !== undefined && last !== side) this.#draft.beginItem(outer);
    this.#sideOfItem.set(name, side);
  }

  /** A number before the words for an item: “3 rep 4”. It counts no figures: “skill 4 at 24 inches”. */
  #countBefore({ places: [first = 0] }: Part): { readonly place: number; readonly value: number } | undefined {
    const begin = this.#tokens[first];
    if (begin?.kind !== 'word' || begin.isAfterStop || FILLERS.has(begin.folded)) return undefined;
    const place = FILLERS.has(this.#tokens[first - 1]?.folded ?? '') ? first - 2 : first - 1;
    const { kind, value = 0, folded = '' } = this.#tokens[place] ?? {};
    const isCount = kind === 'number' && !BOTH_WORDS.has(folded) && Number.isInteger(value) && value > 1 && value <= MAX_COUNTED_ITEMS;
    return isCount && !this.#claimed.has(place) && !this.#used.has(place) ? { place, value } : undefined;
  }

  /** Further numbers behind a label, each of the next item: “rep 5, 4 and 3”. */
  #takeFurther(leaf: Leaf, from: number): void {
    for (let place = from + 1; ; place++) {
      if (AND.has(this.#tokens[place]?.folded ?? '')) place++;
      else if (!this.#tokens[place]?.isAfterStop) return;
      const { kind, value = 0, isFigure } = this.#tokens[place] ?? {};
      if (kind !== 'number' || !isFigure || this.#claimed.has(place) || !isWithin(leaf.field, value)) return;
      this.#draft.beginItem(leaf.path);
      this.#put(leaf, value, [place]);
    }
  }

  /** A field that a question needs takes the value of the one that players name for it: “leader, rep 4”. */
  #moveToRequired(): void {
    const { root } = this.#draft;
    const { input, system } = this.#known.calculator;
    for (const [other, name] of Object.entries(MEANT_FOR.get(system) ?? {})) {
      const field = (input as Fields)[name];
      if (!field || !isRequired(field) || root[name] !== undefined || root[other] === undefined) continue;
      root[name] = root[other];
      delete root[other];
      const at = this.#understood.findIndex((one) => one.field === other);
      const moved = this.#understood[at];
      if (moved) this.#understood[at] = { ...moved, field: name };
    }
  }

  /** “Rep 5 rifle and rep 4 pistol trade shots”: of two items without a side, the second is the other side. */
  #splitSides(): void {
    const lists = this.#known.lists.filter(({ path }) => path.length === 1).map(({ path: [name = ''] }) => name);
    const [acting, other] = (['acting', 'other'] as const).map((side) => lists.find((name) => sideOf({ path: [name] }) === side));
    const items = acting === undefined ? undefined : (this.#draft.root[acting] as Branch[] | undefined);
    if (acting === undefined || other === undefined || items?.length !== 2 || this.#draft.root[other] !== undefined) return;
    this.#draft.root[other] = items.splice(1);
    const moved = (address: string): string => address.replace(new RegExp(`^${acting}\\.1(?=\\.|$)`), `${other}.0`);
    for (const [at, one] of this.#understood.entries()) this.#understood[at] = { ...one, field: moved(one.field) };
    for (const [address, count] of [...this.#multiples]) {
      this.#multiples.delete(address);
      this.#multiples.set(moved(address), count);
    }
  }

  #takeLeftOver(): void {
    const found = leftOver(this.#known, this.#tokens, this.#used, this.#draft.root);
    if (!found) return;
    this.#put(found.leaf, found.value, found.places);
    for (const place of found.places) this.#guessed.add(place);
  }

  #takeCount(list: number, part: Part): void {
    const known = this.#known.lists[list];
    const value = this.#numbers(part)[0] ?? part.places.map((place) => this.#tokens[place]?.value).find((one) => one !== undefined);
    if (!known || value === undefined || !Number.isInteger(value) || value < 1 || value > MAX_COUNT) return;
    const name = known.path.join('.');
    this.#counts.set(name, value);
    this.#note(part.places, `${known.path.filter((step) => step !== '*').join('.')}`, value);
  }

  #numbers({ values }: Part): readonly number[] {
    return values.flatMap((place) => this.#tokens[place]?.value ?? []);
  }

  #isNegated({ places }: Part): boolean {
    const first = places[0] as number;
    return this.#tokens.slice(Math.max(0, first - NEGATION_REACH), first).some(({ folded }) => NEGATIONS.has(folded));
  }

  /** The value that a part gives a field; undefined if it cannot be one. */
  #valueOf(field: Field, meant: unknown, part: Part, isNegated: boolean): unknown {
    if (meant !== undefined) {
      if (field.kind === 'boolean') return isNegated ? !meant : meant;
      return isNegated ? undefined : field.kind === 'list' ? [meant] : meant;
    }
    const texts = part.values.map((place) => this.#tokens[place]?.stem ?? '');
    switch (field.kind) {
      case 'int':
      case 'number':
        return this.#numberOf(field, part);
      case 'text':
        return texts.length === 1 && (field.pattern?.test(texts[0] as string) ?? true) ? texts[0] : undefined;
      case 'list':
        return field.by && part.values.length === 1 && this.#numbers(part).length === 1
          ? Object.keys(field.by.values).map(() => String(this.#numbers(part)[0]))
          : listOf(field.item, texts, this.#numbers(part));
      default:
        return undefined;
    }
  }

  /** The number of a part, with the sign that the field takes; undefined if it cannot be one. */
  #numberOf(field: Field, part: Part): number | undefined {
    const [place] = part.values;
    const value = this.#numbers(part)[0];
    if (place === undefined || value === undefined) return undefined;
    const isMinus =
      MINUS.has(this.#tokens[place - 1]?.folded ?? '') ||
      this.#tokens.slice(place + 1, place + 1 + MINUS_REACH).some(({ folded }) => LESS.has(folded));
    return [isMinus ? -value : value, Math.abs(value)].find((number) => isWithin(field, number));
  }

  #put(leaf: Leaf, value: unknown, places: readonly number[]): string {
    const address = this.#draft.put(leaf, value);
    this.#note(places, address, value);
    return address;
  }

  #note(places: readonly number[], field: string, value: unknown): void {
    for (const place of places) this.#used.add(place);
    const text = this.#tokens
      .slice(places[0], (places.at(-1) as number) + 1)
      .map((token) => token.text)
      .join(' ')
      .replaceAll(/(?<=\d) (?=["″”])/g, '');
    this.#understood.push({ text, field, value });
  }

  /** As many items as the text counts: those that it does not describe are like the one that it describes. */
  #repeatItems(): void {
    for (const { path } of this.#known.lists) {
      const count = this.#counts.get(path.join('.'));
      if (count === undefined || path.includes('*')) continue;
      const items = this.#draft.itemsOf(path);
      const like = items.length === 1 ? items[0] : {};
      while (items.length < count) items.push(structuredClone(like ?? {}));
    }
    for (const [address, count] of [...this.#multiples].toReversed()) this.#repeatItem(address.split('.'), count);
  }

  /** As many of an item as the text counts: in its field for that, or as further items. */
  #repeatItem(address: readonly string[], count: number): void {
    const items = valueAt(this.#draft.root, address.slice(0, -1)) as Branch[];
    const place = Number(address.at(-1));
    const list = address.slice(0, -1).map((step) => (/^\d+$/.test(step) ? '*' : step));
    const isCounted = this.#known.leaves.some(({ path }) => path.join('.') === [...list, '*', 'count'].join('.'));
    const item = items[place] as Branch;
    if (isCounted) item.count ??= count;
    else items.splice(place + 1, 0, ...Array.from({ length: count - 1 }, () => structuredClone(item)));
  }
}

/** Fields that players name for others, by rule set. */
const MEANT_FOR = new Map(systems.map(({ slug, meantFor = {} }) => [slug, meantFor]));
const MINUS: ReadonlySet<string> = new Set(listed('minus loses lose costs минус теряет отнимает снимает забирает'));
/** Words behind a number that take it away: “2 MP less”. */
const LESS: ReadonlySet<string> = new Set(listed('less fewer off меньше'));
const MINUS_REACH = 2;

/** Fields of two sides that are said together: “both walked”. */
const areTwins = (a: Leaf, b: Leaf): boolean =>
  sideOf(b) !== undefined &&
  sideOf(a) !== sideOf(b) &&
  (a.path.at(-1) === b.path.at(-1) ||
    (a.path.length === b.path.length && a.field.kind === b.field.kind && a.path.slice(0, -1).join() === b.path.slice(0, -1).join()));

/** The address of the item of a list that holds an address: `targets.0` of `targets.0.armor`. */
const itemOf = (address: string, path: readonly string[]): string =>
  address
    .split('.')
    .slice(0, path.lastIndexOf('*') + 1)
    .join('.');

const AND: ReadonlySet<string> = new Set(['and', 'и']);

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Items that a text may count. */
const MAX_COUNT = 40;
/** Items that a number without a word for them may count. */
const MAX_COUNTED_ITEMS = 12;

/** An entry of the catalog with the places of its name. */
export interface PlacedEntry {
  readonly entry: NamedEntry;
  readonly places: readonly number[];
}

function rankOf({ leaf, isExplicit }: { readonly leaf: Leaf; readonly isExplicit: boolean }, side: ReturnType<typeof sideOf>): number {
  const own = sideOf(leaf);
  return (
    (side !== undefined && own === side ? 2 : 0) + (side !== undefined && own !== undefined && own !== side ? -1 : 0) + (isExplicit ? 3 : 0)
  );
}

function listOf(item: Field, texts: readonly string[], numbers: readonly number[]): readonly unknown[] | undefined {
  if (item.kind === 'int' || item.kind === 'number') return numbers.length > 0 ? numbers : undefined;
  if (item.kind !== 'text') return undefined;
  const parts = texts.flatMap((text) => text.split('/'));
  return parts.length > 0 && parts.every((part) => item.pattern?.test(part) ?? true) ? parts : undefined;
}
