import { bothLanguages } from './said.js';
const MOST_PROBLEMS = 5;
const WHERE_NO_END = 999_999_999;
/**
 * The problems of a value that a schema refused; the first few of them.
 * @example problemsOf(unitDraft.safeParse(value).error.issues, value)
 */
export const problemsOf = (issues, value) => issues.slice(0, MOST_PROBLEMS).map((issue) => toProblem(issue, value));
function toProblem(issue, value) {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    const given = path.reduce((inner, part) => inner?.[part], value);
    if (issue.code === 'invalid_type' && given === undefined)
        return { code: 'MISSING', path, given, allowed: kindAllowed(issue.expected) };
    if (issue.code === 'too_small' && given === '')
        return { code: 'MISSING', path, given, allowed: kindAllowed('string') };
    return {
        code: codeOf(issue),
        path,
        given: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : given,
        allowed: allowedBy(issue),
    };
}
function codeOf(issue) {
    if (issue.code === 'invalid_type')
        return issue.expected === 'int' ? 'NOT_WHOLE' : 'WRONG_TYPE';
    if (issue.code === 'too_small' || issue.code === 'too_big')
        return issue.origin === 'string' ? 'TOO_LONG' : 'OUT_OF_RANGE';
    if (issue.code === 'unrecognized_keys')
        return 'UNKNOWN_FIELD';
    return issue.code === 'invalid_value' || issue.code === 'invalid_union' ? 'UNKNOWN_VALUE' : 'BAD_FORMAT';
}
function allowedBy(issue) {
    if (issue.code === 'invalid_type')
        return kindAllowed(issue.expected);
    if (issue.code === 'too_small')
        return sizeAllowed(issue.origin, Number(issue.minimum), WHERE_NO_END);
    if (issue.code === 'too_big')
        return sizeAllowed(issue.origin, 0, Number(issue.maximum));
    if (issue.code === 'invalid_value')
        return alike(issue.values.map(String).join(', '));
    if (issue.code === 'unrecognized_keys')
        return { en: 'only known fields', ru: 'только известные поля' };
    // Schemas say by examples what a text has to look like.
    if (issue.code === 'invalid_format')
        return { en: `text like ${issue.message}`, ru: `текст вида ${issue.message}` };
    if (issue.code === 'invalid_union')
        return ofUnion(issue);
    return bothLanguages(issue.message) ?? { en: issue.message, ru: `подходящее значение (${issue.message})` };
}
/** What tells the cases apart, else what the first of them allows. */
function ofUnion({ errors, ...issue }) {
    if ('options' in issue && Array.isArray(issue.options))
        return alike(issue.options.map(String).join(', '));
    const first = errors[0]?.[0];
    return first === undefined ? alike(issue.message) : allowedBy(first);
}
const alike = (text) => ({ en: text, ru: text });
function sizeAllowed(origin, least, most) {
    if (origin === 'number' || origin === 'int')
        return most === WHERE_NO_END ? atLeast(least) : atMost(most);
    const unit = origin === 'string' ? { en: 'characters', ru: 'символов' } : { en: 'entries', ru: 'записей' };
    if (most === WHERE_NO_END)
        return { en: `at least ${least} ${unit.en}`, ru: `не меньше ${least} ${unit.ru}` };
    return { en: `at most ${most} ${unit.en}`, ru: `не больше ${most} ${unit.ru}` };
}
const atLeast = (least) => ({ en: `a number from ${least}`, ru: `число от ${least}` });
const atMost = (most) => ({ en: `a number up to ${most}`, ru: `число до ${most}` });
const KINDS = {
    string: { en: 'text', ru: 'текст' },
    number: { en: 'a number', ru: 'число' },
    int: { en: 'a whole number', ru: 'целое число' },
    boolean: { en: 'true or false', ru: 'true или false' },
    array: { en: 'a list', ru: 'список' },
    object: { en: 'an object', ru: 'объект' },
};
const kindAllowed = (expected) => KINDS[expected] ?? alike(expected);
//# sourceMappingURL=problems.js.map