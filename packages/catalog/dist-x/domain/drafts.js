/**
 * What is written: drafts. Starter data and imports hand in drafts; only what passes these schemas reaches a table.
 * Objects are strict, so that a misspelled field is an error and not silently lost.
 */
import * as z from 'zod';
import { alphaStrikeStats, isComplete } from './alpha-strike.js';
import { bronepehotaStats, bronepehotaWeaponStats } from './bronepehota.js';
import { fiftyOneFiftyArmorStats, fiftyOneFiftyWeaponStats } from './fifty-one-fifty.js';
import { wholeNumber } from './number-fields.js';
import { said } from './said.js';
import { UNIT_KINDS, WEAPON_KINDS } from './systems.js';
import { abilityList, shortText } from './text-fields.js';
import { worldAtWarStats } from './world-at-war.js';
const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = z
    .string()
    .max(200)
    .regex(new RegExp(`^${slug}(?:/${slug})+$`), { error: 'alpha-strike/atlas-as7-d' });
const name = shortText(200);
const text = z.strictObject({ en: name, ru: name });
const cost = wholeNumber(0, 100_000).nullable();
const origin = { source: name, sourceId: name };
const alias = z.strictObject({ text: name, language: z.enum(['en', 'ru']).nullable() });
const mount = z.strictObject({ weaponId: id, position: wholeNumber(1, 99), count: wholeNumber(1, 99) });
const unit = {
    id,
    kind: z.enum(UNIT_KINDS),
    name,
    nameRu: name.nullable(),
    aliases: z.array(alias).max(100).readonly(),
    faction: text.nullable(),
    cost,
    abilities: abilityList,
    ...origin,
    inPlay: z.boolean(),
    weapons: z.array(mount).readonly(),
};
/** Checks a unit before it is written. */
export const unitDraft = z.discriminatedUnion('system', [
    z
        .strictObject({ system: z.literal('alpha-strike'), ...unit, stats: alphaStrikeStats })
        .refine(({ inPlay, stats }) => !inPlay || isComplete(stats), {
        error: said('in play only with a price, a size and a move', 'в игре только с ценой, размером и движением'),
        path: ['inPlay'],
    }),
    z.strictObject({ system: z.literal('bronepehota'), ...unit, stats: bronepehotaStats }),
    z.strictObject({ system: z.literal('world-at-war'), ...unit, stats: worldAtWarStats }),
]);
const weapon = { id, kind: z.enum(WEAPON_KINDS), name, nameRu: name.nullable(), aliases: z.array(name).readonly(), cost, ...origin };
/** Checks a weapon before it is written. */
export const weaponDraft = z.discriminatedUnion('system', [
    z.strictObject({ system: z.literal('5150'), ...weapon, stats: fiftyOneFiftyWeaponStats }),
    z.strictObject({ system: z.literal('bronepehota'), ...weapon, stats: bronepehotaWeaponStats }),
]);
/** Checks an armor before it is written. */
export const armorDraft = z.strictObject({
    system: z.literal('5150'),
    id,
    name,
    nameRu: name.nullable(),
    abbreviation: text,
    /** Order in which it is printed, from 1. */
    position: wholeNumber(1, 9_999),
    cost,
    ...origin,
    stats: fiftyOneFiftyArmorStats,
});
//# sourceMappingURL=drafts.js.map