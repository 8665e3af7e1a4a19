/** Writes a batch of units: looks up what the catalog knows of them, adds, changes or leaves alone. */
import type { Problem, Text } from '@rangefinder/rules';
import { sql, type Transaction } from 'kysely';
import type { UnitDraft } from '../domain/drafts.js';
import type { Tables } from '../schema.js';
import { CORRECTION_COLUMNS, REVISION_COLUMNS } from '../writing/unit-columns.js';
import { addUnits, changeUnits, type IncomingUnit, type UnitWriting } from '../writing/units.js';
import { fieldChanges } from './field-changes.js';
import { chooseIds, idsFor } from './identity.js';
import { isDoubt, note } from './notes.js';
import type { Place, UnitReading } from './readings.js';
import type { Change, Counts, Issue } from './report.js';

/** A unit with the place where it was read. */
export interface PlacedUnit {
  readonly place: Place;
  readonly reading: UnitReading;
}

/** What became of a batch. */
export interface BatchOutcome {
  readonly counts: Partial<Counts>;
  readonly issues: readonly Issue[];
  readonly changes: readonly Change[];
}

/** What the catalog knows of a unit. */
interface Known {
  readonly id: string;
  readonly source: string;
  readonly sourceId: string;
  readonly hash: string;
  readonly importId: number;
}

/** Writes units, no two of which are the same unit. */
export async function writeUnitBatch(writing: UnitWriting, units: readonly PlacedUnit[]): Promise<BatchOutcome> {
  const { sound, issues: dangling } = await withKnownWeapons(writing, units);
  const known = await knownUnits(writing, sound);
  const fresh = sound.filter((unit) => !known.has(keyOf(unit)));
  const changed = sound.flatMap((unit) => changedIn(unit, known.get(keyOf(unit))));
  const { named, issues: taken } = await withIds(writing, fresh);
  await addUnits(writing, named.map(incoming));
  await addPasts(writing, named);
  const changes = await changeUnits(writing, changed.map(incoming));
  const stored = [...named, ...changed];
  const twice = changed.filter((unit) => known.get(keyOf(unit))?.importId === writing.importId);
  const kept = sound.filter((unit) => !taken.some(({ place }) => place === unit.place));
  return {
    counts: {
      ...{ added: named.length, changed: changed.length, unchanged: sound.length - fresh.length - changed.length },
      refused: dangling.length + taken.length,
      withoutCard: kept.filter(({ reading }) => !reading.draft.inPlay).length,
      ...noteCounts(kept, twice),
    },
    issues: [...dangling, ...taken, ...notedIssues(kept, twice)],
    changes: [
      ...stored.slice(0, named.length).map(({ reading: { draft } }) => ({ kind: 'added' as const, id: draft.id, name: draft.name })),
      ...changes.map(({ before, after }) => ({
        kind: 'changed' as const,
        id: after.id,
        name: after.name,
        fields: fieldChanges(before, after),
      })),
    ],
  };
}

/** The key under which a unit is one unit wherever it is read. */
export const keyOf = ({ reading: { draft } }: PlacedUnit): string => `${draft.source}\n${draft.sourceId}`;

const incoming = ({ reading: { draft, hash, raw, silent, past } }: PlacedUnit): IncomingUnit => {
  const [current] = past?.revisions ?? [];
  return {
    ...{ draft, hash, silent, corrections: past?.corrections },
    ...(current === undefined ? { raw } : { raw: current.raw, readAt: current.readAt, revision: current.revision }),
  };
};

async function knownUnits({ writer: { trx } }: UnitWriting, units: readonly PlacedUnit[]): Promise<ReadonlyMap<string, Known>> {
  const drafts = units.map(({ reading }) => reading.draft);
  const { rows } = await sql<Known>`
    select id, units.source, source_id as "sourceId", hash, import_id as "importId"
    from units join unnest(${listed(drafts.map(({ source }) => source))}, ${listed(drafts.map(({ sourceId }) => sourceId))})
      as wanted (source, source_id) using (source, source_id)`.execute(trx);
  return new Map(rows.map((row) => [`${row.source}\n${row.sourceId}`, row]));
}

/** The unit under the id that the catalog has for it, when what its source says is new. */
function changedIn(unit: PlacedUnit, known: Known | undefined): readonly PlacedUnit[] {
  return known === undefined || known.hash === unit.reading.hash ? [] : [withId(unit, known.id)];
}

const withId = ({ place, reading }: PlacedUnit, id: string): PlacedUnit => ({
  place,
  reading: { ...reading, draft: { ...reading.draft, id } as UnitDraft },
});

interface Named {
  readonly named: readonly PlacedUnit[];
  readonly issues: readonly Issue[];
}

async function withIds({ writer: { trx } }: UnitWriting, units: readonly PlacedUnit[]): Promise<Named> {
  if (units.length === 0) return { named: [], issues: [] };
  const taken = await takenIds(
    trx,
    units.map(({ reading }) => reading.draft),
  );
  const free = chooseIds(
    units.map(({ reading }) => reading.draft),
    taken,
  );
  const named = units.map((unit, index) => ({ unit, id: free[index] }));
  const conflicting = named.filter(({ unit: { reading }, id }) => id === undefined || (reading.fixedId && id !== reading.draft.id));
  const refused = new Set(conflicting.map(({ unit }) => unit));
  return {
    named: named.flatMap(({ unit, id }) => (id === undefined || refused.has(unit) ? [] : [withId(unit, id)])),
    issues: conflicting.map(({ unit: { place, reading } }) => refusal(place, conflict('id', reading.draft.id, ID_TAKEN))),
  };
}

/** Ids that are taken out of those that the units might get; further ones are asked for only where the first is not free. */
async function takenIds(trx: Transaction<Tables>, drafts: readonly UnitDraft[]): Promise<ReadonlySet<string>> {
  const first = await among(
    trx,
    drafts.map(({ id }) => id),
  );
  const seen = new Set<string>();
  const seenBefore = (id: string): boolean => seen.size === seen.add(id).size;
  const often = new Set(drafts.map(({ id }) => id).filter((id) => first.has(id) || seenBefore(id)));
  const clashing = drafts.filter(({ id }) => often.has(id));
  return clashing.length === 0
    ? first
    : new Set([
        ...first,
        ...(await among(
          trx,
          clashing.flatMap((draft) => idsFor(draft).slice(1)),
        )),
      ]);
}

/** Thousands of texts as one parameter, which costs less than an array of them; none of them holds a line break. */
const listed = (texts: readonly string[]) => sql`string_to_array(${texts.join('\n')}, E'\\n')`;

async function among(trx: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from units where id = any(${listed(ids)})`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Weapons that units carry must be in the catalog; only our own formats name any. */
async function withKnownWeapons({ writer: { trx } }: UnitWriting, units: readonly PlacedUnit[]) {
  const wanted = [...new Set(units.flatMap(({ reading }) => reading.draft.weapons.map(({ weaponId }) => weaponId)))];
  if (wanted.length === 0) return { sound: units, issues: [] };
  const { rows } = await sql<{ id: string }>`select id from weapons where id = any(${wanted})`.execute(trx);
  const there = new Set(rows.map(({ id }) => id));
  const missing = ({ reading }: PlacedUnit) => reading.draft.weapons.find(({ weaponId }) => !there.has(weaponId))?.weaponId;
  return {
    sound: units.filter((unit) => missing(unit) === undefined),
    issues: units.flatMap((unit): readonly Issue[] => {
      const weapon = missing(unit);
      return weapon === undefined
        ? []
        : [refusal(unit.place, { code: 'NOT_FOUND', path: ['weapons'], given: weapon, allowed: KNOWN_WEAPON })];
    }),
  };
}

/** Former states and corrections of units that come out of another catalog. */
async function addPasts({ writer, importId }: UnitWriting, units: readonly PlacedUnit[]): Promise<void> {
  const pasts = units.flatMap(({ reading: { draft, past } }) => (past === undefined ? [] : [{ id: draft.id, past }]));
  const former = pasts.flatMap(({ id, past }) =>
    past.revisions.slice(1).map(({ revision, record, raw, hash, readAt }) => ({
      ...{ unit_id: id, revision, record: JSON.stringify({ ...record, id }), raw, hash, read_at: readAt, import_id: importId },
    })),
  );
  const corrections = pasts.flatMap(({ id, past }) =>
    past.corrections.map(({ field, value, note: why, correctedAt }) => ({
      ...{ unit_id: id, field, value: JSON.stringify(value), note: why, corrected_at: correctedAt },
    })),
  );
  await writer.append('unit_revisions', REVISION_COLUMNS, former);
  await writer.append('corrections', CORRECTION_COLUMNS, corrections);
}

function noteCounts(units: readonly PlacedUnit[], twice: readonly PlacedUnit[]): Partial<Counts> {
  const places = new Set(twice.map(({ place }) => place));
  const inDoubt = ({ place, reading }: PlacedUnit): boolean => places.has(place) || reading.notes.some(isDoubt);
  return {
    doubtful: units.filter(inDoubt).length,
    tidied: units.filter((unit) => !inDoubt(unit) && unit.reading.notes.length > 0).length,
  };
}

function notedIssues(units: readonly PlacedUnit[], twice: readonly PlacedUnit[]): readonly Issue[] {
  const places = new Set(twice.map(({ place }) => place));
  return units.flatMap(({ place, reading: { draft, notes } }): readonly Issue[] => {
    const all = places.has(place) ? [...notes, note('READ_TWICE', draft.sourceId)] : notes;
    return all.length === 0 ? [] : [{ kind: 'noted', place, name: draft.name, notes: all }];
  });
}

const refusal = (place: Place, problem: Problem): Issue => ({ kind: 'refused', place, problems: [problem] });
const conflict = (field: string, given: unknown, allowed: Text): Problem => ({ code: 'CONFLICT', path: [field], given, allowed });

const ID_TAKEN = { en: 'an id that no other unit of the catalog has', ru: 'код, которого нет у другого юнита каталога' };
const KNOWN_WEAPON = {
  en: 'weapons of the catalog, or of the same file before the units',
  ru: 'оружие из каталога или из того же файла перед юнитами',
};
