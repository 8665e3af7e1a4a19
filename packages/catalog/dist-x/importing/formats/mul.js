/** Answers of the Master Unit List's QuickList, as JSON: `{ "Units": [ … ] }`. */
import * as z from 'zod';
import { wholeNumber } from '../../domain/number-fields.js';
import { problemsOf } from '../../domain/problems.js';
import { sha256 } from '../../text/canonical.js';
import { readCard } from '../cards/card.js';
import { note } from '../notes.js';
import { refused } from '../readings.js';
const named = z.object({ Name: z.string().nullable() }).nullish();
const count = wholeNumber(0, 9_999);
const row = z.object({
    Id: z.int().min(1),
    Name: z.string(),
    Type: named,
    Role: named,
    Technology: named,
    Tonnage: z.number().nullish(),
    DateIntroduced: z.string().nullish(),
    BFType: z.string().nullish(),
    BFSize: count,
    BFMove: z.string().nullish(),
    BFTMM: count.nullish(),
    BFArmor: count,
    BFStructure: count,
    BFThreshold: count.nullish(),
    BFDamageShort: count,
    BFDamageShortMin: z.boolean().nullish(),
    BFDamageMedium: count,
    BFDamageMediumMin: z.boolean().nullish(),
    BFDamageLong: count,
    BFDamageLongMin: z.boolean().nullish(),
    BFDamageExtreme: count.nullish(),
    /** Their spelling. */
    BFDamageExtemeMin: z.boolean().nullish(),
    BFOverheat: count,
    BFPointValue: count,
    BFAbilities: z.string().nullish(),
});
/** The source of these rows. */
export const MUL = 'mul';
/** A row as a unit. */
export function readMulRow(value, raw) {
    const checked = row.safeParse(value);
    if (!checked.success)
        return { kind: 'refused', sourceId: idOf(value), problems: problemsOf(checked.error.issues, value) };
    const unit = checked.data;
    const ranges = rangesOf(unit);
    const [short, medium, long, extreme] = ranges.map(damageText);
    return readCard({
        source: MUL,
        sourceId: String(unit.Id),
        name: unit.Name,
        type: unit.BFType ?? null,
        category: unit.Type?.Name ?? null,
        pointValue: unit.BFPointValue,
        size: unit.BFSize,
        move: unit.BFMove ?? '',
        role: unit.Role?.Name ?? null,
        damage: [short, medium, long],
        damageExtreme: extreme,
        overheatValue: unit.BFOverheat,
        armor: unit.BFArmor,
        threshold: unit.BFThreshold ?? 0,
        structure: unit.BFStructure,
        specials: unit.BFAbilities ?? null,
        // Always 0 there, which says nothing.
        tmm: unit.BFTMM || null,
        introduced: unit.DateIntroduced ?? null,
        technology: unit.Technology?.Name ?? null,
        tonnage: unit.Tonnage ?? null,
    }, { raw, hash: sha256(raw), notes: ranges.flatMap(notesOnDamage) });
}
/** Members beside the units: what was searched for, and links of the page. */
const WITHOUT_ROWS = ['Search', 'Crumbs'];
/** An object that stands elsewhere than among the units: a row that would be lost without a word. */
export function otherMember(member, value) {
    if (typeof value !== 'object' || value === null || WITHOUT_ROWS.includes(member))
        return undefined;
    return refused({ code: 'UNKNOWN_FIELD', path: [member], given: member, allowed: { en: 'Units', ru: 'Units' } }, idOf(value));
}
function rangesOf(unit) {
    return [
        { value: unit.BFDamageShort, minimal: unit.BFDamageShortMin ?? false },
        { value: unit.BFDamageMedium, minimal: unit.BFDamageMediumMin ?? false },
        { value: unit.BFDamageLong, minimal: unit.BFDamageLongMin ?? false },
        { value: unit.BFDamageExtreme ?? 0, minimal: unit.BFDamageExtemeMin ?? false },
    ];
}
/** `0*` is a 0 with a flag. */
const damageText = ({ value, minimal }) => (minimal && value === 0 ? '0*' : String(value));
const notesOnDamage = ({ value, minimal }) => minimal && value > 0 ? [note('MINIMAL_DISAGREES', String(value))] : [];
function idOf(value) {
    const id = value?.Id;
    return typeof id === 'number' ? String(id) : undefined;
}
//# sourceMappingURL=mul.js.map