/** Values that a question means without giving them: what other values imply, and what calculators assume. */
import { type Field, systems } from '@rangefinder/rules';
import type { Assumed } from '../reading.js';
import type { Known } from './lexicon.js';

type Branch = { [name: string]: unknown };

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
    put(draft, path, value);
    assumed.push({ field: path.join('.'), value });
  };
  for (const [name, rule] of Object.entries(IMPLIED.get(calculator.system) ?? {})) {
    const [other = '', text = ''] = rule.split('=');
    const source = leaves.find(({ path }) => path.at(-1) === name && !path.includes('*') && Boolean(valueAt(draft, path)));
    const target = leaves.find(({ path }) => path.at(-1) === other && !path.includes('*'));
    if (source && target && valueAt(draft, target.path) === undefined) add(target.path, valueIn(target.field, text));
  }
  for (const [name, value] of Object.entries(calculator.phrases?.assumed ?? {})) {
    const path = name.split('.');
    if (valueAt(draft, path) === undefined) add(path, value);
  }
  return { draft, assumed };
}

const valueIn = ({ kind }: Field, text: string): unknown =>
  kind === 'boolean' ? text === 'true' : kind === 'int' || kind === 'number' ? Number(text) : text;

const valueAt = (branch: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((now, step) => (typeof now === 'object' && now !== null ? (now as Branch)[step] : undefined), branch);

function put(draft: Branch, path: readonly string[], value: unknown): void {
  let branch = draft;
  for (const step of path.slice(0, -1)) {
    branch[step] ??= {};
    branch = branch[step] as Branch;
  }
  branch[path.at(-1) as string] = value;
}
