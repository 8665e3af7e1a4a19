import { figuresOf } from '../domain/figures.js';
import { canonicalJson, sha256 } from '../text/canonical.js';
import { foldText } from '../text/fold.js';
import { searchableNames } from '../text/words.js';
import { parameter } from './cells.js';
import { UNIT_COLUMNS } from './unit-columns.js';
/** The hash of what a source says: of its own row where there is one, else of the draft. */
export const hashOf = (draft, raw = null) => sha256(raw ?? canonicalJson(draft));
/** What the row of a unit is made of; `draft` has the corrections laid over it already. */
export function unitParts(draft, { importedNames = [], number, revision, importId, hash }) {
    const names = searchableNames([draft.name, draft.nameRu, ...draft.aliases.map(({ text }) => text), ...importedNames]);
    return { draft, figures: figuresOf(draft), names, number, revision, importId, hash };
}
/** The row of a unit, to be written by itself. */
export const unitRow = (parts) => Object.fromEntries(Object.entries(UNIT_COLUMNS).map(([name, { type, of }]) => [name, parameter(type, of(parts))]));
/** The names of a weapon as search has them. */
export const weaponNames = ({ name, nameRu, aliases }) => searchableNames([name, nameRu, ...aliases]);
/** The row of a weapon. */
export function weaponRow(draft, { importId, hash }) {
    const { id, system, kind, name, nameRu, aliases, cost, source, sourceId, stats } = draft;
    const { barred, words } = weaponNames(draft);
    return {
        ...{ id, system, kind, name, aliases, cost, source, hash },
        name_ru: nameRu,
        sort_name: foldText(name),
        sort_name_ru: foldText(nameRu ?? name),
        search_names: barred,
        search_vector: parameter('tsvector', words),
        stats: JSON.stringify(stats),
        source_id: sourceId,
        import_id: importId,
    };
}
/** The row of an armor. */
export function armorRow(draft, { importId, hash }) {
    const { id, system, position, name, nameRu, abbreviation, cost, source, sourceId, stats } = draft;
    return {
        ...{ id, system, position, name, cost, source, hash },
        name_ru: nameRu,
        abbreviation: abbreviation.en,
        abbreviation_ru: abbreviation.ru,
        stats: JSON.stringify(stats),
        source_id: sourceId,
        import_id: importId,
    };
}
//# sourceMappingURL=rows.js.map