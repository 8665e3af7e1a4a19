/** Columns of the tables that many rows are written to at once. */
import { FIGURE_COLUMNS } from '../domain/figure-columns.js';
import type { FigureColumn } from '../schema.js';

/** What a unit's row is written with; the rest the database makes. */
export const UNIT_COLUMNS = {
  id: 'text',
  system: 'text',
  kind: 'text',
  name: 'text',
  name_ru: 'text',
  faction: 'text',
  faction_ru: 'text',
  cost: 'integer',
  stats: 'json',
  abilities: 'text[]',
  source: 'text',
  source_id: 'text',
  revision: 'integer',
  in_play: 'boolean',
  hash: 'text',
  import_id: 'integer',
  sort_name: 'text',
  sort_name_ru: 'text',
  search_names: 'text',
  search_words: 'text',
  search_facets: 'text',
  ...(Object.fromEntries(FIGURE_COLUMNS.map((column) => [column, 'real'])) as Record<FigureColumn, string>),
} as const;

/** What a unit's state is written with. */
export const REVISION_COLUMNS = {
  unit_id: 'text',
  revision: 'integer',
  record: 'json',
  raw: 'text',
  hash: 'text',
  read_at: 'timestamptz',
  import_id: 'integer',
} as const;

export const ALIAS_COLUMNS = { unit_id: 'text', alias: 'text', language: 'text', folded: 'text' } as const;
export const MOUNT_COLUMNS = { unit_id: 'text', position: 'integer', weapon_id: 'text', count: 'integer' } as const;
export const CORRECTION_COLUMNS = { unit_id: 'text', field: 'text', value: 'jsonb', note: 'text', corrected_at: 'timestamptz' } as const;
