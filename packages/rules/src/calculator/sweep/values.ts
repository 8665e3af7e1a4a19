/** The values of an axis, each checked by itself: what is put where in the question, or why it cannot be. */
import { type CheckResult, checkFields } from '../check.js';
import { type Checker, checkerOf } from '../checker.js';
import type { CatalogField, Field, Fields } from '../fields.js';
import type { Path, Problem } from '../problems.js';
import type { FoundAxis } from './axes.js';

export type Draft = Readonly<Record<string, unknown>>;

/** One of the values that an input takes. */
export interface AxisValue {
  readonly given: unknown;
  /** What the question gets in place of its own. */
  readonly checked: unknown;
  readonly problems: readonly Problem[];
}

/** The figures that an entry of the catalog gives to the fields beside it; undefined where there is no such entry. */
export type EntryFigures = (field: CatalogField, id: string, siblings: Fields) => Draft | undefined;

export const NO_ENTRIES: EntryFigures = () => undefined;

/** What a value replaces: itself, or for an entry of the catalog all that it may fill in. */
export const placeOf = ({ path, field }: Pick<FoundAxis, 'path' | 'field'>): Path =>
  field.kind !== 'catalog' ? path : path.length === 1 ? [] : path.slice(0, 1);

/** Something with a value put at a path; everything beside the path is shared. */
export function put(within: unknown, [step, ...below]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(within)) return within.map((item, index) => (index === step ? put(item, below, value) : item));
  const held = within as Draft;
  return { ...held, [step]: below.length === 0 ? value : put(held[step], below, value) };
}

const valueAt = (within: unknown, path: Path): unknown => path.reduce<unknown>((held, step) => (held as Draft | undefined)?.[step], within);

/** What was given, without what was left to the catalog. */
const present = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));

/** A draft with a value of an axis in its place; an entry brings its figures along. Undefined where there is no such entry. */
export function withValue(draft: unknown, axis: FoundAxis, given: unknown, entry: EntryFigures): unknown {
  const { path, field, siblings } = axis;
  if (field.kind !== 'catalog') return put(draft, path, given);
  const figures = entry(field, String(given), siblings);
  const around = path.slice(0, -1);
  return figures && put(draft, around, { ...figures, ...present(valueAt(draft, around) as Draft), [String(path.at(-1))]: given });
}

const checkers = new WeakMap<Field, Checker>();

/** The check of one field under its name: thousands of entries pass through the same one. */
function checkerFor(name: string, field: Field): Checker {
  const known = checkers.get(field) ?? checkerOf({ [name]: field });
  checkers.set(field, known);
  return known;
}

/** Every value of an axis. */
export function valuesOf(input: Fields, draft: unknown, axis: FoundAxis, entry: EntryFigures): readonly AxisValue[] {
  if (axis.field.kind !== 'catalog') return axis.values.map((given) => plainValue(axis, given));
  const { field, siblings, path } = axis;
  const around = textOf(valueAt(put(draft, path, null), placeOf(axis)));
  return axis.values.map((given) => {
    const figures = entry(field, String(given), siblings);
    if (!figures) return { given, checked: undefined, problems: [notFound(axis, given)] };
    return keptValue(figures, { input, given, around }, () => entryValue(input, draft, axis, given, entry));
  });
}

/** What the check of an entry depends on besides its figures. */
interface Around {
  readonly input: Fields;
  readonly given: unknown;
  readonly around: string;
}

/** What was checked of an entry in the last question: a ranking asks the same of thousands again, against another target. */
const keptValues = new WeakMap<Draft, Around & { readonly value: AxisValue }>();

function keptValue(figures: Draft, { input, given, around }: Around, make: () => AxisValue): AxisValue {
  const known = keptValues.get(figures);
  if (known && known.input === input && known.given === given && known.around === around) return known.value;
  const value = make();
  keptValues.set(figures, { input, given, around, value });
  return value;
}

/** A draft as text; JSON knows no such numbers. */
const textOf = (draft: unknown): string =>
  JSON.stringify(draft, (_, value) => (typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value));

function plainValue({ path, field }: FoundAxis, given: unknown): AxisValue {
  const name = String(path.at(-1));
  const checked = checkFields({ [name]: field }, { [name]: given });
  if (checked.ok) return { given, checked: checked.value[name], problems: [] };
  return { given, checked: undefined, problems: checked.problems.map((problem) => ({ ...problem, path })) };
}

function entryValue(input: Fields, draft: unknown, axis: FoundAxis, given: unknown, entry: EntryFigures): AxisValue {
  const filled = withValue(draft, axis, given, entry);
  const checked = checkedPlace(input, filled, axis);
  return checked.ok ? { given, checked: checked.value, problems: [] } : { given, checked: undefined, problems: checked.problems };
}

/** The part of a draft that an entry replaces, checked. */
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
