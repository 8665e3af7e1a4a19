/**
 * Takes a JSON text apart into its entries while it streams by: the elements of the array that it is, or of the arrays that its
 * members are. Each comes as the bytes that it was written with, since the raw row is kept, and nothing but the entry at hand
 * is held. Only brackets, strings and commas are understood here; whether an entry is JSON is for `JSON.parse` to say.
 */
/** Bytes of an entry, at most. */
export const LONGEST_ELEMENT = 1_048_576;
/** Brackets within brackets of an entry, at most. */
export const DEEPEST_ELEMENT = 64;
const [QUOTE, BACKSLASH, COMMA, COLON, NEWLINE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const isBlank = (byte) => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;
/** Signs that mean something within entries; nearly all others are passed over at once. */
const SIGNS = [QUOTE, BACKSLASH, COMMA, OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT];
const TELLING = Uint8Array.from({ length: 256 }, (_, byte) => Number(isBlank(byte) || SIGNS.includes(byte)));
/**
 * Makes a splitter.
 * @example const splitter = jsonSplitter(); splitter.push(Buffer.from('[{"a":1},2]')) // two elements
 */
export function jsonSplitter() {
    let expected = 'start';
    let member = null;
    let item = 0;
    let line = 1;
    let offset = 0;
    let escaped = false;
    let open;
    const fault = (at) => ({ fault: 'NOT_JSON', line, offset: offset + at });
    /** Takes bytes into the open entry from `from` on; gives the place behind its end, or -1 when it goes on. */
    function read(entry, chunk, from) {
        for (let index = from; index < chunk.length; index++) {
            const byte = chunk[index];
            if (TELLING[byte] === 0) {
                escaped = false;
                continue;
            }
            if (byte === NEWLINE)
                line++;
            if (entry.inString) {
                if (escaped)
                    escaped = false;
                else if (byte === BACKSLASH)
                    escaped = true;
                else if (byte === QUOTE) {
                    entry.inString = false;
                    if (entry.depth === 0)
                        return index + 1;
                }
                continue;
            }
            if (byte === QUOTE && entry.begins !== 'bare')
                entry.inString = true;
            else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY)
                entry.deepest = Math.max(entry.deepest, ++entry.depth);
            else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
                if (entry.begins === 'bare')
                    return index;
                if (--entry.depth === 0)
                    return index + 1;
            }
            else if (entry.begins === 'bare' && (byte === COMMA || isBlank(byte))) {
                if (byte === NEWLINE)
                    line--;
                return index;
            }
        }
        return -1;
    }
    function keep(entry, bytes) {
        entry.length += bytes.length;
        if (entry.length > LONGEST_ELEMENT)
            entry.parts = [];
        else
            entry.parts.push(bytes);
    }
    function contentOf({ length, deepest, parts }) {
        if (length > LONGEST_ELEMENT)
            return 'TOO_LONG';
        if (deepest > DEEPEST_ELEMENT)
            return 'TOO_DEEP';
        return parts.length === 1 ? parts[0] : Buffer.concat(parts);
    }
    /** The entry is whole: a key names the next member, anything else is given out. */
    function close(entry, found) {
        const content = contentOf(entry);
        if (expected === 'key') {
            member = Buffer.isBuffer(content) && content.length < 1_000 ? content.subarray(1, -1).toString() : '';
            expected = 'colon';
            return entry.begins === 'string';
        }
        found.push({ member, item, line: entry.line, content });
        expected = expected === 'element' ? 'afterElement' : 'afterMember';
        return true;
    }
    function begin(byte) {
        const begins = byte === QUOTE ? 'string' : byte === OPEN_OBJECT || byte === OPEN_ARRAY ? 'container' : 'bare';
        if (expected === 'element')
            item++;
        else
            item = 0;
        open = { line, begins, parts: [], length: 0, depth: 0, deepest: 0, inString: false };
    }
    /** What a sign means between entries; true when an entry begins with it, undefined when it may not stand here. */
    function between(byte) {
        const next = NEXT[expected][byte];
        if (next !== undefined) {
            if (byte === OPEN_ARRAY)
                item = 0;
            if (byte === OPEN_ARRAY && expected === 'start')
                topIsArray = true;
            expected = next === 'closed' ? (topIsArray ? 'end' : 'afterMember') : next;
            return false;
        }
        if (expected === 'key')
            return byte === QUOTE ? true : undefined;
        const mayBegin = expected === 'value' || expected === 'element';
        return mayBegin && byte !== COMMA && byte !== COLON && byte !== CLOSE_ARRAY && byte !== CLOSE_OBJECT ? true : undefined;
    }
    let topIsArray = false;
    function push(chunk) {
        const found = [];
        let index = 0;
        while (index < chunk.length) {
            if (open !== undefined) {
                const end = read(open, chunk, index);
                keep(open, chunk.subarray(index, end < 0 ? chunk.length : end));
                if (end < 0)
                    break;
                if (!close(open, found))
                    return fault(index);
                open = undefined;
                index = end;
                continue;
            }
            const byte = chunk[index];
            if (isBlank(byte)) {
                if (byte === NEWLINE)
                    line++;
                index++;
                continue;
            }
            const begins = between(byte);
            if (begins === undefined)
                return fault(index);
            if (begins)
                begin(byte);
            else
                index++;
        }
        offset += chunk.length;
        return found;
    }
    return { push, end: () => (expected === 'end' ? undefined : { fault: 'CUT_OFF', line, offset }) };
}
/** Signs between entries and what they lead to; `closed` ends an array, and with the outermost one the text. */
const NEXT = {
    start: { [OPEN_ARRAY]: 'element', [OPEN_OBJECT]: 'key' },
    key: { [CLOSE_OBJECT]: 'end' },
    colon: { [COLON]: 'value' },
    value: { [OPEN_ARRAY]: 'element' },
    afterMember: { [COMMA]: 'key', [CLOSE_OBJECT]: 'end' },
    element: { [CLOSE_ARRAY]: 'closed' },
    afterElement: { [COMMA]: 'element', [CLOSE_ARRAY]: 'closed' },
    end: {},
};
//# sourceMappingURL=json-splitter.js.map