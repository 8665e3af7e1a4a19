import { askable } from '../text/storable.js';
import { toArmor } from './mappers.js';
/**
 * The armor with this id, or undefined.
 * @example (await findArmor(db, '5150/light'))?.abbreviation.en // 'LA'
 */
export async function findArmor(db, id) {
    const row = await db.selectFrom('armors').selectAll().where('id', '=', askable(id)).executeTakeFirst();
    return row && toArmor(row);
}
/**
 * All armor of a rule set, in the order in which it is printed.
 * @example await listArmors(db, '5150')
 */
export async function listArmors(db, system) {
    const rows = await db.selectFrom('armors').selectAll().where('system', '=', askable(system)).orderBy('position').orderBy('id').execute();
    return rows.map(toArmor);
}
//# sourceMappingURL=armors.js.map