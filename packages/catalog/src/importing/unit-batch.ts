/** Writes a batch of units: looks them up in the catalog, and adds, changes or skips them. */

import { FIRST_LANGUAGE, type Problem, type Text } from '@rangefinder/rules';
import { sql } from 'kysely';
import { applyCorrections } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';
import { entryOf } from '../domain/entry.js';
import { groupBy } from '../group-by.js';
import { type BroughtCorrections, bringCorrections } from '../writing/corrections.js';
import { CORRECTION_COLUMNS, REVISION_COLUMNS } from '../writing/unit-columns.js';
import { addUnits, type ConfirmedUnit, changeUnits, confirmUnits, type IncomingUnit, type UnitWriting } from '../writing/units.js';
import { type CatalogUnits, type Known, keyOf } from './catalog-units.js';
import { fieldChanges } from './field-changes.js';
import { isDoubt, NOTES, type Note } from './notes.js';
import type { ParsedUnit, Place } from './parsed-rows.js';
import type { Change, Counts, Issue } from './report.js';

/** A unit with its place. */
export interface PlacedUnit {
  readonly place: Place;
  readonly parsed: ParsedUnit;
}

/** Result of a batch. */
export interface BatchOutcome {
  readonly counts: Partial<Counts>;
  readonly issues: readonly Issue[];
  readonly changes: readonly Change[];
}

/** State of a running import. */
export interface Importing {
  readonly writing: UnitWriting;
  readonly catalog: CatalogUnits;
  /** Numbers of existing units that occurred in this import. */
  readonly seen: Set<number>;
  /** Numbers of units whose availability occurred in this import. */
  readonly availabilitySeen: Set<number>;
}

/** Writes different units. */
export async function writeUnitBatch({ writing, catalog, seen }: Importing, units: readonly PlacedUnit[]): Promise<BatchOutcome> {
  const { sound, issues: dangling } = await withKnownWeapons(writing, units);
  const there = await catalog.known(sound.map(draftOf));
  const knownOf = (unit: PlacedUnit): Known | undefined => (there.size === 0 ? undefined : there.get(keyOf(draftOf(unit))));
  const fresh = sound.filter((unit) => knownOf(unit) === undefined);
  const again = new Set(sound.filter((unit) => cameBefore(writing, seen, knownOf(unit))).map(({ place }) => place));
  const otherwise = sound.flatMap((unit) => changedIn(unit, knownOf(unit)));
  const { named, issues: taken } = await withIds(catalog, fresh);
  const numbers = await addUnits(writing, named.map(incoming));
  await addPasts(writing, named, numbers);
  const changes = await changeUnits(writing, otherwise.map(incoming));
  const changedIds = new Set(changes.map(({ after }) => after.id));
  const changed = otherwise.filter(({ parsed }) => changedIds.has(parsed.draft.id));
  await confirmUnits(writing, readAgain(sound, knownOf, changedIds));
  const brought = await bringAll(writing, sound, knownOf);
  const corrected = brought.filter(({ taken: those, unit }) => those.length > 0 && !changedIds.has(knownOf(unit)?.id ?? ''));
  const twice = changed.filter(({ place }) => again.has(place));
  const remarks = remarksOn(brought, twice);
  const refused = new Set(taken.map(({ place }) => place));
  const kept = sound.filter(({ place }) => !refused.has(place));
  const changedCount = changed.length + corrected.length;
  return {
    counts: {
      ...{ added: named.length, changed: changedCount, unchanged: sound.length - fresh.length - changedCount },
      refused: dangling.length + taken.length,
      withoutCard: kept.filter(({ parsed }) => !parsed.draft.inPlay).length,
      ...noteCounts(kept, remarks),
    },
    issues: [...dangling, ...taken, ...notedIssues(kept, remarks)],
    changes: [
      ...named.map(({ parsed: { draft } }) => ({ kind: 'added' as const, id: draft.id, name: draft.names[FIRST_LANGUAGE] })),
      ...changes.map(({ before, after }) => ({
        kind: 'changed' as const,
        id: after.id,
        name: after.names[FIRST_LANGUAGE],
        fields: fieldChanges(before, after),
      })),
      ...brought.flatMap(correctionChange),
    ],
  };
}

/** Adds a unit number to those seen; returns whether it was there before. */
export function alreadySeen(seen: Set<number>, number: number): boolean {
  return seen.size === seen.add(number).size;
}

/** Whether a unit of the catalog occurred in this import already; marks it as seen. */
const cameBefore = ({ importId }: UnitWriting, seen: Set<number>, known: Known | undefined): boolean =>
  known !== undefined && (alreadySeen(seen, known.number) || known.importId === importId);

type KnownOf = (unit: PlacedUnit) => Known | undefined;
type Brought = BroughtCorrections & { readonly unit: PlacedUnit; readonly id: string };

/**
 * The units that their source has as they were. Exports and downloads of a catalog are no new reading of it, so they give the time of
 * theirs. Files of other programs, which leave names to the source, give none.
 */
const readAgain = (units: readonly PlacedUnit[], knownOf: KnownOf, changed: ReadonlySet<string>): readonly ConfirmedUnit[] =>
  units.flatMap((unit) => {
    const { past, silent, readAt } = unit.parsed;
    const known = silent.includes('name') ? undefined : knownOf(unit);
    return known === undefined || changed.has(known.id) ? [] : [{ number: known.number, readAt: past?.revisions[0]?.readAt ?? readAt }];
  });

/** Adopts corrections of existing units; new units get theirs when they are added. */
async function bringAll({ writer: { trx } }: UnitWriting, units: readonly PlacedUnit[], knownOf: KnownOf): Promise<readonly Brought[]> {
  const brought: Brought[] = [];
  for (const unit of units) {
    const { past } = unit.parsed;
    const id = past === undefined || past.corrections.length === 0 ? undefined : knownOf(unit)?.id;
    if (id !== undefined) brought.push({ unit, id, ...(await bringCorrections(trx, id, past?.corrections ?? [])) });
  }
  return brought;
}

function correctionChange({ id, unit, taken }: Brought): readonly Change[] {
  const { draft } = unit.parsed;
  const fields = fieldChanges(draft, applyCorrections(draft, taken));
  return taken.length === 0 ? [] : [{ kind: 'changed', id, name: draft.names[FIRST_LANGUAGE], fields }];
}

type Remarks = ReadonlyMap<Place, readonly Note[]>;

/** Further notes on rows, in addition to those of the format. */
function remarksOn(brought: readonly Brought[], twice: readonly PlacedUnit[]): Remarks {
  const ofCorrections = brought.map(({ unit: { place }, kept, unfit }) => ({
    place,
    notes: [...kept.map(({ field }) => NOTES.CORRECTION_KEPT(field)), ...unfit.map(({ field }) => NOTES.CORRECTION_UNFIT(field))],
  }));
  const ofRepeats = twice.map(({ place, parsed }) => ({ place, notes: [NOTES.READ_TWICE(parsed.draft.sourceId)] }));
  const grouped = groupBy([...ofCorrections, ...ofRepeats], ({ place }) => place);
  return new Map([...grouped].map(([place, remarks]) => [place, remarks.flatMap(({ notes }) => notes)]));
}

const draftOf = ({ parsed }: PlacedUnit): UnitDraft => parsed.draft;

function incoming({ parsed: { draft, json, hash, raw, silent, refined, past, readAt } }: PlacedUnit): IncomingUnit {
  const stated = { silent, refined };
  const current = past?.revisions[0];
  if (current === undefined) return { draft, json, hash, stated, raw, readAt };
  return {
    draft,
    json,
    hash,
    stated,
    corrections: past?.corrections,
    raw: current.raw,
    readAt: current.readAt,
    revision: current.revision,
  };
}

/** The unit with its id in the catalog, if its source has changed. */
function changedIn(unit: PlacedUnit, known: Known | undefined): readonly PlacedUnit[] {
  return known === undefined || known.hash === unit.parsed.hash ? [] : [withId(unit, known.id)];
}

function withId(unit: PlacedUnit, id: string): PlacedUnit {
  const { place, parsed } = unit;
  return parsed.draft.id === id ? unit : { place, parsed: { ...parsed, draft: { ...parsed.draft, id }, json: undefined } };
}

interface Named {
  readonly named: readonly PlacedUnit[];
  readonly issues: readonly Issue[];
}

async function withIds(catalog: CatalogUnits, units: readonly PlacedUnit[]): Promise<Named> {
  const drafts = units.map(draftOf);
  const free = await catalog.freeIds(drafts);
  const named = units.map((unit, index) => ({ unit, id: free[index] }));
  const conflicting = named.filter(({ unit: { parsed }, id }) => id === undefined || (parsed.fixedId && id !== parsed.draft.id));
  const refused = new Set(conflicting.map(({ unit }) => unit));
  return {
    named: named.flatMap(({ unit, id }) => (id === undefined || refused.has(unit) ? [] : [withId(unit, id)])),
    issues: conflicting.map(({ unit: { place, parsed } }) => refusal(place, conflict('id', parsed.draft.id, ID_TAKEN))),
  };
}

/** Mounted weapons must be in the catalog; only our own formats have any. */
async function withKnownWeapons({ writer: { trx } }: UnitWriting, units: readonly PlacedUnit[]) {
  const wanted = [...new Set(units.flatMap(({ parsed }) => parsed.draft.weapons.map(({ weaponId }) => weaponId)))];
  if (wanted.length === 0) return { sound: units, issues: [] };
  const { rows } = await sql<{ id: string }>`select id from weapons where id = any(${wanted})`.execute(trx);
  const there = new Set(rows.map(({ id }) => id));
  const missing = ({ parsed }: PlacedUnit) => parsed.draft.weapons.find(({ weaponId }) => !there.has(weaponId))?.weaponId;
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

/** Adds former states and corrections of units from another catalog. */
async function addPasts({ writer, importId }: UnitWriting, units: readonly PlacedUnit[], numbers: readonly number[]): Promise<void> {
  const pasts = units.flatMap(({ parsed: { draft, past } }, index) =>
    past === undefined ? [] : [{ id: draft.id, unitNumber: numbers[index] as number, past }],
  );
  const former = pasts.flatMap(({ id, unitNumber, past }) =>
    past.revisions
      .slice(1)
      .map(({ record, ...state }) => ({ ...state, unitNumber, record: JSON.stringify(entryOf({ ...record, id })), importId })),
  );
  const corrections = pasts.flatMap(({ unitNumber, past }) => past.corrections.map((value) => ({ unitNumber, value })));
  writer.append('unit_revisions', REVISION_COLUMNS, former);
  writer.append('corrections', CORRECTION_COLUMNS, corrections);
  await writer.send();
}

const notesOf = ({ place, parsed: { notes } }: PlacedUnit, remarks: Remarks): readonly Note[] => {
  const further = remarks.get(place);
  return further === undefined ? notes : [...notes, ...further];
};

function noteCounts(units: readonly PlacedUnit[], remarks: Remarks): Partial<Counts> {
  const noted = units.map((unit) => notesOf(unit, remarks)).filter(({ length }) => length > 0);
  const [doubtful, others] = [noted.filter((notes) => notes.some(isDoubt)), noted.filter((notes) => !notes.some(isDoubt))];
  return {
    doubtful: doubtful.length,
    tidied: others.filter((notes) => notes.some(({ kind }) => kind === 'tidied')).length,
  };
}

function notedIssues(units: readonly PlacedUnit[], remarks: Remarks): readonly Issue[] {
  return units.flatMap((unit): readonly Issue[] => {
    const notes = notesOf(unit, remarks);
    return notes.length === 0 ? [] : [{ kind: 'noted', place: unit.place, name: unit.parsed.draft.names[FIRST_LANGUAGE], notes }];
  });
}

const refusal = (place: Place, problem: Problem): Issue => ({ kind: 'refused', place, problems: [problem] });
const conflict = (field: string, given: unknown, allowed: Text): Problem => ({ code: 'CONFLICT', path: [field], given, allowed });

const ID_TAKEN = { en: 'an id that no other unit of the catalog has', ru: 'код, которого нет у другого юнита каталога' };
const KNOWN_WEAPON = {
  en: 'weapons of the catalog, or of the same file before the units',
  ru: 'оружие из каталога или из того же файла перед юнитами',
};
