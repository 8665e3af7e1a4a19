/** Fields that can be corrected as a whole; every one of the stats can be, too. */
export const CORRECTABLE = ['name', 'nameRu', 'faction', 'cost', 'abilities', 'inPlay'];
const STATS = 'stats.';
/**
 * The draft with corrections laid over it. A correction of a figure that the draft no longer has is left out.
 * @example applyCorrections(locust, [{ field: 'stats.armor', value: 3 }]).stats.armor // 3
 */
export function applyCorrections(draft, corrections) {
    return corrections.filter(({ field }) => isCorrectable(draft, field)).reduce(applyOne, draft);
}
function applyOne(draft, { field, value }) {
    if (!field.startsWith(STATS))
        return { ...draft, [field]: value };
    return { ...draft, stats: { ...draft.stats, [field.slice(STATS.length)]: value } };
}
/** Whether a field of the draft can be corrected. */
export function isCorrectable(draft, field) {
    const figure = field.startsWith(STATS) ? field.slice(STATS.length) : undefined;
    return figure === undefined ? CORRECTABLE.includes(field) : Object.hasOwn(draft.stats, figure);
}
//# sourceMappingURL=corrections.js.map