import { CHOICES, FIGURE_NAMES, JUMP_FLAGS, PLAY_NAMES, PLAY_VALUES, QUERY_FIGURES, SORT_KEYS, SORT_NAMES, SPECIAL_NAMES, TEXTS, } from './fields.js';
import { figureCondition } from './figure-condition.js';
import { tokensOf } from './tokens.js';
const LONGEST_QUERY = 500;
/**
 * Understands a query. Problems have the path `['query', place]` with the place of the word in the query, from 0.
 * @example parseQuery('pv<=30 jump') // { ok: true, value: { filter: { figures: [{ figure: 'cost', atMost: 30 }], jumps: true }, … } }
 */
export function parseQuery(query) {
    if (query.length > LONGEST_QUERY) {
        const allowed = { en: `at most ${LONGEST_QUERY} characters`, ru: `не больше ${LONGEST_QUERY} символов` };
        return { ok: false, problems: [{ code: 'TOO_LONG', path: ['query', LONGEST_QUERY], given: query, allowed }] };
    }
    const parts = tokensOf(query).map(toPart);
    const problems = parts.flatMap((part) => ('problem' in part ? [part.problem] : []));
    if (problems.length > 0)
        return { ok: false, problems };
    return { ok: true, value: parts.reduce(together, { filter: {}, order: undefined }) };
}
const problem = ({ at, written }, code, allowed) => ({
    problem: { code, path: ['query', at], given: written, allowed },
});
const of = (filter) => ({ filter, order: undefined });
function toPart(token) {
    if (token.kind === 'condition')
        return conditionPart(token);
    if (token.quoted)
        return of({ text: token.text });
    if (/^["«]/.test(token.text))
        return problem(token, 'BAD_FORMAT', CLOSED_QUOTE);
    const flag = JUMP_FLAGS.includes(token.text.replace(/^-/, '').toLowerCase());
    return flag ? of({ jumps: !token.text.startsWith('-') }) : of({ text: token.text });
}
function conditionPart(token) {
    const { field } = token;
    if (token.negated && !SPECIAL_NAMES.includes(field))
        return problem(token, 'BAD_FORMAT', MINUS);
    const figure = QUERY_FIGURES.find((each) => FIGURE_NAMES[each].includes(field));
    if (figure !== undefined)
        return figurePart(token, figure);
    if (token.operator !== ':' && token.operator !== '=')
        return problem(token, 'BAD_FORMAT', known(field) ? ONLY_COLON : FIELDS);
    const name = Object.entries(TEXTS).find(([, names]) => names.includes(field))?.[0];
    if (name !== undefined)
        return textPart(token, name);
    if (SPECIAL_NAMES.includes(field))
        return specialPart(token);
    if (SORT_NAMES.includes(field))
        return sortPart(token);
    if (PLAY_NAMES.includes(field))
        return playPart(token);
    const choice = Object.entries(CHOICES).find(([, { names }]) => names.includes(field));
    return choice === undefined ? problem(token, 'UNKNOWN_FIELD', FIELDS) : choicePart(token, choice[0]);
}
function figurePart(token, figure) {
    const condition = figureCondition(figure, token.operator, token.value);
    return condition === undefined ? problem(token, 'BAD_FORMAT', NUMBERS) : of({ figures: [condition] });
}
const textPart = (token, name) => token.value === '' ? problem(token, 'MISSING', A_VALUE) : of({ [name]: token.value });
const specialPart = (token) => token.value === ''
    ? problem(token, 'MISSING', A_SPECIAL)
    : of(token.negated ? { withoutSpecials: [token.value] } : { specials: [token.value] });
function choicePart(token, name) {
    const { values } = CHOICES[name];
    const value = values.find((each) => each === token.value.toLowerCase());
    return value === undefined ? problem(token, 'UNKNOWN_VALUE', alike(values.join(', '))) : of({ [name]: value });
}
function playPart(token) {
    const inPlay = PLAY_VALUES[token.value.toLowerCase()];
    return inPlay === undefined ? problem(token, 'UNKNOWN_VALUE', { en: 'yes, no, any', ru: 'да, нет, все' }) : of({ inPlay });
}
function sortPart(token) {
    const descending = token.value.startsWith('-');
    const key = token.value.replace(/^[-+]/, '').toLowerCase();
    const by = SORT_KEYS[key] ?? QUERY_FIGURES.find((figure) => FIGURE_NAMES[figure].includes(key));
    return by === undefined ? problem(token, 'UNKNOWN_VALUE', SORTS) : { filter: {}, order: { by, descending } };
}
/** Conditions together: lists grow, words join, of anything else the last one counts. */
function together(a, b) {
    const text = [a.filter.text, b.filter.text].filter((each) => each !== undefined).join(' ');
    const lists = ['figures', 'specials', 'withoutSpecials'].flatMap((name) => {
        const both = [...(a.filter[name] ?? []), ...(b.filter[name] ?? [])];
        return both.length === 0 ? [] : [[name, both]];
    });
    const filter = { ...a.filter, ...b.filter, ...Object.fromEntries(lists), ...(text !== '' && { text }) };
    return { filter, order: b.order ?? a.order };
}
const alike = (text) => ({ en: text, ru: text });
const figureNames = (index) => QUERY_FIGURES.map((each) => index(FIGURE_NAMES[each])).join(', ');
const isRussian = (name) => /^[а-я]/.test(name);
const OTHER_FIELDS = [
    ...Object.values(CHOICES).map(({ names }) => names),
    ...Object.values(TEXTS),
    ...[SPECIAL_NAMES, PLAY_NAMES, SORT_NAMES],
];
const known = (field) => OTHER_FIELDS.some((names) => names.includes(field));
const FIELDS = {
    en: `${OTHER_FIELDS.map(([name]) => name).join(', ')}, ${figureNames(([name]) => name)}`,
    ru: `${OTHER_FIELDS.map((names) => names.find(isRussian)).join(', ')}, ${figureNames((names) => names.find(isRussian))}`,
};
const SORTS = {
    en: `name, ${figureNames(([name]) => name)}; with a minus, falling`,
    ru: `название, ${figureNames((names) => names.find(isRussian))}; с минусом — по убыванию`,
};
const NUMBERS = { en: 'numbers: pv<=30, pv:20..30, size:2,3', ru: 'числа: ос<=30, ос:20..30, размер:2,3' };
const ONLY_COLON = { en: 'a colon, then the value', ru: 'двоеточие и значение' };
const A_VALUE = { en: 'a value behind the colon', ru: 'значение после двоеточия' };
const A_SPECIAL = { en: 'an ability: special:ECM', ru: 'особенность: особенность:ECM' };
const MINUS = { en: 'a minus before special: and jump only', ru: 'минус только перед «особенность:» и «прыжок»' };
const CLOSED_QUOTE = { en: 'a quotation mark at both ends', ru: 'кавычки с обеих сторон' };
//# sourceMappingURL=parse-query.js.map