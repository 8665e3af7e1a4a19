/** The catalog of units, weapons and armor: the only place that knows Postgres. */
export { type RestoreOptions, restoreBackup } from './backup/restore-backup.js';
export { writeBackup } from './backup/write-backup.js';
export { type CatalogError, type CatalogErrorCode, isUnavailable } from './database/catalog-error.js';
export { type Catalog, type CatalogOptions, openCatalog, type Session } from './database/open.js';
export type { Limits } from './database/pool.js';
export type { AlphaStrikeStats } from './domain/alpha-strike.js';
export type { BronepehotaSoldier, BronepehotaStats, BronepehotaWeaponStats } from './domain/bronepehota.js';
export { CORRECTABLE } from './domain/corrections.js';
export { type ArmorDraft, armorDraft, type UnitDraft, unitDraft, type WeaponDraft, weaponDraft } from './domain/drafts.js';
export {
  FIFTY_ONE_FIFTY_CARRIERS,
  FIFTY_ONE_FIFTY_CLASSES,
  type FiftyOneFiftyArmorStats,
  type FiftyOneFiftyWeaponStats,
} from './domain/fifty-one-fifty.js';
export { FIGURES, type Figure, type Figures, figuresOf } from './domain/figures.js';
export { type ListedSource, type Source, sourceOf } from './domain/sources.js';
export { SYSTEMS, type System, UNIT_KINDS, type UnitKind, WEAPON_KINDS, type WeaponKind } from './domain/systems.js';
export type { Alias, MountedWeapon, Unit, UnitStatsBySystem, UnitSystem } from './domain/unit.js';
export type { FigureCondition, UnitFilter } from './domain/unit-filter.js';
export { UNIT_ORDER_KEYS, type UnitOrder } from './domain/unit-order.js';
export type { Armor, ArmorStatsBySystem, ArmorSystem, Weapon, WeaponStatsBySystem, WeaponSystem } from './domain/weapon.js';
export { MOVING_FIRE_LEVELS, type WorldAtWarStats } from './domain/world-at-war.js';
export { type EmbeddedOptions, type EmbeddedServer, serveEmbedded } from './embedded/serve-embedded.js';
export { EXPORT_FORMATS, type ExportFormat, exportCatalog } from './exporting/export.js';
export { type ImportOptions, importCatalog, type Progress } from './importing/import.js';
export type { Input } from './importing/inputs/input.js';
export { inputsOf, STANDARD_INPUT } from './importing/inputs/inputs.js';
export { isDoubt, type Note, type NoteCode, noteText } from './importing/notes.js';
export type { Place } from './importing/readings.js';
export type { Change, Counts, FieldChange, ImportReport, Issue, ReadFile } from './importing/report.js';
export { migrate } from './migrations/index.js';
export { findArmor, listArmors } from './repositories/armors.js';
export { type Edge, LARGEST_PAGE, type Page, type PageRequest } from './repositories/page.js';
export { catalogRevision } from './repositories/revision.js';
export { listSources, type SourceSummary } from './repositories/sources.js';
export { countUnits, listUnits } from './repositories/unit-lists.js';
export { findUnitRevision, listRevisions, type UnitRevision } from './repositories/unit-revisions.js';
export { type FoundUnits, findUnit, findUnits, MOST_IDS, weaponsOfUnits } from './repositories/units.js';
export { countWeapons, findWeapon, listWeapons, type WeaponFilter } from './repositories/weapons.js';
export type { Tables } from './schema.js';
export { type CatalogQuery, parseQuery } from './searching/query/parse-query.js';
export { type CatalogHit, queryUnits, type RankedHit, rankedHits, searchCatalog, searchUnits } from './searching/search.js';
export { type Suggestion, suggest } from './searching/suggest.js';
export { type StarterDrafts, starterDrafts } from './starter/drafts.js';
export { type Installed, installStarter } from './starter/install.js';
export type { StarterArmor, StarterMovingFireUnit, StarterTables, StarterWeapon } from './starter/shapes.js';
export { foldText, latinText } from './text/fold.js';
export { slug } from './text/slug.js';
export { type Correction, correctUnit } from './writing/corrections.js';
