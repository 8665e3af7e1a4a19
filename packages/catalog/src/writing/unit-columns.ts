/** Columns for bulk writes: their Postgres type, and where their values come from. */

import { FIGURES, type Figures, facetsOf, nameIn, type SearchableNames, sortText } from '@rangefinder/query';
import { LANGUAGES } from '@rangefinder/rules';
import type { Columns } from '../database/cells.js';
import { columnOf } from '../database/figure-columns.js';
import { columnIn } from '../database/text-columns.js';
import type { ReadCorrection } from '../domain/corrections.js';
import type { UnitDraft } from '../domain/drafts.js';

/** Values for the row of a unit. */
export interface UnitParts {
  /** The unit as readers see it, with corrections applied. */
  readonly draft: UnitDraft;
  readonly figures: Figures;
  readonly names: SearchableNames;
  readonly number: number;
  readonly revision: number;
  readonly hash: string;
  readonly importId: number;
}

type UnitColumns = Columns<UnitParts>;

const FIGURE_COLUMNS: UnitColumns = Object.fromEntries(
  FIGURES.map((figure) => [columnOf(figure), { type: 'real', of: ({ figures }) => figures[figure] } as const]),
);

const SORTED_NAMES: UnitColumns = Object.fromEntries(
  LANGUAGES.map((language) => [
    columnIn('sort_name', language),
    { type: 'text', of: ({ draft }) => sortText(nameIn(draft.names, language)) } as const,
  ]),
);

/** Columns of a unit, except the times, which have defaults. */
export const UNIT_COLUMNS = {
  number: { type: 'integer', of: ({ number }) => number },
  id: { type: 'text', of: ({ draft }) => draft.id },
  system: { type: 'text', of: ({ draft }) => draft.system },
  kind: { type: 'text', of: ({ draft }) => draft.kind },
  cost: { type: 'integer', of: ({ draft }) => draft.cost },
  source: { type: 'text', of: ({ draft }) => draft.source },
  source_id: { type: 'text', of: ({ draft }) => draft.sourceId },
  revision: { type: 'integer', of: ({ revision }) => revision },
  in_play: { type: 'boolean', of: ({ draft }) => draft.inPlay },
  hash: { type: 'text', of: ({ hash }) => hash },
  import_id: { type: 'integer', of: ({ importId }) => importId },
  ...SORTED_NAMES,
  search_names: { type: 'text', of: ({ names }) => names.barred },
  search_vector: { type: 'tsvector', of: ({ names, draft }) => [...names.words, ...facetsOf(draft)] },
  ...FIGURE_COLUMNS,
} satisfies UnitColumns;

/** A state of a unit. */
export interface UnitState {
  readonly unitNumber: number;
  readonly revision: number;
  /** JSON of the draft. */
  readonly record: string;
  readonly raw: string | null;
  readonly hash: string;
  readonly readAt: Date;
  readonly importId: number;
}

export const REVISION_COLUMNS = {
  unit_number: { type: 'integer', of: ({ unitNumber }) => unitNumber },
  revision: { type: 'integer', of: ({ revision }) => revision },
  record: { type: 'json', of: ({ record }) => record },
  raw: { type: 'text', of: ({ raw }) => raw },
  hash: { type: 'text', of: ({ hash }) => hash },
  read_at: { type: 'timestamptz', of: ({ readAt }) => readAt },
  import_id: { type: 'integer', of: ({ importId }) => importId },
} as const satisfies Columns<UnitState>;

/** A row that belongs to a unit. */
interface OfUnit<T> {
  readonly unitNumber: number;
  readonly value: T;
}

export const MOUNT_COLUMNS = {
  unit_number: { type: 'integer', of: ({ unitNumber }) => unitNumber },
  position: { type: 'integer', of: ({ value }) => value.position },
  weapon_id: { type: 'text', of: ({ value }) => value.weaponId },
  count: { type: 'integer', of: ({ value }) => value.count },
} as const satisfies Columns<OfUnit<UnitDraft['weapons'][number]>>;

export const CORRECTION_COLUMNS = {
  unit_number: { type: 'integer', of: ({ unitNumber }) => unitNumber },
  field: { type: 'text', of: ({ value }) => value.field },
  value: { type: 'jsonb', of: ({ value }) => JSON.stringify(value.value) },
  note: { type: 'text', of: ({ value }) => value.note },
  corrected_at: { type: 'timestamptz', of: ({ value }) => value.correctedAt },
} as const satisfies Columns<OfUnit<ReadCorrection>>;
