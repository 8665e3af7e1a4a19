/** Guesses what no words assign to a field: corrections without a label, values for another field, sides, and bare numbers. */
import type { Token } from '../text/tokens.js';
import { bareItems, itemsOfOtherSide } from './bare-items.js';
import { correctionBefore, isCorrectedAt } from './corrections.js';
import type { Counts } from './counts.js';
import { type Branch, branchesAt } from './draft-tree.js';
import { MEANT_FOR } from './led-groups.js';
import { completedList, isRequired, isWithin, leftOver } from './left-over.js';
import type { Known } from './lexicon.js';
import { partOfGivenIn } from './part-of-whole.js';
import { countOfEach } from './repeated.js';
import { sideOf } from './sides.js';
import type { Taken } from './taken.js';

/** A calculator, the tokens of a text, and what was taken from them. */
interface Given {
  readonly known: Known;
  readonly tokens: readonly Token[];
  readonly taken: Taken;
  readonly counts: Counts;
  /** Whether a word belongs to the calculator, or says nothing. */
  readonly isOwn: (token: Token) => boolean;
}

/** Gives values without words of their own to fields. Returns the places of the numbers that were guessed. */
export function takeGuesses(given: Given): ReadonlySet<number> {
  moveToRequired(given);
  splitSides(given);
  dropTotal(given);
  takePartOfGiven(given);
  const guessed = new Set(takeLeftOver(given));
  repeatEach(given);
  shareLast(given);
  return guessed;
}

const assumedIn = ({ phrases }: Known['calculator']): Readonly<Record<string, unknown>> => phrases?.assumed ?? {};

/** The skill of pilots has a default, but is said of all. */
const SKILL = 'skill';

/** “3/3/2, 3/3/2, 2/2/2, skill 4, stood still”: what only the last item of a list has, and each needs, is said of all; so is what follows. */
function shareLast({ known: { leaves, calculator }, taken }: Given): void {
  const ofLast = leaves.flatMap(({ path, field }) => {
    const [list = '', , name = ''] = path;
    const items = path.length === 3 && path[1] === '*' ? taken.draft.root[list] : undefined;
    if (!Array.isArray(items) || items.length < 2 || path.join('.') in assumedIn(calculator)) return [];
    const isOnlyInLast = items.every((item: Branch, at) => name in item === (at === items.length - 1));
    const place = taken.placeOf(`${list}.${items.length - 1}.${name}`) ?? -1;
    return isOnlyInLast ? [{ list, name, place, isOfAll: isRequired(field) || name === SKILL, items: items as readonly Branch[] }] : [];
  });
  for (const { list, name, place, isOfAll, items } of ofLast) {
    const follows = ofLast.some((one) => one.list === list && one.isOfAll && one.place < place);
    if (!isOfAll && !follows) continue;
    for (const [at, item] of items.slice(0, -1).entries()) {
      item[name] = items.at(-1)?.[name];
      taken.assumed.add(`${list}.${at}.${name}`);
    }
  }
}

/** “Both shots hit for 5 each”, “groups of 5, three groups hit”: a number of a list that a word counts. */
function repeatEach({ known, tokens, taken }: Given): void {
  const leaf = known.leaves.find(
    ({ path, field }) => path.length === 1 && field.kind === 'list' && field.item.kind === 'int' && isRequired(field),
  );
  const values = leaf && taken.draft.root[leaf.name];
  if (leaf?.field.kind !== 'list' || !Array.isArray(values)) return;
  const { max } = leaf.field;
  const given = taken.understood.filter(({ field }) => field === leaf.name);
  const found = countOfEach(tokens, taken.used, values, given.length !== values.length);
  if (!found || found.count > max) return;
  taken.draft.root[leaf.name] = Array.from({ length: found.count }, () => found.value);
  taken.use([found.place]);
}

/** “Three dice at two of them, two on the first, one on the second”: the sum of what the items have is no item. */
function dropTotal({ known, taken }: Given): void {
  for (const { path } of known.leaves) {
    const [list = '', , last = ''] = path;
    if (last !== DICE || path.length !== 3) continue;
    const [first, ...others] = (taken.draft.root[list] ?? []) as Branch[];
    const sum = others.reduce((total, item) => total + Number(item[last]), 0);
    if (!first || others.length < 2 || first[last] !== sum) continue;
    const { [last]: _, ...conditions } = first;
    taken.draft.root[list] = others.map((item) => ({ ...structuredClone(conditions), ...item }));
    const pattern = new RegExp(`^${list}\\.(\\d+)(?=\\.)`);
    taken.move((field) => field.replace(pattern, (__, at) => `${list}.${Math.max(0, Number(at) - 1)}`));
  }
}
const DICE = 'dice';

/** “A gang of 8 lost half”: a part of a whole that has a number. */
function takePartOfGiven({ known, tokens, taken }: Given): void {
  const found = partOfGivenIn(tokens, known, taken.draft.root, taken.used);
  if (found && !found.places.some((place) => taken.used.has(place))) taken.put(found.leaf, found.value, found.places);
}

/** “Skill 4, no wait, 3”: a number alone behind a word of correction replaces the last number before it. */
export function correctLast({ known, tokens, taken }: Given): void {
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'number' || !token.isFigure || taken.used.has(place) || !isCorrectedAt(tokens, place)) continue;
    const marker = correctionBefore(tokens, place) as number;
    const last = taken.understood.findLast(({ value, field }) => typeof value === 'number' && (taken.placeOf(field) ?? marker) < marker);
    const leaf = last && known.leaves.find(({ path }) => path.join('.') === last.field);
    if (!leaf || !isWithin(leaf.field, token.value as number)) continue;
    taken.forget(last.field);
    taken.put(leaf, token.value, [place]);
  }
}

/** A field that a question needs takes the value of the one that players name for it: “leader, rep 4”. */
function moveToRequired({ known: { leaves, calculator }, taken }: Given): void {
  for (const [other, { field: name, flag }] of Object.entries(MEANT_FOR.get(calculator.system) ?? {}))
    for (const { path, field } of leaves) {
      if (path.at(-1) !== name || !(isRequired(field) || path.length === 1)) continue;
      for (const { branch, address } of branchesAt(taken.draft.root, path.slice(0, -1))) {
        if (branch[name] !== undefined || branch[other] === undefined) continue;
        branch[name] = branch[other];
        delete branch[other];
        if (leaves.some((leaf) => leaf.path.join() === path.with(-1, flag).join())) branch[flag] ??= true;
        const [from, to] = [other, name].map((last) => [...address, last].join('.')) as [string, string];
        taken.move((field) => (field === from ? to : field));
      }
    }
}

/** “Rep 5 rifle and rep 4 pistol trade shots”: of two items without a side, the second is the other side. */
function splitSides({ known, taken, counts }: Given): void {
  const lists = known.lists.filter(({ path }) => path.length === 1).map(({ path: [name = ''] }) => name);
  const [acting, other] = (['acting', 'other'] as const).map((side) => lists.find((name) => sideOf({ path: [name] }) === side));
  const items = acting === undefined ? undefined : (taken.draft.root[acting] as Branch[] | undefined);
  if (acting !== undefined && other !== undefined) splitPair({ taken, counts }, acting, other);
  if (acting === undefined || other === undefined || items?.length !== 2 || !isOfBoth(taken.draft.root[other], items)) return;
  // An army needs no opponent.
  if (known.calculator.input[other]?.optional) return;
  taken.draft.root[other] = items.splice(1);
  const moved = (address: string): string => address.replace(new RegExp(`^${acting}\\.1(?=\\.|$)`), `${other}.0`);
  taken.move(moved);
  counts.move(moved);
}

/** “Two rep 4 with pistols, one opens fire”: two of an item, of which sides with the same fields have one each. */
function splitPair({ taken, counts }: Pick<Given, 'taken' | 'counts'>, acting: string, other: string): void {
  const { root } = taken.draft;
  const [item, ...further] = (root[acting] ?? []) as Branch[];
  const [given = {}, ...others] = (root[other] ?? []) as Branch[];
  const isAlike = acting === FIRST_SIDE && item !== undefined && further.length === 0 && others.length === 0 && given.rep === undefined;
  if (isAlike && counts.takePair(`${acting}.0`)) root[other] = [{ ...structuredClone(item), ...given }];
}

/** Sides that are only first and second have the same fields. */
const FIRST_SIDE = 'first';

/** Whether the other side has nothing but what was said of both: “rep 5 and rep 4 trade shots, both in cover”. */
const isOfBoth = (given: unknown, items: readonly Branch[]): boolean =>
  given === undefined ||
  (Array.isArray(given) &&
    given.length === 1 &&
    items.every((item) => Object.entries(given[0]).every(([name, value]) => item[name] === value)));

/** Numbers without a label: for a field, for a list that has too few, or for the items of a list. Returns the places of guessed ones. */
function takeLeftOver({ known, tokens, taken, isOwn }: Given): readonly number[] {
  const rest = [known, tokens, taken.used, taken.draft.root] as const;
  const found = leftOver(...rest, isOwn);
  if (found) {
    taken.put(found.leaf, found.value, found.places);
    return found.places;
  }
  const list = completedList(...rest);
  if (list) {
    taken.forget(list.leaf.name);
    delete taken.draft.root[list.leaf.name];
    taken.put(list.leaf, list.value, list.places);
    return [];
  }
  const items = bareItems(...rest) ?? itemsOfOtherSide(...rest);
  for (const value of items?.values ?? []) {
    const { leaf, places } = items as NonNullable<typeof items>;
    // “Three sides 4, 4, 4”: each has one of its own.
    taken.draft.beginItem(leaf.path.slice(0, leaf.path.indexOf('*') + 1));
    taken.put(leaf, value, places);
  }
  return [];
}
