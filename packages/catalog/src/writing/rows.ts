/** Mappers from drafts to rows. Only this module knows the columns when writing. */
import { figuresOf, givenNames, nameIn, namesOfUnit, type SearchableNames, searchableNames, sortText } from '@rangefinder/query';
import type { RawBuilder } from 'kysely';
import { parameter } from '../database/cells.js';
import { type NameColumns, toColumns } from '../database/text-columns.js';
import type { ArmorDraft, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import { entryOf } from '../domain/entry.js';
import type { NewArmorRow } from '../schema.js';
import { canonicalJson, sha256 } from '../text/canonical.js';
import { UNIT_COLUMNS, type UnitParts } from './unit-columns.js';

/** Import and hash of an entry. */
export interface Writing {
  readonly importId: number;
  readonly hash: string;
}

/** Import, hash, row and revision of a unit. */
export interface UnitOrigin extends Writing {
  readonly number: number;
  readonly revision: number;
  /** Names in the source that a correction hides; the unit is found by them, too. */
  readonly importedNames?: readonly string[];
}

/** The hash of the source row if there is one, otherwise of the draft. */
export const hashOf = (draft: UnitDraft | WeaponDraft | ArmorDraft, raw: string | null = null): string =>
  sha256(raw ?? canonicalJson(entryOf(draft)));

/** Values for the row of a unit; the draft has corrections applied. */
export function unitParts(draft: UnitDraft, { importedNames = [], number, revision, importId, hash }: UnitOrigin): UnitParts {
  return { draft, figures: figuresOf(draft), names: namesOfUnit(draft, importedNames), number, revision, importId, hash };
}

/** The row of a unit for a single insert. */
export const unitRow = (parts: UnitParts) =>
  Object.fromEntries(Object.entries(UNIT_COLUMNS).map(([name, { type, of }]) => [name, parameter(type, of(parts))])) as {
    readonly [C in keyof typeof UNIT_COLUMNS]: RawBuilder<never>;
  };

/** The existing names of a draft. */
export const textsOf = ({ names }: Pick<UnitDraft, 'names'>): readonly string[] => givenNames(names).map(({ text }) => text);

/** Searchable names of a weapon. */
export const weaponNames = (draft: WeaponDraft): SearchableNames => searchableNames([...textsOf(draft), ...draft.aliases]);

/** The row of a weapon. */
export function weaponRow(draft: WeaponDraft, { importId, hash }: Writing) {
  const { id, system, kind, names, aliases, cost, source, sourceId, stats } = draft;
  const { barred, words } = weaponNames(draft);
  return {
    ...{ id, system, kind, aliases, cost, source, hash },
    ...nameColumns(draft),
    ...toColumns('sort_name', (language) => sortText(nameIn(names, language))),
    search_names: barred,
    search_vector: parameter('tsvector', words),
    stats: JSON.stringify(stats),
    source_id: sourceId,
    import_id: importId,
  } as const;
}

/** The row of an armor. */
export function armorRow(draft: ArmorDraft, { importId, hash }: Writing): NewArmorRow {
  const { id, system, position, abbreviation, cost, source, sourceId, stats } = draft;
  return {
    ...{ id, system, position, cost, source, hash },
    ...nameColumns(draft),
    ...toColumns('abbreviation', (language) => abbreviation[language]),
    stats: JSON.stringify(stats),
    source_id: sourceId,
    import_id: importId,
  };
}

const nameColumns = ({ names }: Pick<UnitDraft, 'names'>): NameColumns =>
  toColumns('name', (language) => names[language]) as unknown as NameColumns;
