/** The catalog of units, weapons and armor: the only place that knows Postgres. */
export { type RestoreOptions, restoreBackup } from './backup/restore-backup.js';
export { writeBackup } from './backup/write-backup.js';
export { type CatalogError, type CatalogErrorCode, isUnavailable } from './database/catalog-error.js';
export type { FaultKind } from './database/faults.js';
export type { Observer, PoolName, PoolState, ServerState } from './database/observing.js';
export {
  type Catalog,
  type Catalog,
  type CatalogOptions,
  type CatalogOptions,
  openCatalog,
  openCatalog,
  type ReadState,
  type Session,
  type Session,
} from './database/open.js';
export type { Limits } from './database/pool.js';
export type { ReplicaState } from './database/replica.js';
export { CORRECTABLE } from './domain/corrections.js';
export type { Alias, ArmorDraft, Stats, UnitDraft, WeaponDraft } from './domain/drafts.js';
export { TEXT_FACETS } from './domain/facets.js';
export { FIGURES, type Figure, type Figures, figuresOf } from './domain/figures.js';
export { byLanguage, type Names, namesAsText } from './domain/names.js';
export { SYSTEMS, type System, UNIT_KINDS, type UnitKind, WEAPON_KINDS, type WeaponKind } from './domain/shape.js';
export { type Source, sourceOf } from './domain/sources.js';
export type { MountedWeapon, Unit } from './domain/unit.js';
export { type FigureCondition, UNIT_ORDER_KEYS, type UnitFilter, type UnitOrder } from './domain/unit-filter.js';
export type { Armor, Weapon } from './domain/weapon.js';
export { type EmbeddedOptions, type EmbeddedServer, serveEmbedded } from './embedded/serve-embedded.js';
export { type Download, type DownloadLine, readDownload } from './exporting/download.js';
export { EXPORT_FORMATS, type ExportFormat, exportCatalog } from './exporting/export.js';
export type { Era, Faction } from './fielding/fielding.js';
export { FIELDINGS } from './fielding/listed.js';
export { type ImportOptions, importCatalog, type Progress } from './importing/import.js';
export type { Input } from './importing/inputs/input.js';
export { inputsOf, STANDARD_INPUT } from './importing/inputs/inputs.js';
export { isDoubt, type Note, type NoteCode, noteText } from './importing/notes.js';
export type { Place } from './importing/readings.js';
export type { Change, Counts, FieldChange, ImportReport, Issue, MissingUnits, ReadFile } from './importing/report.js';
export { type Undone, undoImport } from './importing/undo.js';
export { migrate, migrateBack } from './migrations/migrate.js';
export { type PlannedMigration, plannedMigrations } from './migrations/planned.js';
export { armorsByIds, findArmor, findArmor, listArmors, listArmors } from './repositories/armors.js';
export { type CatalogChange, countChanges, listChanges, type Since } from './repositories/changes.js';
export { type ImportSummary, listImports } from './repositories/imports.js';
export { type Edge, LARGEST_PAGE, type Page, type PageRequest } from './repositories/page.js';
export { catalogRevision } from './repositories/revision.js';
export { listSources, type SourceSummary } from './repositories/sources.js';
export { countUnits, countUnknown, listUnits, unitIds } from './repositories/unit-lists.js';
export { findUnitRevision, listRevisions, type UnitRevision } from './repositories/unit-revisions.js';
export { type FoundUnits, findUnit, findUnits, MOST_IDS, type UnitFigures, unitFigures, weaponsOfUnits } from './repositories/units.js';
export { findUnitsOfSource } from './repositories/units-by-source.js';
export { countWeapons, findWeapon, listWeapons, type WeaponFilter, weaponsByIds } from './repositories/weapons.js';
export type { Tables } from './schema.js';
export { askUnits, problemsInQuery, queryUnits, type UnitAnswer, type UnitQuestion } from './searching/ask-units.js';
export type { Understanding } from './searching/find-matches.js';
export type { CatalogHit, RankedHit } from './searching/hit.js';
export { type CatalogQuery, parseQuery } from './searching/query/parse-query.js';
export { rankedHits, searchCatalog, searchUnits } from './searching/search.js';
export { type Suggestion, suggest } from './searching/suggest.js';
export { type StarterDrafts, starterDrafts } from './starter/drafts.js';
export { type Installed, installStarter } from './starter/install.js';
export { foldText, latinText } from './text/fold.js';
export { slug } from './text/slug.js';
export { type Correction, correctUnit } from './writing/corrections.js';
