/**
 * Completes the arguments that a text gives: with what other values imply, what items leave out, and what is the only possibility; without
 * what the question only asks for.
 */
import { check, type Field, type Fields, type Problem } from '@rangefinder/rules';
import type { Assumed } from '../reading.js';
import {
  withAssumed,
  withAssumedTogether,
  withEnoughItems,
  withItemsCompleted,
  withMovedToNeeded,
  withOnlyChoice,
  withoutRepeated,
  withoutUsual,
  withTwinsCopied,
} from './assumptions.js';
import { type Branch, removeAt, valueAt } from './draft-tree.js';
import type { Filled } from './fill.js';
import type { Known } from './lexicon.js';
import { likeListsIn, movedBetween } from './like-list.js';

export const isMissing = ({ code }: Problem): boolean => code === 'MISSING' || code === 'TOO_FEW';

/** What the arguments lack, without the figures of entries of the catalog. */
function openProblems({ calculator }: Known, draft: Filled['draft']): readonly Problem[] {
  const result = check(calculator, draft);
  return result.ok ? [] : withoutDetermined(result.problems, calculator.input, draft);
}

/** Arguments with what they still lack. */
interface Open {
  readonly draft: Filled['draft'];
  readonly understood: Filled['understood'];
  readonly assumed: readonly Assumed[];
  readonly problems: readonly Problem[];
  /** Words whose values were dropped. */
  readonly unread: readonly string[];
}

/** Completed arguments. */
export interface Completion extends Open {
  /** Items that were added since a list needs more. */
  readonly addedItems: number;
}

/** Changes the arguments in one way; undefined where there is nothing to change. */
type Improvement = (known: Known, open: Open) => Omit<Open, 'problems'> | undefined;

/** In the order in which they are tried. */
const OF_MISSING: readonly Improvement[] = [movedToNeeded, adding(withItemsCompleted), adding(withTwinsCopied), onlyOnce];

/** Completes arguments with the values that are implied, on the wrong side, or left out in items, as far as that leaves fewer problems. */
export function completedOf(known: Known, filled: Filled): Completion {
  const { draft: given, understood } = withReferences(known, filled);
  const { draft, assumed } = withAssumed(known, given);
  const start = improved(known, { draft, understood, assumed, problems: openProblems(known, draft), unread: [] }, [
    withoutAsked,
    withoutAssumed,
  ]);
  const open = improved(known, start, [
    ...(start.problems.some(isMissing) ? OF_MISSING : []),
    // Who asks for a part of the answer does not ask for the rest.
    ...(filled.hasOutcome ? [adding(withAssumedTogether)] : []),
    inLikeList,
    movedAside,
    withoutSaidTwice,
    withoutRefused,
  ]);
  return withDefaults(known, withOnlyPossibility(known, open));
}

/** The arguments after the changes that leave fewer problems. */
const improved = (known: Known, start: Open, improvements: readonly Improvement[]): Open =>
  improvements.reduce((open, improve) => {
    const better = improve(known, open);
    const problems = better && openProblems(known, better.draft);
    return problems && problems.length < open.problems.length ? { ...better, problems } : open;
  }, start);

/** With the only value that a missing choice can have, or the items that a list still needs. */
function withOnlyPossibility(known: Known, open: Open): Completion {
  const { draft, assumed, problems } = open;
  const items = withEnoughItems(known, draft, problems);
  if (items)
    return { ...open, draft: items.draft, assumed: [...assumed, ...items.assumed], problems: [], addedItems: items.assumed.length };
  const only = withOnlyChoice(known, draft, problems);
  if (!only) return { ...open, addedItems: 0 };
  return { ...open, draft: { ...draft, [only.field]: only.value }, assumed: [...assumed, only], problems: [], addedItems: 0 };
}

const withDefaults = (known: Known, completion: Completion): Completion => ({
  ...completion,
  assumed: [...completion.assumed, ...assumedOf(known, completion.draft)],
});

/** With a value on the side that needs it. */
function movedToNeeded(known: Known, open: Open): ReturnType<Improvement> {
  const found = withMovedToNeeded(known, open.draft, open.problems);
  if (!found) return undefined;
  const understood = open.understood.map((part) => ({ ...part, field: found.moved.get(part.field) ?? part.field }));
  return { ...open, draft: found.draft, understood };
}

/** With values that are added to the assumed ones. */
function adding(complete: typeof withItemsCompleted): Improvement {
  return (known, open) => {
    const items = complete(known, open.draft, open.problems);
    return items && { ...open, draft: items.draft, assumed: [...open.assumed, ...items.assumed] };
  };
}

function withoutAssumed(known: Known, open: Open): ReturnType<Improvement> {
  const without = withoutUsual(known, open.draft, open.assumed);
  return without && { ...open, ...without };
}

/** Without an item that was said twice. Counted items have no words of their own. */
function onlyOnce(_: Known, open: Open): ReturnType<Improvement> {
  const once = withoutRepeated(open.draft, open.problems);
  if (!once) return undefined;
  const moves = [...once.moved];
  const isSaid = ([from]: readonly [string, string]): boolean => open.understood.some(({ field }) => field.startsWith(from));
  if (!moves.every(isSaid)) return undefined;
  const moved = (field: string): string => moves.reduce((now, [from, to]) => (now.startsWith(from) ? now.replace(from, to) : now), field);
  return { ...open, draft: once.draft, understood: open.understood.map((part) => ({ ...part, field: moved(part.field) })) };
}

/** With the items of a list in another with the same fields: only a machine has a rate of fire. */
function inLikeList(known: Known, { draft, understood, assumed, problems, unread }: Open): Omit<Open, 'problems'> | undefined {
  const [found] = problems.some(({ code }) => code === 'CONFLICT') ? likeListsIn(known, draft) : [];
  if (!found) return undefined;
  const { [found.from]: items, ...rest } = draft;
  const moved = movedBetween(found);
  return {
    draft: { ...rest, [found.to]: items },
    understood: understood.map((one) => ({ ...one, field: moved(one.field) })),
    assumed,
    unread,
  };
}

/** With the cards that a hand cannot have in the list for other cards, or before the others: faces that are laid aside, or hidden. */
function movedAside({ leaves }: Known, open: Open): Omit<Open, 'problems'> | undefined {
  const lists = leaves.flatMap(({ path, field }) =>
    path.length === 1 && field.kind === 'list' && field.item.kind === 'text' && field.item.deck ? [{ name: path[0] as string, field }] : [],
  );
  const [own, other] = lists;
  const cards = own && open.draft[own.name];
  const wrong = new Set(open.problems.flatMap(({ code, path }) => (code === 'CONFLICT' && path[0] === own?.name ? [path[1]] : [])));
  if (!own || !other || !Array.isArray(cards) || wrong.size === 0) return undefined;
  const moved = cards.filter((_, place) => wrong.has(place));
  const left = cards.filter((_, place) => !wrong.has(place));
  const isWhole = left.length >= own.field.min;
  const aside = (open.draft[other.name] as readonly unknown[] | undefined) ?? [];
  const changed = isWhole ? { [own.name]: left, [other.name]: [...aside, ...moved] } : { [own.name]: [...moved, ...left] };
  return { ...open, draft: { ...open.draft, ...changed } };
}

/** “AC/10 does 10 damage”: without further numbers of a list that say the same as the first. */
function withoutSaidTwice(_: Known, open: Open): Omit<Open, 'problems'> | undefined {
  const { draft, problems } = open;
  const [name] = problems.flatMap(({ code, path: [first] }) =>
    code === 'CONFLICT' && Array.isArray(draft[String(first)]) ? String(first) : [],
  );
  const values = name === undefined ? undefined : (draft[name] as readonly unknown[]);
  if (name === undefined || !values || typeof values[0] !== 'number' || values.length < 2 || new Set(values).size > 1) return undefined;
  return { ...open, draft: { ...draft, [name]: values.slice(0, 1) } };
}

/** Without optional values that do not count here, such as a run in a test of another kind: their words are not read. */
function withoutRefused(_: Known, { draft, understood, assumed, problems, unread }: Open): Omit<Open, 'problems'> | undefined {
  const conflicts = new Set(problems.flatMap(({ code, path }) => (code === 'CONFLICT' ? [path.join('.')] : [])));
  const refused = understood.filter(({ field }) => conflicts.has(field));
  if (refused.length === 0) return undefined;
  const completed: Branch = structuredClone(draft);
  for (const { field } of refused) removeAt(completed, field.split('.'));
  return {
    draft: completed,
    understood: understood.filter((one) => !refused.includes(one)),
    assumed,
    unread: [...unread, ...refused.map(({ text }) => text)],
  };
}

/** Arguments with the values of other fields that words mean: “full overheat”. */
function withReferences({ leaves }: Known, { draft, understood }: Filled): Pick<Filled, 'draft' | 'understood'> {
  const names = leaves.flatMap(({ path: [name = ''], field }) => (field.kind === 'int' && typeof draft[name] === 'string' ? [name] : []));
  if (names.length === 0) return { draft, understood };
  const values = Object.fromEntries(names.map((name) => [name, referredBy(String(draft[name]), draft)]));
  const isKnown = (name: string): boolean => values[name] !== undefined;
  return {
    draft: Object.fromEntries(
      Object.entries(draft).flatMap(([name, value]) =>
        names.includes(name) ? (isKnown(name) ? [[name, values[name]]] : []) : [[name, value]],
      ),
    ),
    understood: understood.flatMap((one) =>
      names.includes(one.field) ? (isKnown(one.field) ? [{ ...one, value: values[one.field] }] : []) : [one],
    ),
  };
}

/** The value of another field, or a whole part of it: `walk/-2` takes half of the walk away. */
function referredBy(reference: string, draft: Filled['draft']): unknown {
  const [name = '', divisor] = reference.split('/');
  const value = draft[name];
  if (divisor === undefined || typeof value !== 'number') return value;
  const part = value / Number(divisor);
  return Number.isInteger(part) ? part : undefined;
}

/** “Heat 3, do I shut down”: what a question asks for is no statement. The arguments without choices that cannot be. */
function withoutAsked({ leaves }: Known, { draft, understood, assumed, problems, unread }: Open): Omit<Open, 'problems'> | undefined {
  const refused = leaves.filter(
    ({ path, field }) =>
      (field.kind === 'boolean' || (field.kind === 'list' && field.item.kind === 'choice')) &&
      problems.some((problem) => !isMissing(problem) && problem.path.join('.').startsWith(path.join('.'))),
  );
  if (refused.length === 0) return undefined;
  const completed: Branch = structuredClone(draft);
  for (const { path } of refused) removeAt(completed, path);
  const names = new Set(refused.map(({ path }) => path.join('.')));
  return { draft: completed, understood: understood.filter(({ field }) => !names.has(field)), assumed, unread };
}

/** Problems without those that an entry of the catalog solves: its figures are filled in later. */
function withoutDetermined(problems: readonly Problem[], input: Fields, draft: unknown): readonly Problem[] {
  return problems.filter(({ code, path }) => {
    if (code !== 'MISSING') return true;
    let [fields, branch]: [Fields, unknown] = [input, draft];
    for (const [at, step] of path.entries()) {
      const isDetermined = Object.entries(fields).some(
        ([name, field]) =>
          field.kind === 'catalog' && typeof (branch as Nested)?.[name] === 'string' && (field.determines?.includes(String(step)) ?? true),
      );
      if (isDetermined) return false;
      if (at === path.length - 1) return true;
      branch = (branch as Nested)?.[step];
      const field = typeof step === 'number' ? undefined : fields[step];
      if (field?.kind === 'object') fields = field.fields;
      if (field?.kind === 'list' && field.item.kind === 'object') fields = field.item.fields;
    }
    return true;
  });
}

type Nested = { readonly [step: string | number]: unknown } | undefined;

/** The values of fields that the text does not give, where they may change the answer. */
function assumedOf({ leaves }: Known, draft: Readonly<Record<string, unknown>>): readonly Assumed[] {
  return leaves
    .filter(({ path }) => !path.includes('*'))
    .flatMap((leaf) => {
      const value = defaultOf(leaf.field);
      return value === undefined || valueAt(draft, leaf.path) !== undefined ? [] : [{ field: leaf.path.join('.'), value }];
    });
}

/** A default that says something: not “no” and not 0. */
function defaultOf(field: Field): unknown {
  const value = 'assumed' in field && field.assumed !== undefined ? field.assumed : 'default' in field ? field.default : undefined;
  return value === false || value === 0 || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
