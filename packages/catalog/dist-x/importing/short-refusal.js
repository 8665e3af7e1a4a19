/** Characters of a value that was given, at most. */
const LONGEST = 200;
/** The refusal without what is too long to be shown. */
export const shortRefusal = ({ sourceId, problems, ...refusal }) => ({
    ...refusal,
    sourceId: sourceId === undefined ? undefined : short(sourceId),
    problems: problems.map(shortProblem),
});
const shortProblem = ({ path, given, ...problem }) => ({
    ...problem,
    path: path.map((part) => (typeof part === 'string' ? short(part) : part)),
    given: shortValue(given),
});
function shortValue(given) {
    if (typeof given === 'string')
        return short(given);
    if (typeof given !== 'object' || given === null)
        return given;
    const text = JSON.stringify(given);
    return text.length > LONGEST ? short(text) : given;
}
/** A copy, since a part of a text holds on to the whole. */
const short = (text) => (text.length > LONGEST ? Buffer.from(`${text.slice(0, LONGEST)}…`).toString() : text);
//# sourceMappingURL=short-refusal.js.map