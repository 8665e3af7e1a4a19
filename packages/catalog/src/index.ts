/** The catalog of units, weapons and armor. The only package that uses Postgres. */

export type { Understanding } from '@rangefinder/query';
export {
  byLanguage,
  type CatalogQuery,
  ERAS_AND_FACTIONS,
  type Era,
  type Faction,
  FIGURES,
  type Figure,
  type FigureCondition,
  type Figures,
  figuresOf,
  foldText,
  latinText,
  MAX_CONDITIONS,
  type Names,
  namesAsText,
  parseQuery,
  problemsInQuery,
  SYSTEMS,
  type System,
  TEXT_FACETS,
  UNIT_KINDS,
  UNIT_ORDER_KEYS,
  type UnitFilter,
  type UnitKind,
  type UnitOrder,
  WEAPON_KINDS,
  type WeaponKind,
} from '@rangefinder/query';
export { type RestoreOptions, restoreBackup } from './backup/restore-backup.js';
export { writeBackup } from './backup/write-backup.js';
export { type CatalogError, type CatalogErrorCode, isUnavailable } from './database/catalog-error.js';
export type { FaultKind } from './database/faults.js';
export type { Observer, PoolName, PoolState, ServerState } from './database/observing.js';
export type { Limits } from './database/pool.js';
export type { ReplicaState } from './database/replica.js';
export { catalogRevision } from './database/revision.js';
export { CORRECTABLE } from './domain/corrections.js';
export type { Alias, ArmorDraft, Stats, UnitDraft, WeaponDraft } from './domain/drafts.js';
export { isOfficialSource, LISTED_SOURCES, type Source, sourceOf } from './domain/sources.js';
export type { MountedWeapon, Unit } from './domain/unit.js';
export type { Armor, Weapon } from './domain/weapon.js';
export { lockFolder } from './embedded/folder-lock.js';
export { type EmbeddedOptions, type EmbeddedServer, serveEmbedded } from './embedded/serve-embedded.js';
export { type Download, type DownloadLine, readDownload } from './exporting/download.js';
export { EXPORT_FORMATS, type ExportFormat, exportCatalog } from './exporting/export.js';
export {
  FORCE_FORMATS,
  type ForceDamage,
  type ForceFormatId,
  type ForceLine,
  MAX_FORCE_UNITS,
  type UnreadLine,
} from './forces/force-line.js';
export { MAX_FORCE_CHARACTERS, readForce } from './forces/read-force.js';
export { FORCE_MATCHES, type ForceMatch, type ForceUnit, resolveForce, type UnmatchedLine } from './forces/resolve-force.js';
export { CSV as catalogCsv } from './importing/formats/csv-columns.js';
export { type ImportOptions, importCatalog, type Progress } from './importing/import.js';
export type { Input } from './importing/inputs/input.js';
export { inputsOf, STANDARD_INPUT } from './importing/inputs/inputs.js';
export { isDoubt, type Note, type NoteCode, noteText } from './importing/notes.js';
export type { Place } from './importing/parsed-rows.js';
export type { Change, Counts, FieldChange, ImportReport, Issue, MissingUnits, ReadFile } from './importing/report.js';
export { type Undone, undoImport } from './importing/undo.js';
export { migrate, migrateBack } from './migrations/migrate.js';
export { type PlannedMigration, plannedMigrations } from './migrations/planned.js';
export { untilFilled } from './opening/filled.js';
export { type Catalog, type CatalogOptions, openCatalog, type ReadState, type Session } from './opening/open.js';
export { armorsByIds, findArmor, listArmors } from './repositories/armors.js';
export { type CatalogChange, countChanges, listChanges, type Since } from './repositories/changes.js';
export { type ImportSummary, listImports } from './repositories/imports.js';
export { type Edge, MAX_PAGE_ROWS, type Page, type PageRequest } from './repositories/page.js';
export { listEntrySources, listSources, type SourceSummary } from './repositories/sources.js';
export { countUnits, countUnknown, listUnits, type UnitStamp, unitIds, unitStamps } from './repositories/unit-lists.js';
export { findUnitRevision, listRevisions, type UnitRevision } from './repositories/unit-revisions.js';
export { listUnitValues, MAX_VALUES, type UnitValue } from './repositories/unit-values.js';
export { type FoundUnits, findUnit, findUnits, MAX_IDS, type UnitFigures, unitFigures, weaponsOfUnits } from './repositories/units.js';
export { findUnitsOfSource } from './repositories/units-by-source.js';
export { countWeapons, findWeapon, listWeapons, type WeaponFilter, type WeaponOrder, weaponsByIds } from './repositories/weapons.js';
export type { Tables } from './schema.js';
export { filterUnits, queryUnits, type UnitRequest, type UnitResult } from './searching/filter-units.js';
export type { CatalogHit, RankedHit } from './searching/hit.js';
export { type RankedSearch, rankedHits, searchCatalog, searchUnits } from './searching/search.js';
export { type Suggestion, suggest } from './searching/suggest.js';
export { type StarterDrafts, starterDrafts } from './starter/drafts.js';
export { type Installed, installStarter } from './starter/install.js';
export { slug } from './text/slug.js';
export { type Correction, correctUnit } from './writing/corrections.js';
