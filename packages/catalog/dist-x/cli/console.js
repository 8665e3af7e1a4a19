/** The text in the language asked for. */
export const inLanguage = (text, language) => text[language];
const LONGEST_LINE = 4_000;
/**
 * What came out of a file as one line of a message: a terminal obeys control characters, and a line break makes up messages.
 * @example oneLine('a\u001b[2Jb') // 'a\\u001b[2Jb'
 */
export const oneLine = (text) => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text).replace(/\p{Cc}/gu, escaped);
const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
/** Writes lines to the output. */
export function say({ terminal }, ...lines) {
    for (const line of lines)
        terminal.output.write(`${line}\n`);
}
/** Writes lines to the error output. */
export function complain({ terminal }, ...lines) {
    for (const line of lines)
        terminal.errors.write(`${line}\n`);
}
//# sourceMappingURL=console.js.map