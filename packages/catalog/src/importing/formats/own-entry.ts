/**
 * Our own entries, which export writes and import reads: drafts, and the past of a unit. Omitted fields have defaults, so that rows
 * can be written by hand. A checksum distinguishes an exported entry from one edited since; only the former still has the state of
 * its source.
 */
import { NAME_FIELDS, SHAPE } from '@rangefinder/query';
import { choicesAllowed, fieldIn, isObject, LANGUAGES, type Problem, sharedFigures } from '@rangefinder/rules';
import { CHECKS } from '../../domain/checks.js';
import { applyCorrections, type CorrectedValue } from '../../domain/corrections.js';
import { SILENT_FIELDS, type SilentField, type UnitDraft } from '../../domain/drafts.js';
import { type Entry, entryOf } from '../../domain/entry.js';
import { proposeId } from '../../domain/identity.js';
import { doubtsAbout, tidyName } from '../notes.js';
import { type ParsedRow, refused, type UnitKey } from '../parsed-rows.js';
import { withAsOf } from './as-of.js';
import { draftJson } from './draft-json.js';
import { checksumOf, type EntryPast, readPast } from './past.js';

/** Source of rows without one. */
const OWN_SOURCE = 'own';

/** Whether a row says a field, even if it has no value. */
export type IsSaid = (field: string) => boolean;

const saidIn =
  (entry: Entry): IsSaid =>
  (field) =>
    field.startsWith(STATS) ? isObject(entry.stats) && Object.hasOwn(entry.stats, field.slice(STATS.length)) : Object.hasOwn(entry, field);

/** Parses a unit. */
export function readUnitEntry(row: Entry, raw: string, isSaid: IsSaid = saidIn(draftForm(row))): ParsedRow {
  const { past, checksum, ...entry } = draftForm(row);
  const { draft: proposal, notes } = completed(entry);
  const checked = CHECKS.unit(proposal);
  if (!checked.ok) return refusal(row, raw, isSaid, proposal, problemsAsGiven(row, checked.problems));
  const draft = checked.value;
  const sound = entryOf(draft);
  const silent = silentIn(draft, isSaid);
  const { json, hash } = draftJson(draft, silent);
  const fixedId = entry.id !== undefined;
  const byId = fixedId && (entry.source === undefined || entry.sourceId === undefined);
  const parsed = { kind: 'unit', draft, json, fixedId, byId, silent, raw, hash, notes: [...notes, ...doubtsAbout(draft)] } as const;
  if (past === undefined || checksum !== checksumOf(sound, past as EntryPast)) return parsed;
  const known = readPast(past, draft);
  if (!known.ok) return { kind: 'refused', sourceId: draft.sourceId, problems: known.problems };
  const unfit = unfitCorrection(draft, known.value.corrections);
  if (unfit !== undefined) return { ...refused(unfit), sourceId: draft.sourceId };
  return { ...parsed, past: known.value, hash: known.value.revisions[0]?.hash ?? hash };
}

const STATS = 'stats.';

/** Fields of a unit that rows may leave out. */
const OPTIONAL = [...SILENT_FIELDS.filter((field) => field !== 'names'), 'kind', 'cost', 'abilities', 'inPlay'] as const;

/** Fields that a row does not say. */
function silentIn({ system, kind }: UnitDraft, isSaid: IsSaid): readonly SilentField[] {
  const figures = Object.keys(SHAPE.typeOf('unit', system, kind)?.fields ?? {}).map((figure) => `stats.${figure}` as const);
  return [
    ...OPTIONAL.filter((field) => !isSaid(field)),
    ...(NAME_FIELDS.every(isSaid) ? [] : (['names'] as const)),
    ...figures.filter((figure) => !isSaid(figure)),
  ];
}

/** A row that lacks only what a unit of the catalog has is completed with it. */
function refusal(row: Entry, raw: string, isSaid: IsSaid, { id, source, sourceId }: Entry, problems: readonly Problem[]): ParsedRow {
  const refusedRow = { kind: 'refused', sourceId: textOf(sourceId), problems } as const;
  const by = row.id === undefined ? { source, sourceId } : { id };
  const isLacking =
    problems.every(({ code, path }) => code === 'MISSING' && !isSaid(path.join('.'))) &&
    Object.values(by).every((key) => typeof key === 'string');
  if (!isLacking) return refusedRow;
  const complete = (known: UnitDraft) => readUnitEntry(filled(row, entryOf(known), problems), raw, isSaid);
  return { ...refusedRow, lacking: { by: by as UnitKey, completed: complete } };
}

/** The row with missing values from a unit of the catalog. */
const filled = (row: Entry, known: Entry, problems: readonly Problem[]): Entry =>
  problems.reduce((entry, { path }) => withValue(entry, known, path.map(String)), row);

function withValue(entry: Entry, known: Entry, [name = '', ...inner]: readonly string[]): Entry {
  const value = known[name];
  const given = entry[name];
  const isWithin = inner.length > 0 && isObject(value);
  return { ...entry, [name]: isWithin ? withValue(isObject(given) ? given : {}, value, inner) : value };
}

/** Problem of corrections that do not fit the draft. One that puts it in play may be older than the figures, and is harmless. */
function unfitCorrection(draft: UnitDraft, corrections: readonly CorrectedValue[]): Problem | undefined {
  const checked = CHECKS.unit(entryOf(applyCorrections(draft, corrections)));
  const problem = checked.ok ? undefined : checked.problems.find(({ path }) => path[0] !== 'inPlay');
  return problem && { ...problem, path: ['past', 'corrections', ...problem.path] };
}

/** Parses a weapon. */
export function readWeaponEntry(entry: Entry): ParsedRow {
  const checked = CHECKS.weapon(entry);
  if (checked.ok) return { kind: 'weapon', draft: checked.value, notes: [] };
  return { kind: 'refused', sourceId: textOf(entry.sourceId), problems: checked.problems };
}

/** Parses an armor. */
export function readArmorEntry(entry: Entry): ParsedRow {
  const checked = CHECKS.armor(withTexts(entry));
  if (checked.ok) return { kind: 'armor', draft: checked.value, notes: [] };
  return { kind: 'refused', sourceId: textOf(entry.sourceId), problems: checked.problems };
}

/** Adds a default id, source and key; derived figures are left to the check. */
function completed(entry: Entry) {
  const { name, notes } = tidyName(textOf(entry.name) ?? '');
  const sourceId = textOf(entry.sourceId) ?? textOf(entry.id) ?? name;
  const draft: Entry = {
    ...entry,
    id: entry.id ?? proposeId(textOf(entry.system) ?? '', name, sourceId),
    name: name === '' ? undefined : name,
    aliases: Array.isArray(entry.aliases) ? entry.aliases.map(aliasOf) : entry.aliases,
    source: entry.source ?? OWN_SOURCE,
    sourceId,
  };
  return { draft, notes };
}

const TEXTS = ['faction', 'abbreviation'] as const;

/** Texts with a field for each language, as the API shows them, in one object. */
function withTexts(entry: Entry): Entry {
  const result: Record<string, unknown> = { ...entry };
  for (const name of TEXTS) {
    if (typeof entry[name] === 'object' && entry[name] !== null) continue;
    const fields = LANGUAGES.map((language) => [language, fieldIn(name, language)] as const);
    if (entry[name] === undefined) continue;
    for (const [, field] of fields) delete result[field];
    result[name] =
      entry[name] === null ? null : Object.fromEntries(fields.map(([language, field]) => [language, entry[field] ?? entry[name]]));
  }
  return result;
}

/**
 * A unit as downloads and the API show it in the form of drafts: texts in one object, weapons by id, and among its figures those that
 * are shown outside of them. Drafts stay as they are.
 */
function draftForm(row: Entry): Entry {
  const entry = withTexts(row);
  const { stats, weapons } = entry;
  return {
    ...entry,
    ...(isObject(stats) && { stats: withSharedFigures(stats, entry) }),
    ...(Array.isArray(weapons) && { weapons: weapons.map(mountOf) }),
  };
}

function withSharedFigures({ __typename, ...stats }: Entry, entry: Entry): Entry {
  const type = SHAPE.typeOf('unit', entry.system, entry.kind ?? undefined);
  const unknown = (type?.unknown ?? {}) as Entry;
  const given = Object.entries(type ? sharedFigures(type) : {}).flatMap(([figure, field]) => {
    const value = entry[field] ?? unknown[figure];
    return stats[figure] === undefined && entry[field] !== undefined && value !== undefined ? [[figure, value] as const] : [];
  });
  return { ...Object.fromEntries(given), ...stats };
}

/** Problems of a figure that came from a field of the row, with the name of that field. */
function problemsAsGiven({ system, kind, stats }: Entry, problems: readonly Problem[]): readonly Problem[] {
  const type = SHAPE.typeOf('unit', system, kind ?? undefined);
  const shared: Readonly<Record<string, string>> = type ? sharedFigures(type) : {};
  const given = problems.map((problem) => {
    const [first, figure = '', ...below] = problem.path;
    const field = first === 'stats' && !(isObject(stats) && Object.hasOwn(stats, figure)) ? shared[figure] : undefined;
    return field === undefined || problem.code === 'MISSING' ? problem : { ...problem, path: [field, ...below] };
  });
  return given.filter(({ path }, index) => given.findIndex((other) => other.path.join('.') === path.join('.')) === index);
}

function mountOf(mount: unknown): unknown {
  if (!isObject(mount) || mount.weapon === undefined) return mount;
  const { weapon, ...rest } = mount;
  return { weaponId: isObject(weapon) ? weapon.id : weapon, ...rest };
}

const aliasOf = (alias: unknown): unknown => (typeof alias === 'string' ? { text: alias, language: null } : alias);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Parses an entry that tells what it is, as in a download, whose other fields describe the catalog that it comes from. */
export function readOwnLine(value: unknown, raw: string): ParsedRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused(NO_ENTRY);
  const { entry: kind = 'unit', revision, updatedAt, asOf, sourcePage, badge, ...entry } = value as Readonly<Record<string, unknown>>;
  if (kind === 'weapon') return readWeaponEntry(entry);
  if (kind === 'armor') return readArmorEntry(entry);
  return kind === 'unit' ? withAsOf(readUnitEntry(entry, raw), asOf) : refused(unknownKind(kind));
}

const NO_ENTRY = { code: 'WRONG_TYPE', path: [], given: undefined, allowed: { en: 'an object', ru: 'объект' } } as const;
const unknownKind = (given: unknown) =>
  ({ code: 'UNKNOWN_VALUE', path: ['entry'], given, ...choicesAllowed(['weapon', 'armor', 'unit']) }) as const;
