/** A query as tokens with their places. */
export const OPERATORS = ['<=', '>=', '<', '>', '=', ':'];
const TOKEN = /\s*(?:(?<negated>-?)(?<field>\p{L}[\p{L}\d]*)\s*(?<operator><=|>=|<|>|=|:)\s*(?<value>"[^"]*"|«[^»]*»|[^\s"«»]*)|(?<quoted>"[^"]*"|«[^»]*»)|(?<word>\S+))/uy;
/**
 * The tokens of a query, in its order.
 * @example tokensOf('pv<=30 "rifle"') // a condition at 0, a text at 7
 */
export function tokensOf(query) {
    const tokens = [];
    const pattern = new RegExp(TOKEN);
    for (let match = pattern.exec(query); match !== null; match = pattern.exec(query))
        tokens.push(toToken(match));
    return tokens;
}
function toToken(match) {
    const { negated, field, operator, value, quoted, word } = match.groups;
    const written = match[0].trimStart();
    const place = { at: match.index + match[0].length - written.length, written };
    if (field !== undefined)
        return {
            kind: 'condition',
            ...place,
            negated: negated === '-',
            field: field.toLowerCase(),
            operator: operator,
            value: unquoted(value ?? ''),
        };
    return quoted === undefined
        ? { kind: 'text', ...place, text: word ?? '', quoted: false }
        : { kind: 'text', ...place, text: unquoted(quoted), quoted: true };
}
const unquoted = (value) => value.replace(/^["«](.*)["»]$/su, '$1');
//# sourceMappingURL=tokens.js.map