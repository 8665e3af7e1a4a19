/** Values that a question means without giving them: what other values imply, and what calculators assume. */
import { check, type Field, type Problem, systems } from '@rangefinder/rules';
import type { Assumed } from '../reading.js';
import { type Branch, putAt, valueAt } from './draft-tree.js';
import type { Known } from './lexicon.js';

/** Arguments with the assumed ones, and a list of these. */
export interface Completed {
  readonly draft: Readonly<Record<string, unknown>>;
  readonly assumed: readonly Assumed[];
}

const IMPLIED: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(systems.map(({ slug, implied = {} }) => [slug, implied]));

/** Adds what is implied and assumed to the arguments. */
export function withAssumed({ calculator, leaves }: Known, given: Readonly<Record<string, unknown>>): Completed {
  const draft: Branch = structuredClone(given);
  const assumed: Assumed[] = [];
  const add = (path: readonly string[], value: unknown): void => {
    putAt(draft, path, value);
    assumed.push({ field: path.join('.'), value });
  };
  for (const [name, rule] of Object.entries(IMPLIED.get(calculator.system) ?? {})) {
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
  for (const [name, value] of Object.entries(calculator.phrases?.assumed ?? {})) {
    const path = name.split('.');
    if (valueAt(draft, path) === undefined) add(path, value);
  }
  return { draft, assumed };
}

/** A missing choice that only one value fits, such as the nation of a tank: the draft with it. */
export function withOnlyChoice(
  { calculator, leaves }: Known,
  draft: Completed['draft'],
  problems: readonly Problem[],
): Assumed | undefined {
  const [problem, ...others] = problems;
  if (!problem || others.length > 0 || problem.code !== 'MISSING') return undefined;
  const leaf = leaves.find(({ path }) => path.join('.') === problem.path.join('.'));
  if (leaf?.field.kind !== 'choice' || leaf.path.length > 1) return undefined;
  const fitting = Object.keys(leaf.field.type.values).filter((value) => check(calculator, { ...draft, [leaf.name]: value }).ok);
  return fitting.length === 1 ? { field: leaf.name, value: fitting[0] } : undefined;
}

const valueIn = ({ kind }: Field, text: string): unknown =>
  kind === 'boolean' ? text === 'true' : kind === 'int' || kind === 'number' ? Number(text) : text;
