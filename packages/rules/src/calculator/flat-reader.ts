/**
 * Parses flat query parameters into values; the inverse of `flat.ts`. Shapes determine the types. Objects and lists may also be
 * JSON, and the parameter of a list of plain values may be repeated. Text that does not fit its shape is kept as text, so that the
 * check reports it.
 */
import { isObject, QUOTED_NULL, UNFOLDED, unfoldedName, type Values } from './flat.js';
import { excessOf, MAX_JSON_DEPTH, MAX_JSON_VALUES } from './json-bounds.js';
import { repeatedNameProblem } from './json-repeated-name.js';
import { pathText } from './problems.js';

/** Whether a name is a path: `situation.inches`, `legs[0][inches]`, `skill[]`. */
export const isPathName = (name: string): boolean => /[.[]/.test(name);

/**
 * A path with brackets, as form libraries write it, with dots.
 * @example dotted('legs[0][inches]') // 'legs.0.inches'
 */
const dotted = (name: string): string => name.replaceAll('[]', '').replaceAll(/\[([^[\]]*)\]/g, '.$1');

/** A list or an object that was sent as JSON text. Anything else is unchanged. */
export function fromJson(given: unknown): unknown {
  if (typeof given !== 'string' || !/^\s*[[{]/.test(given)) return given;
  try {
    return excessOf(given) ? given : JSON.parse(given);
  } catch {
    return given;
  }
}

/** The expected type of a value. Every field of a calculator is a shape. */
export interface Shape {
  /** `int`, `number`, `boolean`, `list`, `object`; `any` for arbitrarily nested values. All others are text. */
  readonly kind: string;
  readonly optional?: boolean;
  readonly default?: unknown;
  /** For a list. */
  readonly item?: Shape;
  /** For a list: maximum number of items. */
  readonly max?: number;
  /** For an object. */
  readonly fields?: Shapes;
}
export type Shapes = Readonly<Record<string, Shape>>;

/** Parsed parameters. */
interface ReadParameters {
  readonly values: Values;
  /** Names that match no field. */
  readonly unknown: readonly string[];
  /**
   * Names whose value is given before, too: by an earlier parameter, `targets.0.dice` after `targets=[{"dice":1}]`, or in the same JSON,
   * `attacker.skill` of `attacker={"skill":4,"skill":5}`.
   */
  readonly repeated: readonly string[];
}

/** Parses parameters. A repeated parameter has a list of texts. */
export type FlatReader = (parameters: Iterable<readonly [name: string, given: unknown]>) => ReadParameters;

const TEXT: Shape = { kind: 'text' };

/** Maximum number of items of a list without a limit of its own. */
const MAX_LIST_ITEMS = 1_000;

/**
 * Returns a parser for these fields.
 * @example flatReader(targetNumber.input)([['skill', '3'], ['utm', 'x']]) // { values: { skill: 3 }, unknown: ['utm'], repeated: [] }
 */
export function flatReader(fields: Shapes): FlatReader {
  const starts = new Map(Object.entries(fields).flatMap(startsOf));
  const root: Shape = { kind: 'object', fields };
  // Most parameters are fields of the calculator itself, which need no path.
  const plainShapes = new Map(Object.entries(fields).filter(([name]) => !Object.hasOwn(UNFOLDED, name)));
  return (parameters) => {
    const values: Record<string, unknown> = {};
    const unknown: string[] = [];
    const repeated: string[] = [];
    let skipped = 0;
    for (const [name, given] of parameters) {
      const plain = plainShapes.get(name);
      if (plain) {
        if (Object.hasOwn(values, name)) repeated.push(name);
        repeated.push(...repeatedIn(plain, name, given));
        values[name] = readText(plain, given);
        continue;
      }
      const path = unfoldedPath(name, given, fields) ?? pathOf(name, starts);
      const shape = path?.reduce<Shape | undefined>(shapeBelow, root);
      if (path && shape) skipped += skippedBy(values, path);
      if (path && shape && skipped <= MAX_JSON_VALUES) {
        if (isGiven(values, path)) repeated.push(name);
        repeated.push(...repeatedIn(shape, name, given));
        place(values, root, path, given);
      } else unknown.push(name);
    }
    return { values, unknown, repeated };
  };
}

const JSON_KINDS: readonly string[] = ['list', 'object', 'any'];

/** The names that JSON text repeats, each below the name of its parameter. */
function repeatedIn({ kind }: Shape, name: string, given: unknown): readonly string[] {
  if (!JSON_KINDS.includes(kind)) return [];
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
  return texts.flatMap((text) => {
    const problem = typeof text === 'string' && /^\s*[[{]/.test(text) ? repeatedNameProblem(text) : undefined;
    return problem ? [pathText([name, ...problem.path])] : [];
  });
}

/** The path of a parameter; undefined if no field has its name, or if it is nested too deeply. */
function pathOf(name: string, starts: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const [start = '', ...below] = stepsOf(name);
  const first = starts.get(start);
  return first && below.length < MAX_JSON_DEPTH ? [...first, ...below] : undefined;
}

/** The path of an unfolded argument that is named nevertheless: `filter.system`, `filter={"system":"5150"}`. */
function unfoldedPath(name: string, given: unknown, fields: Shapes): readonly string[] | undefined {
  const path = stepsOf(name);
  const [start = ''] = path;
  const isWhole = path.length > 1 || (typeof given === 'string' && given.startsWith('{'));
  return isWhole && Object.hasOwn(UNFOLDED, start) && Object.hasOwn(fields, start) ? path : undefined;
}

const stepsOf = (name: string): readonly string[] => (name.includes('[') ? dotted(name) : name).split('.', MAX_JSON_DEPTH + 1);

/** Whether there is a value at a path, or one without parts above it. Skipped items of lists are null. */
function isGiven(values: unknown, path: readonly string[]): boolean {
  let held: unknown = values;
  for (const step of path) {
    if (typeof held !== 'object') return true;
    held = ownOf(held, step);
    if (held === undefined || held === null) return false;
  }
  return true;
}

/** Number of list items that a path skips, which become null. */
function skippedBy(values: unknown, path: readonly string[]): number {
  let held: unknown = values;
  let skipped = 0;
  for (const step of path) {
    if (isPlace(step)) skipped += Math.max(0, Number(step) - (Array.isArray(held) ? held.length : 0));
    held = ownOf(held, step);
  }
  return skipped;
}

/** The parameter names of a field, each with its path. */
const startsOf = ([name, { fields = {} }]: readonly [string, Shape]): (readonly [string, readonly string[]])[] =>
  Object.hasOwn(UNFOLDED, name)
    ? Object.keys(fields).map((field) => [unfoldedName(name, field) ?? field, [name, field]])
    : [[name, [name]]];

function shapeBelow(shape: Shape | undefined, step: string): Shape | undefined {
  if (shape?.kind === 'any') return shape;
  if (shape?.kind === 'object') return shape.fields && Object.hasOwn(shape.fields, step) ? shape.fields[step] : undefined;
  return shape?.kind === 'list' && isPlace(step) && Number(step) < (shape.max ?? MAX_LIST_ITEMS) ? shape.item : undefined;
}

const isPlace = (step: string): boolean => /^\d+$/.test(step) && Number(step) < MAX_LIST_ITEMS;

const ownOf = (held: unknown, step: string): unknown =>
  typeof held === 'object' && held !== null && Object.hasOwn(held, step) ? (held as Values)[step] : undefined;

/** Sets a nested value by its path and returns its container, which is changed if it exists. Skipped items of a list are null. */
function place(held: unknown, shape: Shape, [step, ...below]: readonly string[], given: unknown): unknown {
  if (step === undefined) return readText(shape, given);
  const inner = shapeBelow(shape, step) as Shape;
  if (shape.kind !== 'list' && !(shape.kind === 'any' && isPlace(step))) {
    const value = place(ownOf(held, step), inner, below, given);
    // An assignment to `__proto__` would change the prototype.
    return Object.defineProperty(isObject(held) ? held : {}, step, { value, enumerable: true, writable: true, configurable: true });
  }
  const items: unknown[] = Array.isArray(held) ? held : [];
  while (items.length < Number(step)) items.push(null);
  items[Number(step)] = place(ownOf(items, step), inner, below, given);
  return items;
}

/**
 * Values under the names of their fields: those under paths moved to their places, JSON text parsed. Unknown names stay.
 * @example withoutPaths({ target: { kind: 'object', fields: { unit: { kind: 'catalog' } } } }, { 'target.unit': 'Atlas AS7-D' })
 *   // { target: { unit: 'Atlas AS7-D' } }
 */
export function withoutPaths(fields: Shapes, draft: Values): Values {
  const paths = Object.entries(draft).filter(([name]) => !Object.hasOwn(fields, name) && isPathName(name));
  const { values, unknown } = paths.length === 0 ? NOTHING_READ : flatReader(fields)(Object.entries(draft));
  const read = new Set(paths.map(([name]) => name).filter((name) => !unknown.includes(name)));
  const named = Object.entries({ ...draft, ...values }).filter(([name]) => !read.has(name));
  return Object.fromEntries(
    named.map(([name, value]) => [name, Object.hasOwn(fields, name) ? nestedIn(fields[name] as Shape, value) : value]),
  );
}

const NOTHING_READ: ReadParameters = { values: {}, unknown: [], repeated: [] };

function nestedIn({ kind, fields, item }: Shape, given: unknown): unknown {
  const value = kind === 'object' || kind === 'list' ? fromJson(given) : given;
  if (kind === 'object' && isObject(value)) return withoutPaths(fields ?? {}, value);
  return kind === 'list' && item?.kind === 'object' && Array.isArray(value) ? value.map((each) => nestedIn(item, each)) : value;
}

/**
 * Parses values that are still text, as in an address, where their shape has another type.
 * @example readTexts({ rep: { kind: 'int' } }, { rep: '4' }) // { rep: 4 }
 */
export function readTexts(fields: Shapes, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Object.hasOwn(fields, name) ? readWithin(fields[name] as Shape, value) : value]),
  );
}

function readWithin(shape: Shape, value: unknown): unknown {
  const read = typeof value === 'string' ? readText(shape, value) : value;
  if (shape.kind === 'object' && isObject(read)) return readTexts(shape.fields ?? {}, read);
  return shape.kind === 'list' && Array.isArray(read) ? read.map((item) => readWithin(shape.item ?? TEXT, item)) : read;
}

/** A decimal number. JavaScript would also accept `0x4`. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Python writes `True`. */
const BOOLEAN = /^(?:true|false)$/i;

/** Parses the text of a parameter according to its shape. */
function readText(shape: Shape, given: unknown): unknown {
  if (shape.kind === 'list') return readList(shape, given);
  if (typeof given !== 'string') return given;
  if (given === 'null' && (shape.optional || shape.default !== undefined)) return null;
  switch (shape.kind) {
    case 'object':
      return given === '' ? {} : fromJson(given);
    case 'any':
      return given.startsWith('{') || given.startsWith('[') ? fromJson(given) : given;
    case 'int':
    case 'number':
      return DECIMAL.test(given.trim()) && Number.isFinite(Number(given)) ? Number(given) : given;
    case 'boolean':
      return BOOLEAN.test(given) ? given.toLowerCase() === 'true' : given;
    default:
      return given.startsWith('"') && QUOTED_NULL.test(given) ? given.slice(1, -1) : given;
  }
}

function readList({ item = { kind: 'text' } }: Shape, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((one) => readText(item, one));
  if (typeof given !== 'string') return given;
  if (given === '') return [];
  if (given.trimStart().startsWith('[') || item.kind === 'object') return fromJson(given);
  return given.split(',').map((one) => readText(item, one.trim()));
}
