/**
 * Rows as domain values: the one place that knows which column holds what when reading. Stats were checked against the
 * schema of their rule set before they were written, so they are not checked again for every reader.
 */
import { applyCorrections } from '../domain/corrections.js';
import { sourceOf } from '../domain/sources.js';
import { foldText } from '../text/fold.js';
/** A row as a unit: what its source says, with the corrections laid over it. */
export function toUnit({ record, corrections, revision, updated_at }) {
    const draft = applyCorrections(record, corrections);
    return recordToUnit({ ...draft, aliases: draft.aliases.toSorted(byName) }, revision, updated_at);
}
/** In the order of the catalog's lists: by folded name, letter by letter. */
const byName = (a, b) => Buffer.compare(keyOf(a), keyOf(b));
const keyOf = ({ text }) => Buffer.from(`${foldText(text)}\0${text}`);
/** A record of the past as a unit: what the source said then, without corrections. */
export function recordToUnit(record, revision, readAt) {
    const { weapons: _, source, ...kept } = record;
    return { ...kept, source: sourceOf(source), revision, updatedAt: readAt };
}
/** A row as a weapon. */
export function toWeapon({ id, system, kind, name, name_ru, aliases, cost, stats, source }) {
    return { id, system, kind, name, nameRu: name_ru, aliases, cost, stats, source: sourceOf(source) };
}
/** A row as an armor. */
export function toArmor(row) {
    const { id, system, name, cost, stats } = row;
    const abbreviation = { en: row.abbreviation, ru: row.abbreviation_ru };
    return { id, system, name, nameRu: row.name_ru, abbreviation, cost, stats, source: sourceOf(row.source) };
}
//# sourceMappingURL=mappers.js.map