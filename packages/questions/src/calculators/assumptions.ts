/** Values that a question means without giving them: what other values imply, and what calculators assume. */
import { ask, check, costOf, type Field, type Fields, type Problem, type PublicAnswer, systems } from '@rangefinder/rules';
import type { Assumed } from '../reading.js';
import { type Branch, branchesAt, putAt, removeAt, valueAt } from './draft-tree.js';
import { areTwins } from './field-choice.js';
import { isNumeric, isRequired } from './left-over.js';
import type { Known } from './lexicon.js';
import { sideOf } from './sides.js';

/** Arguments with the assumed ones, and a list of these. */
export interface Completed {
  readonly draft: Readonly<Record<string, unknown>>;
  readonly assumed: readonly Assumed[];
}

const IMPLIED: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(systems.map(({ slug, implied = {} }) => [slug, implied]));

/** Adds what is implied and assumed to the arguments. What contradicts them is neither. */
export function withAssumed(known: Known, given: Readonly<Record<string, unknown>>): Completed {
  const completed = assuming(known, given, true);
  if (refusedIn(known, completed).size === 0) return completed;
  const unimplied = assuming(known, given, false);
  const refused = refusedIn(known, unimplied);
  const draft: Branch = structuredClone(unimplied.draft);
  for (const name of refused) removeAt(draft, name.split('.'));
  return { draft, assumed: unimplied.assumed.filter(({ field }) => !refused.has(field)) };
}

/** The assumed fields whose values contradict the others. */
function refusedIn({ calculator }: Known, { draft, assumed }: Completed): ReadonlySet<string> {
  const checked = check(calculator, draft);
  const refused = checked.ok ? [] : checked.problems.flatMap(({ code, path }) => (code === 'MISSING' ? [] : [path.join('.')]));
  return new Set(refused.filter((name) => assumed.some(({ field }) => field === name)));
}

function assuming({ calculator, leaves }: Known, given: Readonly<Record<string, unknown>>, isImplying: boolean): Completed {
  const draft: Branch = structuredClone(given);
  const assumed: Assumed[] = [];
  const add = (path: readonly string[], value: unknown): void => {
    putAt(draft, path, value);
    assumed.push({ field: path.join('.'), value });
  };
  for (const [name, rule] of isImplying ? Object.entries(IMPLIED.get(calculator.system) ?? {}) : []) {
    const [other = '', text = ''] = rule.split('=');
    const source = leaves.find(({ path }) => path.at(-1) === name && !path.includes('*') && Boolean(valueAt(draft, path)));
    const target = leaves.find(({ path }) => path.at(-1) === other && !path.includes('*'));
    if (source && target && valueAt(draft, target.path) === undefined) add(target.path, valueIn(target.field, text));
    for (const { path, field } of leaves) {
      const [list = '', any, last] = path;
      const items = draft[list];
      if (any !== '*' || last !== other || !Array.isArray(items)) continue;
      for (const [place, item] of (items as Branch[]).entries())
        if (item[name] !== undefined && item[other] === undefined) add([list, String(place), other], valueIn(field, text));
    }
  }
  for (const { path, value } of derivedIn({ calculator, leaves }, draft)) add(path, value);
  for (const [name, value] of Object.entries(calculator.phrases?.assumed ?? {})) {
    const path = name.split('.');
    if (!path.includes('*') && valueAt(draft, path) === undefined && isMeant(path, leaves, draft)) add(path, value);
  }
  return { draft, assumed };
}

/** An optional value is only meant of a unit that the question describes. An entry of the catalog has its own. */
function isMeant(path: readonly string[], leaves: Known['leaves'], draft: Branch): boolean {
  const leaf = leaves.find((one) => one.path.join() === path.join());
  if (path.length === 1 || !leaf?.field.optional) return true;
  const around = valueAt(draft, path.slice(0, -1));
  const entries = leaves.filter((one) => one.field.kind === 'catalog' && one.path.slice(0, -1).join() === path.slice(0, -1).join());
  return around !== undefined && entries.every((one) => valueAt(draft, one.path) === undefined);
}

/** The draft without what the calculator assumes, where that is no question of this kind: four cards are no hand of poker. */
export function withoutUsual({ calculator }: Known, draft: Completed['draft'], assumed: readonly Assumed[]): Completed | undefined {
  const usual = new Set(Object.keys(calculator.phrases?.assumed ?? {}));
  const dropped = assumed.filter(({ field }) => usual.has(field));
  if (dropped.length === 0) return undefined;
  const completed: Branch = structuredClone(draft);
  for (const { field } of dropped) removeAt(completed, field.split('.'));
  return { draft: completed, assumed: assumed.filter((one) => !dropped.includes(one)) };
}

const DERIVED: ReadonlyMap<string, NonNullable<(typeof systems)[number]['derived']>> = new Map(
  systems.map(({ slug, derived = {} }) => [slug, derived]),
);

/** What follows from the figures of a unit that were given: its movement modifier from its move. */
function derivedIn(
  { calculator, leaves }: Pick<Known, 'calculator' | 'leaves'>,
  draft: Branch,
): readonly { readonly path: readonly string[]; readonly value: number }[] {
  return Object.entries(DERIVED.get(calculator.system) ?? {}).flatMap(([name, { from, of }]) =>
    leaves
      .filter(({ path }) => path.at(-1) === name && !path.includes('*') && valueAt(draft, path) === undefined)
      .flatMap(({ path }) => {
        const given = valueAt(draft, path.with(-1, from));
        const value = typeof given === 'string' || typeof given === 'number' ? of(String(given)) : undefined;
        return value === undefined ? [] : [{ path, value }];
      }),
  );
}

/** A draft without items that only repeat what another has, with the addresses of these and of the others. */
interface WithoutRepeated {
  readonly draft: Completed['draft'];
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * The draft without last items that only repeat what another has: “climb over a wall” is one obstacle, and “У3 is killed” names a
 * figure of either side that was described before.
 */
export function withoutRepeated(draft: Completed['draft'], problems: readonly Problem[]): WithoutRepeated | undefined {
  const moved = new Map<string, string>();
  const now: Branch = { ...draft };
  for (const [name, items] of Object.entries(draft)) {
    if (!Array.isArray(items)) continue;
    const isOpen = (place: number): boolean => problems.some(({ path }) => path[0] === name && path[1] === place);
    for (let left = items as Branch[]; left.length > 0 && isOpen(left.length - 1); left = now[name] as Branch[]) {
      const place = left.length - 1;
      const same = addressOfSame(now, left[place] as Branch);
      if (same === undefined) break;
      moved.set(`${name}.${place}.`, same);
      now[name] = left.slice(0, -1);
    }
  }
  return moved.size === 0 ? undefined : { draft: now, moved };
}

/** The address of the last other item that has all that an item has. */
function addressOfSame(draft: Branch, item: Branch): string | undefined {
  const all = Object.entries(draft).flatMap(([list, items]) =>
    Array.isArray(items) ? items.map((other: unknown, place) => ({ other, address: `${list}.${place}.` })) : [],
  );
  return all.findLast(({ other }) => other !== item && hasAll(other, item))?.address;
}

const hasAll = (other: unknown, item: Branch): boolean =>
  typeof other === 'object' && other !== null && Object.entries(item).every(([field, value]) => (other as Branch)[field] === value);

/** Values that players leave out together: of a shot, what it takes to hit, where they ask for its damage. */
export function withAssumedTogether({ calculator }: Known, draft: Completed['draft'], problems: readonly Problem[]): Completed | undefined {
  const together = Object.entries(calculator.phrases?.assumedTogether ?? {});
  const isAll =
    problems.length === together.length &&
    together.every(([field]) => problems.some(({ code, path }) => code === 'MISSING' && path.join('.') === field));
  if (!isAll || together.length === 0) return undefined;
  return { draft: { ...draft, ...Object.fromEntries(together) }, assumed: together.map(([field, value]) => ({ field, value })) };
}

/** What items of a list lack, as far as players leave it out: a die for each target behind the first. */
export function withItemsCompleted({ calculator }: Known, draft: Completed['draft'], problems: readonly Problem[]): Completed | undefined {
  const usual = calculator.phrases?.assumed;
  if (!usual) return undefined;
  const lacking = problems.flatMap(({ code, path }) => {
    const name = starred(path).join('.');
    const value = code === 'MISSING' && name.includes('*') ? usual[name] : undefined;
    return value === undefined ? [] : [{ path: path.map(String), value }];
  });
  if (lacking.length === 0) return undefined;
  const completed: Branch = structuredClone(draft);
  for (const { path, value } of lacking) putAt(completed, path, value);
  return { draft: completed, assumed: lacking.map(({ path, value }) => ({ field: path.join('.'), value })) };
}

/**
 * A value of the side that was named last, which only the other side needs: “me against him, 12 inches, damage 4/4/2”. The draft with
 * the value there, and the addresses of the moved values.
 */
export function withMovedToNeeded(
  { leaves }: Known,
  draft: Completed['draft'],
  problems: readonly Problem[],
): { readonly draft: Completed['draft']; readonly moved: ReadonlyMap<string, string> } | undefined {
  const moves = problems.flatMap(({ code, path }) => {
    const to = path.map(String);
    const leaf = code === 'MISSING' && to.length > 1 ? leaves.find((one) => one.path.join('.') === to.join('.')) : undefined;
    const twin =
      leaf && leaves.find((one) => one.path.length === to.length && one.path.at(-1) === to.at(-1) && one !== leaf && areTwins(leaf, one));
    return twin && valueAt(draft, twin.path) !== undefined ? [{ from: twin.path, to }] : [];
  });
  if (moves.length === 0) return undefined;
  const completed: Branch = structuredClone(draft);
  for (const { from, to } of moves) {
    putAt(completed, to, valueAt(completed, from));
    removeAt(completed, from);
  }
  return { draft: completed, moved: new Map(moves.map(({ from, to }) => [from.join('.'), to.join('.')])) };
}

/** What is named for one of two sides is meant for the other, too: “Rep 5 and Rep 4 trade shots with rifles”. Numbers are not. */
export function withTwinsCopied({ leaves }: Known, draft: Completed['draft'], problems: readonly Problem[]): Completed | undefined {
  const copies = problems.map(({ code, path }) => {
    const own = leaves.find((leaf) => leaf.path.join('.') === starred(path).join('.'));
    if (code !== 'MISSING' || !own || sideOf(own) === undefined || !own.path.includes('*') || isNumeric(own)) return undefined;
    const alike = leaves.filter((leaf) => leaf.path.length === own.path.length && leaf.path.at(-1) === own.path.at(-1) && sideOf(leaf));
    const values = alike.flatMap((leaf) =>
      branchesAt(draft, leaf.path.slice(0, -1)).flatMap(({ branch }) => branch[leaf.path.at(-1) as string] ?? []),
    );
    return new Set(values).size === 1 ? { path: path.map(String), value: values[0] } : undefined;
  });
  if (copies.length === 0 || copies.includes(undefined)) return undefined;
  const completed: Branch = structuredClone(draft);
  const made = copies.filter((copy) => copy !== undefined);
  for (const { path, value } of made) putAt(completed, path, value);
  return { draft: completed, assumed: made.map(({ path, value }) => ({ field: path.join('.'), value })) };
}

const starred = (path: Problem['path']): readonly string[] => path.map((step) => (typeof step === 'number' ? '*' : step));

/** A side alone is against another like it: the draft with the least number of items, if nothing else is wrong with it. */
export function withEnoughItems({ calculator }: Known, draft: Completed['draft'], problems: readonly Problem[]): Completed | undefined {
  const completed: Branch = structuredClone(draft);
  const assumed: Assumed[] = [];
  for (const { code, path } of problems) {
    const [name] = path;
    const field = typeof name === 'string' ? (calculator.input as Fields)[name] : undefined;
    const items = completed[String(name)];
    if (code !== 'TOO_FEW' || path.length > 1 || field?.kind !== 'list' || field.item.kind !== 'object' || !Array.isArray(items))
      return undefined;
    const needed = Object.entries<Field>(field.item.fields).filter(([, inner]) => isRequired(inner));
    const [like] = items as Branch[];
    if (!like) return undefined;
    const groups = items.length === 1 ? needed.map(([inner]) => [inner, like[inner]] as const) : [];
    const [[inner, all] = []] = groups;
    if (inner !== undefined && groups.length === 1 && Array.isArray(all) && all.length >= field.min) {
      // “Rep 4 and rep 5, who acts first”: each is a side.
      completed[String(name)] = all.map((one) => ({ [inner]: [one] }));
      assumed.push({ field: String(name), value: completed[String(name)] });
      continue;
    }
    while (items.length < field.min) {
      const item = structuredClone(Object.fromEntries(needed.map(([inner]) => [inner, like[inner]])));
      assumed.push({ field: `${name}.${items.length}`, value: item });
      items.push(item);
    }
  }
  return assumed.length > 0 && check(calculator, completed).ok ? { draft: completed, assumed } : undefined;
}

/** Costlier answers are not tried out, in ms. */
const MAX_TRIED_COST_MS = 0.2;

/** A missing choice that only one value fits, or several with one answer, such as the nation of a tank: the draft with it. */
export function withOnlyChoice(
  { calculator, leaves, id }: Known,
  draft: Completed['draft'],
  problems: readonly Problem[],
): Assumed | undefined {
  const [problem, ...others] = problems;
  if (!problem || others.length > 0 || problem.code !== 'MISSING') return undefined;
  const leaf = leaves.find(({ path }) => path.join('.') === problem.path.join('.'));
  if (!leaf || leaf.path.length > 1) return undefined;
  const possible = choicesOf(leaf.field).flatMap((value) => {
    const tried = { ...draft, [leaf.name]: value };
    const checked = check(calculator, tried);
    if (!checked.ok) return [];
    if (costOf(calculator, checked.value) > MAX_TRIED_COST_MS) return [{ value, answer: String(value), allowed: true, code: undefined }];
    const answered = ask<string>(id, tried as never);
    if (!answered.ok) return [];
    const { allowed, summary, refusal } = answered.answer as PublicAnswer;
    const code = refusal?.code;
    return [{ value, answer: summary, allowed, code }];
  });
  const allowed = possible.filter((one) => one.allowed);
  // “SEALs through smoke” may not fire; of other nations there are none.
  const refusedAlone = possible.filter(({ code }) => possible.filter((one) => one.code === code).length === 1);
  const fitting = allowed.length > 0 ? allowed : refusedAlone;
  // Which of several nations is meant does not matter where all have the same answer.
  return new Set(fitting.map(({ answer }) => answer)).size === 1 ? { field: leaf.name, value: fitting[0]?.value } : undefined;
}

const choicesOf = (field: Field): readonly (string | boolean)[] =>
  field.kind === 'choice' ? Object.keys(field.type.values) : field.kind === 'boolean' ? [false, true] : [];

const valueIn = ({ kind }: Field, text: string): unknown =>
  kind === 'boolean' ? text === 'true' : kind === 'int' || kind === 'number' ? Number(text) : text;
