import { foldText, latinText } from '../text/fold.js';
import { slug } from '../text/slug.js';
const LONGEST_PART = 80;
/**
 * The id that a unit would like to have; Russian names are spelled in Latin letters.
 * @example proposeId('alpha-strike', 'Atlas AS7-D', '140') // 'alpha-strike/atlas-as7-d'
 */
export const proposeId = (system, name, sourceId) => `${system}/${idPart(name) || idPart(sourceId) || 'unit'}`;
const idPart = (text) => slug(latinText(foldText(text)))
    .slice(0, LONGEST_PART)
    .replace(/-$/, '');
/**
 * Ids that a unit may get, the most readable first: its own, then with its key in the source, then with the source too.
 * @example idsFor({ id: 'alpha-strike/tomahawk-c', source: 'mul', sourceId: '3268' }) // ['alpha-strike/tomahawk-c', 'alpha-strike/tomahawk-c-3268', …]
 */
export const idsFor = ({ id, source, sourceId }) => {
    const key = idPart(sourceId) || 'x';
    return [id, `${id}-${key}`, `${id}-${idPart(source) || 'x'}-${key}`];
};
/**
 * Gives every unit the first of its ids that nobody has. Ids in `taken` are those that the catalog has among `idsFor` of all of them.
 * @example chooseIds([{ id: 'a/b', source: 's', sourceId: '1' }], new Set(['a/b'])) // ['a/b-1']
 */
export function chooseIds(units, taken) {
    const given = new Set();
    const isFree = (id) => !taken.has(id) && !given.has(id);
    return units.map((unit) => {
        const id = isFree(unit.id) ? unit.id : idsFor(unit).find(isFree);
        if (id !== undefined)
            given.add(id);
        return id;
    });
}
//# sourceMappingURL=identity.js.map