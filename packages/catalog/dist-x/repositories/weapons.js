import { sql } from 'kysely';
import { askable } from '../text/storable.js';
import { toWeapon } from './mappers.js';
import { checkPage, comesAfter, toPage } from './page.js';
const BY_NAME = { name: 'name', key: sql `sort_name`, keyType: 'text', tie: sql `id`, direction: 'asc' };
/**
 * The weapon with this id, or undefined.
 * @example (await findWeapon(db, 'bronepehota/mortar/mortar'))?.name // 'Mortar'
 */
export async function findWeapon(db, id) {
    const row = await weaponColumns(db).where('id', '=', askable(id)).executeTakeFirst();
    return row && toWeapon(row);
}
/**
 * A page of weapons by name, or what is wrong with the request: `OUT_OF_RANGE` at `first`, `BAD_FORMAT` at `after`.
 * @example await listWeapons(db, { system: '5150' }, { first: 100 })
 */
export async function listWeapons(db, filter = {}, request = {}) {
    const page = checkPage(request, BY_NAME);
    if (!page.ok)
        return page;
    const { first, after } = page.value;
    const rows = await filtered(weaponColumns(db), filter)
        .select([BY_NAME.key.as('sort_key'), BY_NAME.tie.as('sort_tie')])
        .$if(after !== undefined, (query) => query.where(comesAfter(BY_NAME, after)))
        .orderBy(BY_NAME.key, BY_NAME.direction)
        .orderBy('id', BY_NAME.direction)
        .limit(first + 1)
        .execute();
    return { ok: true, value: toPage(rows, page.value, BY_NAME, toWeapon) };
}
/**
 * How many weapons a filter lets through.
 * @example await countWeapons(db, { system: 'bronepehota', kind: 'close-combat' })
 */
export async function countWeapons(db, filter = {}) {
    const { count } = await filtered(db.selectFrom('weapons'), filter)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
    return count;
}
const weaponColumns = (db) => db.selectFrom('weapons').select(['id', 'system', 'kind', 'name', 'name_ru', 'aliases', 'cost', 'stats', 'source']);
function filtered(query, { system, kind }) {
    return query
        .$if(system !== undefined, (q) => q.where('system', '=', askable(system)))
        .$if(kind !== undefined, (q) => q.where('kind', '=', askable(kind)));
}
/** Weapons under some ids. */
export async function weaponsByIds(db, ids) {
    if (ids.length === 0)
        return new Map();
    const rows = await weaponColumns(db).where('id', '=', sql `any(${ids})`).execute();
    return new Map(rows.map((row) => [row.id, toWeapon(row)]));
}
//# sourceMappingURL=weapons.js.map