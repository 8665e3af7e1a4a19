import { sha256 } from '../../text/canonical.js';
import { readCard } from '../cards/card.js';
import { refused } from '../readings.js';
/** The source of these blocks: they have no keys of their own, so the name is the key. */
const SOURCE = 'megamek';
const NONE = /^(?:-|–|—|none)?$/i;
/** What stands behind a label on its line. */
const behind = ({ source }) => new RegExp(`${source}[^\\S\\n]*([^\\s,]+)`);
/** Figures and how they stand in a block; a figure without a default has to be there. */
const FIGURES = {
    pointValue: { pattern: behind(/Point Value(?: \(PV\))?:/), label: 'Point Value (PV)' },
    size: { pattern: behind(/\bSZ:/), label: 'SZ' },
    tmm: { pattern: behind(/\bTMM:/), label: 'TMM', otherwise: null },
    overheatValue: { pattern: behind(/\bOV:/), label: 'OV', otherwise: 0 },
    armor: { pattern: behind(/Armor(?: \(A\))?:/), label: 'Armor (A)' },
    threshold: { pattern: behind(/Threshold(?: \(TH\))?:/), label: 'Threshold (TH)', otherwise: 0 },
    structure: { pattern: behind(/Structure(?: \(S\))?:/), label: 'Structure (S)' },
};
/** A block as a unit. */
export function readBlock(raw) {
    const [title = '', , ...lines] = raw.split('\n').map((line) => line.trim());
    const body = lines.join('\n');
    const figures = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, figureIn(body, name)]));
    const missing = Object.entries(figures).find(([, value]) => value === undefined)?.[0];
    if (missing !== undefined)
        return refused(missingFigure(missing), title);
    const odd = Object.entries(figures).find(([, value]) => typeof value === 'string');
    if (odd !== undefined)
        return refused(oddFigure(...odd), title);
    return readCard({
        ...figures,
        ...{ source: SOURCE, sourceId: title, name: title, category: null },
        ...{
            type: wordIn(body, /\bTP:\s*([A-Za-z]{1,8})\b/),
            move: wordIn(body, /\bMV:\s*([^\n,]+)/) ?? '',
            role: wordIn(body, /\bRole:\s*([^\n,]+)/),
        },
        damage: [damageIn(body, 'S'), damageIn(body, 'M'), damageIn(body, 'L')],
        damageExtreme: damageIn(body, 'E'),
        specials: specialsIn(body),
        ...{ introduced: null, technology: null, tonnage: null },
    }, { raw, hash: sha256(raw) });
}
/** The figure; a text where something else stands in its place, undefined where it is missing. */
function figureIn(body, name) {
    const figure = FIGURES[name];
    const found = figure.pattern.exec(body)?.[1];
    if (found === undefined || NONE.test(found))
        return figure.otherwise;
    return /^\d{1,9}$/.test(found) ? Number(found) : found;
}
const wordIn = (body, pattern) => pattern.exec(body)?.[1]?.trim() ?? null;
function damageIn(body, range) {
    const found = new RegExp(`\\(${range}\\)\\s*([^\\s/,]+)`).exec(/Damage:([^\n]*)/.exec(body)?.[1] ?? '')?.[1] ?? '0';
    return NONE.test(found) ? '0' : found;
}
function specialsIn(body) {
    const printed = wordIn(body, /\bSpecials?:([^\n]*)/);
    return printed === null || NONE.test(printed) ? null : printed;
}
function missingFigure(name) {
    const { label } = FIGURES[name];
    const allowed = { en: `a line with “${label}: …”`, ru: `строка «${label}: …»` };
    return { code: 'MISSING', path: [name], given: undefined, allowed };
}
function oddFigure(name, given) {
    const { label } = FIGURES[name];
    const allowed = { en: `a whole number behind “${label}:”`, ru: `целое число после «${label}:»` };
    return { code: 'NOT_WHOLE', path: [name], given, allowed };
}
//# sourceMappingURL=megamek.js.map