/** Fills the arguments of a calculator with the parts of a text. */

import type { Field } from '@rangefinder/rules';
import type { NamedEntry, Understood } from '../reading.js';
import { MAX_VAGUE_NUMBER, type Token } from '../text/tokens.js';
import { NEGATIONS } from '../text/word-lists.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';
import { namedItemsIn } from './named-items.js';
import type { Part } from './select.js';
import { sideOf, sidesOf } from './sides.js';
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

type Branch = { [name: string]: unknown };

/** Tokens before a phrase in which a negation counts. */
const NEGATION_REACH = 2;

export class Filling {
  readonly #known: Known;
  readonly #tokens: readonly Token[];
  readonly #draft: Branch = {};
  readonly #understood: Understood[] = [];
  readonly #used = new Set<number>();
  /** The item of each list that is being described. */
  readonly #items = new Map<string, number>();
  readonly #counts = new Map<string, number>();
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
    const steps = [
      ...parts.map((part) => ({ at: part.places[0] as number, take: () => this.#takePart(part, sides) })),
      ...entries.map((entry) => ({ at: entry.places[0] as number, take: () => this.#takeEntry(entry, sides) })),
    ].toSorted((a, b) => a.at - b.at);
    for (const { take } of steps) take();
    this.#moveToRequired();
    this.#takeLeftOver();
    this.#repeatItems();
    const named = this.#nameItems();
    return { draft: this.#draft, understood: this.#understood, used: this.#used, guessed: this.#guessed, entries: this.#entries, named };
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
      const items = made<Branch[]>(this.#draft, list, []);
      items[item] = { name, [leaf.path.at(-1) as string]: leaf.field.kind === 'int' ? token.value : token.stem };
      this.#items.set(list, item);
      this.#note([at, value], `${list}.${item}`, items[item]);
    }
  }

  /** Items without a name that they need are A, B, C. */
  #nameItems(): number {
    let named = 0;
    for (const { path, field } of this.#known.leaves) {
      const [list = ''] = path;
      const items = this.#draft[list];
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
    const chosen =
      leaves
        .toSorted((a, b) => Number(sideOf(b) === side) - Number(sideOf(a) === side))
        .find((leaf) => this.#isFree(leaf, entry.entry.id)) ?? undefined;
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
    if (side === 'both') {
      const free = candidates.filter(({ leaf, value }) => this.#isFree(leaf, value));
      const [first] = free;
      const twin = free.find(({ leaf }) => first && sideOf(leaf) !== sideOf(first.leaf) && areTwins(leaf, first.leaf));
      if (first && twin && sideOf(first.leaf) !== undefined)
        for (const { leaf, value } of [first, twin]) this.#put(leaf, value, part.places);
      if (first && twin && sideOf(first.leaf) !== undefined) return;
    }
    const chosen = candidates.find(({ leaf, value }) => this.#isFree(leaf, value));
    if (chosen) this.#put(chosen.leaf, chosen.value, part.places);
    else if (count?.kind === 'count') this.#takeCount(count.list, part);
  }

  /** A number without a label is for the only field that still needs one, or for the only one that could have one. */
  #takeLeftOver(): void {
    const left = [...this.#tokens.entries()].flatMap(([place, { isFigure, value }]) =>
      value !== undefined && (isFigure || value > MAX_VAGUE_NUMBER) && !this.#used.has(place) ? [{ place, value }] : [],
    );
    if (left.length === 0) return;
    const open = this.#known.leaves.filter(
      (leaf) => !leaf.path.includes('*') && isNumeric(leaf) && valueAt(this.#draft, leaf.path) === undefined,
    );
    const required = open.filter(({ field, path }) => path.length === 1 && isRequired(field));
    const free = open.filter(({ field, path }) => path.length === 1 && !('default' in field) && !('insteadOf' in field));
    const [only, ...others] = [required, this.#firstOfNeeded(open), free].find(({ length }) => length > 0) ?? [];
    if (!only || others.length > 0) return;
    const summed = only.field.kind === 'list' ? sumsOf(left, this.#tokens) : left;
    const values = summed.map(({ value }) => value);
    const [first] = values;
    if (only.field.kind === 'list') {
      const { item, min, max } = only.field;
      if (values.length < min || values.length > max || !values.every((value) => isWithin(item, value))) return;
      this.#put(
        only,
        values,
        left.map(({ place }) => place),
      );
    } else {
      if (values.length !== 1 || !isWithin(only.field, first as number)) return;
      this.#put(only, first, [left[0]?.place as number]);
    }
    for (const { place } of left) this.#guessed.add(place);
  }

  /** The first number of the only group of fields that is still needed: the distance of “Atlas vs Locust 14”. */
  #firstOfNeeded(open: readonly Leaf[]): readonly Leaf[] {
    const needed = Object.entries<Field>(this.#known.calculator.input).filter(
      ([name, field]) => isRequired(field) && this.#draft[name] === undefined,
    );
    const [[name, field] = [], ...others] = needed;
    if (field?.kind !== 'object' || others.length > 0) return [];
    return open.filter(({ path }) => path.length === 2 && path[0] === name).slice(0, 1);
  }

  /** What was said of a leader is meant of the figure itself where only that is needed: “leader, rep 4”. */
  #moveToRequired(): void {
    for (const { path, field } of this.#known.leaves) {
      const [name = ''] = path;
      const other = `leader${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      if (path.length !== 1 || !isRequired(field) || this.#draft[name] !== undefined || this.#draft[other] === undefined) continue;
      this.#draft[name] = this.#draft[other];
      delete this.#draft[other];
      const at = this.#understood.findIndex((one) => one.field === other);
      const moved = this.#understood[at];
      if (moved) this.#understood[at] = { ...moved, field: name };
    }
  }

  #takeCount(list: number, part: Part): void {
    const known = this.#known.lists[list];
    const value = this.#numbers(part)[0];
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
    const isMinus = MINUS.has(this.#tokens[place - 1]?.folded ?? '');
    return [isMinus ? -value : value, Math.abs(value)].find((number) => isWithin(field, number));
  }

  #isFree(leaf: Leaf, value: unknown): boolean {
    const { field, path } = leaf;
    if (path.includes('*')) return true;
    const now = valueAt(this.#draft, path);
    return (
      now === undefined ||
      now === value ||
      (field.kind === 'list' && Array.isArray(now) && now.length < field.max && !('by' in field && field.by))
    );
  }

  #put({ path, field }: Leaf, value: unknown, places: readonly number[]): void {
    const { branch, name, shown } = this.#branchOf(path, field, value);
    const now = branch[name];
    branch[name] = field.kind === 'list' && Array.isArray(now) && Array.isArray(value) ? [...now, ...value] : value;
    this.#note(places, shown, value);
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

  /** The object that holds a field. A value for a field that the item of a list has already begins the next item. */
  #branchOf(path: readonly string[], field: Field, value: unknown): { branch: Branch; name: string; shown: string } {
    let branch = this.#draft;
    const shown: string[] = [];
    for (const [at, step] of path.slice(0, -1).entries()) {
      if (step === '*') continue;
      shown.push(step);
      if (path[at + 1] === '*') {
        const item = this.#itemOf(branch, path, at, field, value);
        shown.push(String(item.place));
        branch = item.branch;
      } else branch = made(branch, step, {});
    }
    const name = path.at(-1) as string;
    return { branch, name, shown: [...shown, name].join('.') };
  }

  #itemOf(branch: Branch, path: readonly string[], at: number, field: Field, value: unknown): { branch: Branch; place: number } {
    const step = path[at] as string;
    const key = path.slice(0, at + 1).join('.');
    const items = made<Branch[]>(branch, step, []);
    let place = this.#items.get(key) ?? 0;
    const now =
      items[place] &&
      valueAt(
        items[place],
        path.slice(at + 2).filter((one) => one !== '*'),
      );
    const isFull =
      now !== undefined && (field.kind !== 'list' || (Array.isArray(now) && Array.isArray(value) && now.length + value.length > field.max));
    if (isFull) place = items.length;
    this.#items.set(key, place);
    while (items.length <= place) items.push({});
    return { branch: items[place] as Branch, place };
  }

  /** As many items as the text counts: those that it does not describe are like the one that it describes. */
  #repeatItems(): void {
    for (const { path } of this.#known.lists) {
      const count = this.#counts.get(path.join('.'));
      if (count === undefined || path.includes('*')) continue;
      const holder = path.slice(0, -1).reduce<Branch>((branch, step) => made(branch, step, {}), this.#draft);
      const items = made<Branch[]>(holder, path.at(-1) as string, []);
      const like = items.length === 1 ? items[0] : {};
      while (items.length < count) items.push(structuredClone(like ?? {}));
    }
  }
}

const MINUS: ReadonlySet<string> = new Set(['minus', 'минус', 'loses', 'lose', 'теряет', 'отнимает']);

const isNumeric = ({ field }: Leaf): boolean =>
  field.kind === 'int' || field.kind === 'number' || (field.kind === 'list' && (field.item.kind === 'int' || field.item.kind === 'number'));
const isRequired = (field: Field): boolean => !field.optional && !('default' in field && field.default !== undefined);
const isWithin = (field: Field, value: number): boolean =>
  field.kind === 'int' || field.kind === 'number'
    ? value >= field.min && value <= field.max && (field.kind === 'number' || Number.isInteger(value))
    : true;

/** Fields of two sides that are said together: “both walked”. */
const areTwins = (a: Leaf, b: Leaf): boolean =>
  a.path.at(-1) === b.path.at(-1) ||
  (a.path.length === b.path.length && a.field.kind === b.field.kind && a.path.slice(0, -1).join() === b.path.slice(0, -1).join());

interface PlacedValue {
  readonly place: number;
  readonly value: number;
}

/** Numbers that are joined by a plus sign are summed: `160+90`. */
function sumsOf(left: readonly PlacedValue[], tokens: readonly Token[]): readonly PlacedValue[] {
  const sums: PlacedValue[] = [];
  for (const one of left) {
    const last = sums.at(-1);
    if (last && tokens[one.place]?.text.startsWith('+')) sums[sums.length - 1] = { place: last.place, value: last.value + one.value };
    else sums.push(one);
  }
  return sums;
}

/** The branch of a name, made on first use. */
function made<T extends object = Branch>(branch: Branch, name: string, empty: T): T {
  branch[name] ??= empty;
  return branch[name] as T;
}

const FIRST_LETTER = 'A'.charCodeAt(0);

/** Items that a text may count. */
const MAX_COUNT = 40;

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

const valueAt = (branch: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((now, step) => (typeof now === 'object' && now !== null ? (now as Branch)[step] : undefined), branch);
