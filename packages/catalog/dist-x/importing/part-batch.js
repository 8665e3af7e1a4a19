import { existingEntries } from '../writing/existing.js';
import { writeArmors, writeWeapons } from '../writing/parts.js';
import { planStarter } from '../writing/plan.js';
import { hashOf } from '../writing/rows.js';
/** Writes weapons and armor, no two of which are the same. */
export async function writePartBatch(writing, parts) {
    const weapons = parts.flatMap(({ reading }) => (reading.kind === 'weapon' ? [reading.draft] : []));
    const armors = parts.flatMap(({ reading }) => (reading.kind === 'armor' ? [reading.draft] : []));
    const plans = { weapons: await planOf(writing, 'weapons', weapons), armors: await planOf(writing, 'armors', armors) };
    await writeWeapons(writing, plans.weapons);
    await writeArmors(writing, plans.armors);
    return [outcomeOf(plans.weapons, parts), outcomeOf(plans.armors, parts)];
}
async function planOf({ writer }, table, drafts) {
    if (drafts.length === 0)
        return { added: [], changed: [], unchanged: [], kept: [] };
    const known = await existingEntries(writer.trx, table, drafts);
    // An import may change what anybody wrote; only another entry's id is not its own.
    return planStarter(drafts.map((draft) => ({ draft, hash: hashOf(draft) })), known.map((entry) => ({ ...entry, fromStarter: true })));
}
function outcomeOf(plan, parts) {
    const { added, changed, unchanged, kept } = plan;
    return {
        counts: { added: added.length, changed: changed.length, unchanged: unchanged.length, refused: kept.length },
        issues: kept.flatMap(({ draft }) => {
            const place = parts.find(({ reading }) => reading.draft === draft)?.place;
            return place === undefined ? [] : [{ kind: 'refused', place, problems: [taken(draft.id)] }];
        }),
        changes: [
            ...added.map(({ draft }) => ({ kind: 'added', id: draft.id, name: draft.name })),
            ...changed.map(({ draft }) => ({ kind: 'changed', id: draft.id, name: draft.name, fields: [] })),
        ],
    };
}
const taken = (id) => ({
    code: 'CONFLICT',
    path: ['id'],
    given: id,
    allowed: { en: 'an id that no other entry of the catalog has', ru: 'код, которого нет у другой записи каталога' },
});
//# sourceMappingURL=part-batch.js.map