/** Checks the values of an axis: the checked value and its path in the question, or the problems. */
import { contradictions } from '../../entries/fill.js';
import { type CheckResult, checkFields } from '../check.js';
import { type Checker, checkerOf } from '../checker.js';
import type { CatalogField, Field, Fields } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import type { FoundAxis } from './axes.js';

export type Draft = Readonly<Record<string, unknown>>;

/** A value of an axis. */
export interface AxisValue {
  readonly given: unknown;
  /** The checked value, as inserted into the question. */
  readonly checked: unknown;
  readonly problems: readonly Problem[];
}

/** Looks up the figures of a catalog entry for its sibling fields. Undefined for an unknown entry. */
export type EntryFigures = (field: CatalogField, id: string, siblings: Fields) => Draft | undefined;

export const NO_ENTRIES: EntryFigures = () => undefined;

/** The part of a draft that a value replaces: the input itself, or for a catalog entry the object that it fills. */
export const placeOf = ({ path, field }: Pick<FoundAxis, 'path' | 'field'>): Path =>
  field.kind !== 'catalog' ? path : path.length === 1 ? [] : path.slice(0, 1);

/** Returns a copy with a value set at a path. Everything outside the path is shared. */
export function put(within: unknown, [step, ...below]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(within)) return within.map((item, index) => (index === step ? put(item, below, value) : item));
  const held = within as Draft;
  return { ...held, [step]: below.length === 0 ? value : put(held[step], below, value) };
}

const valueAt = (within: unknown, path: Path): unknown => path.reduce<unknown>((held, step) => (held as Draft | undefined)?.[step], within);

/** The given fields, without those left to the catalog. */
const present = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));

/** A draft with a value of an axis. An entry adds its figures. Undefined for an unknown entry. */
export function withValue(draft: unknown, axis: FoundAxis, given: unknown, entry: EntryFigures): unknown {
  const { path, field, siblings } = axis;
  if (field.kind !== 'catalog') return put(draft, path, given);
  const figures = entry(field, String(given), siblings);
  const around = path.slice(0, -1);
  return figures && put(draft, around, { ...figures, ...present(valueAt(draft, around) as Draft), [String(path.at(-1))]: given });
}

const checkers = new WeakMap<Field, Checker>();

/** The compiled check of one field under its name. Cached, because thousands of entries use the same one. */
function checkerFor(name: string, field: Field): Checker {
  const known = checkers.get(field) ?? checkerOf({ [name]: field });
  checkers.set(field, known);
  return known;
}

/** All values of an axis, checked. */
export function valuesOf(input: Fields, draft: unknown, axis: FoundAxis, entry: EntryFigures): readonly AxisValue[] {
  if (axis.field.kind !== 'catalog') return axis.values.map((given) => plainValue(axis, given));
  const { field, siblings, path } = axis;
  const around = textOf(valueAt(put(draft, path, null), placeOf(axis)));
  return axis.values.map((given) => {
    const figures = entry(field, String(given), siblings);
    if (!figures) return { given, checked: undefined, problems: [notFound(axis, given)] };
    return cachedValue(figures, { input, given, around }, () => entryValue(input, draft, axis, given, entry));
  });
}

/** Everything else that the check of an entry depends on. */
interface Around {
  readonly input: Fields;
  readonly given: unknown;
  readonly around: string;
}

/** Cache of the last checked value of each entry. A ranking checks the same thousands of entries again for another target. */
const valueCache = new WeakMap<Draft, Around & { readonly value: AxisValue }>();

function cachedValue(figures: Draft, { input, given, around }: Around, make: () => AxisValue): AxisValue {
  const known = valueCache.get(figures);
  if (known && known.input === input && known.given === given && known.around === around) return known.value;
  const value = make();
  valueCache.set(figures, { input, given, around, value });
  return value;
}

/** A draft as JSON. NaN and infinities are replaced, because JSON lacks them. */
const textOf = (draft: unknown): string =>
  JSON.stringify(draft, (_, value) => (typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value));

function plainValue({ path, field }: FoundAxis, given: unknown): AxisValue {
  const name = String(path.at(-1));
  const checked = checkFields({ [name]: field }, { [name]: given });
  if (checked.ok) return { given, checked: checked.value[name], problems: [] };
  return { given, checked: undefined, problems: checked.problems.map((problem) => ({ ...problem, path })) };
}

function entryValue(input: Fields, draft: unknown, axis: FoundAxis, given: unknown, entry: EntryFigures): AxisValue {
  const problems = conflictsAt(draft, axis, given, entry);
  if (problems.length > 0) return { given, checked: undefined, problems };
  const filled = withValue(draft, axis, given, entry);
  const checked = checkedPlace(input, filled, axis);
  return checked.ok ? { given, checked: checked.value, problems: [] } : { given, checked: undefined, problems: checked.problems };
}

/** The given fields that contradict an entry. */
function conflictsAt(draft: unknown, { path, field, siblings }: FoundAxis, given: unknown, entry: EntryFigures): readonly Problem[] {
  if (field.kind !== 'catalog') return [];
  const around = path.slice(0, -1);
  const figures = entry(field, String(given), siblings) ?? {};
  return contradictions(field, { id: String(given), figures, given: valueAt(draft, around) as Draft }, around);
}

/** Checks the part of a draft that an entry replaces. */
function checkedPlace(input: Fields, filled: unknown, axis: FoundAxis): CheckResult<unknown> {
  const [name] = placeOf(axis);
  if (name === undefined) return checkFields(input, filled);
  const checked = checkerFor(String(name), input[name] as Field)({ [name]: (filled as Draft)[name] });
  return checked.ok ? { ok: true, value: checked.value[name] } : checked;
}

const notFound = ({ path, field }: FoundAxis, given: unknown): Problem => ({
  code: 'NOT_FOUND',
  path,
  given,
  allowed:
    field.kind === 'catalog' && field.of === 'weapon'
      ? { en: 'the id of a weapon in the catalog', ru: 'код оружия из каталога' }
      : { en: 'the id of a unit in the catalog', ru: 'код боевой единицы из каталога' },
});
