/** Our own JSON: `{ "format": "rangefinder-catalog", "version": 1, "weapons": […], "armors": […], "units": […] }`. */
import { refused } from '../readings.js';
import { readArmorEntry, readUnitEntry, readWeaponEntry } from './own-entry.js';
/** Name and version that the file begins with. */
export const OWN_JSON = { format: 'rangefinder-catalog', version: 1 };
/** Members that hold entries, in the order in which they are written: what is referred to goes first. */
export const OWN_MEMBERS = ['weapons', 'armors', 'units'];
/** An entry of the file. */
export function readOwnJson(value, raw, member) {
    if (member === 'format' || member === 'version')
        return value === OWN_JSON[member] ? undefined : refused(wrongHeader(member, value));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return refused(NO_ENTRY);
    const entry = value;
    if (member === 'weapons')
        return readWeaponEntry(entry);
    if (member === 'armors')
        return readArmorEntry(entry);
    return member === 'units' || member === null ? readUnitEntry(entry, raw) : refused(unknownMember(member));
}
const NO_ENTRY = { code: 'WRONG_TYPE', path: [], given: undefined, allowed: { en: 'an object', ru: 'объект' } };
const unknownMember = (member) => {
    const allowed = ['format', 'version', ...OWN_MEMBERS].join(', ');
    return { code: 'UNKNOWN_FIELD', path: [member], given: member, allowed: { en: allowed, ru: allowed } };
};
const wrongHeader = (member, given) => {
    const allowed = String(OWN_JSON[member]);
    return { code: 'UNKNOWN_VALUE', path: [member], given, allowed: { en: allowed, ru: allowed } };
};
//# sourceMappingURL=own-json.js.map