/** Fills the arguments of a calculator with the parts of a text. */
import type { Understood } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { listed } from '../text/word-lists.js';
import { alikeIn, withAlike } from './alike.js';
import { type CountMeaning, Counts } from './counts.js';
import { valueAt } from './draft-tree.js';
import { areTwins, isOfOneSide, rankOf } from './field-choice.js';
import { isGivenByDice } from './given-dice.js';
import { dropGivenEntries, withoutCountsOfEntries } from './given-figures.js';
import { correctLast, takeGuesses } from './guesses.js';
import { splitDistances } from './hex-lines.js';
import { type NamedSides, OR, type PlacedEntry, unitsIn, withLabels } from './implied-sides.js';
import { secondNumberOf } from './joined-numbers.js';
import type { Leaf } from './leaves.js';
import { fieldsOfLeader, isOneOfGroup, LEADERS, MEANT_FOR } from './led-groups.js';
import { isWithin } from './left-over.js';
import type { Known } from './lexicon.js';
import { moveToCounted } from './like-list.js';
import { itemOf, ListItems } from './list-items.js';
import { handNames, namedItemsIn, nameItems, namesTogether, rowIn } from './named-items.js';
import { Owners } from './owners.js';
import { partOfWholeIn } from './part-of-whole.js';
import type { Part } from './select.js';
import { isOfAll, namedSideOf, type Side, sideOf, sideOfName, sideOfUnits, type sidesOf } from './sides.js';
import { Taken } from './taken.js';
import { takeFigures } from './unit-figures.js';
import { isNegatedAt, valueGiven } from './values.js';
import { versusIn } from './versus.js';

/** Filled arguments. */
export interface Filled {
  readonly draft: Readonly<Record<string, unknown>>;
  readonly understood: readonly Understood[];
  /** Places of the tokens that were used. */
  readonly used: ReadonlySet<number>;
  /** Places of the words for values that no field took: the second weapon of “SMG or shotgun”. */
  readonly dropped: ReadonlySet<number>;
  /** Places of numbers that no words assign to their field. */
  readonly guessed: ReadonlySet<number>;
  /** Entries of the catalog among what was understood. */
  readonly entries: number;
  /** Items that were named because they need a name. */
  readonly named: number;
  /** Fields of which a part of the value is assumed. */
  readonly assumed: ReadonlySet<string>;
  /** Whether the text asks for a part of the answer. */
  readonly hasOutcome: boolean;
}

type ValueMeaning = Extract<Part['meanings'][number], { kind: 'value' }>;

export class Filling {
  readonly #known: Known;
  readonly #tokens: readonly Token[];
  readonly #taken: Taken;
  readonly #counts: Counts;
  readonly #items: ListItems;
  readonly #owners: Owners;
  #parts: readonly Part[] = [];
  /** Places of the tokens that parts of the text take. */
  readonly #claimed = new Set<number>();
  /** The same without words that are a choice by themselves. */
  readonly #values = new Set<number>();
  #entries = 0;
  /** The list that the last named unit is an item of. */
  #lastNamed: string | undefined;
  #hasOutcome = false;
  /** Whether a word belongs to the calculator, or says nothing. */
  readonly #isOwn: (token: Token) => boolean;

  constructor(known: Known, tokens: readonly Token[], isOwn: (token: Token) => boolean = () => true) {
    this.#known = known;
    this.#isOwn = isOwn;
    this.#tokens = tokens;
    this.#taken = new Taken(tokens);
    this.#counts = new Counts(known, tokens);
    this.#items = new ListItems({ known, tokens, taken: this.#taken, counts: this.#counts, claimed: this.#claimed });
    this.#owners = new Owners(known, tokens, this.#taken, (place) => this.#values.has(place));
  }

  /** Takes the parts in the order of the text. */
  fill(all: readonly Part[], { entries, sides: named, choices }: NamedSides): Filled {
    const given = withoutCountsOfEntries(all, entries, this.#known, this.#counts, this.#tokens);
    const alike = alikeIn(
      this.#tokens,
      this.#known,
      unitsIn(entries).map(({ places: [first = 0] }) => first),
    );
    if (alike) this.#taken.use([alike.count]);
    const sides = withAlike(withLabels(this.#tokens, named, given, this.#known), alike);
    this.#takeVersus(given, sides, new Set(entries.flatMap(({ places }) => places)));
    this.#takePartOfWhole(given);
    this.#takeNamedItems(given);
    const parts = given.filter(({ values }) => !values.some((place) => this.#taken.used.has(place)));
    this.#claim(parts);
    const steps = [
      ...parts.map((part) => ({ at: part.places[0] as number, numbers: part.values.length, take: () => this.#takePart(part, sides) })),
      ...entries.map((entry) => ({
        at: entry.places[0] as number,
        numbers: 0,
        take: () => this.#takeEntry(entry, sides, choices.has(entry)),
      })),
      // The words of “back 1” begin an item, which the number belongs to.
    ].toSorted((a, b) => a.at - b.at || a.numbers - b.numbers);
    for (const { take } of steps) take();
    this.#items.complete();
    this.#takeAbilities(sides);
    const rest = { known: this.#known, tokens: this.#tokens, taken: this.#taken, counts: this.#counts, isOwn: this.#isOwn };
    correctLast(rest);
    for (const entry of entries) takeFigures(rest, entry);
    const guessed = takeGuesses(rest);
    const { draft, understood, used, assumed } = this.#taken;
    this.#completeLists();
    return {
      draft: draft.root,
      understood,
      used,
      dropped: new Set(parts.filter((part) => this.#isDropped(part)).flatMap(({ places }) => places)),
      guessed,
      entries: this.#entries,
      assumed,
      named: nameItems(this.#known, draft.root),
      hasOutcome: this.#hasOutcome,
    };
  }

  #claim(parts: readonly Part[]): void {
    this.#parts = parts;
    this.#owners.begin(parts);
    for (const { places, values } of parts)
      for (const place of places) {
        this.#claimed.add(place);
        if (values.length > 0 || places.length > 1) this.#values.add(place);
      }
  }

  /** Items as often as the text counts them, in the list that it counts, with what their names and distances say. */
  #completeLists(): void {
    splitDistances(this.#known, this.#tokens, this.#taken);
    moveToCounted(this.#known, this.#taken, this.#counts);
    dropGivenEntries(this.#known, this.#taken);
    this.#counts.repeat(this.#taken.draft);
    this.#takeItemNames();
  }

  /** Whether words mean a choice that no field has. */
  #isDropped({ places, meanings }: Part): boolean {
    if (places.some((place) => this.#taken.used.has(place))) return false;
    const choices = meanings.filter((one) => one.kind === 'value' && typeof one.value === 'string');
    const has = (one: (typeof choices)[number]): boolean =>
      one.kind === 'value' &&
      this.#taken.understood.some(({ value }) => value === one.value || (Array.isArray(value) && value.includes(one.value)));
    return choices.length > 0 && choices.length === meanings.length && !choices.some(has);
  }

  #takeVersus(parts: readonly Part[], sides: ReturnType<typeof sidesOf>, names: ReadonlySet<number>): void {
    const versus = versusIn(this.#tokens, this.#known, parts, sides, names);
    if (!versus) return;
    for (const [leaf, places] of [[versus.leaves[0], versus.acting] as const, [versus.leaves[1], versus.other] as const])
      for (const place of places) this.#taken.put(leaf, this.#tokens[place]?.value, [place]);
  }

  /** “5 of 12”: the numbers of a part and of the whole. */
  #takePartOfWhole(parts: readonly Part[]): void {
    const found = partOfWholeIn(this.#tokens, this.#known, parts);
    for (const { leaf, place, value = this.#tokens[place]?.value } of found) this.#taken.put(leaf, value, [place]);
  }

  #takeNamedItems(parts: readonly Part[]): void {
    const counting = parts.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'count'));
    const isCount = (place: number): boolean => counting.some(({ places }) => places.includes(place));
    const items = namedItemsIn(this.#tokens, this.#known, this.#isOwn, isCount);
    for (const [item, { name, at, place, value, leaf }] of items.entries()) {
      const [list = ''] = leaf.path;
      const made = { name, [leaf.path.at(-1) as string]: value };
      this.#taken.draft.putItem(list, item, made);
      this.#taken.note([at, place], `${list}.${item}`, made);
    }
    const row = this.#known.leaves.find(
      ({ path, field }) => path.length === 1 && field.kind === 'list' && field.item.kind === 'text' && field.item.deck,
    );
    if (row && items.length > 0) for (const { place, card } of rowIn(this.#tokens, items)) this.#taken.put(row, [card], [place]);
  }

  #takeItemNames(): void {
    const { draft } = this.#taken;
    const given = [this.#tokens, this.#known, draft.root, this.#isOwn] as const;
    for (const { path, at, name } of [...handNames(...given), ...namesTogether(...given)]) {
      (valueAt(draft.root, path.slice(0, -1)) as Record<string, unknown>).name = name;
      this.#taken.note([at], path.join('.'), name);
    }
  }

  /** `HT2/2/-`: special abilities as they are printed. */
  #takeAbilities(sides: ReturnType<typeof sidesOf>): void {
    const leaves = this.#known.leaves.filter(({ path, field }) => path.at(-1) === 'specials' && field.kind === 'list');
    for (const [place, { kind, isFigure, text }] of this.#tokens.entries()) {
      if (kind !== 'word' || !isFigure || this.#taken.used.has(place)) continue;
      const leaf = leaves.find((one) => sideOf(one) === (sides[place] ?? 'acting')) ?? leaves[0];
      if (leaf) this.#taken.put(leaf, [text], [place]);
    }
  }

  #takeEntry(entry: PlacedEntry, sides: ReturnType<typeof sidesOf>, isChoice: boolean): void {
    const leaves = this.#known.leaves.filter(({ field }) => field.kind === 'catalog' && field.of === entry.entry.kind);
    if (entry.entry.system !== this.#known.calculator.system) return;
    const named = entry.entry.kind === 'unit' ? sideOfName(this.#tokens, entry.places) : undefined;
    const side = isChoice ? 'other' : (named ?? sides[entry.places[0] as number] ?? this.#sideBehindOr(entry.places[0] as number));
    const chosen = leaves
      .toSorted((a, b) => Number(sideOfUnits(b) === side) - Number(sideOfUnits(a) === side))
      .find((leaf) => this.#taken.draft.isFree(leaf, entry.entry.id));
    if (!chosen || isGivenByDice(chosen, this.#known, this.#parts, this.#tokens)) return;
    const count = chosen.path.includes('*')
      ? this.#counts.beforeName(entry.places[0] as number, (place) => this.#claimed.has(place) || this.#taken.used.has(place))
      : undefined;
    if (count) this.#taken.draft.beginItem(chosen.path);
    const address = this.#taken.put(chosen, entry.entry.id, [...(count?.places ?? []), ...entry.places]);
    const twin = side === 'both' ? leaves.find((leaf) => areTwins(leaf, chosen)) : undefined;
    if (twin) this.#taken.put(twin, entry.entry.id, entry.places);
    this.#taken.use(entry.again);
    if (count) this.#counts.takeItem(itemOf(address, chosen.path), count);
    if (chosen.path.indexOf('*') === 1) this.#lastNamed = chosen.path[0];
    this.#entries++;
  }

  /** “A + B or C + D”: what stands behind “or” is of the other side. */
  #sideBehindOr(place: number): Side | undefined {
    return this.#entries > 0 && this.#tokens.slice(0, place).some(({ folded }) => OR.has(folded)) ? 'other' : undefined;
  }

  #takePart(part: Part, sides: ReturnType<typeof sidesOf>): void {
    const count = part.meanings.find(({ kind }) => kind === 'count');
    const values = part.meanings.filter((meaning) => meaning.kind === 'value');
    const hasOutcome = part.meanings.some(({ kind }) => kind === 'outcome');
    this.#hasOutcome ||= hasOutcome;
    if (hasOutcome || this.#isReferred(part, values)) this.#taken.use(part.places);
    // “2 targets” counts them, “targets 2” gives a value.
    else if (count?.kind === 'count' && (values.length === 0 || part.values[0] === part.places[0])) this.#takeList(count, part);
    else if (!this.#takeLeaderApart(part, values)) this.#takeValue(part, values, count, sides);
  }

  #takeValue(
    part: Part,
    values: readonly ValueMeaning[],
    count: Part['meanings'][number] | undefined,
    sides: ReturnType<typeof sidesOf>,
  ): void {
    const side = this.#owners.sideOf(part, sides, this.#secondNumber(part) !== undefined);
    const isNegated = isNegatedAt(part, this.#tokens, (place) => this.#parts.some((one) => one !== part && one.places.includes(place)));
    const candidates = values
      .map((meaning) => ({ meaning, leaf: this.#known.leaves[meaning.leaf] as Leaf }))
      .flatMap(({ meaning, leaf }) => {
        const value = valueGiven(leaf.field, meaning.value, { part, tokens: this.#tokens, isNegated });
        return value === undefined ? [] : [{ leaf, value, isExplicit: meaning.isExplicit, isFirst: meaning.isFirst === true }];
      })
      .map((candidate) => ({ ...candidate, rank: rankOf(candidate, side) - this.#owners.absentSidePenalty(candidate.leaf, side) }))
      .toSorted((a, b) => b.rank - a.rank);
    this.#owners.moveToActing(candidates[0]?.leaf, side);
    const free = candidates.filter((one) => this.#owners.mayTake(one, part, side));
    // “Rep 4 and rep 4”: the second is the other side.
    const isTaken = ({ leaf }: (typeof free)[number]): boolean =>
      part.values.length > 0 && this.#taken.placeOf(leaf.path.join('.')) !== undefined;
    const other =
      free[0] && isTaken(free[0]) ? free.find((one) => !isTaken(one) && areTwins(one.leaf, (free[0] as typeof one).leaf)) : undefined;
    const group = side === 'both' ? this.#groupOfBoth(part.places[0] as number) : undefined;
    const ofGroup = group && free.find(({ leaf }) => leaf.path[0] === group);
    const chosen = ofGroup ?? other ?? free[0];
    const twin =
      chosen && !ofGroup && (side === 'both' || (side === undefined && isOfOneSide(chosen.leaf)))
        ? free.find(({ leaf }) => areTwins(leaf, chosen.leaf))
        : undefined;
    if (chosen)
      for (const { leaf, value } of twin ? [chosen, twin] : [chosen]) {
        if (this.#takeLeader(leaf, value, part)) return;
        this.#owners.noteBoth(leaf, twin !== undefined);
        if (leaf.path.includes('*')) this.#items.put(leaf, value, part, { side, parts: this.#parts });
        else this.#owners.put(leaf, value, part, side);
        if (chosen.isFirst) this.#taken.draft.moveFirst(leaf.path);
        if (ofGroup) this.#taken.draft.spread(leaf.path, value);
      }
    else if (count?.kind === 'count') this.#takeList(count, part);
    if (chosen && !twin) this.#takeOfTwin(chosen.leaf, part);
    if (chosen) this.#owners.note(chosen.leaf, chosen.value, part, side);
  }

  /** “Two of mine, both skill 4”: the list that a word for both, or each, means: the last counted one, or that of several named units. */
  #groupOfBoth(first: number): string | undefined {
    const word = this.#tokens.findLast((token, place) => place <= first && (namedSideOf(token) === 'both' || isOfAll(token)));
    // “Everybody walked” is said of both sides.
    if (isOfAll(word)) return undefined;
    const lists = this.#known.lists.filter(({ path }) => path.length === 1).map(({ path: [name = ''] }) => name);
    const counted = this.#counts.lastList;
    if (counted !== undefined) return lists.includes(counted) ? counted : undefined;
    const named = this.#lastNamed;
    return named !== undefined && this.#taken.draft.itemsOf([named]).length > 1 ? named : undefined;
  }

  /** “Rep 3, his leader, rep 5, is near”: behind a word for a leader, a second number is that of the leader. */
  #takeLeaderApart({ places, values: [place] }: Part, meanings: readonly ValueMeaning[]): boolean {
    const [first = 0] = places;
    if (place === undefined || !LEADERS.has(this.#tokens[first - 1]?.folded ?? '')) return false;
    const top = (name: string): Leaf | undefined => this.#known.leaves.find(({ path }) => path.length === 1 && path[0] === name);
    for (const [other, { field }] of Object.entries(MEANT_FOR.get(this.#known.calculator.system) ?? {})) {
      const [own, leader] = [top(field), top(other)];
      const isOwn = meanings.some(({ leaf }) => this.#known.leaves[leaf] === own);
      const { root } = this.#taken.draft;
      if (!own || !leader || !isOwn || valueAt(root, own.path) === undefined || valueAt(root, leader.path) !== undefined) continue;
      this.#taken.put(leader, this.#tokens[place]?.value, places);
      return true;
    }
    return false;
  }

  /** “Leader rep 5 with two rep 3”: a leader who is one of the group. */
  #takeLeader(leaf: Leaf, value: unknown, part: Part): boolean {
    const fields = part.values.length > 0 ? fieldsOfLeader(this.#known, leaf) : undefined;
    const isOfFigure = ({ meanings }: Part): boolean =>
      meanings.some((one) => one.kind === 'value' && this.#known.leaves[one.leaf] === fields?.value);
    if (!fields || !isOneOfGroup(part, this.#parts, this.#tokens, isOfFigure)) return false;
    // “A group in the open: leader rep 5”.
    if (this.#taken.draft.lastItem(fields.value.path)?.[fields.value.path.at(-1) as string] !== undefined)
      this.#taken.draft.beginItem(fields.value.path);
    this.#taken.put(fields.value, value, part.places);
    this.#taken.put(fields.flag, true, part.places);
    // What follows is of the next figure, if there is one.
    if (this.#parts.some((one) => isOfFigure(one) && (one.places[0] as number) > (part.places.at(-1) as number)))
      this.#taken.draft.beginItem(fields.value.path);
    return true;
  }

  /** “Reps 4 and 5”: the second number behind a label is of the other side. */
  #takeOfTwin(leaf: Leaf, part: Part): void {
    const place = this.#secondNumber(part);
    const value = this.#tokens[place ?? -1]?.value;
    if (place === undefined || value === undefined || leaf.path.includes('*')) return;
    const twin = this.#known.leaves.find(
      (one) => one.path.length === leaf.path.length && one.path.at(-1) === leaf.path.at(-1) && areTwins(leaf, one),
    );
    if (twin && isWithin(twin.field, value) && valueAt(this.#taken.draft.root, twin.path) === undefined)
      this.#taken.put(twin, value, [place]);
  }

  #secondNumber(part: Part): number | undefined {
    const place = secondNumberOf(part, this.#tokens);
    return place !== undefined && !this.#claimed.has(place) ? place : undefined;
  }

  /** “Does the pistol guy die”: a choice behind an article that the text gave before. */
  #isReferred({ places: [first = 0], values }: Part, meanings: readonly ValueMeaning[]): boolean {
    if (values.length > 0 || !DEFINITE.has(this.#tokens[first - 1]?.folded ?? '')) return false;
    const given = new Set(this.#taken.understood.map(({ field, value }) => `${field.split('.').at(-1)}=${JSON.stringify(value)}`));
    return meanings.every(({ leaf, value }) => given.has(`${this.#known.leaves[leaf]?.path.at(-1)}=${JSON.stringify(value)}`));
  }

  #takeList(count: CountMeaning, part: Part): void {
    const counted = this.#counts.takeList(count, part);
    if (counted) this.#taken.note(part.places, counted.field, counted.value);
  }
}

/** Articles before what the text has named already. */
const DEFINITE: ReadonlySet<string> = new Set(listed('the этот этого тот того этому тому'));
