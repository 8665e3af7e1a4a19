/**
 * Figures of catalog entries in drafts: `{ unit: 'alpha-strike/atlas-as7-d' }` is replaced by the figures of the unit. Explicit
 * values win. One database query reads all entries of a draft.
 */
import { findUnit, findUnits, findWeapon, MAX_IDS, type Unit, type Weapon } from '@rangefinder/catalog';
import {
  type AnyCalculator,
  type CatalogField,
  type CheckResult,
  contradictions,
  entryFinder,
  FIRST_LANGUAGE,
  type Field,
  type Fields,
  knownFigures,
  type Language,
  type Path,
  type Problem,
  systems,
  type Text,
  withoutPaths,
} from '@rangefinder/rules';
import { askCatalog } from '../context/catalog-access.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { type EntryFiguresById, keyOf } from '../context/work/entry-figures.js';
import { type NearEntries, nearEntries } from './entry-ids.js';

type Draft = Readonly<Record<string, unknown>>;
type Entry = Unit | Weapon;

/** Entries by kind and id. */
type Entries = ReadonlyMap<string, Entry>;

const typeOf = entryFinder(systems);
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field or a nested field can name an entry. Most calculators never read the catalog. */
function mayName(field: Field): boolean {
  if (field.kind === 'list') return mayName(field.item);
  return field.kind === 'object' ? Object.values(field.fields).some(mayName) : field.kind === 'catalog';
}

const naming = new WeakMap<Fields, readonly (readonly [string, Field])[]>();

/** Fields of an object that can name entries. */
function namingFields(fields: Fields): readonly (readonly [string, Field])[] {
  const known = naming.get(fields) ?? Object.entries(fields).filter(([, field]) => mayName(field));
  naming.set(fields, known);
  return known;
}

/** Ids at a field: one, or several in a sweep. */
const idsIn = (given: unknown): readonly string[] =>
  typeof given === 'string' ? [given] : Array.isArray(given) ? given.filter((id) => typeof id === 'string') : [];

/** Visits every entry id in a draft. */
function eachNamed(fields: Fields, draft: Draft, visit: (of: CatalogField['of'], id: string) => void): void {
  for (const [name, field] of namingFields(fields)) eachNamedIn(field, draft[name], visit);
}

function eachNamedIn(field: Field, given: unknown, visit: (of: CatalogField['of'], id: string) => void): void {
  if (field.kind === 'catalog') for (const id of idsIn(given)) visit(field.of, id);
  if (field.kind === 'object' && isDraft(given)) eachNamed(field.fields, given, visit);
  if (field.kind === 'list' && Array.isArray(given)) for (const item of given) eachNamedIn(field.item, item, visit);
}

/** Whether a calculator accepts catalog entries. */
export const namesEntries = ({ input }: AnyCalculator): boolean => namingFields(input).length > 0;

/** Counts the catalog entries in a draft. */
export function countNamed({ input }: AnyCalculator, draft: Draft): number {
  if (namingFields(input).length === 0) return 0;
  let count = 0;
  eachNamed(input, withoutPaths(input, draft), () => count++);
  return count;
}

/** Returns the unit ids in a draft, in order. */
export function unitsNamed({ input }: AnyCalculator, draft: Draft): readonly string[] {
  const ids: string[] = [];
  eachNamed(input, withoutPaths(input, draft), (of, id) => of === 'unit' && ids.push(id));
  return ids;
}

/** Fills a draft from the catalog. An unknown entry is a problem. */
export async function fillFromCatalog(calculator: AnyCalculator, draft: Draft, context: ResolverContext): Promise<CheckResult<Draft>> {
  const filled = await fillWithEntries(calculator, draft, context);
  return filled.ok ? { ok: true, value: filled.value.draft } : filled;
}

/** A filled draft. Where a field has several entries, their figures are separate. */
interface Filled {
  readonly draft: Draft;
  readonly entries: EntryFiguresById;
}

/** Fills a draft in which an argument varies over several entries. */
export async function fillWithEntries(calculator: AnyCalculator, given: Draft, context: ResolverContext): Promise<CheckResult<Filled>> {
  const draft = withoutPaths(calculator.input, given);
  const entries = await loadNamed(calculator, draft, context);
  const near = await resolveUnknown(calculator, draft, entries, context);
  const filling: Filling = { entries, near, system: calculator.system, problems: [], several: {}, inner: [] };
  const value = fillAround(calculator.input, fillObject(calculator.input, draft, [], filling), filling);
  filling.problems.push(...(await notCarried(value, filling, context)));
  if (filling.problems.length > 0) return { ok: false, problems: filling.problems };
  return { ok: true, value: { draft: await withArmament(calculator, value, filling, context), entries: filling.several } };
}

async function loadNamed({ input }: AnyCalculator, draft: Draft, context: ResolverContext): Promise<Map<string, Entry>> {
  const named = { unit: new Set<string>(), weapon: new Set<string>() };
  eachNamed(input, draft, (of, id) => named[of].add(id));
  const found = new Map<string, Entry>();
  await askCatalog(context, async (db) => {
    const units = await findUnits(db, [...named.unit].slice(0, MAX_IDS));
    if (units.ok) for (const unit of units.value.found) found.set(keyOf('unit', unit.id), unit);
    for (const id of named.weapon) {
      const weapon = await findWeapon(db, id);
      if (weapon) found.set(keyOf('weapon', id), weapon);
    }
  });
  return found;
}

/** Names that are looked up for one draft. */
const MAX_NAMES = 4;

/** Finds the entries that unknown ids mean, and adds those that are certain. Returns the suggestions for the others. */
async function resolveUnknown(
  { input, system }: AnyCalculator,
  draft: Draft,
  entries: Map<string, Entry>,
  context: ResolverContext,
): Promise<Suggestions> {
  const unknown = new Map<string, readonly [of: CatalogField['of'], given: string]>();
  eachNamed(input, draft, (of, id) => entries.has(keyOf(of, id)) || unknown.set(keyOf(of, id), [of, id]));
  const suggestions = new Map<string, NearEntries['near']>();
  for (const [key, [of, given]] of [...unknown].slice(0, MAX_NAMES)) {
    const { id, near } = await nearEntries(of, given, system, context);
    const entry =
      id === undefined
        ? undefined
        : await askCatalog<Entry | undefined>(context, (db) => (of === 'unit' ? findUnit(db, id) : findWeapon(db, id)));
    if (entry) entries.set(key, entry);
    else suggestions.set(key, near);
  }
  return suggestions;
}

/** Entries that an unknown id may mean, by its key. */
type Suggestions = ReadonlyMap<string, NearEntries['near']>;

/** State of filling one draft. */
interface Filling {
  readonly entries: Entries;
  readonly near: Suggestions;
  readonly system: string;
  readonly problems: Problem[];
  /** Figures of entries in fields with several values. */
  readonly several: Record<string, Draft>;
  /** Entries in lists that tell something about the whole question. */
  readonly inner: InnerEntry[];
}

interface InnerEntry {
  readonly field: CatalogField;
  readonly id: string;
  readonly path: Path;
}

/** Fills fields of the question from the entries in its lists, and refuses what contradicts them. */
function fillAround(input: Fields, draft: Draft, filling: Filling): Draft {
  let filled = draft;
  for (const { field, id, path } of filling.inner) {
    const { determinesAround: determines = [] } = field;
    const fields = Object.fromEntries(determines.flatMap((name) => (input[name] ? [[name, input[name]]] : [])));
    const figures = figuresOf(fields, field, id, path, filling);
    const known = filling.problems.map(({ path: place }) => place.join('.'));
    const refused = contradictions({ determines }, { id, figures, given: filled }, []);
    // The first of several weapons that contradict a value is enough.
    filling.problems.push(...refused.filter(({ path: place }) => !known.includes(place.join('.'))));
    filled = { ...figures, ...present(filled) };
  }
  return filled;
}

/** Weapons in the lists of a question that its unit does not carry. */
async function notCarried(draft: Draft, { inner, entries }: Filling, context: ResolverContext): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { field, id, path } of inner) {
    const named = field.carriedBy === undefined ? undefined : draft[field.carriedBy];
    const unit = typeof named === 'string' ? entries.get(keyOf('unit', named)) : undefined;
    const weapon = entries.get(keyOf('weapon', id));
    if (unit === undefined || weapon === undefined) continue;
    const own = (await context.weaponsOf().load(unit.id)).map((mounted) => mounted.weapon.id);
    if (!own.includes(weapon.id)) problems.push({ code: 'CONFLICT', path, given: id, allowed: weaponsOfUnit(unit.id, own) });
  }
  return problems;
}

/** Fills the list of a question that the weapons of its unit determine, if none is given. */
async function withArmament(
  { armament, system }: AnyCalculator,
  draft: Draft,
  { entries }: Filling,
  context: ResolverContext,
): Promise<Draft> {
  const named = armament && draft[armament.unit];
  const given = armament && draft[armament.list];
  const unit = typeof named === 'string' ? entries.get(keyOf('unit', named)) : undefined;
  if (!armament || unit?.system !== system || (given !== undefined && given !== null)) return draft;
  const mounted = await context.weaponsOf().load(unit.id);
  const weapons = mounted.map(({ weapon: { id, stats }, count }) => ({ id, count, figures: stats as Draft }));
  const items = armament.items(weapons, draft);
  return items ? { ...draft, [armament.list]: items } : draft;
}

const weaponsOfUnit = (unit: string, own: readonly string[]): Text => ({
  en: `a weapon of ${unit}: ${own.join(', ')}`,
  ru: `оружие записи ${unit}: ${own.join(', ')}`,
});

function fillObject(fields: Fields, draft: Draft, path: Path, filling: Filling): Draft {
  let filled = draft;
  for (const [name, field] of namingFields(fields)) {
    const given = draft[name];
    if (field.kind === 'catalog' && Array.isArray(given)) {
      for (const id of idsIn(given)) filling.several[keyOf(field.of, id)] = figuresOf(fields, field, id, [...path, name], filling);
    }
    // A value that is not an id stays, so that validation reports it.
    if (field.kind === 'catalog' ? typeof given !== 'string' : given === undefined || given === null) continue;
    if (field.kind !== 'catalog') filled = { ...filled, [name]: fillWithin(field, given, [...path, name], filling) };
    else {
      const figures = figuresOf(fields, field, given as string, [...path, name], filling);
      filling.problems.push(...contradictions(field, { id: given as string, figures, given: filled }, path));
      const isKnown = filling.problems.every(({ path: place }) => place.join('.') !== [...path, name].join('.'));
      if (isKnown && (field.determinesAround || field.carriedBy)) filling.inner.push({ field, id: given as string, path: [...path, name] });
      filled = { ...figures, ...present(filled) };
    }
  }
  return filled;
}

/** Removes fields that the catalog fills. */
const present = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== null));

function fillWithin(field: Field, given: unknown, path: Path, filling: Filling): unknown {
  if (field.kind === 'object' && isDraft(given)) return fillObject(field.fields, given, path, filling);
  if (field.kind === 'list' && Array.isArray(given))
    return given.map((item, index) => fillWithin(field.item, item, [...path, index], filling));
  return given;
}

/** Returns the figures of an entry that the calculator takes. */
function figuresOf(fields: Fields, { of }: CatalogField, id: string, path: Path, { entries, near, system, problems }: Filling): Draft {
  const entry = entries.get(keyOf(of, id));
  if (entry?.system !== system) {
    problems.push({ code: 'NOT_FOUND', path, given: id, allowed: idAllowed(of, system, near.get(keyOf(of, id)) ?? []) });
    return {};
  }
  const { names, cost, stats } = entry;
  return knownFigures(typeOf(of, system, entry.kind), { name: names[FIRST_LANGUAGE], cost, figures: stats as Draft }, fields);
}

/** The allowed ids, with those that are probably meant. */
function idAllowed(of: CatalogField['of'], system: string, near: NearEntries['near']): Text {
  const listed = (language: Language): string => near.map(({ id, title }) => `${id} (${title[language]})`).join(', ');
  const such = near.length === 0 ? { en: '', ru: '' } : { en: `, such as ${listed('en')}`, ru: `, например ${listed('ru')}` };
  return { en: `the id of a ${of} of ${system} in the catalog${such.en}`, ru: `код из каталога, набор правил ${system}${such.ru}` };
}
