/** What a batch of drafts changes, worked out before anything is written: pure, so that it can be tested alone. */
/**
 * Sorts starter drafts by what is to be done. What an operator imported is never touched.
 * @example planStarter([{ draft: locust, hash: 'ab…' }], []).added.length // 1
 */
export function planStarter(drafts, existing) {
    const byId = new Map(existing.map((entry) => [entry.id, entry]));
    const bySource = new Map(existing.map((entry) => [sourceKey(entry), entry]));
    const groups = Object.groupBy(drafts, ({ draft, hash }) => verdict(draft, hash, bySource.get(sourceKey(draft)), byId.get(draft.id)));
    return { added: groups.added ?? [], changed: groups.changed ?? [], unchanged: groups.unchanged ?? [], kept: groups.kept ?? [] };
}
function verdict(draft, hash, same, namesake) {
    if (same === undefined)
        return namesake === undefined ? 'added' : 'kept';
    if (!same.fromStarter || same.id !== draft.id)
        return 'kept';
    return same.hash === hash ? 'unchanged' : 'changed';
}
const sourceKey = ({ source, sourceId }) => `${source}\n${sourceId}`;
//# sourceMappingURL=plan.js.map