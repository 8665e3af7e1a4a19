/** What players ask of a catalog, made from its own units: so that filters find something and names are nearly right. */
import { figuresOf } from '../domain/figures.js';
import { UNIT_ORDER_KEYS } from '../domain/unit-order.js';
import { chance } from './random.js';
const atMost = (figure) => (unit) => {
    const value = figure === 'cost' ? (unit.cost ?? 0) : (figuresOf(unit)[figure] ?? 0);
    return { figures: [{ figure, atMost: value + 2 }] };
};
const atLeast = (figure) => (unit) => ({
    figures: [{ figure, atLeast: figuresOf(unit)[figure] ?? 0 }],
});
/** Conditions that the unit they are made of fulfills. */
const CONDITIONS = [
    () => ({ system: 'alpha-strike' }),
    ({ kind }) => ({ kind }),
    ({ stats }) => ('size' in stats ? { figures: [{ figure: 'size', anyOf: [stats.size] }] } : {}),
    ({ stats }) => ('tmm' in stats ? { figures: [{ figure: 'tmm', anyOf: [stats.tmm] }] } : {}),
    ({ stats }) => ('role' in stats ? { role: stats.role } : {}),
    ({ abilities }, dice) => (abilities.length > 0 ? { specials: [dice.pick(abilities)] } : {}),
    ({ stats }) => ('move' in stats ? { jumps: stats.move.includes('j') } : {}),
    ({ cost }) => ({ figures: [{ figure: 'cost', atLeast: (cost ?? 0) - 4, atMost: (cost ?? 0) + 4 }] }),
    atMost('cost'),
    atMost('year'),
    atLeast('moveInches'),
    atLeast('armor'),
    atLeast('damageMedium'),
    atLeast('damageLong'),
];
/** How many conditions go together: mostly one or two. */
const AT_ONCE = [1, 1, 1, 2, 2, 2, 2, 3, 3, 4];
/** Filters in the usual order, by name. */
export function filterQuestions(units, count, seed = 1) {
    const dice = chance(seed);
    return Array.from({ length: count }, () => {
        const unit = dice.pick(units);
        const conditions = Array.from({ length: dice.pick(AT_ONCE) }, () => dice.pick(CONDITIONS)(unit, dice));
        return { filter: conditions.reduce(both), order: { by: 'name' } };
    });
}
function both(a, b) {
    const figures = [...(a.figures ?? []), ...(b.figures ?? [])];
    const specials = [...new Set([...(a.specials ?? []), ...(b.specials ?? [])])];
    return { ...a, ...b, ...(figures.length > 0 && { figures }), ...(specials.length > 0 && { specials }) };
}
/** Every order in turn, rising and falling, with or without a kind: lists that are turned over page by page. */
export const pageQuestions = (units, count, seed = 1) => {
    const dice = chance(seed);
    const orders = UNIT_ORDER_KEYS.filter((by) => !BRONEPEHOTA_ONLY.includes(by)).flatMap((by) => [
        { by, descending: false },
        { by, descending: true },
    ]);
    return Array.from({ length: count }, (_, index) => ({
        filter: dice.next() < 0.5 ? {} : { kind: dice.pick(units).kind },
        order: orders[index % orders.length],
    }));
};
const BRONEPEHOTA_ONLY = ['rank', 'rateOfFire', 'ammunition', 'durability', 'speed', 'threshold'];
const LETTERS = 'abcdefghiklmnoprstuvz';
const firstWord = (name) => name.split(' ')[0] ?? name;
/** Ways to type the name of a unit. */
const TYPINGS = [
    (name) => name,
    (name) => name.toLowerCase().replaceAll('-', ' '),
    firstWord,
    (name) => name.split(' ').at(-1) ?? name,
    (name, dice) => firstWord(name).slice(0, 3 + dice.below(3)),
    (name) => name.split(' ').slice(0, 2).join(' '),
    (name, dice) => swapped(firstWord(name), dice),
    (name, dice) => replaced(firstWord(name), dice),
    (name, dice) => dropped(firstWord(name), dice),
    (name, dice) => name.replace(firstWord(name), (word) => replaced(word, dice)),
];
const at = (word, dice) => 1 + dice.below(Math.max(1, word.length - 2));
function swapped(word, dice) {
    const index = at(word, dice);
    return word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2);
}
function replaced(word, dice) {
    const index = at(word, dice);
    return word.slice(0, index) + LETTERS[dice.below(LETTERS.length)] + word.slice(index + 1);
}
function dropped(word, dice) {
    const index = at(word, dice);
    return word.slice(0, index) + word.slice(index + 1);
}
/** Names as they are typed: whole, in part, from the beginning, and with a slip of the hand. */
export function searchQuestions(units, count, seed = 1) {
    const dice = chance(seed);
    return Array.from({ length: count }, () => dice.pick(TYPINGS)(dice.pick(units).name, dice));
}
//# sourceMappingURL=questions.js.map