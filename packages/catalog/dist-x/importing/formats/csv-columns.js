/** Our own CSV: entries as flat rows, the same way there and back. */
import { DEEPEST_ELEMENT } from './json-splitter.js';
const text = { write: (value) => String(value), read: (cell) => cell };
const number = { write: (value) => String(value), read: (cell) => (/^-?\d+(\.\d+)?$/.test(cell.trim()) ? Number(cell) : cell) };
const YES_NO = new Map([
    ['true', true],
    ['false', false],
]);
const yesNo = {
    write: (value) => String(value),
    read: (cell) => YES_NO.get(cell.trim().toLowerCase()) ?? cell,
};
const json = { write: (value) => JSON.stringify(value), read: (cell) => parsed(cell) };
/** `Loki | ru:Локи`; lists that this cannot hold are written as JSON. */
const aliases = {
    write: (value) => {
        const given = value;
        const list = given.map((alias) => (typeof alias === 'string' ? { text: alias, language: null } : alias));
        const parts = list.map(({ text: alias, language }) => (language === null ? alias : `${language}:${alias}`));
        const plain = list.every(({ text: alias }, index) => !/[|]|^\[|^\s|\s$|^$/.test(alias) && (parts[index] !== alias || !/^(en|ru):/.test(alias)));
        return plain ? parts.join(' | ') : JSON.stringify(list);
    },
    read: (cell) => cell.startsWith('[')
        ? parsed(cell)
        : cell.split('|').map((part) => {
            const [, language = null, alias = ''] = /^(?:(en|ru):)?(.*)$/s.exec(part.trim()) ?? [];
            return { text: alias, language };
        }),
};
/** `AC2/2/- | IF1`. */
const list = {
    write: (value) => {
        const texts = value;
        return texts.every((each) => !/[|]|^\[|^\s|\s$|^$/.test(each)) ? texts.join(' | ') : JSON.stringify(value);
    },
    read: (cell) => (cell.startsWith('[') ? parsed(cell) : cell.split('|').map((part) => part.trim())),
};
const COMMON = {
    entry: text,
    id: text,
    system: text,
    kind: text,
    name: text,
    nameRu: text,
    aliases,
    cost: number,
    source: text,
    sourceId: text,
    inPlay: yesNo,
    abilities: list,
    weapons: json,
};
/** Figures of an Alpha Strike card with a column each; the rest of the stats, and other rule sets', stand in `stats` as JSON. */
const CARD = {
    ...{ type: text, pointValue: number, skill: number, size: number, tmm: number, move: text, role: text },
    ...{ damageExtreme: text, overheatValue: number, armor: number, threshold: number, structure: number, hasHeatScale: yesNo },
    ...{ introduced: text, technology: text, tonnage: number },
};
const DAMAGE = ['damageShort', 'damageMedium', 'damageLong'];
const TAIL = { position: number, corrections: json, past: json, seal: text };
/** All columns, in their order. */
export const CSV_COLUMNS = [
    ...Object.keys(COMMON),
    ...['faction', 'factionRu', ...Object.keys(CARD), ...DAMAGE, 'stats', 'abbreviation', 'abbreviationRu'],
    ...Object.keys(TAIL),
];
/** Columns without which a file is none of ours. */
export const NEEDED_COLUMNS = ['system', 'name'];
/** An entry as a row. */
export function toCsvRow(entry) {
    const { stats, faction, abbreviation, ...rest } = entry;
    return {
        ...written({ ...COMMON, ...TAIL }, rest),
        ...pair('faction', faction),
        ...pair('abbreviation', abbreviation),
        ...(entry.system === 'alpha-strike' ? cardCells(stats ?? {}, entry.abilities) : { stats: JSON.stringify(stats) }),
    };
}
function cardCells(stats, abilities) {
    const { damage, specials, ...rest } = stats;
    const other = { ...without(rest, Object.keys(CARD)), ...(JSON.stringify(specials) !== JSON.stringify(abilities) && { specials }) };
    const ranges = DAMAGE.map((column, index) => [column, damage[index] ?? '']);
    return { ...written(CARD, rest), ...Object.fromEntries(ranges), ...(Object.keys(other).length > 0 && { stats: JSON.stringify(other) }) };
}
/** A row as an entry. What is empty is left out: it has no value, or the usual one. */
export function toEntry(row) {
    const common = read({ ...COMMON, ...TAIL }, row);
    return {
        ...common,
        ...unpair('faction', row),
        ...unpair('abbreviation', row),
        ...(common.system === 'alpha-strike' ? { stats: cardStats(row, common.abilities ?? []) } : read({ stats: json }, row)),
    };
}
function cardStats(row, abilities) {
    const other = filled(row.stats) ? parsed(row.stats) : {};
    if (typeof other !== 'object' || other === null)
        return other;
    return { type: '', move: '', specials: abilities, ...read(CARD, row), damage: DAMAGE.map((column) => row[column] ?? ''), ...other };
}
const pair = (name, value) => value === null || value === undefined ? {} : { [name]: String(value.en), [`${name}Ru`]: String(value.ru) };
const unpair = (name, row) => filled(row[name]) ? { [name]: { en: row[name], ru: filled(row[`${name}Ru`]) ? row[`${name}Ru`] : row[name] } } : {};
const written = (columns, entry) => Object.fromEntries(Object.entries(columns).flatMap(([name, { write }]) => {
    const value = entry[name];
    return value === null || value === undefined ? [] : [[name, write(value)]];
}));
const read = (columns, row) => Object.fromEntries(Object.entries(columns).flatMap(([name, { read: take }]) => (filled(row[name]) ? [[name, take(row[name])]] : [])));
const filled = (cell) => cell !== undefined && cell !== '';
const without = (entry, names) => Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));
/** What is nested deeper than any entry stays text, too: who goes through it would run out of stack. */
function parsed(cell) {
    if (depthOf(cell) > DEEPEST_ELEMENT)
        return cell;
    try {
        return JSON.parse(cell);
    }
    catch {
        return cell;
    }
}
/** Brackets within brackets, at most; those within texts may count as well, of which no entry has so many. */
function depthOf(text) {
    let [depth, deepest] = [0, 0];
    for (const bracket of text.match(/[[\]{}]/g) ?? []) {
        depth += bracket === '[' || bracket === '{' ? 1 : -1;
        deepest = Math.max(deepest, depth);
    }
    return deepest;
}
//# sourceMappingURL=csv-columns.js.map