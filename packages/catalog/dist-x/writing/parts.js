import { armorRow, weaponNames, weaponRow } from './rows.js';
/** Adds and changes weapons. */
export async function writeWeapons({ writer: { trx }, words, importId }, { added, changed }) {
    const row = ({ draft, hash }) => weaponRow(draft, { importId, hash });
    if (added.length > 0)
        await trx.insertInto('weapons').values(added.map(row)).execute();
    for (const weapon of changed) {
        await trx
            .updateTable('weapons')
            .set({ ...row(weapon), updated_at: new Date() })
            .where('id', '=', weapon.draft.id)
            .execute();
    }
    await words.add([...added, ...changed].map(({ draft }) => weaponNames(draft).words));
}
/** Adds and changes armor. */
export async function writeArmors({ writer: { trx }, importId }, { added, changed }) {
    const row = ({ draft, hash }) => armorRow(draft, { importId, hash });
    if (added.length > 0)
        await trx.insertInto('armors').values(added.map(row)).execute();
    for (const armor of changed) {
        await trx
            .updateTable('armors')
            .set({ ...row(armor), updated_at: new Date() })
            .where('id', '=', armor.draft.id)
            .execute();
    }
}
//# sourceMappingURL=parts.js.map