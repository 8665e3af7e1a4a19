/** Units of jdgwf/battletech-tools, as JSON: one, a list of them, or lists within an object. */
import * as z from 'zod';
import { wholeNumber } from '../../domain/number-fields.js';
import { problemsOf } from '../../domain/problems.js';
import { sha256 } from '../../text/canonical.js';
import { readCard } from '../cards/card.js';
import { MUL } from './mul.js';
const count = wholeNumber(0, 9_999);
const flag = z.boolean().nullish();
const mode = z.object({ move: z.number().min(0), type: z.string().nullish() });
const row = z.object({
    mulID: z.union([z.int(), z.string()]).nullish(),
    name: z.string(),
    variant: z.string().nullish(),
    type: z.string().nullish(),
    size: count,
    move: z.array(mode),
    damage: z.object({
        short: count,
        medium: count,
        long: count,
        extreme: count.nullish(),
        shortMinimal: flag,
        mediumMinimal: flag,
        longMinimal: flag,
        extremeMinimal: flag,
    }),
    armor: count,
    structure: count,
    threshold: count.nullish(),
    overheat: count,
    abilities: z.union([z.array(z.string()), z.string()]).nullish(),
    basePoints: count,
    role: z.string().nullish(),
});
/** Units of these tools that the Master Unit List does not have. */
const OWN_SOURCE = 'battletech-tools';
/** A row as a unit. One that has a key of the Master Unit List is that unit. */
export function readToolsRow(value, raw) {
    const checked = row.safeParse(value);
    if (!checked.success)
        return { kind: 'refused', problems: problemsOf(checked.error.issues, value) };
    const unit = checked.data;
    const mulId = mulIdOf(unit);
    const name = nameOf(unit);
    const { damage } = unit;
    return readCard({
        ...(mulId > 0 ? { source: MUL, sourceId: String(mulId) } : { source: OWN_SOURCE, sourceId: name }),
        name,
        type: unit.type ?? null,
        category: null,
        pointValue: unit.basePoints,
        size: unit.size,
        move: unit.move.map(modeText).join('/'),
        role: unit.role ?? null,
        damage: [
            damageText(damage.short, damage.shortMinimal),
            damageText(damage.medium, damage.mediumMinimal),
            damageText(damage.long, damage.longMinimal),
        ],
        damageExtreme: damageText(damage.extreme ?? 0, damage.extremeMinimal),
        overheatValue: unit.overheat,
        armor: unit.armor,
        threshold: unit.threshold ?? 0,
        structure: unit.structure,
        specials: unit.abilities ?? null,
        tmm: null,
        introduced: null,
        technology: null,
        tonnage: null,
    }, { raw, hash: sha256(raw) });
}
/** The key of the Master Unit List; 0 where it is none, as of units that somebody made up. */
function mulIdOf({ mulID }) {
    const id = /^\d{1,15}$/.test(String(mulID).trim()) ? Number(mulID) : 0;
    return Number.isSafeInteger(id) ? id : 0;
}
/** The name may hold the variant already. */
function nameOf({ name, variant }) {
    const added = variant?.trim() ?? '';
    return added === '' || name.includes(added) ? name : `${name} ${added}`;
}
/** Thrust has no inch mark. */
function modeText({ move, type }) {
    const letters = type === 'jump' ? 'j' : (type?.trim() ?? '');
    return `${move}${letters === 'a' || letters === 'k' ? '' : '"'}${letters}`;
}
const damageText = (value, minimal) => (minimal && value === 0 ? '0*' : String(value));
//# sourceMappingURL=tools-json.js.map