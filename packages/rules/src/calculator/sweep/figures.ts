/**
 * Figures of an answer by path: `chance`, `end.opponent.dead`. A list item is selected by its index from 0, by `last`, or by the
 * word it is about: `targets.0.worst.DEAD.chance`, `turns.last.firstDestroyed`.
 */
import { type Fraction, type Interval, toDecimal, toText, ZERO } from '@rangefinder/dice';
import type { Language, Text } from '../../text/language.js';
import { chanceWords } from '../../text/numbers.js';
import type { AnyCalculator } from '../calculator.js';
import type { CheckResult } from '../check.js';
import { closest } from '../closest.js';
import type { ChoiceField, Field, Fields, ListField, Unit } from '../fields.js';
import { choicesAllowed, type Problem } from '../problems.js';
import { boundedChanceOf } from '../public.js';

/** A figure that a grid can show: a single value at any depth of the answer. */
export interface FigurePath {
  readonly path: string;
  readonly steps: readonly string[];
  readonly field: Field;
  readonly labels: readonly Text[];
  readonly unit?: Unit | undefined;
}

/** One value of a figure as a number, a fraction and text, where these exist. */
export interface FigureValue {
  /** A number; the decimal of a chance; 1 or 0 for a boolean. */
  readonly number: number | null;
  /** A chance as a fraction in lowest terms. */
  readonly fraction: string | null;
  readonly text: string | null;
}

/** Path segment of the last item of a list. */
const LAST = 'last';
export const isIndex = (step: string): boolean => /^\d{1,5}$/.test(step);
const isPlace = (step: string): boolean => step === LAST || isIndex(step);

/** The figure at a path. Undefined when there is none, or when it has more than one value. */
function figureAt(fields: Fields, path: string): FigurePath | undefined {
  const found = fieldAt(fields, path);
  return found?.field.kind === 'list' || found?.field.kind === 'object' ? undefined : found;
}

/** The field at a path, which may have several values. */
export function fieldAt(fields: Fields, path: string): FigurePath | undefined {
  const [first = '', ...below] = path.split('.');
  let field: Field | undefined = Object.hasOwn(fields, first) ? fields[first] : undefined;
  const labels: Text[] = field ? [field.label] : [];
  for (const step of below) {
    const label = field && labelOf(field, step);
    field = field && fieldBelow(field, step);
    if (field && label) labels.push(label);
  }
  return field && { path, steps: [first, ...below], field, labels, unit: field.unit };
}

function fieldBelow(field: Field, step: string): Field | undefined {
  if (field.kind === 'object') return Object.hasOwn(field.fields, step) ? field.fields[step] : undefined;
  return field.kind === 'list' && (isPlace(step) || wordOfItem(field, step)) ? field.item : undefined;
}

/** The part of a label for a path segment. A list index has none. */
function labelOf(field: Field, step: string): Text | undefined {
  if (field.kind === 'object') return field.fields[step]?.label;
  return field.kind === 'list' ? wordOfItem(field, step) : undefined;
}

/** The word of a list item, for lists with one item for each word, such as the odds of each damage result. */
function wordOfItem({ item }: ListField, step: string): Text | undefined {
  const words = nameOfItem(item)?.type.values;
  return words && Object.hasOwn(words, step) ? words[step] : undefined;
}

const nameOfItem = (item: Field): ChoiceField | undefined =>
  item.kind === 'object' ? Object.values(item.fields).find((field): field is ChoiceField => field.kind === 'choice') : undefined;

/** Paths of all single values of the fields. Lists are represented by their first item. */
const pathsIn = (fields: Fields): readonly string[] => Object.entries(fields).flatMap(([name, field]) => pathsOf(name, field));

function pathsOf(path: string, field: Field): readonly string[] {
  if (field.kind === 'list') return pathsOf(`${path}.0`, field.item);
  return field.kind === 'object' ? pathsIn(field.fields).map((below) => `${path}.${below}`) : [path];
}

/**
 * The principal figures of a calculator.
 * @throws Error for a path of the definition that is no single value
 */
export const principalPaths = ({ output, principal }: Pick<AnyCalculator, 'output' | 'principal'>): readonly FigurePath[] =>
  principalFigures(output, principal).map((path) => {
    const figure = figureAt(output, path);
    if (!figure) throw new Error(`${path} is no figure of the answer`);
    return figure;
  });

/** The figures shown by default: the single values of the answer, or else those of its parts. */
export function principalFigures(output: Fields, principal: readonly string[] | undefined): readonly string[] {
  if (principal) return principal;
  const single = Object.entries(output).filter(([, { kind }]) => kind !== 'list' && kind !== 'object');
  return single.length > 0 ? single.map(([name]) => name) : pathsIn(output);
}

/** Maximum number of figures in one grid. */
const MAX_FIGURES = 20;

/**
 * Parses the paths of figures, or reports the invalid ones.
 * @example figurePaths(targetNumber.output, ['chance'])
 */
export function figurePaths(output: Fields, wanted: readonly string[]): CheckResult<readonly FigurePath[]> {
  if (wanted.length > MAX_FIGURES) {
    const allowed = { en: `at most ${MAX_FIGURES} figures`, ru: `не больше ${MAX_FIGURES} показателей` };
    return { ok: false, problems: [{ code: 'TOO_MANY', path: ['figures'], given: wanted.length, allowed }] };
  }
  const found = wanted.map((path) => figureAt(output, path) ?? path);
  const problems = found.flatMap((figure) => (typeof figure === 'string' ? [unknownFigure(output, figure)] : []));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: found as readonly FigurePath[] };
}

function unknownFigure(output: Fields, given: string): Problem {
  const paths = pathsIn(output);
  const near = closest(given, paths);
  const choices = near ? [near, ...paths.filter((path) => path !== near)] : paths;
  return { code: 'UNKNOWN_VALUE', path: ['figures'], given, ...choicesAllowed(choices) };
}

/**
 * The value of a figure within the figures of an outcome, or of a public answer. Undefined when a list is too short.
 * @param never a chance of 0, for an outcome that a list omits
 */
export function valueAt(figures: unknown, { steps, field }: FigurePath, never: unknown = ZERO): unknown {
  let value = figures;
  for (const step of steps) {
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) value = (value as Figures)[step];
    else if (isPlace(step)) value = step === LAST ? value.at(-1) : value[Number(step)];
    else value = itemAbout(value, step) ?? (value.length > 0 && field.kind === 'chance' ? { [steps.at(-1) as string]: never } : undefined);
  }
  return value;
}

type Figures = Readonly<Record<string, unknown>>;

const itemAbout = (items: readonly unknown[], word: string): unknown => items.find((item) => Object.values(item as Figures).includes(word));

const chances = new WeakMap<Fraction, FigureValue>();

/** Memoized: many cells have the same chance, often the same object. */
function chanceValue(chance: Fraction): FigureValue {
  const known = chances.get(chance) ?? { number: toDecimal(chance), fraction: toText(chance), text: null };
  chances.set(chance, known);
  return known;
}

/** A bounded chance: the number is the middle of the bounds, the fraction is null, the text has the bounds. */
function boundedValue(chance: Fraction | Interval, language: Language): FigureValue {
  const { exact, fraction, decimal } = boundedChanceOf(chance);
  return { number: decimal, fraction, text: exact ? null : chanceWords(chance, language) };
}

const NOTHING: FigureValue = { number: null, fraction: null, text: null };

/** A value of a figure in the format of a grid. */
export function figureValue(field: Field, value: unknown, language: Language): FigureValue {
  if (value === undefined || value === null) return NOTHING;
  switch (field.kind) {
    case 'chance':
      return chanceValue(value as Fraction);
    case 'boundedChance':
      return boundedValue(value as Fraction | Interval, language);
    case 'exact':
      return { number: toDecimal(value as Fraction), fraction: null, text: null };
    case 'int':
    case 'number':
      return typeof value === 'number'
        ? { number: value, fraction: null, text: null }
        : { number: null, fraction: null, text: String(value) };
    case 'boolean':
      return { number: value ? 1 : 0, fraction: null, text: null };
    case 'words':
      return { number: null, fraction: null, text: (value as Text)[language] };
    case 'choice':
    case 'text':
    case 'id':
    case 'weapon':
    case 'armor':
      return { number: null, fraction: null, text: String(value) };
    default:
      throw new Error(`${field.kind} is no single value`);
  }
}
