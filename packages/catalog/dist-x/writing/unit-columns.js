import { facetsOf } from '../domain/facets.js';
import { columnOf } from '../domain/figure-columns.js';
import { FIGURES } from '../domain/figures.js';
import { foldText } from '../text/fold.js';
const FIGURE_COLUMNS = Object.fromEntries(FIGURES.map((figure) => [columnOf(figure), { type: 'real', of: ({ figures }) => figures[figure] }]));
/** What a unit's row is written with; the times the database knows. */
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
    sort_name: { type: 'text', of: ({ draft }) => foldText(draft.name) },
    sort_name_ru: { type: 'text', of: ({ draft }) => foldText(draft.nameRu ?? draft.name) },
    search_names: { type: 'text', of: ({ names }) => names.barred },
    search_vector: { type: 'tsvector', of: ({ names, draft }) => [...names.words, ...facetsOf(draft)] },
    ...FIGURE_COLUMNS,
};
export const REVISION_COLUMNS = {
    unit_number: { type: 'integer', of: ({ unitNumber }) => unitNumber },
    revision: { type: 'integer', of: ({ revision }) => revision },
    record: { type: 'json', of: ({ record }) => record },
    raw: { type: 'text', of: ({ raw }) => raw },
    hash: { type: 'text', of: ({ hash }) => hash },
    read_at: { type: 'timestamptz', of: ({ readAt }) => readAt },
    import_id: { type: 'integer', of: ({ importId }) => importId },
};
export const MOUNT_COLUMNS = {
    unit_number: { type: 'integer', of: ({ unitNumber }) => unitNumber },
    position: { type: 'integer', of: ({ value }) => value.position },
    weapon_id: { type: 'text', of: ({ value }) => value.weaponId },
    count: { type: 'integer', of: ({ value }) => value.count },
};
export const CORRECTION_COLUMNS = {
    unit_number: { type: 'integer', of: ({ unitNumber }) => unitNumber },
    field: { type: 'text', of: ({ value }) => value.field },
    value: { type: 'jsonb', of: ({ value }) => JSON.stringify(value.value) },
    note: { type: 'text', of: ({ value }) => value.note },
    corrected_at: { type: 'timestamptz', of: ({ value }) => value.correctedAt },
};
//# sourceMappingURL=unit-columns.js.map